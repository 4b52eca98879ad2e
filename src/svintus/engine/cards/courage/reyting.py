from svintus.engine.cards.courage.courage import Courage


class Reyting(Courage):
    """Announces the running sum of the number cards (`REYTING`)."""
