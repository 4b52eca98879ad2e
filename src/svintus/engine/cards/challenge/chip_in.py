from typing import ClassVar

from svintus.engine.actions import colour_of
from svintus.engine.cards.challenge.challenge import Challenge
from svintus.engine.phases.chip_in import Collection
from svintus.engine.round import Round


class ChipIn(Challenge):
    """Name a colour: from you on each lays a number card of it, and the first who has none is given cards (`CHI`)."""

    names_colour: ClassVar[bool] = True

    def happen(self, r: Round, seat: int, action: int) -> None:
        r.push(Collection(seat, seat, colour_of(action), 0))
