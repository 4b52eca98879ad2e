"""What lies in front of a seat: at most two courage cards, all different (`COU-3`)."""

from typing import ClassVar

from svintus.engine.actions import CHOOSE, kind_of, number_of, with_number
from svintus.engine.events import CourageBoxed, CourageLaid
from svintus.engine.in_front import face_in_front, giver_in_front, kind_in_front
from svintus.engine.phase import Phase, out_of_place
from svintus.engine.refusals import NO_SUCH_CHOICE, OK
from svintus.engine.round import Round
from svintus.engine.tasks import came

MOST = 2


class RowChoice(Phase):
    """A courage card comes to a seat that has no room for it: the seat chooses which one goes into the box.

    Of a double: the one that lay there (0) or the one that comes (1). Otherwise: the first (0) or second (1) lying.
    """

    number: ClassVar[int] = 8

    def __init__(self, seat: int, coming: int) -> None:
        self.seat = seat
        self.coming = coming

    def begin(self, r: Round) -> None:
        """What came before it may have made room."""
        if _has_room(r, self.seat, self.coming):
            r.pop()
            _lay(r, self.seat, self.coming)

    def owes(self, r: Round, seat: int) -> bool:
        return seat == self.seat

    def offer(self, r: Round, seat: int, out: list[int]) -> None:
        out.append(with_number(CHOOSE, 0))
        out.append(with_number(CHOOSE, 1))

    def check(self, r: Round, seat: int, action: int) -> int:
        if kind_of(action) != CHOOSE:
            return out_of_place(kind_of(action))
        return OK if number_of(action) < MOST else NO_SUCH_CHOICE

    def act(self, r: Round, seat: int, action: int) -> None:
        self._choose(r, number_of(action))

    def _choose(self, r: Round, choice: int) -> None:
        r.drop(self)
        row = r.rows[self.seat]
        double = _double(row, self.coming)
        if double < 0:
            _box(r, self.seat, row.pop(choice))
            _lay(r, self.seat, self.coming)
        elif choice == 0:
            _box(r, self.seat, row.pop(double))
            _lay(r, self.seat, self.coming)
        else:
            _box(r, self.seat, self.coming)

    def expire(self, r: Round) -> None:
        """One of the two at random (`PACE-1`)."""
        seat = self.seat
        self._choose(r, r.rng.below(MOST))
        if r.options.dawdle:
            r.fine(seat, "slow")

    def forfeit(self, r: Round, seat: int, why: str) -> None:
        self._choose(r, r.rng.below(MOST))
        r.fine(seat, why)

    def without(self, r: Round, seat: int) -> None:
        if seat == self.seat:
            r.drop(self)
            r.deck.append(face_in_front(self.coming))

    def held(self) -> tuple[int, ...]:
        return (face_in_front(self.coming),)

    def stored(self) -> tuple[int, ...]:
        return (self.seat, self.coming)


def come_to_front(r: Round, seat: int, card: int) -> None:
    """A courage card comes to lie in front of a seat, which may have to make room first."""
    if r.gone >> seat & 1:
        r.deck.append(face_in_front(card))
        return
    waiting = [phase for phase in r.stack if isinstance(phase, RowChoice) and phase.seat == seat]
    if waiting:
        r.push_below(RowChoice(seat, card))
    elif _has_room(r, seat, card):
        _lay(r, seat, card)
    else:
        r.push(RowChoice(seat, card))


def _has_room(r: Round, seat: int, card: int) -> bool:
    row = r.rows[seat]
    return len(row) < MOST and _double(row, card) < 0


def _double(row: list[int], card: int) -> int:
    for i, lying in enumerate(row):
        if face_in_front(lying) == face_in_front(card):
            return i
    return -1


def _lay(r: Round, seat: int, card: int) -> None:
    r.rows[seat].append(card)
    r.hand_changed(seat)
    came(r, seat, kind_in_front(card))
    if r.telling:
        r.tell(CourageLaid(seat, face_in_front(card), giver_in_front(card)))


def _box(r: Round, seat: int, card: int) -> None:
    r.box.append(face_in_front(card))
    if r.telling:
        r.tell(CourageBoxed(seat, face_in_front(card)))
