"""What the effects of a blank card promise its player, beyond being rid of it (see `worth` for the scale)."""

from typing import Final

from svintus.bots.provoking import OTHERS_CARD, RACE, danger
from svintus.engine.actions import seat_of
from svintus.engine.blank import Blank, Effect
from svintus.engine.view import View

CARD: Final = 1.0
OWN_CARD: Final = -0.75
"""A card more in one's own hand that was not asked for."""
SKIPPED: Final = 0.6
"""For the turn of a seat that is about to win."""
FEAT: Final = 3
"""Cards that whoever does the feat after its performer gives to the table, and twice as many that are won."""


def promising(view: View, blank: Blank, left: int, act: int) -> float:
    """The worth of all effects; `left` cards stay in the hand without this one."""
    direction, promised = view.direction, 0.0
    for effect in blank.effects:
        if effect.do == "turn" and view.seats > 2:
            before, direction = next_seat(view, direction), -direction
            promised += SKIPPED * (danger(view, before) - danger(view, next_seat(view, direction)))
        else:
            promised += _promised(view, effect, next_seat(view, direction), left, act)
    return promised


def _promised(view: View, effect: Effect, after: int, left: int, act: int) -> float:
    others = [seat for seat in range(view.seats) if seat != view.seat and seat not in view.gone]
    count = effect.count or 0
    meant = seat_of(act) if effect.who == "chosen" else after
    if effect.do == "draw":
        if effect.who == "me":
            return OWN_CARD * count
        return count * sum([_harm(view, seat) for seat in (others if effect.who == "others" else [meant])])
    if effect.do == "skip":
        return SKIPPED * danger(view, after)
    if effect.do == "gives":
        relieved = OTHERS_CARD * len(others)
        if effect.who == "me":
            return OWN_CARD * len(others) - relieved
        return CARD + _harm(view, meant) * len(others) - relieved
    if effect.do == "swap":
        return CARD * (left - view.counts[meant])
    if effect.do == "race":
        return RACE
    return 2 * FEAT / (len(others) + 1) - FEAT if effect.do == "feat" else 0.0


def _harm(view: View, seat: int) -> float:
    return OTHERS_CARD * (1 + danger(view, seat))


def next_seat(view: View, direction: int) -> int:
    """The next seat in this direction that is still in the round."""
    seat = (view.seat + direction) % view.seats
    while seat in view.gone:
        seat = (seat + direction) % view.seats
    return seat
