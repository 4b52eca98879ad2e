"""The rules of what follows an act, told a second time in the plainest way and from what everybody can see.

It knows nothing of the engine but views and acts, and is compared with it act by act. `None` stands for what it does
not tell: races, seats that leave, clocks and mistakes, challenges, what is given, and tasks of courage cards.
"""

from dataclasses import dataclass

from svintus.engine.actions import Action
from svintus.engine.faces import CHALLENGE, CODES, FAMILY_OF
from svintus.engine.options import Options
from svintus.engine.view import View

CHALLENGES = [code for face, code in enumerate(CODES) if FAMILY_OF[face] == CHALLENGE]
ORDINARY = ("turn", "attack", "growth", "follow-up")


@dataclass(frozen=True)
class Expectation:
    """What everybody must see after an act."""

    phase: str
    mover: int
    direction: int
    stake: int
    window: bool
    catchable: tuple[int, ...]


def neighbour(view: View, seat: int, direction: int) -> int:
    """The next seat in a direction that is still in the round."""
    while True:
        seat = (seat + direction) % view.seats
        if seat not in view.gone:
            return seat


def after(view: View, seat: int, act: Action, options: Options) -> Expectation | None:
    """What must be seen after an accepted act of a seat, or `None` where this does not tell."""
    if view.phase not in ORDINARY or any(view.rows):
        return None
    if act.kind in ("play", "intercept", "transfer"):
        return _after_cards(view, seat, act, options)
    if act.kind == "pass":
        if view.phase == "follow-up":
            return Expectation("turn", view.mover, view.direction, 0, view.window, view.catchable)
        mover = neighbour(view, seat, view.direction)
        return Expectation("turn", mover, view.direction, 0, False, _still(view, options))
    if act.kind == "draw":
        nothing_left = view.deck_count + view.pile_count == 1
        catchable = tuple(other for other in _still(view, options) if other != seat or nothing_left)
        return Expectation("turn", seat, view.direction, 0, False, catchable)
    if act.kind == "accept" and view.phase == "growth":
        drawn = min(int(CODES[view.top][1]), view.deck_count + view.pile_count - 1)
        catchable = tuple(other for other in _still(view, options) if other != seat or not drawn)
        return Expectation("turn", neighbour(view, seat, view.direction), view.direction, 0, False, catchable)
    if act.kind == "accept":
        mover = neighbour(view, seat, view.direction)
        skips_left = view.stake - 1 if CODES[view.attack].startswith("zakhrapin") else 0
        phase = "attack" if skips_left else "turn"
        return Expectation(phase, mover, view.direction, skips_left, False, _still(view, options))
    return None


def _still(view: View, options: Options) -> tuple[int, ...]:
    return view.catchable if options.catch_until == "card" else ()


def _after_cards(view: View, seat: int, act: Action, options: Options) -> Expectation | None:
    kind = act.cards[-1].split(".")[0]
    if kind in CHALLENGES:
        return None
    count = len(act.cards)
    left = view.counts[seat] - count
    if left == 0:
        return Expectation("over", -1, view.direction, 0, False, ())
    out_of_turn = act.kind == "intercept" or view.phase == "follow-up"
    catchable = {other for other in view.catchable if other != seat} if out_of_turn else set()
    if left == 1 and seat not in view.called:
        catchable.add(seat)
    direction = view.direction
    if _copies(act, "perekhryuk") % 2:
        direction = -direction
    mover = neighbour(view, seat, direction)
    attacked = view.phase == "attack"
    phase, stake = "turn", 0
    if kind == "khapyozh":
        carried = attacked and (act.kind == "transfer" or options.interception_adds)
        phase, stake = "attack", 3 * _copies(act, kind) + (view.stake if carried else 0)
    elif kind == "zakhrapin":
        phase, stake = "attack", _copies(act, kind) + (view.stake - 1 if act.kind == "transfer" else 0)
    elif kind == "khlopkopyt":
        phase, stake = "slap", 2 * _copies(act, kind)
    elif kind == "polisvin" and options.follow_up:
        phase = "follow-up"
    elif view.phase == "growth" or act.cards[0] == "svinorost":
        phase = "growth"
    elif kind == "temnodel":
        phase, mover = "dark", seat
    window = options.interception and kind != "temnodel"
    return Expectation(phase, mover, direction, stake, window, tuple(sorted(catchable)))


def _copies(act: Action, kind: str) -> int:
    return sum(card.split(".")[0] == kind for card in act.cards)
