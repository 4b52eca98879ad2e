from typing import ClassVar

from svintus.engine.card import Card
from svintus.engine.round import Round


class NumberedGrey(Card):
    """In turn a number card: on the same value, and then its player names a colour (`ETI-1`, `COU-1`)."""

    names_colour: ClassVar[bool] = True

    def on_play(self, r: Round, seat: int, action: int) -> None:
        r.pass_to_next(seat)
