from svintus.engine.cards.etiquette.etiquette import Etiquette


class Shmotrun(Etiquette):
    """For an opponent who you winked at, and nobody else noticed (`SHMOTRUN`)."""
