"""How many steps a second the engine makes: each edition, each recipe of 2.0 and the whole box in one deck, beside
RLCard's bare `uno` game in the same process.

    make bench            (installs RLCard, measures, writes bench/results/engine.json)

A step is one accepted action. At each step every seat is asked what it may do, calls, catches and interceptions
included, and one act is drawn uniformly from all of it; 4 seats, one core. RLCard's game is stepped directly, without
the environment around it: it asks the one seat to move and draws uniformly from what that may do. The games take turns
in short spells, so that a busy moment of the machine meets them all, and seconds are those that the processor spent on
it; a figure is the median of its spells, a ratio the median of the ratios of spells side by side. Beside the plain
figure stand: with the events told (as a server plays), and with only a seat that must answer being asked (as in a game
where nothing happens out of turn). Without RLCard, or with `--alone`, only the engine is measured; beside the recipe
Simple every figure is put in any case.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import statistics
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

import svintus.engine.match as engine
from svintus import editions
from svintus.editions import OWN
from svintus.editions.own import OwnDeck
from svintus.engine import snapshot
from svintus.engine.actions import ACTION_KEYS, NEXT_ROUND, bare, kind_of
from svintus.engine.events import NOBODY
from svintus.engine.faces import KIND_KEYS, PRINTED_KINDS
from svintus.engine.match import Match
from svintus.engine.options import Options

SEATS: Final = 4
MAIN: Final = "v2"
"""2.0 with its first recipe, Simple."""
WHOLE_BOX: Final = "v2, the whole box"
PEER: Final = "rlcard uno"
CARDS_OF_THE_BOX: Final = 176
PRINTED_BOX: Final = {
    **dict.fromkeys(KIND_KEYS[:PRINTED_KINDS], 2),
    "polisvin": 8,
    "temnodel": 1,
    "svinorost": 4,
}
STEPS_AT_ONCE: Final = 20
"""So many steps are made between two looks at the clock."""
MICROSECONDS: Final = 1_000_000
RESULT: Final = Path(__file__).parent / "results" / "engine.json"

Play = Callable[[float], float]
"""Plays for so many seconds; says how many steps a second that made."""


@dataclass(frozen=True)
class Table:
    """What is played."""

    options: Options
    deck: tuple[int, ...]

    def match(self, seed: int, *, telling: bool = False) -> Match:
        return Match(self.options, list(self.deck), SEATS, seed.to_bytes(8, "big"), telling)


def of_edition(edition: str, recipe: str = "") -> Table:
    preset = editions.load(edition)
    options = preset.options_with(recipe, preset.options)
    return Table(options, tuple(preset.deck(SEATS, options, recipe)))


def whole_box() -> Table:
    """Every card of 2.0 in one deck."""
    preset = editions.load(MAIN).with_own(OwnDeck(PRINTED_BOX))
    deck = preset.deck(SEATS, preset.options, OWN)
    assert len(deck) == CARDS_OF_THE_BOX
    return Table(preset.options, tuple(deck))


def tables() -> dict[str, Table]:
    """All that is measured, Simple first."""
    recipes = editions.load(MAIN).recipe_keys[1:]
    others = [edition for edition in editions.keys() if edition != MAIN]  # noqa: SIM118 - a function, not a dict
    return {
        MAIN: of_edition(MAIN),
        **{f"{MAIN}, {recipe}": of_edition(MAIN, recipe) for recipe in recipes},
        WHOLE_BOX: whole_box(),
        **{edition: of_edition(edition) for edition in others},
    }


def step(match: Match, chance: Callable[[], float]) -> tuple[int, int]:
    """One act, drawn uniformly from those of all seats, and who did it."""
    offers = [(seat, act) for seat in range(SEATS) for act in match.legal(seat)]
    seat, act = offers[int(chance() * len(offers))]
    match.apply(seat, act)
    return seat, act


def step_of_one(match: Match, chance: Callable[[], float]) -> None:
    """One act of a seat that has to answer."""
    owing = match.owing()
    seat = owing[0] if len(owing) == 1 else owing[int(chance() * len(owing))]
    legal = match.legal(seat)
    match.apply(seat, legal[int(chance() * len(legal))])


def svintus(table: Table, *, telling: bool = False, everybody: bool = True) -> Play:
    """Random play at a table, match after match; a spell ends where it ends, and the next one goes on from there."""
    chance = random.Random(1).random
    seeds = iter(range(1_000_000))
    do = step if everybody else step_of_one
    match = table.match(next(seeds), telling=telling)

    def play(seconds: float) -> float:
        nonlocal match
        steps = 0
        begun = time.process_time()
        until = begun + seconds
        while time.process_time() < until:
            for _ in range(STEPS_AT_ONCE):
                if match.over:
                    match = table.match(next(seeds), telling=telling)
                elif match.round.over:
                    match.take_events()
                    match.apply(NOBODY, bare(NEXT_ROUND))
                else:
                    do(match, chance)
                    steps += 1
        return steps / (time.process_time() - begun)

    return play


def uno() -> Play:
    """Random play of RLCard's game, without its environment around it. Raises `ImportError` where it is not there."""
    from rlcard.games.uno import Game as Uno

    game = Uno(num_players=SEATS)
    chance = random.Random(1).random

    def play(seconds: float) -> float:
        steps = 0
        begun = time.process_time()
        until = begun + seconds
        while time.process_time() < until:
            game.init_game()
            while not game.is_over():
                legal = game.get_legal_actions()
                game.step(legal[int(chance() * len(legal))])
                steps += 1
        return steps / (time.process_time() - begun)

    return play


