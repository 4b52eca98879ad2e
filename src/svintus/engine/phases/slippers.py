"""Whoever is quick gets the slippers: cards are laid open, the starter calls, everybody grabs (`SLI`).

The cards stay in their owners' hands until the race is over, and only then change hands; so they count as in hand,
as the ruling wants. `laid` holds a face for every seat, `grabbed` the seat whose card it has grabbed.
"""

from typing import ClassVar

from svintus.engine.actions import (
    A_FAS,
    FAS,
    GRAB,
    LAY,
    PHASE_KEYS,
    cards_of,
    colour_of,
    first_card,
    has_several,
    kind_of,
    seat_of,
    with_card,
    with_seat,
)
from svintus.engine.events import NOBODY, Grabbed, LaidOpen
from svintus.engine.faces import GREY
from svintus.engine.phase import out_of_place
from svintus.engine.phases.race import Race, RaceScene
from svintus.engine.refusals import MALFORMED, NO_SUCH_SEAT, NOT_IN_HAND, OK, TOO_LATE
from svintus.engine.round import Round

NOTHING = -1


class LayOpen(Race):
    """Every seat but the starter lays one card of its hand open in front of itself; courage cards in front of it are
    not laid (`TURN-5`)."""

    number: ClassVar[int] = 15

    def __init__(self, starter: int, laid: tuple[int, ...]) -> None:
        super().__init__(starter)
        self.laid = laid

    def owes(self, r: Round, seat: int) -> bool:
        waits = seat != self.starter and self.laid[seat] == NOTHING and not r.gone >> seat & 1
        return waits and len(r.hands[seat]) > 0

    def offer(self, r: Round, seat: int, out: list[int]) -> None:
        for face in sorted(set(r.hands[seat])):
            out.append(with_card(LAY, face))

    def check(self, r: Round, seat: int, action: int) -> int:
        if kind_of(action) != LAY:
            return out_of_place(kind_of(action))
        if has_several(action) or colour_of(action) != GREY:
            return MALFORMED
        return OK if first_card(action) in r.hands[seat] else NOT_IN_HAND

    def act(self, r: Round, seat: int, action: int) -> None:
        self._lay(r, seat, cards_of(action)[0]).go_on(r)

    def _lay(self, r: Round, seat: int, face: int) -> "LayOpen":
        if r.telling:
            r.tell(LaidOpen(seat, face))
        return LayOpen(self.starter, _with(self.laid, seat, face))

    def go_on(self, r: Round) -> None:
        """When everything lies there, the starter may call; where nothing lies there is nothing to grab."""
        r.stack[-1] = self
        for seat in range(r.seats):
            if self.owes(r, seat):
                return
        r.pop()
        if max(self.laid) != NOTHING:
            r.push(Fas(self.starter, self.laid))

    def expire(self, r: Round) -> None:
        """Who has not laid lays a random card (`PACE-1`)."""
        phase = self
        for seat in range(r.seats):
            if phase.owes(r, seat):
                hand = r.hands[seat]
                phase = phase._lay(r, seat, hand[r.rng.below(len(hand))])
        phase.go_on(r)

    def without(self, r: Round, seat: int) -> None:
        if seat == self.starter:
            r.pop()
        else:
            LayOpen(self.starter, _with(self.laid, seat, NOTHING)).go_on(r)

    def scene(self) -> RaceScene:
        return RaceScene(PHASE_KEYS[self.number], self.starter, laid=self.laid)

    def stored(self) -> tuple[int, ...]:
        return (self.starter, *self.laid)


class Fas(Race):
    """The starter calls "Fas!" when it likes, which is no speech (`SV-5`); silence calls for it."""

    number: ClassVar[int] = 16

    def __init__(self, starter: int, laid: tuple[int, ...]) -> None:
        super().__init__(starter)
        self.laid = laid

    def owes(self, r: Round, seat: int) -> bool:
        return seat == self.starter

    def offer(self, r: Round, seat: int, out: list[int]) -> None:
        out.append(A_FAS)

    def check(self, r: Round, seat: int, action: int) -> int:
        return OK if kind_of(action) == FAS else out_of_place(kind_of(action))

    def act(self, r: Round, seat: int, action: int) -> None:
        self.expire(r)

    def expire(self, r: Round) -> None:
        """Off they go."""
        r.pop()
        r.push(Grab(self.starter, self.laid, tuple([NOBODY] * r.seats)))

    def without(self, r: Round, seat: int) -> None:
        laid = _with(self.laid, seat, NOTHING)
        if seat == self.starter or max(laid) == NOTHING:
            r.pop()
        else:
            r.stack[-1] = Fas(self.starter, laid)

    def scene(self) -> RaceScene:
        return RaceScene(PHASE_KEYS[self.number], self.starter, laid=self.laid)

    def stored(self) -> tuple[int, ...]:
        return (self.starter, *self.laid)


