from svintus.engine.cards.etiquette.etiquette import Etiquette


class Shtol(Etiquette):
    """For an opponent who put a hand on the table (`SHTOL`)."""
