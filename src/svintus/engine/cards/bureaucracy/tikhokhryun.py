from svintus.engine import silence
from svintus.engine.card import Card
from svintus.engine.round import Round


class Tikhokhryun(Card):
    """Silence for all (`SIL-1`); a second one moves the ownership to its player (`SIL-3`)."""

    def on_play(self, r: Round, seat: int, action: int) -> None:
        r.pass_to_next(seat)
        silence.begin(r, seat)
