from svintus.engine.cards.courage.courage import Courage


class Ovatsii(Courage):
    """Stands, and claps at every special card played by anyone (`OVATSII`)."""
