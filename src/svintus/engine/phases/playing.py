"""What turn, transfer, follow-up and interception share: offering one card, and checking what a play carries."""

from svintus.engine.actions import cards_of, first_card, has_several
from svintus.engine.faces import KIND_OF
from svintus.engine.phases.several import check_several
from svintus.engine.refusals import DOES_NOT_FIT, NOT_IN_HAND, OK
from svintus.engine.round import Round


def offer_card(r: Round, seat: int, kind: int, face: int, out: list[int]) -> None:
    """Add the acts of playing this card, once for each choice that goes with it; never twice."""
    r.cards[KIND_OF[face]].offer(r, seat, kind, face, out)


def can_play(r: Round, seat: int, face: int) -> bool:
    """Whether this card of the seat fits and has what it needs: whether the play would be accepted (`TURN-3`)."""
    return r.fit[r.row + face] == 1 and r.cards[KIND_OF[face]].can_be_played(r, seat)


def check_carried(r: Round, seat: int, action: int) -> int:
    """0, or why these cards and the choices with them cannot be one play of this seat, whatever lies on the table."""
    hand = r.held(seat)
    face = first_card(action)
    if has_several(action):
        left = list(hand)
        for face in cards_of(action):
            if face not in left:
                return NOT_IN_HAND
            left.remove(face)
        if r.cards[KIND_OF[first_card(action)]].brings_another:
            face = first_card(action)
    elif face not in hand:
        return NOT_IN_HAND
    return r.cards[KIND_OF[face]].check(r, seat, action)


def check_laid(r: Round, action: int) -> int:
    """0, or why what is carried does not go on what lies on the table."""
    face = first_card(action)
    if has_several(action) and not r.cards[KIND_OF[face]].brings_another:
        return check_several(r, cards_of(action))
    return OK if r.fit[r.row + face] else DOES_NOT_FIT
