"""What a card played now is worth to a seat, in turns: 1.0 is what getting rid of one card is worth.

The numbers were settled by some ten thousand games of each setting against the others, with 2 and 4 seats in every
edition. Most hardly matter; keeping Polisvin for the end does, and so does aiming attacks.
"""

from typing import Final

from svintus.bots.memory import Memory
from svintus.engine.actions import cards_of, colour_of
from svintus.engine.faces import COLOUR_OF, GREY, KHAPYOZH, KIND_OF, PEREKHRYUK, POLISVIN, VALUE_OF, ZAKHRAPIN
from svintus.engine.options import Options
from svintus.engine.view import View

WIN: Final = 100.0
CARD: Final = 1.0
DRAW: Final = -0.5
"""A card more, but perhaps one that can be played at once."""
FOLLOWING: Final = 0.25
"""For a card left in the hand that would follow the one played: there will be a next turn."""
FOLLOWING_BY_VALUE: Final = 0.5
"""How much of that a card is worth that follows by value or kind only."""
MOST_FOLLOWING: Final = 4
"""Larger hands always hold something that follows."""
PAIR: Final = 0.5
"""For keeping the copy of the card played: one may intercept oneself (`INT-1`)."""
POLISVIN_KEPT: Final = 1.8
"""Polisvin goes on anything, so it is the best of last cards. More than a card, so that nobody intercepts with it;
more than a draw costs, so that a free draw comes before it."""
ATTACK_KEPT: Final = 0.4
ATTACK_ON_LAST_CARDS: Final = 1.2
"""For hitting a seat about to win; less by and by for one with `FEW` cards."""
TURN_ROUND: Final = 0.075
"""For each card that the seat that moves after the turn-round holds more than the one that would have moved."""
LACKS: Final = 0.5
"""For a colour that the next seat lacks for certain, if that seat is about to win."""
LACKS_ALWAYS: Final = 0.3
"""How much of that it is worth against a seat with many cards."""
FEW: Final = 4


class Judgement:
    """Weighs acts with cards, from what one seat sees and remembers."""

    def __init__(self, options: Options, memory: Memory) -> None:
        self._options = options
        self._memory = memory

    def worth(self, view: View, act: int) -> float:
        """The worth of playing the cards of this act, in turn or out of it."""
        faces = cards_of(act)
        left = list(view.hand)
        for face in faces:
            left.remove(face)
        if not left:
            return WIN
        top = faces[-1]
        colour = COLOUR_OF[top] if colour_of(act) == GREY else colour_of(act)
        turned = KIND_OF[top] == PEREKHRYUK and view.seats > 2
        target = next_seat(view, -view.direction if turned else view.direction)
        danger = max(0.0, (FEW + 1 - view.counts[target]) / FEW)
        worth = CARD * len(faces) + _following(left, top, colour)
        if top in left and self._options.interception and KIND_OF[top] != POLISVIN:
            worth += PAIR
        for face in faces:
            kind = KIND_OF[face]
            if kind == POLISVIN and len(left) > 1:
                worth -= POLISVIN_KEPT
            elif kind == KHAPYOZH or kind == ZAKHRAPIN:
                worth += ATTACK_ON_LAST_CARDS * danger - ATTACK_KEPT
        if turned:
            spared = next_seat(view, view.direction)
            worth += TURN_ROUND * (view.counts[target] - view.counts[spared])
        return worth + LACKS * self._memory.lacks(target, colour) * (LACKS_ALWAYS + danger)


def _following(left: list[int], top: int, colour: int) -> float:
    """What the cards left are worth as followers; the more of a small hand follow, the better."""
    following = 0.0
    for face in left:
        if COLOUR_OF[face] == colour or KIND_OF[face] == POLISVIN:
            following += 1.0
        elif VALUE_OF[face] == VALUE_OF[top] and KIND_OF[face] == KIND_OF[top]:
            following += FOLLOWING_BY_VALUE
    return FOLLOWING * following / len(left) * min(len(left), MOST_FOLLOWING)


def next_seat(view: View, direction: int) -> int:
    """The next seat in this direction that is still in the round."""
    seat = (view.seat + direction) % view.seats
    while seat in view.gone:
        seat = (seat + direction) % view.seats
    return seat
