"""Acts that are possible beside the stack, out of turn: one small module each.

The one rule of re-entrancy: intercepting, rewarding and giving courage only while nothing is stacked above the turn
or the attack; calls, catches and words at any time. That a window sleeps during a slap or a follow-up (`INT-2`,
`INT-5`) follows from that without special cases.
"""

from typing import Final

from svintus.engine.actions import (
    CALL,
    CATCH,
    CLAP,
    COUNT,
    GIVE_COURAGE,
    INTERCEPT,
    LAST_OF_SEATS,
    RACE_ACTS,
    REWARD,
    SAY,
    SPOT,
    SUM,
    SWAP,
    WINK,
    kind_of,
    seat_of,
)
from svintus.engine.events import NOBODY
from svintus.engine.faces import SHMOTRUN
from svintus.engine.refusals import ALREADY_DONE, NO_SUCH_SEAT, NOT_YOUR_TURN, OK, TOO_LATE, WRONG_PHASE
from svintus.engine.round import Round
from svintus.engine.standing.awl import check_swap, offer_swap, swap
from svintus.engine.standing.calls import call, call_is_due, catch, offer_calls
from svintus.engine.standing.courage import check_courage, give_courage, offer_courage
from svintus.engine.standing.interception import check_interception, intercept, offer_interception
from svintus.engine.standing.rewards import check_reward, gifts_are_possible, offer_rewards, reward
from svintus.engine.standing.task_acts import check_task_act, do_task, offer_task_acts
from svintus.engine.standing.winks import check_wink, count_aloud, offer_winks, spot, wink

_TASK_ACTS: Final = (SAY, CLAP, SUM)
_BY_EYE: Final = (WINK, SPOT, COUNT)
_STANDING: Final = (CALL, CATCH, INTERCEPT, REWARD, GIVE_COURAGE, SWAP, *_TASK_ACTS, *_BY_EYE)
IS_STANDING: Final = bytes([1 if kind in _STANDING else 0 for kind in range(LAST_OF_SEATS + 1)])
"""Whether a kind of act stands beside the stack."""


def offer_standing(r: Round, seat: int, out: list[int]) -> None:
    """Add the standing acts that would change something for this seat."""
    if r.window:
        offer_interception(r, seat, out)
    offer_calls(r, seat, out)
    if gifts_are_possible(r):
        if r.grounds:
            offer_rewards(r, seat, out)
        if r.courage_target != NOBODY:
            offer_courage(r, seat, out)
        if r.interceptor == seat:
            offer_swap(r, seat, out)
    if r.dues:
        offer_task_acts(r, seat, out)
    if r.kinds >> SHMOTRUN & 1:
        offer_winks(r, seat, out)


def check_standing(r: Round, seat: int, action: int) -> int:
    """0, or why this act of a seat that owes no answer of this kind is refused."""
    kind = kind_of(action)
    if kind == CALL:
        return OK
    if kind == CATCH:
        target = seat_of(action)
        return OK if target < r.seats and target != seat else NO_SUCH_SEAT
    if kind == INTERCEPT:
        return check_interception(r, seat, action)
    if kind == REWARD:
        return check_reward(r, seat, action)
    if kind == GIVE_COURAGE:
        return check_courage(r, seat, action)
    if kind == SWAP:
        return check_swap(r, seat, action)
    if kind in _TASK_ACTS:
        return check_task_act(r, seat, action)
    if kind in _BY_EYE:
        return check_wink(r, seat, action)
    if kind in RACE_ACTS:
        return ALREADY_DONE if r.stack[-1].race_act == kind else TOO_LATE
    return NOT_YOUR_TURN if len(r.stack) == 1 else WRONG_PHASE


def act_standing(r: Round, seat: int, action: int) -> None:
    """Do what `check_standing` has found lawful."""
    kind = kind_of(action)
    if kind == CALL:
        call(r, seat)
    elif kind == CATCH:
        catch(r, seat, seat_of(action))
    elif kind == INTERCEPT:
        intercept(r, seat, action)
    elif kind == REWARD:
        reward(r, seat, action)
    elif kind == SWAP:
        swap(r, seat, action)
    elif kind in _TASK_ACTS:
        do_task(r, seat, action)
    elif kind == WINK:
        wink(r, seat, action)
    elif kind == SPOT:
        spot(r, seat, seat_of(action))
    elif kind == COUNT:
        count_aloud(r, seat)
    else:
        give_courage(r, seat, action)


__all__ = ["IS_STANDING", "act_standing", "call_is_due", "check_standing", "offer_standing"]
