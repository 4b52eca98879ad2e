from svintus.engine.cards.etiquette.etiquette import Etiquette


class Shmunitet(Etiquette):
    """Answers a card played against its holder (`SHM-1`): see `phases.question`. No ground is ever given for it."""
