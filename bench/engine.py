"""How many steps a second the engine makes, beside RLCard's bare `uno` game in the same process.

    make bench            (installs RLCard, measures, writes bench/results/engine.json)

A step is one accepted action, chosen uniformly from what is legal, with 4 seats on one core. The games take turns, and
each figure is the median of its turns, so that a busy moment of the machine meets them all.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import statistics
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Final

import rlcard
from rlcard.games.uno import Game as Uno

import svintus.engine.match as engine
from svintus import editions
from svintus.engine.actions import NEXT_ROUND, bare
from svintus.engine.events import NOBODY
from svintus.engine.match import Match

SEATS: Final = 4
EDITIONS: Final = ("office", "classic", "v2")
RESULT: Final = Path(__file__).parent / "results" / "engine.json"

Play = Callable[[float], float]
"""Plays for so many seconds; says how many steps a second that made."""


def svintus(edition: str, *, telling: bool, everybody: bool) -> Play:
    """Random play of an edition; with `everybody` a step is drawn from the legal acts of all seats, else of one that
    has to answer, as in a game where only the mover ever acts."""
    preset = editions.load(edition)
    deck = preset.deck(SEATS, preset.options)
    chance = random.Random(1).random
    seeds = iter(range(1_000_000))

    def play(seconds: float) -> float:
        steps = 0
        begun = time.perf_counter()
        until = begun + seconds
        while time.perf_counter() < until:
            match = Match(preset.options, deck, SEATS, next(seeds).to_bytes(8, "big"), telling)
            while not match.over:
                if match.round.over:
                    match.apply(NOBODY, bare(NEXT_ROUND))
                    continue
                if everybody:
                    offers = [(seat, act) for seat in range(SEATS) for act in match.legal(seat)]
                    seat, act = offers[int(chance() * len(offers))]
                else:
                    owing = match.owing()
                    seat = owing[0] if len(owing) == 1 else owing[int(chance() * len(owing))]
                    legal = match.legal(seat)
                    act = legal[int(chance() * len(legal))]
                match.apply(seat, act)
                steps += 1
            if telling:
                match.take_events()
        return steps / (time.perf_counter() - begun)

    return play


def uno() -> Play:
    """Random play of RLCard's game, without its environment around it."""
    game = Uno(num_players=SEATS)
    chance = random.Random(1).random

    def play(seconds: float) -> float:
        steps = 0
        begun = time.perf_counter()
        until = begun + seconds
        while time.perf_counter() < until:
            game.init_game()
            while not game.is_over():
                legal = game.get_legal_actions()
                game.step(legal[int(chance() * len(legal))])
                steps += 1
        return steps / (time.perf_counter() - begun)

    return play


def processor() -> str:
    """The processor's own name, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def measure(turns: int, seconds: float) -> dict[str, object]:
    """All figures, in steps a second."""
    players = {"rlcard uno": uno()}
    for edition in EDITIONS:
        players[edition] = svintus(edition, telling=False, everybody=False)
        players[f"{edition}, with events"] = svintus(edition, telling=True, everybody=False)
        players[f"{edition}, every seat asked"] = svintus(edition, telling=False, everybody=True)
    made: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(turns):
        for name, play in players.items():
            made[name].append(play(seconds))
    return {
        "machine": {"processor": processor(), "system": platform.platform(), "python": platform.python_version()},
        "versions": {"svintus": version("svintus"), "rlcard": rlcard.__version__},
        "compiled": not str(engine.__file__).endswith(".py"),
        "seats": SEATS,
        "steps_per_second": {name: round(statistics.median(figures)) for name, figures in made.items()},
    }


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=5, help="how often each game is measured")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long each time")
    asked = parser.parse_args()
    result = measure(asked.turns, asked.seconds)
    RESULT.parent.mkdir(exist_ok=True)
    RESULT.write_text(json.dumps(result, indent=2) + "\n")
    report(result)


def report(result: dict[str, object]) -> None:
    """Prints the figures, each beside the peer's."""
    machine, figures = result["machine"], result["steps_per_second"]
    assert isinstance(machine, dict)
    assert isinstance(figures, dict)
    form = "compiled" if result["compiled"] else "uncompiled"
    print(f"{machine['processor']}, {machine['system']}, Python {machine['python']}, engine {form}")
    for name, figure in figures.items():
        print(f"{name:28} {figure:>10,} steps/s {figure / figures['rlcard uno']:6.2f} x uno")
    print(f"written to {RESULT}")


if __name__ == "__main__":
    main()
