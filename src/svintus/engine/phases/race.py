"""What the challenge races have in common: whoever is last is given a card by each other.

The order in which the acts of a race come is the host's to judge (`FAIR-1`); here they count as they come.
"""

from dataclasses import dataclass
from typing import ClassVar

from svintus.engine.actions import PHASE_KEYS
from svintus.engine.events import NOBODY, RaceBegan, RaceEnded
from svintus.engine.frozen import Frozen
from svintus.engine.gifts import look_for_win
from svintus.engine.phase import NO_RACE, Phase
from svintus.engine.phases.each_gives import each_gives
from svintus.engine.round import Round


@dataclass(frozen=True, slots=True)
class RaceScene(Frozen):
    """What everybody sees of a race. Seats are indices, cards faces; -1 stands for nobody and nothing."""

    race: str
    """The name of its phase."""
    starter: int
    """Who brought it about."""
    order: tuple[int, ...] = ()
    """Who has acted, the first first; in a tower whose fists are stacked, from the bottom to the top."""
    garment: int = NOBODY
    """What must be touched."""
    laid: tuple[int, ...] = ()
    """The face lying open in front of each seat. It counts as in its hand until the race is over."""
    grabbed: tuple[int, ...] = ()
    """For each seat the one whose card it has grabbed."""


class Race(Phase):
    """A part of a race that `starter` has brought about."""

    deadline: ClassVar[int] = 5

    def __init__(self, starter: int) -> None:
        self.starter = starter

    def begin(self, r: Round) -> None:
        if r.telling and self.race_act != NO_RACE:
            r.tell(RaceBegan(PHASE_KEYS[self.number], self.starter, self.scene().garment))  # type: ignore[arg-type]

    def scene(self) -> RaceScene:
        """What everybody sees of it."""
        return RaceScene(PHASE_KEYS[self.number], self.starter)

    def forfeit(self, r: Round, seat: int, why: str) -> None:
        """The race itself is not lost by a wrong act elsewhere."""
        r.fine(seat, why)

    def settle(self, r: Round, last: list[int]) -> None:
        """The race is over, and these seats have not come to its end; one of them loses it (`RACE-1`)."""
        r.pop()
        loser = furthest(r, self.starter, last)
        if r.telling:
            r.tell(RaceEnded(PHASE_KEYS[self.number], loser))  # type: ignore[arg-type]
        if loser == NOBODY:
            look_for_win(r, self.starter)
        else:
            each_gives(r, self.starter, loser, list(range(r.seats)))


def furthest(r: Round, starter: int, seats: list[int]) -> int:
    """The one of these seats that is furthest from `starter` in play order; nobody if there is none."""
    found = NOBODY
    for seat in r.in_play_order(starter):
        if seat in seats:
            found = seat
    return found
