from typing import ClassVar

from svintus.engine.actions import A_PASS, PASS, PLAY, first_card, has_several, kind_of
from svintus.engine.events import Passed
from svintus.engine.faces import KIND_OF
from svintus.engine.phases.decision import Decision
from svintus.engine.phases.playing import check_carried, check_laid, offer_card
from svintus.engine.refusals import OK, SEVERAL_OFF, WRONG_PHASE
from svintus.engine.round import Round


class FollowUp(Decision):
    """After Polisvin its player may at once lay one more card that fits (`TURN-7`)."""

    number: ClassVar[int] = 3
    is_chance: ClassVar[bool] = True

    def offer(self, r: Round, seat: int, out: list[int]) -> None:
        for face in r.held(seat):
            if r.fit[r.row + face]:
                offer_card(r, seat, PLAY, face, out)
        out.append(A_PASS)

    def check(self, r: Round, seat: int, action: int) -> int:
        kind = kind_of(action)
        if kind == PASS:
            return OK
        if kind != PLAY:
            return WRONG_PHASE
        reason = check_carried(r, seat, action)
        if reason:
            return reason
        if has_several(action) and not r.cards[KIND_OF[first_card(action)]].brings_another:
            return SEVERAL_OFF
        return check_laid(r, action)

    def act(self, r: Round, seat: int, action: int) -> None:
        if kind_of(action) == PLAY:
            r.play(seat, action, "follow-up", 0)
            return
        r.pop()
        if r.telling:
            r.tell(Passed(seat))

    def default(self, r: Round) -> None:
        """No card follows."""
        r.pop()

    def without(self, r: Round, seat: int) -> None:
        if seat == self.seat:
            r.pop()

    def stored(self) -> tuple[int, ...]:
        return (self.seat,)
