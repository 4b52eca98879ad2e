"""What the engine does, pinned down: all states within a few plies of fixed openings, and one round of each edition
and of each further recipe of 2.0 told in full. Both depend on codes and keys only, never on the numbers inside.

A table is an edition, with its first recipe, or `v2-<recipe>`. Those of the recipes begin in each phase that the whole
box has, and know what a host may bring there.
"""

import json
from collections.abc import Iterator
from dataclasses import fields
from hashlib import sha256
from pathlib import Path
from typing import Any

from svintus import editions
from svintus.engine import snapshot
from svintus.engine.actions import LEAVE, Action, bare
from svintus.engine.events import NOBODY, Event
from svintus.engine.faces import CHALLENGE, CODES, COLOUR_KEYS, COURAGE, FAMILY_OF, REYTING
from svintus.engine.grounds import FACTS
from svintus.engine.in_front import face_in_front, giver_in_front
from svintus.engine.match import Match
from svintus.engine.options import Options
from svintus.engine.rng import Generator

FOLDER = Path(__file__).parent

TABLES: dict[str, list[dict[str, Any]]] = {
    # how many acts at random come before the plies; hands of 8 would be too many states
    "office": [
        {"seats": 3, "seed": 14, "acts": 0, "plies": 6},
        {"seats": 4, "seed": 9, "acts": 25, "plies": 5},
    ],
    "classic": [
        {"seats": 3, "seed": 16, "acts": 0, "plies": 6},
        {"seats": 2, "seed": 10, "acts": 20, "plies": 5},
    ],
    "extended": [
        {"seats": 3, "seed": 21, "acts": 0, "plies": 3},
        {"seats": 4, "seed": 5, "acts": 30, "plies": 3},
    ],
    "v2": [
        {"seats": 2, "seed": 17, "acts": 0, "plies": 5},
        {"seats": 4, "seed": 9, "acts": 25, "plies": 5},
    ],
    "v2-paranoid": [
        {"phase": "attack", "seats": 3, "seed": 1, "acts": 58, "plies": 2},
        {"phase": "gives", "seats": 3, "seed": 4, "acts": 8, "plies": 2},
        {"phase": "growth", "seats": 3, "seed": 0, "acts": 48, "plies": 2},
        {"phase": "question", "seats": 3, "seed": 2, "acts": 56, "plies": 2},
        {"phase": "row-choice", "seats": 5, "seed": 2, "acts": 16, "plies": 2},
        {"phase": "slap", "seats": 3, "seed": 0, "acts": 7, "plies": 2},
        {"phase": "throw", "seats": 3, "seed": 20, "acts": 12, "plies": 2},
        {"phase": "turn", "seats": 3, "seed": 0, "acts": 8, "plies": 2},
    ],
    "v2-artistic": [
        {"phase": "attack", "seats": 3, "seed": 0, "acts": 36, "plies": 3},
        {"phase": "dark", "seats": 3, "seed": 0, "acts": 26, "plies": 3},
        {"phase": "growth", "seats": 3, "seed": 0, "acts": 9, "plies": 3},
        {"phase": "last-dark", "seats": 3, "seed": 0, "acts": 27, "plies": 3},
        {"phase": "row-choice", "seats": 3, "seed": 2, "acts": 13, "plies": 3},
        {"phase": "slap", "seats": 3, "seed": 0, "acts": 21, "plies": 3},
        {"phase": "turn", "seats": 3, "seed": 0, "acts": 4, "plies": 3},
    ],
    "v2-challenge": [
        {"phase": "attack", "seats": 3, "seed": 0, "acts": 4, "plies": 3},
        {"phase": "chip-in", "seats": 3, "seed": 7, "acts": 13, "plies": 3},
        {"phase": "dark", "seats": 3, "seed": 0, "acts": 49, "plies": 1},
        {"phase": "duel", "seats": 3, "seed": 0, "acts": 9, "plies": 3},
        {"phase": "each-gives", "seats": 3, "seed": 1, "acts": 55, "plies": 2},
        {"phase": "fas", "seats": 3, "seed": 16, "acts": 56, "plies": 3},
        {"phase": "feat", "seats": 3, "seed": 4, "acts": 35, "plies": 3},
        {"phase": "gives", "seats": 3, "seed": 3, "acts": 15, "plies": 2},
        {"phase": "grab", "seats": 3, "seed": 32, "acts": 14, "plies": 2},
        {"phase": "growth", "seats": 3, "seed": 0, "acts": 39, "plies": 3},
        {"phase": "huts", "seats": 3, "seed": 2, "acts": 7, "plies": 3},
        {"phase": "last-dark", "seats": 3, "seed": 0, "acts": 56, "plies": 3},
        {"phase": "lay-open", "seats": 3, "seed": 22, "acts": 35, "plies": 2},
        {"phase": "puts-aside", "seats": 4, "seed": 23, "acts": 13, "plies": 3},
        {"phase": "roulette", "seats": 3, "seed": 0, "acts": 25, "plies": 3},
        {"phase": "row-choice", "seats": 6, "seed": 28, "acts": 30, "plies": 3},
        {"phase": "slap", "seats": 3, "seed": 1, "acts": 48, "plies": 3},
        {"phase": "throw", "seats": 3, "seed": 18, "acts": 36, "plies": 3},
        {"phase": "touch", "seats": 3, "seed": 1, "acts": 54, "plies": 3},
        {"phase": "tower", "seats": 3, "seed": 0, "acts": 32, "plies": 3},
        {"phase": "turn", "seats": 3, "seed": 0, "acts": 7, "plies": 3},
    ],
}
HAND = 4

