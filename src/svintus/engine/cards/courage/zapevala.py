from svintus.engine.cards.courage.courage import Courage
from svintus.engine.round import Round

GENRES = ("children", "chanson", "love", "english", "patriotic", "folk")
"""What the giver chooses from, by number."""


class Zapevala(Courage):
    """Each turn two lines of a song of the genre that the giver chose (`ZAPEVALA`), or the table (`ZAP-1`)."""

    def gift_choices(self, r: Round, seat: int) -> list[int]:
        fixed = r.options.song_genre
        return [GENRES.index(fixed)] if fixed in GENRES else list(range(len(GENRES)))
