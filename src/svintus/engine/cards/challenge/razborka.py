from typing import ClassVar

from svintus.engine.actions import seat_of
from svintus.engine.cards.challenge.challenge import Challenge
from svintus.engine.faces import FIRST_SPECIAL
from svintus.engine.phases.duel import Duel
from svintus.engine.refusals import NEEDS_A_NUMBER, OK
from svintus.engine.round import Round


class Razborka(Challenge):
    """Name an opponent: a duel with number cards on a pile of their own, which you open (`RAZ`)."""

    names_seat: ClassVar[bool] = True

    def can_be_played(self, r: Round, seat: int) -> bool:
        for face in r.hands[seat]:
            if face < FIRST_SPECIAL:
                return True
        return False

    def offer(self, r: Round, seat: int, kind: int, face: int, out: list[int]) -> None:
        if self.can_be_played(r, seat):
            super().offer(r, seat, kind, face, out)

    def check(self, r: Round, seat: int, action: int) -> int:
        return super().check(r, seat, action) or (OK if self.can_be_played(r, seat) else NEEDS_A_NUMBER)

    def happen(self, r: Round, seat: int, action: int) -> None:
        if not (r.gone >> seat | r.gone >> seat_of(action)) & 1 and self.can_be_played(r, seat):
            r.push(Duel(seat, seat_of(action), ()))
