"""What an act is worth to a seat, in turns: 1.0 is what getting rid of one card is worth.

The numbers of the plain cards were settled by some ten thousand games of each setting against the others, with 2 and 4
seats in every edition. Most hardly matter; keeping Polisvin for the end does, and so does aiming attacks.
"""

from typing import Final

from svintus.bots.keeping import held, kept, wanted
from svintus.bots.memory import Memory
from svintus.bots.printed import Printed
from svintus.bots.promising import next_seat, promising
from svintus.bots.provoking import danger, provoking
from svintus.engine import actions
from svintus.engine.actions import NO_NUMBER, cards_of, colour_of, first_card, kind_of, number_of, seat_of
from svintus.engine.faces import (
    ANTRAKT,
    CHALLENGE,
    COLOUR_OF,
    FACES,
    FAMILY_OF,
    FIRST_BLANK,
    FIRST_SPECIAL,
    FOLKLORIST,
    GREY,
    KHAPYOZH,
    KIND_OF,
    OVATSII,
    PARODIST,
    PEREKHRYUK,
    POKLOONNIK,
    POLISVIN,
    REYTING,
    SUFLYOR,
    SVINOROST,
    VALUE_OF,
    ZAKHRAPIN,
    ZAPEVALA,
)
from svintus.engine.in_front import face_in_front, kind_in_front
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
ATTACK_ON_LAST_CARDS: Final = 1.2
"""For hitting a seat about to win; less by and by for one with `FEW` cards."""
TURN_ROUND: Final = 0.075
"""For each card that the seat that moves after the turn-round holds more than the one that would have moved."""
LACKS: Final = 0.5
"""For a colour that the next seat lacks for certain, if that seat is about to win."""
LACKS_ALWAYS: Final = 0.3
"""How much of that it is worth against a seat with many cards."""
KEEPING: Final = 0.3
"""How much of what a card is wanted for counts against giving it away."""
BURDEN: Final = {
    PARODIST: 6,
    OVATSII: 5,
    REYTING: 5,
    ZAPEVALA: 4,
    SUFLYOR: 3,
    FOLKLORIST: 3,
    POKLOONNIK: 2,
    ANTRAKT: 0,
}
"""How hard the tasks of the courage cards are to live with."""


class Judgement:
    """Weighs acts, from what one seat sees and remembers."""

    def __init__(self, options: Options, memory: Memory, cards: Printed) -> None:
        self._options = options
        self._memory = memory
        self._cards = cards

    def worth(self, view: View, act: int) -> float:
        """The worth of an act, in turn or out of it."""
        kind = kind_of(act)
        if kind == actions.DRAW:
            return DRAW
        if kind in (actions.PLAY, actions.TRANSFER, actions.INTERCEPT):
            return self._play(view, act)
        if kind == actions.ACCEPT:
            return _accept(view)
        if kind in (actions.REWARD, actions.ANSWER, actions.GIVE, actions.LAY):
            return _give(view, cards_of(act), self._cards) + (
                danger(view, seat_of(act)) if kind == actions.REWARD else 0.0
            )
        if kind == actions.GIVE_COURAGE:
            return self._courage(view, act)
        if kind == actions.SWAP:
            return float(len(view.hand) - view.counts[seat_of(act)] + len(view.rows[seat_of(act)]))
        if kind == actions.CHOOSE:
            return _burden_of(view, number_of(act))
        if kind == actions.VOTE:
            return -float(view.counts[seat_of(act)])
        if kind == actions.GRAB:
            return _grab(view, seat_of(act), self._cards)
        return CARD if kind in (actions.TRY, actions.CHECK, actions.TURN_UP) else 0.0

    def _play(self, view: View, act: int) -> float:
        faces, cards = cards_of(act), self._cards
        left = held(view)
        for face in faces:
            left.remove(face)
        if not left:
            return WIN
        last = faces[-1]
        challenge = FAMILY_OF[last] == CHALLENGE
        top = view.top if challenge else last
        named = colour_of(act) if not challenge else GREY
        colour = named if named != GREY else cards.colours[top] if cards.colours[top] != GREY else view.colour
        turned = KIND_OF[last] == PEREKHRYUK and view.seats > 2
        target = next_seat(view, -view.direction if turned else view.direction)
        worth = CARD * len(faces) + _following(left, top, colour, cards)
        if challenge:
            worth += provoking(view, self._memory, left, act)
        elif top in left and self._options.interception and KIND_OF[top] != POLISVIN:
            worth += PAIR
        for face in faces:
            if len(left) > 1 or KIND_OF[face] in (KHAPYOZH, ZAKHRAPIN):
                worth -= kept(face, cards)
            if KIND_OF[face] in (KHAPYOZH, ZAKHRAPIN):
                worth += ATTACK_ON_LAST_CARDS * danger(view, target)
        blank = cards.blank(last)
        if blank is not None:
            worth += promising(view, blank, len(left), act)
        if turned:
            spared = next_seat(view, view.direction)
            worth += TURN_ROUND * (view.counts[target] - view.counts[spared])
        return worth + LACKS * self._memory.lacks(target, colour) * (LACKS_ALWAYS + danger(view, target))

    def _courage(self, view: View, act: int) -> float:
        """A card less at once; with Antrakt one that lies in front of oneself should go along (`ANT-1`)."""
        worth = _give(view, [first_card(act)], self._cards)
        if KIND_OF[first_card(act)] != ANTRAKT or number_of(act) == NO_NUMBER:
            return worth
        owner = number_of(act) // FACES
        if owner == view.seat:
            return worth + CARD
        return worth if owner == seat_of(act) else worth - CARD * (1 + danger(view, owner))