GOLDEN_SEEDS: dict[str, int] = {
    "office": 131,
    "classic": 90,
    "extended": 40,
    "v2": 65,
    "v2-paranoid": 39,
    "v2-artistic": 132,
    "v2-challenge": 10,
}
"""Rounds of a readable length in which nearly everything happens."""


def opening(table: str, seats: int, seed: int, **changes: Any) -> Match:
    edition, _, recipe = table.partition("-")
    loaded = editions.load(edition)
    options: Options = loaded.options_with(recipe, loaded.options).changed(**changes)
    return Match(options, loaded.deck(seats, options, recipe), seats, seed.to_bytes(32, "big"))


def is_whole(match: Match) -> bool:
    """Whether the deck is one of the whole box's, beyond what the oldest fingerprints know."""
    return bool({COURAGE, CHALLENGE} & {FAMILY_OF[face] for face in match.deck})


def chances(match: Match) -> list[tuple[int, Action]]:
    """Every lawful act, and what the host may bring, in an order that does not depend on the engine's."""
    view = match.view(NOBODY)
    acts = [(seat, Action.unpack(action)) for seat in range(match.seats) for action in match.legal(seat)]
    if view.silence_owner != NOBODY:
        acts += [(seat, Action("speak")) for seat in range(match.seats) if seat not in view.gone]
    if match.owing():
        acts.append((NOBODY, Action("expire", phase=view.phase)))
        acts += [(NOBODY, Action("fade", number=ground[0])) for ground in match.round.grounds]
        acts += [(seat, Action("fact", number=kind)) for kind in FACTS if kind in view.kinds for seat in view.owes]
        if is_whole(match):
            acts += [act for act in _of_the_whole_box(match) if not match.check(act[0], act[1].pack())]
    return sorted(acts, key=lambda act: (act[0], act[1].write()))


def _of_the_whole_box(match: Match) -> Iterator[tuple[int, Action]]:
    """Seconds that are over, sums, songs and mistakes, and scores of feats."""
    r = match.round
    for fading in (*r.dues, *r.winks):
        yield NOBODY, Action("fade", number=fading[0])
    for due in r.dues:
        if due[2] == REYTING:
            yield due[1], Action("sum", number=due[3])
    for seat in range(match.seats):
        for card in r.rows[seat]:
            code = CODES[face_in_front(card)]
            yield seat, Action("performed", (code,), number=0)
            yield seat, Action("mistake", (code,))
        for score in (1, 2):
            yield seat, Action("feat", number=score)


def walked(match: Match, acts: int) -> Match:
    """The match after some acts at random; a round that is over is followed by the next."""
    dice = Generator(b"walk")
    for _ in range(acts):
        if match.round.over:
            match.apply(NOBODY, Action("next-round").pack())
        seat, action = chosen(match, dice)
        match.apply(seat, action.pack())
    match.take_events()
    return match


def chosen(match: Match, dice: Generator) -> tuple[int, Action]:
    """An act at random, such as people at a table might do: eager as a rule, forgetful of calling every other time, now
    and then slow or loud, and seldom called away."""
    seat = dice.below(match.seats)
    if dice.below(80) == 0 and len(match.view(NOBODY).gone) < match.seats - 2 and not match.check(seat, bare(LEAVE)):
        return seat, Action("leave")
    acts = chances(match)
    passed_over = {"expire", "speak", "fade", "fact", "mistake"} if dice.below(12) else set()
    if dice.below(2):
        passed_over |= {"call"}
    if dice.below(4):
        passed_over |= {"draw", "pass", "accept"}
    acts = [act for act in acts if act[1].kind not in passed_over] or acts
    return acts[dice.below(len(acts))]


