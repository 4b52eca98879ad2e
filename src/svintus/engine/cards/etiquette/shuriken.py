from svintus.engine.cards.etiquette.etiquette import Etiquette


class Shuriken(Etiquette):
    """For an opponent who made an interception (`SHURIKEN`)."""
