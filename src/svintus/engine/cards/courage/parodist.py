from svintus.engine.cards.courage.courage import Courage


class Parodist(Courage):
    """A word at every special card played by anyone (`PARODIST`)."""