# -- fingerprints ------------------------------------------------------------------------------------------------------


def fingerprint(table: str) -> list[dict[str, Any]]:
    """For each opening how many states there are after each ply, and the digest of them all."""
    found = []
    for terms in TABLES[table]:
        match = walked(opening(table, terms["seats"], terms["seed"], deal=HAND), terms["acts"])
        assert match.view(NOBODY).phase == terms.get("phase", match.view(NOBODY).phase)
        layer = {state(match): snapshot.save(match)}
        plies = [summary(layer)]
        for _ in range(terms["plies"]):
            layer = following(layer)
            plies.append(summary(layer))
        found.append({**terms, "states": plies})
    return found


def following(layer: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """All states one act later."""
    found: dict[str, dict[str, Any]] = {}
    for stored in layer.values():
        for seat, action in chances(snapshot.load(stored, telling=False)):
            match = snapshot.load(stored, telling=False)
            assert match.apply(seat, action.pack()) == 0
            found[state(match)] = snapshot.save(match)
    return found


def summary(layer: dict[str, Any]) -> dict[str, Any]:
    return {"count": len(layer), "digest": sha256("\n".join(sorted(layer)).encode()).hexdigest()}


def state(match: Match) -> str:
    """A state in words: all that the rest of the match depends on, and what may be done in it."""
    r = match.round
    parts = [
        match.view(NOBODY).phase,
        *[" ".join(sorted(CODES[face] for face in hand)) for hand in r.hands],
        " ".join(CODES[face] for face in r.deck),
        " ".join(CODES[face] for face in r.pile),
        CODES[r.top],
        COLOUR_KEYS[r.colour],
        *[f"{type(phase).__name__} {phase.stored()}" for phase in r.stack],
        *map(str, (r.direction, r.window, r.called, r.owing, r.gone, r.silence_owner, r.passes, r.rng.position)),
        *map(str, (match.totals, match.number, match.dealer, match.over)),
        *[f"ground {ground}" for ground in r.grounds],
        *[f"{seat} {action.write()}" for seat, action in chances(match)],
        *(_more_of_state(match) if is_whole(match) else []),
    ]
    return "|".join(parts)


def _more_of_state(match: Match) -> list[str]:
    r = match.round
    return [
        *[" ".join(f"{CODES[face_in_front(card)]} of {giver_in_front(card)}" for card in row) for row in r.rows],
        *[f"waiting {type(phase).__name__} {phase.stored()}" for phase in r.waiting],
        *[f"due {due}" for due in r.dues],
        *[f"wink {wink}" for wink in r.winks],
        *map(str, (r.sums, r.performed, r.courage_target, r.interceptor, r.robbed, r.feats_shown)),
        " ".join(CODES[face] for face in r.box),
    ]


# -- golden rounds -----------------------------------------------------------------------------------------------------


def golden(table: str) -> str:
    """One round from the deal to the last card: every act as journals write it, and below it what happened."""
    seats = 4
    match = opening(table, seats, GOLDEN_SEEDS[table])
    lines = [f"{table}, {seats} seats, seed {match.seed.hex()}"]
    lines += [f"hand of {seat}: " + " ".join(CODES[face] for face in match.view(seat).hand) for seat in range(seats)]
    lines += told(match)
    dice = Generator(b"golden")
    while not match.round.over:
        seat, action = chosen(match, dice)
        match.apply(seat, action.pack())
        lines.append(f"{'*' if seat == NOBODY else seat} {action.write()}")
        lines += told(match)
    return "\n".join(lines) + "\n"


def told(match: Match) -> list[str]:
    return [f"    {words(event)}" for event in match.take_events()]


def words(event: Event) -> str:
    """An event as text: its type, then what it says, cards and colours by their names."""
    said = [f"{field.name} {_word(field.name, getattr(event, field.name))}" for field in fields(event)[:-1]]
    kind: str = getattr(event, "type")  # noqa: B009 - the base class has none
    return f"{kind}: {', '.join(said)}"


def _word(name: str, value: Any) -> str:
    if isinstance(value, tuple):
        return "(" + " ".join(_word(name, one) for one in value) + ")"
    if name in ("cards", "hands", "card", "start"):
        return str(CODES[value])
    if name == "colour":
        return str(COLOUR_KEYS[value])
    return "nobody" if value == NOBODY and name != "direction" else str(value)


def fingerprint_file(table: str) -> Path:
    return FOLDER / f"{table}.json"


def golden_file(table: str) -> Path:
    return FOLDER / f"{table}.txt"


def as_json(found: list[dict[str, Any]]) -> str:
    return json.dumps(found, indent=1) + "\n"
