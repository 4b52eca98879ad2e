from typing import ClassVar

from svintus.engine.actions import seat_of
from svintus.engine.cards.challenge.challenge import Challenge
from svintus.engine.phases.each_gives import each_gives
from svintus.engine.round import Round


class Neither(Challenge):
    """Draw two, name an opponent: each other seat, not you, gives that one a card (`NEI`)."""

    names_seat: ClassVar[bool] = True

    def happen(self, r: Round, seat: int, action: int) -> None:
        r.draw(seat, 2, "neither")
        victim = seat_of(action)
        each_gives(r, seat, victim, [s for s in range(r.seats) if s not in (seat, victim)])