def _accept(view: View) -> float:
    """Taking what comes."""
    if view.phase == "growth":
        return DRAW - VALUE_OF[view.top]
    return -float(len(view.open_pile)) if view.phase == "duel" else 0.0


def _give(view: View, faces: list[int], cards: Printed) -> float:
    """Cards that leave the hand, the least wanted first; the last of them wins."""
    hand = held(view)
    if len(faces) >= len(hand):
        return WIN
    return sum([CARD - KEEPING * wanted(hand, face, cards) for face in faces])


def _burden_of(view: View, choice: int) -> float:
    """How glad the viewer is to see that courage card go into the box (see `phases.row_choice`)."""
    row = view.rows[view.seat]
    double = [card for card in row if face_in_front(card) == view.waiting]
    if double:
        return 0.0
    return float(BURDEN[kind_in_front(row[choice])])


def _grab(view: View, owner: int, cards: Printed) -> float:
    """How much the card is wanted that lies in front of a seat."""
    laid = view.race.laid if view.race is not None else ()
    return wanted(list(view.hand), laid[owner], cards) if owner < len(laid) and laid[owner] >= 0 else 0.0


def _following(left: list[int], top: int, colour: int, cards: Printed) -> float:
    """What the cards left are worth as followers; the more of a small hand follow, the better."""
    following = 0.0
    for face in left:
        if KIND_OF[face] >= FIRST_BLANK or KIND_OF[top] >= FIRST_BLANK:
            following += _following_blank(face, top, colour, cards)
        elif COLOUR_OF[face] == colour or KIND_OF[face] in (POLISVIN, SVINOROST):
            following += 1.0
        elif VALUE_OF[face] == VALUE_OF[top] and (KIND_OF[face] == KIND_OF[top] or face >= FIRST_SPECIAL > top):
            following += FOLLOWING_BY_VALUE
    return FOLLOWING * following / len(left) * min(len(left), MOST_FOLLOWING)


def _following_blank(face: int, top: int, colour: int, cards: Printed) -> float:
    """The same where one of the two is a blank card: what is printed on it says whether they go together."""
    if not cards.fits(top, colour, face):
        return 0.0
    sure = cards.colours[face] == colour or cards.on_anything(face) or KIND_OF[face] in (POLISVIN, SVINOROST)
    return 1.0 if sure else FOLLOWING_BY_VALUE
