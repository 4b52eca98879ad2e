"""Asks the engine for what it should refuse, and notes why it does. Nothing that is asked for here is ever done.

Each probe is one question to `Match.check`: something random that a seat or a host might try, more often than not
almost lawful. So a simulation shows which refusals really occur at which tables.
"""

from typing import Final

from svintus.engine import actions
from svintus.engine.actions import (
    NO_NUMBER,
    NO_SEAT,
    bare,
    cards_of,
    colour_of,
    kind_of,
    number_of,
    seat_of,
    with_cards,
)
from svintus.engine.events import NOBODY
from svintus.engine.faces import CHALLENGE, COLOUR_KEYS, COURAGE, ETIQUETTE, FAMILY_OF, faces_of_kind
from svintus.engine.match import Match
from svintus.engine.rng import Generator, derive

WITH_HAND_CARDS: Final = (
    actions.PLAY,
    actions.PLAY,
    actions.PLAY,
    actions.TRANSFER,
    actions.INTERCEPT,
    actions.LAY,
    actions.GIVE,
    actions.REWARD,
    actions.ANSWER,
    actions.GIVE_COURAGE,
    actions.SWAP,
    actions.PERFORMED,
    actions.MISTAKE,
)
"""Kinds of acts that are tried with cards of the hand."""
USUAL: Final[dict[int, tuple[int, ...]]] = {
    ETIQUETTE: (actions.REWARD, actions.ANSWER, actions.PLAY),
    COURAGE: (actions.GIVE_COURAGE, actions.PERFORMED, actions.MISTAKE, actions.PLAY),
    CHALLENGE: (actions.PLAY, actions.SWAP, actions.LAY),
}
"""What is tried with the cards of some families."""
WITHOUT_CARDS: Final = (
    actions.DRAW,
    actions.PASS,
    actions.ACCEPT,
    actions.SLAP,
    actions.CHECK,
    actions.CHOOSE,
    actions.SAY,
    actions.CLAP,
    actions.SUM,
    actions.WINK,
    actions.SPOT,
    actions.FIST,
    actions.FAS,
    actions.GRAB,
    actions.TOUCH,
    actions.DONE,
    actions.TRY,
    actions.THROW,
    actions.TURN_UP,
    actions.VOTE,
    actions.COUNT,
    actions.CATCH,
    actions.SPEAK,
    actions.FACT,
    actions.FEAT,
    actions.SHOWN,
    actions.EXPIRE,
    actions.NEXT_ROUND,
)
AIMED: Final = (
    actions.CATCH,
    actions.REWARD,
    actions.GIVE_COURAGE,
    actions.SWAP,
    actions.WINK,
    actions.SPOT,
    actions.GRAB,
    actions.VOTE,
)
NUMBERED: Final = (
    actions.CHOOSE,
    actions.SAY,
    actions.SUM,
    actions.THROW,
    actions.FACT,
    actions.FEAT,
    actions.SHOWN,
    actions.EXPIRE,
    actions.PERFORMED,
)
LARGEST_NUMBER: Final = 24
MOST_CARDS: Final = 4
CHANGED: Final = 3
"""One probe in so many is a lawful act with something changed; as many are cards that the hand does not hold."""


class Probe:
    """Asks one question at a time, from a generator of its own."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._rng = Generator(derive(match.seed, "probe"))

    def refusal(self) -> int:
        """The reason why something that was tried is refused; 0 if it would have been accepted."""
        if self._match.round.grounds and self._once_in(CHANGED):
            return self._match.check(*self._reward())
        seat = self._seat(NO_SEAT)
        return self._match.check(seat, self._tried(seat))

    def _one_of(self, things: list[int] | tuple[int, ...]) -> int:
        return things[self._rng.below(len(things))]

    def _once_in(self, times: int) -> bool:
        return self._rng.below(times) == 0

    def _seat(self, other: int) -> int:
        """Any seat, and sometimes one that there is not."""
        seats = self._match.seats
        return self._rng.below(seats) if not self._once_in(20) else seats if self._once_in(2) else other

    def _tried(self, seat: int) -> int:
        if self._once_in(CHANGED):
            lawful = self._match.legal(seat)
            if lawful:
                return self._changed(seat, self._one_of(lawful))
        if self._once_in(2):
            return self._with_cards(seat)
        kind = self._one_of(WITHOUT_CARDS)
        return self._packed(kind, [], len(COLOUR_KEYS) - 1)

    def _reward(self) -> tuple[int, int]:
        """For a ground that there is, with some of a seat's cards; of one that holds the card for it, if any does."""
        r = self._match.round
        ground = r.grounds[self._rng.below(len(r.grounds))]
        face = faces_of_kind(ground[1])[0]
        holders = [seat for seat in range(r.seats) if face in r.held(seat)]
        seat = self._one_of(holders) if holders else self._rng.below(r.seats)
        others = list(self._hand(seat))
        if face in others:
            others.remove(face)
        gifts = others[: self._rng.below(MOST_CARDS)]
        return seat, with_cards(actions.REWARD, [face, *gifts], seat=ground[2])

    def _with_cards(self, seat: int) -> int:
        hand = self._hand(seat)
        if not hand or self._once_in(CHANGED * 3):
            hand = self._match.deck
        several = 1 + self._rng.below(MOST_CARDS) if self._once_in(2) else 1
        faces = [self._one_of(hand) for _ in range(several)]
        kind = self._one_of(USUAL.get(FAMILY_OF[faces[0]], WITH_HAND_CARDS))
        return self._packed(kind, faces, self._rng.below(len(COLOUR_KEYS)))

    def _hand(self, seat: int) -> list[int]:
        return self._match.round.held(seat) if 0 <= seat < self._match.seats else []

    def _packed(self, kind: int, faces: list[int], colour: int) -> int:
        aim = self._seat(NO_SEAT) if kind in AIMED or self._once_in(10) else NO_SEAT
        number = self._rng.below(LARGEST_NUMBER) if kind in NUMBERED else NO_NUMBER
        return with_cards(kind, faces, colour, aim, number)

    def _changed(self, seat: int, action: int) -> int:
        """A lawful act with one thing about it changed."""
        faces, colour, aim, number = cards_of(action), colour_of(action), seat_of(action), number_of(action)
        what = self._rng.below(5)
        if what == 0 and len(faces) > 1:
            faces.pop()
        elif what == 1 and faces:
            faces[-self._rng.below(2)] = self._one_of(self._hand(seat) or self._match.deck)
        elif what == 2:
            colour = self._rng.below(len(COLOUR_KEYS))
        elif what == 3:
            aim = self._seat(NO_SEAT)
        else:
            number = self._rng.below(LARGEST_NUMBER)
        return with_cards(kind_of(action), faces, colour, aim, number)


def after_the_end(match: Match) -> list[int]:
    """Why nothing is accepted any more."""
    return [match.check(0, bare(actions.DRAW)), match.check(NOBODY, actions.expire(0))]
