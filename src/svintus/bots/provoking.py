"""What a challenge card promises its player, beyond being rid of it (see `worth` for the scale)."""

from typing import Final

from svintus.bots.memory import Memory
from svintus.engine.actions import colour_of, first_card, seat_of
from svintus.engine.faces import (
    CHIP_IN,
    CLOTHES,
    COLOUR_OF,
    DONT_DARKEN,
    FIRST_SPECIAL,
    GREY,
    HANDS,
    KIND_OF,
    NEITHER,
    ONE_FOR_ALL,
    RAZBORKA,
    ROULETTE,
    SLABO,
    SLIPPERS,
)
from svintus.engine.view import View

RACE: Final = 0.5
"""All others of the table give a card to the loser, who is somebody else as a rule."""
ROULETTE_OF_OTHERS: Final = 0.3
GREY_SHARE: Final = 0.2
"""Of the cards that are pulled unseen."""
OTHERS_CARD: Final = 0.25
"""What a card more in the hand of an opponent is worth; more of it if that one is about to win."""
HUTS: Final = 4
FEW: Final = 4


def provoking(view: View, memory: Memory, left: list[int], act: int) -> float:
    """The worth of the challenge itself; `left` is the hand without its card."""
    kind = KIND_OF[first_card(act)]
    seats = view.seats - len(view.gone)
    if kind in (CLOTHES, ONE_FOR_ALL, SLIPPERS):
        return RACE
    if kind == ROULETTE:
        return ROULETTE_OF_OTHERS
    if kind == HANDS:
        drawn = sum([max(0, HUTS - count) for seat, count in enumerate(view.counts) if seat != view.seat])
        return RACE + OTHERS_CARD * drawn / seats - max(0, HUTS - len(left))
    if kind == SLABO:
        return 6 / seats - 3
    if kind == CHIP_IN:
        mine = sum([1 for face in left if face < FIRST_SPECIAL and COLOUR_OF[face] == colour_of(act)])
        return RACE + 0.5 + 0.1 * mine if mine else 1.0 - seats
    victim = seat_of(act)
    harm = OTHERS_CARD * (1 + danger(view, victim))
    if kind == RAZBORKA:
        numbers = sum([1 for face in left if face < FIRST_SPECIAL])
        return min(numbers, 4) * 0.25 - 0.1 * view.counts[victim] + harm
    if kind == NEITHER:
        return harm * (seats - 2) - 2
    if kind == DONT_DARKEN:
        share = (1 - GREY_SHARE) / GREY * (1 - memory.lacks(victim, colour_of(act)))
        caught = GREY_SHARE + share
        return (1 - caught) * (1 + harm * (seats - 1)) - caught * seats
    return 0.0


def danger(view: View, seat: int) -> float:
    """How near a seat is to winning, from 0 (`FEW` cards or more) to 1."""
    return max(0.0, (FEW + 1 - view.counts[seat]) / FEW)
