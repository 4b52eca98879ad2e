"""What the engine does, pinned down: all states within a few plies of fixed openings, and one round of each edition
told in full. Both depend on codes and keys only, never on the numbers inside."""

import json
from dataclasses import fields
from hashlib import sha256
from pathlib import Path
from typing import Any

from svintus import editions
from svintus.engine import snapshot
from svintus.engine.actions import LEAVE, Action, bare
from svintus.engine.events import NOBODY, Event
from svintus.engine.faces import CODES, COLOUR_KEYS
from svintus.engine.grounds import FACTS
from svintus.engine.match import Match
from svintus.engine.options import Options
from svintus.engine.rng import Generator

FOLDER = Path(__file__).parent

OPENINGS: dict[str, list[dict[str, Any]]] = {
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
}
HAND = 4

GOLDEN_SEEDS = {"office": 131, "classic": 90, "extended": 40, "v2": 65}
"""Rounds of a readable length in which nearly everything happens."""


def opening(edition: str, seats: int, seed: int, **changes: Any) -> Match:
    loaded = editions.load(edition)
    options: Options = loaded.options.changed(**changes)
    return Match(options, loaded.deck(seats, options), seats, seed.to_bytes(32, "big"))


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
    return sorted(acts, key=lambda act: (act[0], act[1].write()))


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
    passed_over = {"expire", "speak", "fade", "fact"} if dice.below(12) else set()
    if dice.below(2):
        passed_over |= {"call"}
    if dice.below(4):
        passed_over |= {"draw", "pass", "accept"}
    acts = [act for act in acts if act[1].kind not in passed_over] or acts
    return acts[dice.below(len(acts))]


# -- fingerprints ------------------------------------------------------------------------------------------------------


def fingerprint(edition: str) -> list[dict[str, Any]]:
    """For each opening how many states there are after each ply, and the digest of them all."""
    found = []
    for terms in OPENINGS[edition]:
        match = walked(opening(edition, terms["seats"], terms["seed"], deal=HAND), terms["acts"])
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
    ]
    return "|".join(parts)


# -- golden rounds -----------------------------------------------------------------------------------------------------


def golden(edition: str) -> str:
    """One round from the deal to the last card: every act as journals write it, and below it what happened."""
    seats = 4
    match = opening(edition, seats, GOLDEN_SEEDS[edition])
    lines = [f"{edition}, {seats} seats, seed {match.seed.hex()}"]
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


def fingerprint_file(edition: str) -> Path:
    return FOLDER / f"{edition}.json"


def golden_file(edition: str) -> Path:
    return FOLDER / f"{edition}.txt"


def as_json(found: list[dict[str, Any]]) -> str:
    return json.dumps(found, indent=1) + "\n"
