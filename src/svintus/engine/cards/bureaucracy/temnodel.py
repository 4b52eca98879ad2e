from typing import ClassVar

from svintus.engine.card import Card
from svintus.engine.events import NOBODY
from svintus.engine.phases.dark import Dark
from svintus.engine.round import Round


class Temnodel(Card):
    """Its player lays a card face down and says what it is; the next one does the same, or checks (`DARK-1`)."""

    can_be_intercepted: ClassVar[bool] = False

    def on_play(self, r: Round, seat: int, action: int) -> None:
        if r.hands[seat]:
            r.wait_for(Dark(seat, NOBODY, NOBODY, ()))
        else:
            r.pass_to_next(seat)
