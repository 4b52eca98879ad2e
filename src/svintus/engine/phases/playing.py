"""What turn, transfer, follow-up and interception share: offering one card, and checking what a play carries."""

from svintus.engine.actions import cards_of, colour_of, first_card, has_several, with_card
from svintus.engine.faces import GREY, KIND_OF
from svintus.engine.refusals import NAME_A_COLOUR, NO_COLOUR_TO_NAME, NOT_IN_HAND, OK
from svintus.engine.round import Round


def offer_card(r: Round, kind: int, face: int, out: list[int]) -> None:
    """Add the act of playing this card, once for each colour where it names one; never twice."""
    if r.cards[KIND_OF[face]].names_colour:
        if with_card(kind, face, 0) not in out:
            for colour in range(GREY):
                out.append(with_card(kind, face, colour))
    else:
        action = with_card(kind, face)
        if action not in out:
            out.append(action)


def check_carried(r: Round, seat: int, action: int) -> int:
    """0, or why these cards and this colour cannot be one play of this seat, whatever lies on the table."""
    hand = r.hands[seat]
    face = first_card(action)
    if has_several(action):
        left = list(hand)
        for face in cards_of(action):
            if face not in left:
                return NOT_IN_HAND
            left.remove(face)
    elif face not in hand:
        return NOT_IN_HAND
    colour = colour_of(action)
    if r.cards[KIND_OF[face]].names_colour:
        return NAME_A_COLOUR if colour >= GREY else OK
    return OK if colour == GREY else NO_COLOUR_TO_NAME
