from typing import ClassVar

from svintus.engine.actions import (
    ACCEPT,
    AN_ACCEPT,
    LAY,
    colour_of,
    first_card,
    has_several,
    kind_of,
    with_card,
)
from svintus.engine.events import LaidInDuel
from svintus.engine.faces import COLOUR_OF, FIRST_SPECIAL, GREY, VALUE_OF
from svintus.engine.phase import Phase, out_of_place
from svintus.engine.refusals import (
    DOES_NOT_FIT,
    MALFORMED,
    MUST_PLAY,
    NEEDS_A_NUMBER,
    NOT_IN_HAND,
    OK,
)
from svintus.engine.round import Round


class Duel(Phase):
    """Number cards in turn, each fitting the last by colour or value; who will not go on takes them all (`RAZ`).

    `seat` must lay, then `other`. `cards` is the pile; on an empty one a card must be laid.
    """

    number: ClassVar[int] = 21

    def __init__(self, seat: int, other: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.other = other
        self.cards = cards

    def owes(self, r: Round, seat: int) -> bool:
        return seat == self.seat

    def offer(self, r: Round, seat: int, out: list[int]) -> None:
        out.extend([with_card(LAY, face) for face in self._fitting(r)])
        if self.cards:
            out.append(AN_ACCEPT)

    def _fitting(self, r: Round) -> list[int]:
        return [face for face in sorted(set(r.hands[self.seat])) if face < FIRST_SPECIAL and self._fits(face)]

    def _fits(self, face: int) -> bool:
        if not self.cards:
            return True
        last = self.cards[-1]
        return COLOUR_OF[face] == COLOUR_OF[last] or VALUE_OF[face] == VALUE_OF[last]

    def check(self, r: Round, seat: int, action: int) -> int:
        kind = kind_of(action)
        if kind == ACCEPT:
            return OK if self.cards else MUST_PLAY
        if kind != LAY:
            return out_of_place(kind)
        if has_several(action) or colour_of(action) != GREY:
            return MALFORMED
        face = first_card(action)
        if face not in r.held(seat):
            return NOT_IN_HAND
        if face >= FIRST_SPECIAL:
            return NEEDS_A_NUMBER
        return OK if self._fits(face) else DOES_NOT_FIT

    def act(self, r: Round, seat: int, action: int) -> None:
        if kind_of(action) == LAY:
            self._lay(r, first_card(action))
        else:
            self._give_in(r)

    def _lay(self, r: Round, face: int) -> None:
        seat = self.seat
        r.moved(True)
        r.give_up(seat, face)
        r.shrunk(seat)
        cards = (*self.cards, face)
        r.stack[-1] = Duel(self.other, seat, cards)
        if r.telling:
            r.tell(LaidInDuel(seat, face, len(cards)))
        if not r.count(seat):
            r.end(seat, "emptied")

    def _give_in(self, r: Round) -> None:
        r.moved(False)
        r.pop()
        r.take(self.seat, list(self.cards), "duel")

    def expire(self, r: Round) -> None:
        """The pile is taken; who must open lays a random card (`PACE-1`)."""
        if r.options.dawdle:
            r.fine(self.seat, "slow")
        self._default(r)

    def forfeit(self, r: Round, seat: int, why: str) -> None:
        r.draw(seat, 2, why)
        self._default(r)

    def _default(self, r: Round) -> None:
        if self.cards:
            self._give_in(r)
        else:
            fitting = self._fitting(r)
            self._lay(r, fitting[r.rng.below(len(fitting))])

    def without(self, r: Round, seat: int) -> None:
        """A seat that leaves has given in; when the other one has, nobody is left to answer."""
        if seat in (self.seat, self.other):
            r.drop(self)
            r.take(seat, list(self.cards), "duel")

    def held(self) -> tuple[int, ...]:
        return self.cards

    def stored(self) -> tuple[int, ...]:
        return (self.seat, self.other, *self.cards)
