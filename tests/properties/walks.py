"""Openings and walks for the properties: any edition, any options, any seats, and decks that are nearly empty.

An opening is where a match begins, a step one whole number that chooses the next act: mostly a lawful one of any seat,
now and then time running out, a seat speaking or leaving, a call or a catch without reason, or something refused.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from svintus import editions
from svintus.engine.actions import (
    A_CALL,
    A_DRAW,
    A_PASS,
    A_SLAP,
    AN_ACCEPT,
    CATCH,
    END_MATCH,
    INTERCEPT,
    LEAVE,
    NEXT_ROUND,
    PLAY,
    SPEAK,
    TIME_UP,
    TRANSFER,
    Action,
    bare,
    expire,
    with_card,
    with_seat,
)
from svintus.engine.events import NOBODY
from svintus.engine.faces import CODES, FACES, FIRST_SPECIAL
from svintus.engine.match import Match
from svintus.engine.options import Options, option_specs

AT_RANDOM = tuple(spec for spec in option_specs() if spec.kind in ("switch", "choice"))


@dataclass(frozen=True)
class Opening:
    """Where a match begins."""

    options: Options
    deck: tuple[int, ...]
    seats: int
    seed: bytes

    def match(self, telling: bool = True) -> Match:
        return Match(self.options, list(self.deck), self.seats, self.seed, telling)

    def __repr__(self) -> str:
        changed = {name: value for name, value in self.options.as_dict().items() if value != Options().as_dict()[name]}
        return (
            f"Opening({self.seats} seats, {changed}, {' '.join(CODES[face] for face in self.deck)}, {self.seed.hex()})"
        )


@st.composite
def openings(draw: st.DrawFn, most_seats: int = 10, small: bool = True) -> Opening:
    """A preset or any options, from the edition's own deck or (`small`) from one of few cards and faces."""
    edition = editions.load(draw(st.sampled_from(editions.keys())))
    count = draw(st.integers(2, most_seats))
    changes: dict[str, Any] = {"target": draw(st.sampled_from([0, 1, 10]))}
    if draw(st.booleans()):
        for spec in AT_RANDOM:
            values = spec.choices if spec.kind == "choice" else (False, True)
            changes[spec.name] = draw(st.sampled_from(values))
        changes["missed_call"] = draw(st.integers(0, 4))
    changes["by_the_book"] = draw(st.booleans())
    if not small or draw(st.booleans()):
        changes["boxes"] = draw(st.integers(1, 2))
        options = edition.options.changed(**changes)
        deck = edition.deck(count, options)
    else:
        changes["deal"] = draw(st.integers(1, 4))
        options = edition.options.changed(**changes)
        palette = draw(st.lists(st.integers(0, FACES - 1), min_size=1, max_size=6))
        number = draw(st.integers(0, FIRST_SPECIAL - 1))
        size = count * changes["deal"] + draw(st.integers(0, 6))
        deck = [number, *draw(st.lists(st.sampled_from([number, *palette]), min_size=size, max_size=size))]
    seed = draw(st.integers(0, 255))
    return Opening(options, tuple(deck), count, bytes([seed] * 32))


steps = st.integers(0, 2**20 - 1)


def paths(longest: int) -> st.SearchStrategy[list[int]]:
    return st.lists(steps, min_size=longest // 4, max_size=longest)


Act = tuple[int, int]
"""A seat (or `NOBODY`) and a packed action."""


def lawful(match: Match) -> list[Act]:
    """Every offered act of every seat."""
    return [(seat, action) for seat in range(match.seats) for action in match.legal(seat)]


def act_for(match: Match, step: int) -> Act:
    """The act that this step chooses. It may be one that is refused."""
    choice, what = divmod(step, 16)
    if match.round.over:
        return NOBODY, bare(NEXT_ROUND if not match.over else END_MATCH)
    seat = choice % match.seats
    if what < 12:
        acts = lawful(match)
        return acts[choice % len(acts)] if acts else (NOBODY, time_out(match))
    if what == 12:
        return NOBODY, time_out(match)
    if what == 13:
        chances = [bare(SPEAK), A_CALL, with_seat(CATCH, (seat + 1 + choice // 32) % match.seats)]
        return seat, chances[choice // 16 % 3]
    if what == 14:
        anything = universe(match.seats)
        return seat, anything[choice % len(anything)]
    if choice % 5 == 0:
        return seat, bare(LEAVE)
    return (NOBODY, bare(TIME_UP)) if choice % 31 == 0 else (seat, A_SLAP)


def time_out(match: Match) -> int:
    return Action("expire", phase=match.view(NOBODY).phase).pack()


def walk(match: Match, path: list[int]) -> Iterator[tuple[int, int, int]]:
    """Every act of a path as (seat, action, reason), right after it was tried."""
    for step in path:
        if match.over:
            return
        seat, action = act_for(match, step)
        yield seat, action, match.apply(seat, action)


def universe(seats: int) -> list[int]:
    """Every act that a seat could think of: kinds, faces and colours, and seats. Without several cards."""
    cards = [
        with_card(kind, face, colour)
        for kind in (PLAY, TRANSFER, INTERCEPT)
        for face in range(FACES)
        for colour in range(5)
    ]
    return [*cards, A_DRAW, A_PASS, AN_ACCEPT, A_CALL, A_SLAP, *[with_seat(CATCH, seat) for seat in range(seats + 1)]]


def hosts(seats: int) -> list[Act]:
    """Every act of the host and every fact about a seat."""
    facts = [(seat, bare(kind)) for seat in range(-1, seats + 1) for kind in (SPEAK, LEAVE)]
    return [*facts, *[(NOBODY, bare(kind)) for kind in (NEXT_ROUND,)], *[(NOBODY, expire(phase)) for phase in range(6)]]


def places(match: Match) -> Counter[int]:
    """How often each face lies anywhere."""
    r = match.round
    found = Counter([*r.deck, *r.pile, r.top])
    for hand in r.hands:
        found.update(hand)
    return found


def everything(match: Match) -> dict[str, Any]:
    """The whole state, every attribute of match and round, to see whether anything changed at all."""
    r = match.round
    return {
        **{name: _plain(getattr(match, name)) for name in _attributes(match) if name not in ("round", "options")},
        **{f"round {name}": _plain(getattr(r, name)) for name in _attributes(r) if name not in _SHARED},
        "stack": [(phase.number, phase.stored()) for phase in r.stack],
        "position": r.rng.position,
    }


_SHARED = ("options", "cards", "turns", "rng", "fit", "stack")


def _attributes(thing: object) -> list[str]:
    compiled = getattr(type(thing), "__mypyc_attrs__", None)
    return [name for name in compiled if name != "__dict__"] if compiled else list(vars(thing))


def _plain(value: Any) -> Any:
    return [_plain(one) for one in value] if isinstance(value, list) else value
