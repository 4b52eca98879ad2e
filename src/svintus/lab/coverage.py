"""Plays every edition, recipe and number of seats, and says what of the game has never happened.

    python -m svintus.lab.coverage --games 1000 --processes 2

The tables of the editions come first, each `games` times; then a few with house rules, for what the editions leave
out. Prints one JSON object; the exit code is 1 if a game was given up or something never happened.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from svintus import editions
from svintus.editions import OWN, Edition
from svintus.editions.own import OwnDeck
from svintus.engine.actions import ACTION_KEYS, LAST_OF_SEATS, PHASE_KEYS
from svintus.engine.blank import read_blanks
from svintus.engine.faces import (
    CODES,
    FACES,
    FIRST_BLANK,
    KIND_KEYS,
    KIND_OF,
    PRINTED_KINDS,
    SHMUNITET,
    SHTUL,
    SHURIKEN,
)
from svintus.engine.options import Options
from svintus.engine.refusals import NOT_A_SEATS_ACT, OK, REASON_KEYS
from svintus.engine.tasks import PERFORMED, TASKS, WITH_DUES
from svintus.lab.games import Plan, play
from svintus.lab.statistics import Statistics

MIXED_BOTS: Final = ("random", "sensible", "beginner")
WHOLE_BOX: Final = {
    "number": 2,
    **dict.fromkeys(KIND_KEYS[1:PRINTED_KINDS], 2),
    "polisvin": 8,
    "temnodel": 1,
    "svinorost": 4,
    "blank.1": 4,
    "blank.2": 4,
}
BLANKS: Final = read_blanks(
    [
        {
            "name_en": "Election",
            "picture": "snake.sly.file",
            "colour": "grey",
            "fits": ["anything"],
            "effects": [{"do": "colour"}, {"do": "vote", "count": 2}],
        },
        {
            "name_en": "Sorry",
            "picture": "dog.asleep.nothing",
            "colour": "green",
            "value": 3,
            "fits": ["colour", "value"],
            "effects": [{"do": "swap", "who": "chosen"}, {"do": "turn"}, {"do": "skip"}],
        },
    ]
)
HOUSE_RULES: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("office", {"interception": False, "late_call_saves": True}),
    ("classic", {"several": "chain", "draw_until_fits": True, "calls_are_speech": True}),
    ("v2", {"keep_two": True, "draw_freely": False, "several": "same", "clock": 5_000}),
    ("v2", {"absent": "leave", "voice_tasks_rest": True, "by_the_book": True, "clock": 0}),
)
"""Tables with every card there is, and with what no edition asks for."""
HOUSE_SEATS: Final = 5


@dataclass
class Coverage:
    """What all games add up to."""

    tables: dict[str, dict[str, Any]] = field(default_factory=dict)
    total: Statistics = field(default_factory=Statistics)

    def add(self, name: str, statistics: Statistics) -> None:
        """One more table has played its games."""
        self.tables[name] = {
            "games": statistics.games,
            "finished": statistics.finished,
            "mean_round": statistics.mean_round,
            "longest_round": statistics.longest_round,
            "wins": dict(sorted(statistics.wins.items())),
        }
        self.total.add(statistics)

    @property
    def unfinished(self) -> list[str]:
        """The tables at which a game was given up."""
        return [name for name, table in self.tables.items() if table["finished"] != table["games"]]

    def never(self) -> dict[str, list[str]]:
        """What has not happened once, by what it is; nothing if all has."""
        total = self.total
        cards = total.cards(list(range(FACES)))
        kinds = range(SHTUL, SHURIKEN + 1)
        missing = {
            "cards": [code for face, code in enumerate(CODES) if KIND_OF[face] < FIRST_BLANK and not cards[code]],
            "acts": [key for kind, key in ACTION_KEYS.items() if kind <= LAST_OF_SEATS and not _acts(total, kind)],
            "phases": [key for number, key in PHASE_KEYS.items() if not total.phases[number]],
            "grounds": [
                f"{KIND_KEYS[kind]} {what}"
                for kind in kinds
                for what in ("arose", "rewarded")
                if kind != SHMUNITET and not total.grounds[kind, what]
            ],
            "tasks": [
                f"{KIND_KEYS[kind]} {what}" for kind in TASKS for what in _outcomes(kind) if not total.tasks[kind, what]
            ],
            "refusals": [
                key
                for reason, key in enumerate(REASON_KEYS)
                if reason not in (OK, NOT_A_SEATS_ACT) and not total.refusals[reason]
            ],
        }
        return {what: keys for what, keys in missing.items() if keys}

    def as_dict(self) -> dict[str, Any]:
        """Plain values, as the command prints them."""
        return {
            "tables": self.tables,
            "unfinished": self.unfinished,
            "never": self.never(),
            **self.total.as_dict(list(range(FACES))),
        }


def _acts(total: Statistics, kind: int) -> int:
    return total.kinds_of_acts()[ACTION_KEYS[kind]]


def _outcomes(kind: int) -> tuple[str, ...]:
    """What can become of the task of a courage card; Suflyor's is to do nothing wrong."""
    return ("laid", "done", "failed") if kind in PERFORMED or WITH_DUES >> kind & 1 else ("laid", "failed")


def tables(games: int, seed: int) -> Iterator[tuple[str, Plan]]:
    """Every edition with every recipe and number of seats that it allows, then the house rules."""
    for key in editions.keys():  # noqa: SIM118 - a function, not a mapping
        edition = editions.load(key)
        for recipe in edition.recipes:
            options = edition.options_with(recipe.key, edition.options)
            for seats in range(recipe.fewest, recipe.most + 1):
                yield f"{key} {recipe.key} {seats}", _plan(edition, recipe.key, options, seats, games, seed)
    yield from house_tables(games, seed)


def house_tables(games: int, seed: int) -> Iterator[tuple[str, Plan]]:
    """Every card there is, blank ones too, under rules that no edition has."""
    for number, (key, changes) in enumerate(HOUSE_RULES, 1):
        edition = editions.load(key).with_own(OwnDeck(WHOLE_BOX, BLANKS))
        yield f"house {number}", _plan(edition, OWN, edition.options.changed(**changes), HOUSE_SEATS, games, seed)


def _plan(edition: Edition, recipe: str, options: Options, seats: int, games: int, seed: int) -> Plan:
    return Plan(
        edition=edition.key,
        recipe=recipe,
        options=options,
        deck=tuple(edition.deck(seats, options, recipe)),
        blanks=edition.blanks,
        seats=seats,
        games=games,
        seed=seed,
        bots=MIXED_BOTS,
    )


def cover(games: int, seed: int, processes: int, whole: bool = True) -> Coverage:
    """Play all tables, or those with house rules only."""
    coverage = Coverage()
    for name, plan in tables(games, seed) if whole else house_tables(games, seed):
        coverage.add(name, play(plan, processes))
        print(f"{name}: {coverage.tables[name]}", file=sys.stderr)
    return coverage


def main(arguments: list[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m svintus.lab.coverage", description=__doc__)
    parser.add_argument("--games", type=int, default=1_000, help="at each table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args(arguments)
    coverage = cover(asked.games, asked.seed, asked.processes)
    print(json.dumps(coverage.as_dict(), ensure_ascii=False, indent=2))
    return 1 if coverage.unfinished or coverage.never() else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
