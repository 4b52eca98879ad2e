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
from svintus.engine.events import NOBODY, ChippedIn, NothingToChipIn
from svintus.engine.faces import COLOUR_OF, FIRST_SPECIAL, GREY
from svintus.engine.phase import Phase, out_of_place
from svintus.engine.phases.each_gives import each_gives
from svintus.engine.refusals import (
    DOES_NOT_FIT,
    MALFORMED,
    MUST_PLAY,
    NEEDS_A_NUMBER,
    NOT_IN_HAND,
    OK,
)
from svintus.engine.round import Round


class Collection(Phase):
    """Each seat lays a number card of the named colour on the play pile; who has none ends it (`CHI`).

    `player` played the card, `seat` must lay now, `laid` is the mask of those that have.
    """

    number: ClassVar[int] = 23

    def __init__(self, player: int, seat: int, colour: int, laid: int) -> None:
        self.player = player
        self.seat = seat
        self.colour = colour
        self.laid = laid

    def owes(self, r: Round, seat: int) -> bool:
        return seat == self.seat

    def offer(self, r: Round, seat: int, out: list[int]) -> None:
        fitting = self._fitting(r)
        out.extend([with_card(LAY, face) for face in fitting])
        if not fitting:
            out.append(AN_ACCEPT)

    def _fitting(self, r: Round) -> list[int]:
        hand = r.hands[self.seat]
        return [face for face in sorted(set(hand)) if face < FIRST_SPECIAL and COLOUR_OF[face] == self.colour]

    def check(self, r: Round, seat: int, action: int) -> int:
        kind = kind_of(action)
        if kind == ACCEPT:
            return MUST_PLAY if self._fitting(r) else OK
        if kind != LAY:
            return out_of_place(kind)
        if has_several(action) or colour_of(action) != GREY:
            return MALFORMED
        face = first_card(action)
        if face not in r.held(seat):
            return NOT_IN_HAND
        if face >= FIRST_SPECIAL:
            return NEEDS_A_NUMBER
        return OK if COLOUR_OF[face] == self.colour else DOES_NOT_FIT

    def act(self, r: Round, seat: int, action: int) -> None:
        if kind_of(action) == LAY:
            self._lay(r, first_card(action))
        else:
            self._has_none(r)

    def _lay(self, r: Round, face: int) -> None:
        seat = self.seat
        r.moved(True)
        r.give_up(seat, face)
        r.land(face, GREY)
        r.courage_target = NOBODY
        r.shrunk(seat)
        if r.telling:
            r.tell(ChippedIn(seat, face))
        if r.count(seat):
            self._go_on(r, self.laid | 1 << seat)
        else:
            r.end(seat, "emptied")

    def _go_on(self, r: Round, laid: int) -> None:
        after = r.next_to(self.seat)
        if laid >> after & 1:
            r.drop(self)
        else:
            r.swap_in(self, Collection(self.player, after, self.colour, laid))

    def _has_none(self, r: Round) -> None:
        r.moved(False)
        r.pop()
        if r.telling:
            r.tell(NothingToChipIn(self.seat))
        each_gives(r, self.player, self.seat, list(range(r.seats)))

    def expire(self, r: Round) -> None:
        """A random card of the colour is laid, if there is one (`PACE-1`)."""
        if r.options.dawdle:
            r.fine(self.seat, "slow")
        self._default(r)

    def forfeit(self, r: Round, seat: int, why: str) -> None:
        r.draw(seat, 2, why)
        self._default(r)

    def _default(self, r: Round) -> None:
        fitting = self._fitting(r)
        if fitting:
            self._lay(r, fitting[r.rng.below(len(fitting))])
        else:
            self._has_none(r)

    def without(self, r: Round, seat: int) -> None:
        if seat == self.seat:
            self._go_on(r, self.laid)

    def stored(self) -> tuple[int, ...]:
        return (self.player, self.seat, self.colour, self.laid)
