from typing import ClassVar

from svintus.engine import endings, silence, tasks
from svintus.engine.actions import A_DRAW, A_PASS, DRAW, PASS, PLAY, first_card, has_several, kind_of
from svintus.engine.events import Passed, TurnCame
from svintus.engine.faces import KIND_OF
from svintus.engine.phase import Phase, out_of_place
from svintus.engine.phases.playing import can_play, check_carried, check_laid, offer_card
from svintus.engine.phases.several import offer_several
from svintus.engine.refusals import (
    ALREADY_DREW,
    DRAW_FIRST,
    MUST_PLAY,
    OK,
    ONLY_THE_DRAWN_CARD,
)
from svintus.engine.round import DREW_NOTHING, NO_DRAW, Round


class Turn(Phase):
    """A seat plays, or draws and then plays that card or passes (`TURN-1` to `TURN-3`)."""

    number: ClassVar[int] = 0
    is_ordinary: ClassVar[bool] = True
    lets_give: ClassVar[bool] = True

    def __init__(self, seat: int, drawn: int = NO_DRAW) -> None:
        self.seat = seat
        self.drawn = drawn

    def begin(self, r: Round) -> None:
        silence.turn_reached(r, self.seat)
        if r.telling:
            r.tell(TurnCame(self.seat))

    def owes(self, r: Round, seat: int) -> bool:
        return seat == self.seat

    def offer(self, r: Round, seat: int, out: list[int]) -> None:
        if self.drawn != NO_DRAW:
            if self.drawn >= 0 and self.drawn in r.hands[seat] and can_play(r, seat, self.drawn):
                offer_card(r, seat, PLAY, self.drawn, out)
            out.append(A_PASS)
            return
        fit, row = r.fit, r.row
        hand = r.held(seat)
        for face in hand:
            if fit[row + face]:
                r.cards[KIND_OF[face]].offer(r, seat, PLAY, face, out)
        if r.options.draw_freely or not out:
            out.append(A_DRAW)
        if r.options.several != "off":
            offer_several(r, hand, out)

    def check(self, r: Round, seat: int, action: int) -> int:
        kind = kind_of(action)
        if kind == PLAY:
            reason = check_carried(r, seat, action)
            if reason:
                return reason
            if self.drawn != NO_DRAW and not self._is_the_drawn(r, action):
                return ONLY_THE_DRAWN_CARD
            return check_laid(r, action)
        if kind == DRAW:
            if self.drawn != NO_DRAW:
                return ALREADY_DREW
            if not r.options.draw_freely and self._could_play(r):
                return MUST_PLAY
            return OK
        if kind == PASS:
            return DRAW_FIRST if self.drawn == NO_DRAW else OK
        return out_of_place(kind)

    def _is_the_drawn(self, r: Round, action: int) -> bool:
        if first_card(action) != self.drawn:
            return False
        return not has_several(action) or r.cards[KIND_OF[self.drawn]].brings_another

    def _could_play(self, r: Round) -> bool:
        for face in r.held(self.seat):
            if can_play(r, self.seat, face):
                return True
        return False

    def act(self, r: Round, seat: int, action: int) -> None:
        kind = kind_of(action)
        if kind == PLAY:
            r.moved(True)
            r.play(seat, action, "turn", 0)
        elif kind == DRAW:
            r.moved(False)
            r.stack[-1] = Turn(seat, self._draw(r))
        else:
            r.moved(False)
            if r.rows[seat]:
                tasks.turn_ends(r, seat, False)
            if r.telling:
                r.tell(Passed(seat))
            self._over(r, self.drawn == DREW_NOTHING)

    def _draw(self, r: Round) -> int:
        drawn = r.draw(self.seat, 1, "turn")
        while r.options.draw_until_fits and drawn >= 0 and not can_play(r, self.seat, drawn):
            more = r.draw(self.seat, 1, "turn")
            if more == DREW_NOTHING:
                break
            drawn = more
        return drawn

    def _over(self, r: Round, drew_nothing: bool) -> None:
        if drew_nothing:
            endings.passed_with_nothing(r)
        else:
            r.passes = 0
        if not r.over:
            r.pass_to_next(self.seat)

    def expire(self, r: Round) -> None:
        """Two cards and the turn (`PACE-1`); after a draw two cards and a pass."""
        self.forfeit(r, self.seat, "slow")

    def forfeit(self, r: Round, seat: int, why: str) -> None:
        r.moved(False)
        nothing = r.fine(seat, why) == DREW_NOTHING
        self._over(r, nothing and self.drawn < 0)

    def without(self, r: Round, seat: int) -> None:
        if seat == self.seat:
            r.pass_to_next(seat)

    def stored(self) -> tuple[int, ...]:
        return (self.seat, self.drawn)
