"""Races in which every seat does one and the same thing, and the last one has lost."""

from typing import ClassVar

from svintus.engine.actions import DONE, PHASE_KEYS, TOUCH, bare, kind_of
from svintus.engine.events import Raced
from svintus.engine.phase import out_of_place
from svintus.engine.phases.race import Race, RaceScene
from svintus.engine.refusals import OK
from svintus.engine.round import Round


class LastOne(Race):
    """`order` are the seats that have acted, the first first. It ends when one seat is left."""

    def __init__(self, starter: int, order: tuple[int, ...]) -> None:
        super().__init__(starter)
        self.order = order

    def after(self, order: tuple[int, ...]) -> "LastOne":
        """The same race a moment later."""
        raise NotImplementedError

    def owes(self, r: Round, seat: int) -> bool:
        return seat not in self.order and not r.gone >> seat & 1

    def offer(self, r: Round, seat: int, out: list[int]) -> None:
        out.append(bare(self.race_act))

    def check(self, r: Round, seat: int, action: int) -> int:
        return OK if kind_of(action) == self.race_act else out_of_place(kind_of(action))

    def act(self, r: Round, seat: int, action: int) -> None:
        phase = self.after((*self.order, seat))
        if r.telling:
            r.tell(Raced(PHASE_KEYS[self.number], seat, len(phase.order)))  # type: ignore[arg-type]
        phase.go_on(r)

    def go_on(self, r: Round) -> None:
        """The race goes on like this, unless it is decided."""
        r.stack[-1] = self
        slow = self._slow(r)
        if len(slow) < 2:
            self.settle(r, slow)

    def _slow(self, r: Round) -> list[int]:
        return [seat for seat in range(r.seats) if self.owes(r, seat)]

    def expire(self, r: Round) -> None:
        """Whoever has not acted is last; of several the one furthest from the starter (`RACE-1`)."""
        self.settle(r, self._slow(r))

    def without(self, r: Round, seat: int) -> None:
        self.go_on(r)

    def scene(self) -> RaceScene:
        return RaceScene(PHASE_KEYS[self.number], self.starter, self.order)

    def stored(self) -> tuple[int, ...]:
        return (self.starter, *self.order)


class Huts(LastOne):
    """Two huts of two cards each; who has finished says so, and the last one has lost (`HAN`)."""

    number: ClassVar[int] = 19
    deadline: ClassVar[int] = 30
    race_act: ClassVar[int] = DONE

    def after(self, order: tuple[int, ...]) -> LastOne:
        return Huts(self.starter, order)


class Touch(LastOne):
    """Everyone touches the garment that was named; its namer may not be first, or counts as last (`CLO`)."""

    number: ClassVar[int] = 18
    race_act: ClassVar[int] = TOUCH

    def __init__(self, starter: int, garment: int, order: tuple[int, ...]) -> None:
        super().__init__(starter, order)
        self.garment = garment

    def after(self, order: tuple[int, ...]) -> LastOne:
        return Touch(self.starter, self.garment, order)

    def go_on(self, r: Round) -> None:
        if self.order and self.order[0] == self.starter:
            self.settle(r, [self.starter])
        else:
            super().go_on(r)

    def scene(self) -> RaceScene:
        return RaceScene(PHASE_KEYS[self.number], self.starter, self.order, self.garment)

    def stored(self) -> tuple[int, ...]:
        return (self.starter, self.garment, *self.order)
