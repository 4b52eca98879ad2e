from svintus.engine.cards.etiquette.etiquette import Etiquette


class Shto(Etiquette):
    """For an opponent who answered a question of yours (`SHTO`)."""
