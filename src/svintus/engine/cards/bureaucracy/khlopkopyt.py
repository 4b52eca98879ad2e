from svintus.engine.card import Card
from svintus.engine.phases.slap import Slap
from svintus.engine.round import Round


class Khlopkopyt(Card):
    """Every palm onto the deck; the last draws 2 (`SLAP-1`)."""

    def on_play(self, r: Round, seat: int, action: int) -> None:
        r.stake += 2
        r.pass_to_next(seat)
        r.push(Slap(r.stake, 0))
