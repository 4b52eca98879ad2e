from typing import ClassVar

from svintus.engine import silence
from svintus.engine.actions import ACCEPT, AN_ACCEPT, PLAY, first_card, has_several, kind_of
from svintus.engine.events import GrowthEnded, TurnCame
from svintus.engine.faces import FIRST_SPECIAL, VALUE_OF
from svintus.engine.phase import Phase, out_of_place
from svintus.engine.phases.playing import check_carried, offer_card
from svintus.engine.refusals import DOES_NOT_GROW, OK
from svintus.engine.round import Round


class Growth(Phase):
    """Svinorost grows: a number card of the same value or one more, or as many cards as the value on top (`GROW-2`,
    `GROW-3`). No specials and no numbered greys while it lasts (`GROW-4`)."""

    number: ClassVar[int] = 4
    is_ordinary: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def begin(self, r: Round) -> None:
        silence.turn_reached(r, self.seat)
        if r.telling:
            r.tell(TurnCame(self.seat))

    def owes(self, r: Round, seat: int) -> bool:
        return seat == self.seat

    def offer(self, r: Round, seat: int, out: list[int]) -> None:
        for face in r.held(seat):
            if self._grows(r, face):
                offer_card(r, seat, PLAY, face, out)
        out.append(AN_ACCEPT)

    def _grows(self, r: Round, face: int) -> bool:
        return face < FIRST_SPECIAL and 0 <= VALUE_OF[face] - VALUE_OF[r.top] <= 1

    def check(self, r: Round, seat: int, action: int) -> int:
        kind = kind_of(action)
        if kind == ACCEPT:
            return OK
        if kind != PLAY:
            return out_of_place(kind)
        reason = check_carried(r, seat, action)
        if reason:
            return reason
        return DOES_NOT_GROW if has_several(action) or not self._grows(r, first_card(action)) else OK

    def act(self, r: Round, seat: int, action: int) -> None:
        r.moved(kind_of(action) == PLAY)
        if kind_of(action) == PLAY:
            r.play(seat, action, "turn", 0)
        else:
            self._end(r)

    def _end(self, r: Round) -> None:
        value = VALUE_OF[r.top]
        r.growing = False
        if r.telling:
            r.tell(GrowthEnded(self.seat, value))
        r.draw(self.seat, value, "growth")
        r.pass_to_next(self.seat)

    def expire(self, r: Round) -> None:
        """The growth ends here, with two cards more where dawdling is punished (`PACE-1`)."""
        if r.options.dawdle:
            self.forfeit(r, self.seat, "slow")
        else:
            r.moved(False)
            self._end(r)

    def forfeit(self, r: Round, seat: int, why: str) -> None:
        r.moved(False)
        r.fine(seat, why)
        self._end(r)

    def without(self, r: Round, seat: int) -> None:
        if seat == self.seat:
            self._end(r)

    def stored(self) -> tuple[int, ...]:
        return (self.seat,)
