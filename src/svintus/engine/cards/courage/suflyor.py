from svintus.engine.cards.courage.courage import Courage


class Suflyor(Courage):
    """Only whispers, and repeats everything the giver says (`SUFLYOR`)."""
