from typing import ClassVar

from svintus.engine.actions import A_SLAP, SLAP, kind_of
from svintus.engine.events import SlapBegan, SlapEnded, Slapped
from svintus.engine.phase import Phase
from svintus.engine.refusals import OK, WRONG_PHASE
from svintus.engine.round import Round


class Slap(Phase):
    """Every palm onto the deck; the race ends when one seat is left, and that one draws (`SLAP-1`).

    `slapped` is a mask of seats, `count` the cards at stake. The order of the slaps is the host's to judge (`FAIR-1`).
    """

    number: ClassVar[int] = 2
    deadline: ClassVar[int] = 5
    race_act: ClassVar[int] = SLAP

    def __init__(self, count: int, slapped: int) -> None:
        self.count = count
        self.slapped = slapped

    def begin(self, r: Round) -> None:
        if r.telling:
            r.tell(SlapBegan(self.count))

    def owes(self, r: Round, seat: int) -> bool:
        return not (self.slapped | r.gone) >> seat & 1

    def offer(self, r: Round, seat: int, out: list[int]) -> None:
        out.append(A_SLAP)

    def check(self, r: Round, seat: int, action: int) -> int:
        return OK if kind_of(action) == SLAP else WRONG_PHASE

    def act(self, r: Round, seat: int, action: int) -> None:
        slapped = self.slapped | 1 << seat
        if r.telling:
            r.tell(Slapped(seat, slapped.bit_count()))
        self._go_on(r, slapped)

    def _go_on(self, r: Round, slapped: int) -> None:
        r.stack[-1] = Slap(self.count, slapped)
        slow = self._slow(r, slapped)
        if len(slow) < 2:
            self._settle(r, slow)

    def _slow(self, r: Round, slapped: int) -> list[int]:
        return [seat for seat in range(r.seats) if not (slapped | r.gone) >> seat & 1]

    def _settle(self, r: Round, losers: list[int]) -> None:
        r.pop()
        if r.telling:
            r.tell(SlapEnded(tuple(losers)))
        for seat in losers:
            r.draw(seat, self.count, "slap")

    def expire(self, r: Round) -> None:
        """At the deadline every seat that has not slapped draws (`RACE-1`)."""
        self._settle(r, self._slow(r, self.slapped))

    def forfeit(self, r: Round, seat: int, why: str) -> None:
        """The race itself is not lost by a wrong act elsewhere."""
        r.fine(seat, why)

    def without(self, r: Round, seat: int) -> None:
        self._go_on(r, self.slapped)

    def stored(self) -> tuple[int, ...]:
        return (self.count, self.slapped)
