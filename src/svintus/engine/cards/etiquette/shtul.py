from svintus.engine.cards.etiquette.etiquette import Etiquette


class Shtul(Etiquette):
    """For an opponent who left the seat (`SHTUL`)."""
