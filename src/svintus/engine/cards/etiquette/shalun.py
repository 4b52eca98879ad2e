from svintus.engine.cards.etiquette.etiquette import Etiquette


class Shalun(Etiquette):
    """For an opponent who broke any rule (`SHALUN`)."""
