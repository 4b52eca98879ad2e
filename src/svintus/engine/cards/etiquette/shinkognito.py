from svintus.engine.cards.etiquette.etiquette import Etiquette


class Shinkognito(Etiquette):
    """For an opponent who addressed you by name (`SHINKOGNITO`)."""
