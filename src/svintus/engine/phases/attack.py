from typing import ClassVar

from svintus.engine import silence
from svintus.engine.actions import ACCEPT, AN_ACCEPT, TRANSFER, first_card, has_several, kind_of
from svintus.engine.events import AttackAccepted, AttackBegan
from svintus.engine.faces import KIND_OF
from svintus.engine.phases.decision import Decision
from svintus.engine.phases.playing import check_carried, offer_card
from svintus.engine.refusals import NOT_A_TRANSFER, OK, TRANSFER_OFF, WRONG_PHASE
from svintus.engine.round import Round


class Attack(Decision):
    """A victim accepts what a card does to it, or passes it on with the same kind (`ATT-2`, `ATT-3`).

    `stake` is what is due: cards of Khapyozh, skips of Zakhrapin.
    """

    number: ClassVar[int] = 1
    is_ordinary: ClassVar[bool] = True
    lets_give: ClassVar[bool] = True

    def __init__(self, kind: int, victim: int, stake: int) -> None:
        super().__init__(victim)
        self.kind = kind
        self.stake = stake

    def begin(self, r: Round) -> None:
        if r.telling:
            r.tell(AttackBegan(self.seat, r.top, self.stake))

    def offer(self, r: Round, seat: int, out: list[int]) -> None:
        out.append(AN_ACCEPT)
        if r.options.transfer:
            for face in r.held(seat):
                if KIND_OF[face] == self.kind:
                    offer_card(r, seat, TRANSFER, face, out)

    def check(self, r: Round, seat: int, action: int) -> int:
        kind = kind_of(action)
        if kind == ACCEPT:
            return OK
        if kind != TRANSFER:
            return WRONG_PHASE
        if not r.options.transfer:
            return TRANSFER_OFF
        reason = check_carried(r, seat, action)
        if reason:
            return reason
        return NOT_A_TRANSFER if has_several(action) or KIND_OF[first_card(action)] != self.kind else OK

    def act(self, r: Round, seat: int, action: int) -> None:
        if kind_of(action) == TRANSFER:
            r.moved(True)
            silence.turn_reached(r, seat)
            r.play(seat, action, "transfer", r.cards[self.kind].stake_taken_over(self.stake, True, False))
        else:
            self.default(r)

    def default(self, r: Round) -> None:
        """Accepted."""
        r.moved(False)
        self._accept(r)

    def _accept(self, r: Round) -> None:
        if r.telling:
            r.tell(AttackAccepted(self.seat, r.top, self.stake))
        silence.turn_reached(r, self.seat)
        r.cards[self.kind].on_accept(r, self.seat, self.stake)

    def stake_for_copy(self, r: Round) -> int:
        return r.cards[self.kind].stake_taken_over(self.stake, False, r.options.interception_adds)

    def without(self, r: Round, seat: int) -> None:
        if seat == self.seat:
            self._accept(r)

    def stored(self) -> tuple[int, ...]:
        return (self.kind, self.seat, self.stake)
