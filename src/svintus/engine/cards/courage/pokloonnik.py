from svintus.engine.cards.courage.courage import Courage


class Pokloonnik(Courage):
    """Each turn, with the card, a bow and a compliment to the giver (`POKLOONNIK`)."""
