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
    A_SLAP,
    ACCEPT,
    ANSWER,
    CALL,
    CATCH,
    CHECK,
    CHOOSE,
    CLAP,
    COUNT,
    DONE,
    DRAW,
    END_MATCH,
    FACT,
    FADE,
    FAS,
    FEAT,
    FIST,
    GIVE,
    GIVE_COURAGE,
    GRAB,
    INTERCEPT,
    LAY,
    LEAVE,
    MISTAKE,
    NEXT_ROUND,
    NO_NUMBER,
    NO_SEAT,
    PASS,
    PERFORMED,
    PHASE_NUMBERS,
    PLAY,
    REWARD,
    SAY,
    SHOWN,
    SLAP,
    SPEAK,
    SPOT,
    SUM,
    SWAP,
    THROW,
    TIME_UP,
    TOUCH,
    TRANSFER,
    TRY,
    TURN_UP,
    VOTE,
    WINK,
    Action,
    bare,
    expire,
    with_card,
    with_cards,
    with_number,
    with_seat,
)
from svintus.engine.events import NOBODY
from svintus.engine.faces import CHALLENGE, CODES, COURAGE, FACES, FAMILY_OF, FIRST_BLANK, FIRST_SPECIAL
from svintus.engine.feats import FEATS
from svintus.engine.grounds import FACTS
from svintus.engine.in_front import face_in_front
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
    """A preset or any options, from a deck of the edition's own or (`small`) from one of few cards and faces."""
    edition = editions.load(draw(st.sampled_from(editions.keys())))
    recipe = draw(st.sampled_from(edition.recipe_keys))
    count = draw(st.integers(3 if recipe == "challenge" else 2, most_seats))
    preset = edition.options_with(recipe, edition.options)
    changes: dict[str, Any] = {"target": draw(st.sampled_from([0, 1, 10]))}
    if draw(st.booleans()):
        for spec in AT_RANDOM:
            values = spec.choices if spec.kind == "choice" else (False, True)
            changes[spec.name] = draw(st.sampled_from(values))
        changes["missed_call"] = draw(st.integers(0, 4))
    changes["by_the_book"] = draw(st.booleans())
    if not small or draw(st.booleans()):
        changes["boxes"] = draw(st.integers(1, 2))
        options = preset.changed(**changes)
        deck = edition.deck(count, options, recipe)
    else:
        changes["deal"] = draw(st.integers(1, 4))
        options = preset.changed(**changes)
        palette = draw(st.lists(st.integers(0, FIRST_BLANK - 1), min_size=1, max_size=6))
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
        return seat, by_the_way(match, seat, choice // 16)
    if what == 14:
        anything = [*universe(match.seats), *universe_of_the_box(match.seats)]
        return seat, anything[choice % len(anything)]
    if choice % 5 == 0:
        return seat, bare(LEAVE)
    return (NOBODY, bare(TIME_UP)) if choice % 31 == 0 else (seat, A_SLAP)


def by_the_way(match: Match, seat: int, choice: int) -> int:
    """What happens beside the acts that are offered: words, catches without reason, facts, seconds that are over."""
    r = match.round
    other = (seat + 1 + choice // 7) % match.seats
    chances = [bare(SPEAK), A_CALL, with_seat(CATCH, other)]
    numbers = [fading[0] for fading in (*r.grounds, *r.dues, *r.winks)]
    chances += [with_number(FADE, number) for number in numbers] * 2
    chances += [with_cards(FACT, [], seat=to, number=kind) for kind in FACTS for to in (NO_SEAT, other)]
    chances += [with_number(SUM, r.sums[seat]), with_number(SUM, choice % 50), with_seat(SPOT, other), bare(COUNT)]
    for card in r.rows[seat]:
        chances += [with_cards(PERFORMED, [face_in_front(card)], number=choice % 2)] * 3
        chances.append(with_card(MISTAKE, face_in_front(card)))
    chances += [with_number(FEAT, choice % 100)] * 4 if match.view(NOBODY).phase == "feat" else []
    return chances[choice % len(chances)]


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
    return [*cards, *[bare(kind) for kind in BARE], *[with_seat(CATCH, seat) for seat in range(seats + 1)]]


BARE = (DRAW, PASS, ACCEPT, CALL, SLAP, CHECK, CLAP, FIST, FAS, TOUCH, DONE, TRY, TURN_UP, COUNT)


def universe_of_the_box(seats: int) -> list[int]:
    """What else a seat could think of, with at most one card: seats and numbers, those that there are not too."""
    everybody = range(seats + 1)
    challenges = [face for face in range(FACES) if FAMILY_OF[face] == CHALLENGE]
    courage = [face for face in range(FACES) if FAMILY_OF[face] == COURAGE]
    return [
        *[
            with_cards(kind, [face], colour, seat, number)
            for kind in (PLAY, INTERCEPT)
            for face in challenges
            for colour in range(5)
            for seat in (*everybody, NO_SEAT)
            for number in (0, 4, FEATS - 1, FEATS, NO_NUMBER)
        ],
        *[with_card(kind, face) for kind in (LAY, GIVE, ANSWER) for face in range(FACES)],
        *[
            with_cards(kind, [face], seat=seat)
            for kind in (REWARD, SWAP)
            for face in range(FACES)
            for seat in everybody
        ],
        *[
            with_cards(GIVE_COURAGE, [face], seat=seat, number=number)
            for face in courage
            for seat in everybody
            for number in (0, 1, 5, 6, 80, NO_NUMBER)
        ],
        *[with_seat(kind, seat) for kind in (GRAB, VOTE, WINK, SPOT) for seat in everybody],
        *[with_number(kind, number) for kind in (CHOOSE, SAY, SUM, THROW) for number in (0, 1, 2, 3, 4, 800, 4000)],
    ]


def hosts(seats: int) -> list[Act]:
    """Every act of the host and every fact about a seat."""
    everybody = range(-1, seats + 1)
    facts = [bare(SPEAK), bare(LEAVE), *[with_cards(FACT, [], seat=0, number=kind) for kind in range(40)]]
    facts += [with_card(MISTAKE, face) for face in range(FACES)]
    facts += [with_cards(PERFORMED, [face], number=number) for face in range(FACES) for number in (0, 1, 2)]
    facts += [with_number(FEAT, 0), with_number(FEAT, NO_NUMBER - 1)]
    acts = [(NOBODY, expire(phase)) for phase in PHASE_NUMBERS.values()]
    acts += [(NOBODY, with_number(SHOWN, FEATS)), (NOBODY, bare(NEXT_ROUND))]
    return [*[(seat, fact) for seat in everybody for fact in facts], *acts]


def places(match: Match) -> Counter[int]:
    """How often each face lies anywhere."""
    r = match.round
    found = Counter([*r.deck, *r.pile, r.top, *r.box])
    for seat in range(match.seats):
        found.update(r.held(seat))
    for phase in (*r.stack, *r.waiting):
        found.update(phase.held())
    return found


def everything(match: Match) -> dict[str, Any]:
    """The whole state, every attribute of match and round, to see whether anything changed at all."""
    r = match.round
    return {
        **{name: _plain(getattr(match, name)) for name in _attributes(match) if name not in ("round", "options")},
        **{f"round {name}": _plain(getattr(r, name)) for name in _attributes(r) if name not in _SHARED},
        "stack": [(phase.number, phase.stored()) for phase in r.stack],
        "waiting": [(phase.number, phase.stored()) for phase in r.waiting],
        "position": r.rng.position,
    }


_SHARED = ("options", "cards", "turns", "growths", "rng", "fit", "stack", "waiting")


def _attributes(thing: object) -> list[str]:
    compiled = getattr(type(thing), "__mypyc_attrs__", None)
    return [name for name in compiled if name != "__dict__"] if compiled else list(vars(thing))


def _plain(value: Any) -> Any:
    return [_plain(one) for one in value] if isinstance(value, list) else value
