from svintus.engine.phases.slap import Slap, begin_slap
from svintus.engine.round import Card, Round


class Khlopkopyt(Card):
    """Every palm onto the deck; the last draws 2 (`SLAP-1`)."""

    def on_play(self, r: Round, seat: int, action: int) -> None:
        r.stake += 2
        r.pass_to_next(seat)
        begin_slap(r, Slap(r.stake, 0))
