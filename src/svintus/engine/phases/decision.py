"""Phases in which one seat must decide, and what happens if it does not."""

from typing import ClassVar

from svintus.engine.actions import ACCEPT, AN_ACCEPT, LAY, colour_of, first_card, has_several, kind_of, with_card
from svintus.engine.faces import FIRST_SPECIAL, GREY
from svintus.engine.phase import Phase, out_of_place
from svintus.engine.refusals import DOES_NOT_FIT, MALFORMED, MUST_PLAY, NEEDS_A_NUMBER, NOT_IN_HAND, OK
from svintus.engine.round import Round


class Decision(Phase):
    """`seat` decides. If its time runs out, or it pays for a wrong act, the default is taken (`PACE-1`)."""

    is_chance: ClassVar[bool] = False
    """Something may be done here rather than must: letting the time run out costs nothing."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def default(self, r: Round) -> None:
        """What is done if the seat does not decide."""
        raise NotImplementedError

    def owes(self, r: Round, seat: int) -> bool:
        return seat == self.seat

    def expire(self, r: Round) -> None:
        if r.options.dawdle and not self.is_chance:
            r.fine(self.seat, "slow")
        self.default(r)

    def forfeit(self, r: Round, seat: int, why: str) -> None:
        r.fine(seat, why)
        self.default(r)


class NumberToLay(Decision):
    """The seat lays a number card of its hand that fits, or gives in where that is possible."""

    def fits(self, face: int) -> bool:
        """Whether this number card can be laid here."""
        raise NotImplementedError

    def may_give_in(self, r: Round) -> bool:
        """Whether the seat need not lay."""
        raise NotImplementedError

    def lay(self, r: Round, face: int) -> None:
        """The seat lays this card."""
        raise NotImplementedError

    def give_in(self, r: Round) -> None:
        """The seat lays nothing."""
        raise NotImplementedError

    def fitting(self, r: Round) -> list[int]:
        """What the seat could lay."""
        return [face for face in sorted(set(r.hands[self.seat])) if face < FIRST_SPECIAL and self.fits(face)]

    def offer(self, r: Round, seat: int, out: list[int]) -> None:
        out.extend([with_card(LAY, face) for face in self.fitting(r)])
        if self.may_give_in(r):
            out.append(AN_ACCEPT)

    def check(self, r: Round, seat: int, action: int) -> int:
        kind = kind_of(action)
        if kind == ACCEPT:
            return OK if self.may_give_in(r) else MUST_PLAY
        if kind != LAY:
            return out_of_place(kind)
        if has_several(action) or colour_of(action) != GREY:
            return MALFORMED
        face = first_card(action)
        if face not in r.held(seat):
            return NOT_IN_HAND
        if face >= FIRST_SPECIAL:
            return NEEDS_A_NUMBER
        return OK if self.fits(face) else DOES_NOT_FIT

    def act(self, r: Round, seat: int, action: int) -> None:
        if kind_of(action) == LAY:
            self.lay(r, first_card(action))
        else:
            self.give_in(r)

    def default(self, r: Round) -> None:
        """Gives in, or else lays a random card."""
        if self.may_give_in(r):
            self.give_in(r)
        else:
            fitting = self.fitting(r)
            self.lay(r, fitting[r.rng.below(len(fitting))])