def shares_of_acts(edition: str) -> dict[str, float]:
    """What the steps consist of: the share of each kind of act in a match of random play."""
    chance = random.Random(1).random
    match = of_edition(edition).match(1)
    kinds: Counter[int] = Counter()
    while not match.over:
        if match.round.over:
            match.apply(NOBODY, bare(NEXT_ROUND))
        else:
            kinds[kind_of(step(match, chance)[1])] += 1
    return {ACTION_KEYS[kind]: round(count / kinds.total(), 3) for kind, count in kinds.most_common()}


def microseconds() -> dict[str, float]:
    """What else hosts ask of the engine: a View, a match saved and loaded, an act replayed."""
    chance = random.Random(1).random
    table = of_edition(MAIN)
    match = table.match(1)
    acts = []
    while not match.round.over:
        acts.append(step(match, chance))

    def replay() -> None:
        again = table.match(1)
        for seat, act in acts:
            again.apply(seat, act)

    half = table.match(1)
    for seat, act in acts[: len(acts) // 2]:
        half.apply(seat, act)
    return {
        "view": time_of(lambda: half.view(0)),
        "save and load": time_of(lambda: snapshot.load(snapshot.save(half))),
        "act replayed": round(time_of(replay) / len(acts), 2),
    }


def time_of(call: Callable[[], object]) -> float:
    """The median time of one call, in microseconds."""
    times = []
    for _ in range(300):
        begun = time.perf_counter()
        call()
        times.append(time.perf_counter() - begun)
    return round(statistics.median(times) * MICROSECONDS, 2)


def processor() -> str:
    """The processor's own name, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def peer() -> dict[str, Play]:
    """RLCard's game, if it is installed."""
    try:
        return {PEER: uno()}
    except ImportError:
        return {}


def measure(turns: int, seconds: float, alone: bool) -> dict[str, object]:
    """All figures."""
    players = {} if alone else peer()
    for name, table in tables().items():
        players[name] = svintus(table)
    players[f"{MAIN}, with events"] = svintus(of_edition(MAIN), telling=True)
    players[f"{MAIN}, one seat asked"] = svintus(of_edition(MAIN), everybody=False)
    made: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(turns):
        for name, play in players.items():
            made[name].append(play(seconds))
    return {
        "machine": {"processor": processor(), "system": platform.platform(), "python": platform.python_version()},
        "versions": {name: version_of(name) for name in ("svintus", "rlcard")},
        "compiled": not str(engine.__file__).endswith(".py"),
        "seats": SEATS,
        "spells": {"number": turns, "seconds": seconds},
        "steps_per_second": {name: round(statistics.median(figures)) for name, figures in made.items()},
        "ratios": ratios(made, PEER) if PEER in made else {},
        "ratios_to_simple": ratios(made, MAIN),
        "shares_of_acts": shares_of_acts(MAIN),
        "microseconds": microseconds(),
    }


def ratios(made: dict[str, list[float]], other: str) -> dict[str, float]:
    """Each figure beside another's, from spells side by side."""
    return {
        name: round(statistics.median(own / its for own, its in zip(figures, made[other], strict=True)), 3)
        for name, figures in made.items()
    }


def version_of(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not there"


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=7, help="how often each game is measured")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long each time")
    parser.add_argument("--alone", action="store_true", help="only the engine, without RLCard's game beside it")
    asked = parser.parse_args()
    result = measure(asked.turns, asked.seconds, asked.alone)
    RESULT.parent.mkdir(exist_ok=True)
    RESULT.write_text(json.dumps(result, indent=2) + "\n")
    report(result)


def report(result: dict[str, object]) -> None:
    """Prints the figures, each beside the peer's and beside the recipe Simple."""
    machine, versions, shares = result["machine"], result["versions"], result["shares_of_acts"]
    figures, extras = result["steps_per_second"], result["microseconds"]
    beside, beside_simple = result["ratios"], result["ratios_to_simple"]
    assert isinstance(machine, dict)
    assert isinstance(versions, dict)
    assert isinstance(shares, dict)
    assert isinstance(figures, dict)
    assert isinstance(beside, dict)
    assert isinstance(beside_simple, dict)
    assert isinstance(extras, dict)
    form = "compiled" if result["compiled"] else "uncompiled"
    print(f"{machine['processor']}, {machine['system']}, Python {machine['python']}")
    print(f"svintus {versions['svintus']} {form}, rlcard {versions['rlcard']}, {result['seats']} seats")
    for name, figure in figures.items():
        ratio = f"{beside[name]:6.2f} x uno" if beside else ""
        print(f"{name:28} {figure:>10,} steps/s {ratio} {beside_simple[name]:6.2f} x Simple")
    print("acts:", ", ".join(f"{kind} {100 * share:.1f} %" for kind, share in shares.items()))
    print("µs:", ", ".join(f"{name} {took}" for name, took in extras.items()))
    print(f"written to {RESULT}")


if __name__ == "__main__":
    main()
