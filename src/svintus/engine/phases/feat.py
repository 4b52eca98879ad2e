"""A feat is shown, and the others in play order try to match it or decline (`SLA`).

How well it was done is a fact that the host brings: a score from 0 to 4094 of the machine's games of skill, or 1 and 0
where the table judges a feat in words. Whoever reaches the mark has matched it.
"""

from dataclasses import dataclass
from typing import ClassVar

from svintus.engine.actions import A_PASS, A_TRY, PASS, TRY, kind_of
from svintus.engine.events import NOBODY, FeatAnswered, FeatAsked
from svintus.engine.feats import IN_WORDS
from svintus.engine.frozen import Frozen
from svintus.engine.phase import Phase, out_of_place
from svintus.engine.phases.gives import Gives, PutsAside
from svintus.engine.refusals import OK, WRONG_PHASE
from svintus.engine.round import Round

PRICE = 3
"""Cards that a matched feat earns, and one that nobody matches costs."""
NO_MARK = -1


@dataclass(frozen=True, slots=True)
class FeatScene(Frozen):
    """What everybody sees of a feat. `mark` is the score to reach, -1 until it was shown; `performer` is at it right
    now, -1 while a seat is asked whether it will try."""

    starter: int
    feat: int
    mark: int
    performer: int


class Feat(Phase):
    """`seat` shows it (no mark yet), is asked, or tries."""

    number: ClassVar[int] = 20
    deadline: ClassVar[int] = 30

    def __init__(self, starter: int, feat: int, mark: int, seat: int, trying: bool) -> None:
        self.starter = starter
        self.feat = feat
        self.mark = mark
        self.seat = seat
        self.trying = trying

    @property
    def performer(self) -> int:
        """Whose performance the host may judge now."""
        return self.seat if self.trying else NOBODY

    def begin(self, r: Round) -> None:
        if r.telling:
            r.tell(FeatAsked(self.seat, self.feat, self.mark))

    def owes(self, r: Round, seat: int) -> bool:
        return seat == self.seat

    def offer(self, r: Round, seat: int, out: list[int]) -> None:
        if not self.trying:
            out.append(A_TRY)
        out.append(A_PASS)

    def check(self, r: Round, seat: int, action: int) -> int:
        kind = kind_of(action)
        if kind == PASS:
            return OK
        if kind == TRY:
            return WRONG_PHASE if self.trying else OK
        return out_of_place(kind)

    def act(self, r: Round, seat: int, action: int) -> None:
        if kind_of(action) == TRY:
            self._tell(r, "tries", NO_MARK)
            r.stack[-1] = Feat(self.starter, self.feat, self.mark, seat, True)
        else:
            self._fail(r, "declines", NO_MARK)

    def perform(self, r: Round, score: int) -> None:
        """The host has seen how well it was done."""
        if self.mark == NO_MARK:
            if self.feat != IN_WORDS:
                r.feats_shown |= 1 << self.feat
            self._tell(r, "shows", score)
            self._ask_next(r, score)
        elif score >= self.mark:
            self._tell(r, "matches", score)
            r.pop()
            r.push(Gives(self.seat, self.starter, PRICE))
        else:
            self._fail(r, "fails", score)

    def _fail(self, r: Round, how: str, score: int) -> None:
        """The next one is asked. What was not shown cannot be matched, and costs nothing."""
        self._tell(r, how, score)
        if self.mark == NO_MARK:
            r.pop()
        else:
            self._ask_next(r, self.mark)

    def _ask_next(self, r: Round, mark: int) -> None:
        """Where all have been asked in vain the price is put into the box."""
        r.pop()
        after = r.next_to(self.seat)
        if after == self.starter:
            r.push(PutsAside(self.starter, PRICE))
        else:
            r.push(Feat(self.starter, self.feat, mark, after, False))

    def _tell(self, r: Round, how: str, score: int) -> None:
        if r.telling:
            r.tell(FeatAnswered(self.seat, self.feat, how, score))  # type: ignore[arg-type]

    def expire(self, r: Round) -> None:
        """Whoever has not made it by then has failed, which costs nothing more (`RACE-1`)."""
        self._fail(r, "fails" if self.trying else "declines", NO_MARK)

    def forfeit(self, r: Round, seat: int, why: str) -> None:
        """The feat itself is not lost by a wrong act elsewhere."""
        r.fine(seat, why)

    def without(self, r: Round, seat: int) -> None:
        if seat == self.starter:
            r.pop()
        elif seat == self.seat:
            self._ask_next(r, self.mark)

    def scene(self) -> FeatScene:
        """What everybody sees of it."""
        return FeatScene(self.starter, self.feat, self.mark, self.performer)

    def stored(self) -> tuple[int, ...]:
        return (self.starter, self.feat, self.mark, self.seat, int(self.trying))


def slabo(r: Round, starter: int, feat: int) -> None:
    """The starter shows its feat at once: naming it was the boast."""
    r.push(Feat(starter, feat, NO_MARK, starter, True))


def performer(r: Round) -> int:
    """Whose performance the host may judge now; nobody if nobody is at a feat."""
    top = r.stack[-1]
    return top.performer if isinstance(top, Feat) else NOBODY


def perform(r: Round, score: int) -> None:
    """The fact of the host about the performer's score."""
    top = r.stack[-1]
    if isinstance(top, Feat):
        top.perform(r, score)
