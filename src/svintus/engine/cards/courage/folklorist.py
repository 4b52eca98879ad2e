from svintus.engine.cards.courage.courage import Courage


class Folklorist(Courage):
    """Each turn a proverb, a saying or a tongue-twister (`FOLKLORIST`)."""
