from svintus.engine.cards.etiquette.etiquette import Etiquette


class Shevelis(Etiquette):
    """For an opponent who has thought about a move for over five seconds (`SHEVELIS`)."""