class Grab(Race):
    """Everybody, the starter included, grabs a card that is not their own; who gets none has lost."""

    number: ClassVar[int] = 17
    race_act: ClassVar[int] = GRAB

    def __init__(self, starter: int, laid: tuple[int, ...], grabbed: tuple[int, ...]) -> None:
        super().__init__(starter)
        self.laid = laid
        self.grabbed = grabbed

    def _lies_there(self, owner: int) -> bool:
        return self.laid[owner] != NOTHING and owner not in self.grabbed

    def _is_empty_handed(self, r: Round, seat: int) -> bool:
        return self.grabbed[seat] == NOBODY and not r.gone >> seat & 1

    def owes(self, r: Round, seat: int) -> bool:
        if not self._is_empty_handed(r, seat):
            return False
        for owner in range(r.seats):
            if owner != seat and self._lies_there(owner):
                return True
        return False

    def offer(self, r: Round, seat: int, out: list[int]) -> None:
        for owner in range(r.seats):
            if owner != seat and self._lies_there(owner):
                out.append(with_seat(GRAB, owner))

    def check(self, r: Round, seat: int, action: int) -> int:
        if kind_of(action) != GRAB:
            return out_of_place(kind_of(action))
        owner = seat_of(action)
        if owner >= r.seats or owner == seat:
            return NO_SUCH_SEAT
        return OK if self._lies_there(owner) else TOO_LATE

    def act(self, r: Round, seat: int, action: int) -> None:
        owner = seat_of(action)
        if r.telling:
            r.tell(Grabbed(seat, owner, self.laid[owner]))
        Grab(self.starter, self.laid, _with(self.grabbed, seat, owner)).go_on(r)

    def go_on(self, r: Round) -> None:
        """The race goes on like this as long as anybody can still grab something."""
        r.stack[-1] = self
        for seat in range(r.seats):
            if self.owes(r, seat):
                return
        self.expire(r)

    def expire(self, r: Round) -> None:
        """What was grabbed changes hands, what was not stays; of several without a card the one furthest from the
        starter has lost (`RACE-1`)."""
        before = [r.count(seat) for seat in range(r.seats)]
        for seat in range(r.seats):
            owner = self.grabbed[seat]
            if owner != NOBODY and self.laid[owner] != NOTHING:
                r.hands[owner].remove(self.laid[owner])
                r.hands[seat].append(self.laid[owner])
        for seat in range(r.seats):
            if r.count(seat) != before[seat]:
                r.hand_changed(seat)
        self.settle(r, [seat for seat in range(r.seats) if self._is_empty_handed(r, seat)])

    def without(self, r: Round, seat: int) -> None:
        """What it has grabbed lies there again. What was grabbed from it is the grabber's at once, since its other
        cards are under the deck already."""
        laid, grabbed = _with(self.laid, seat, NOTHING), _with(self.grabbed, seat, NOBODY)
        if seat in self.grabbed:
            r.deck.remove(self.laid[seat])
            r.hands[self.grabbed.index(seat)].append(self.laid[seat])
            r.hand_changed(self.grabbed.index(seat))
        Grab(self.starter, laid, grabbed).go_on(r)

    def scene(self) -> RaceScene:
        return RaceScene(PHASE_KEYS[self.number], self.starter, laid=self.laid, grabbed=self.grabbed)

    def stored(self) -> tuple[int, ...]:
        return (self.starter, *self.laid, *self.grabbed)


def _with(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    changed = list(values)
    changed[place] = value
    return tuple(changed)


def slippers(r: Round, starter: int) -> None:
    """The other seats lay their cards."""
    r.push(LayOpen(starter, tuple([NOTHING] * r.seats)))
