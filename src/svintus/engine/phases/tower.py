from typing import ClassVar

from svintus.engine.actions import A_FIST, FIST, PHASE_KEYS, kind_of
from svintus.engine.events import Raced
from svintus.engine.phase import out_of_place
from svintus.engine.phases.race import Race, RaceScene
from svintus.engine.refusals import OK
from svintus.engine.round import Round

FISTS = 2


class Tower(Race):
    """Fists are stacked, two for each seat, and nobody grabs their own; whose fist is on top at the end has lost
    (`ONE`). `fists` are the seats from the bottom to the top."""

    number: ClassVar[int] = 14
    race_act: ClassVar[int] = FIST

    def __init__(self, starter: int, fists: tuple[int, ...]) -> None:
        super().__init__(starter)
        self.fists = fists

    def _has_a_fist_left(self, r: Round, seat: int) -> bool:
        return self.fists.count(seat) < FISTS and not r.gone >> seat & 1

    def owes(self, r: Round, seat: int) -> bool:
        return self._has_a_fist_left(r, seat) and self.fists[-1:] != (seat,)

    def offer(self, r: Round, seat: int, out: list[int]) -> None:
        out.append(A_FIST)

    def check(self, r: Round, seat: int, action: int) -> int:
        return OK if kind_of(action) == FIST else out_of_place(kind_of(action))

    def act(self, r: Round, seat: int, action: int) -> None:
        fists = (*self.fists, seat)
        if r.telling:
            r.tell(Raced("tower", seat, len(fists)))
        self._go_on(r, fists)

    def _go_on(self, r: Round, fists: tuple[int, ...]) -> None:
        """If only the owner of the top fist has fists left, they go on top; so that one has lost all the same."""
        phase = Tower(self.starter, fists)
        r.stack[-1] = phase
        for seat in range(r.seats):
            if phase.owes(r, seat):
                return
        phase.settle(r, [fists[-1]])

    def expire(self, r: Round) -> None:
        """Fists that are still missing go on top now, the one furthest from the starter last (`RACE-1`)."""
        self.settle(r, [seat for seat in range(r.seats) if self._has_a_fist_left(r, seat)])

    def without(self, r: Round, seat: int) -> None:
        self._go_on(r, tuple([owner for owner in self.fists if owner != seat]))

    def scene(self) -> RaceScene:
        return RaceScene(PHASE_KEYS[self.number], self.starter, self.fists)

    def stored(self) -> tuple[int, ...]:
        return (self.starter, *self.fists)
