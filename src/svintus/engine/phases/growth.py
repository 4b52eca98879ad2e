from typing import ClassVar

from svintus.engine import silence
from svintus.engine.actions import ACCEPT, AN_ACCEPT, PLAY, first_card, has_several, kind_of
from svintus.engine.events import GrowthEnded, TurnCame
from svintus.engine.faces import FIRST_SPECIAL, VALUE_OF
from svintus.engine.phase import out_of_place
from svintus.engine.phases.decision import Decision
from svintus.engine.phases.playing import check_carried, offer_card
from svintus.engine.refusals import DOES_NOT_GROW, OK
from svintus.engine.round import Round


class Growth(Decision):
    """Svinorost grows: a number card of the same value or one more, or as many cards as the value on top (`GROW-2`,
    `GROW-3`). No specials and no numbered greys while it lasts (`GROW-4`)."""

    number: ClassVar[int] = 4
    is_ordinary: ClassVar[bool] = True

    def begin(self, r: Round) -> None:
        silence.turn_reached(r, self.seat)
        if r.telling:
            r.tell(TurnCame(self.seat))

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
        if kind_of(action) == PLAY:
            r.moved(True)
            r.play(seat, action, "turn", 0)
        else:
            self.default(r)

    def default(self, r: Round) -> None:
        """The growth ends here (`GROW-3`)."""
        r.moved(False)
        self._end(r)

    def _end(self, r: Round) -> None:
        value = VALUE_OF[r.top]
        r.growing = False
        if r.telling:
            r.tell(GrowthEnded(self.seat, value))
        r.draw(self.seat, value, "growth")
        r.pass_to_next(self.seat)

    def without(self, r: Round, seat: int) -> None:
        if seat == self.seat:
            self._end(r)

    def stored(self) -> tuple[int, ...]:
        return (self.seat,)
