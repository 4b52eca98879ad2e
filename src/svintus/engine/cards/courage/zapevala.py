from svintus.engine.cards.courage.courage import Courage
from svintus.engine.round import Round

GENRES = ("children", "chanson", "love", "english", "patriotic", "folk")
"""What the giver chooses from, by number."""


class Zapevala(Courage):
    """Each turn two lines of a song of the genre that the giver chose (`ZAPEVALA`)."""

    def gift_choices(self, r: Round, seat: int) -> list[int]:
        return list(range(len(GENRES)))
