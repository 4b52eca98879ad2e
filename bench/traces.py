"""Prints a digest of everything that happens in random matches: two engines that differ anywhere print different lines.

    .venv/bin/python bench/traces.py --matches 20

Every event, every refusal code of a wrong act and every seat's View goes into the digest of its edition, recipe and
seat count. The matches are short, to one point.
"""

from __future__ import annotations

import argparse
import random
from hashlib import sha256

import svintus.engine.match as engine
from svintus import editions
from svintus.editions import Edition
from svintus.engine.actions import NEXT_ROUND, PHASE_KEYS, SPEAK, Action, bare, expire
from svintus.engine.events import NOBODY
from svintus.engine.match import Match

SEATS = (2, 3, 4, 7, 10)
WHIM = 0.05
"""How often time runs out, somebody speaks, or a seat tries what it tried before, instead of a lawful act."""


def digest(preset: Edition, recipe: str, seats: int, matches: int) -> str:
    """The digest of so many matches of a recipe."""
    options = preset.options_with(recipe, preset.options).changed(target=1)
    deck = preset.deck(seats, options, recipe)
    total = sha256()
    for number in range(matches):
        match = Match(options, deck, seats, f"{preset.key} {recipe} {seats} {number}".encode())
        chance = random.Random(f"{preset.key} {recipe} {seats} {number}")
        last = bare(SPEAK)
        while not match.over:
            seat, act = choose(match, chance, last)
            refusal = match.apply(seat, act)
            last = act
            views = [match.view(viewer) for viewer in range(NOBODY, seats)]
            total.update(repr((seat, Action.unpack(act).write(), refusal, match.take_events(), views)).encode())
    return total.hexdigest()


def choose(match: Match, chance: random.Random, last: int) -> tuple[int, int]:
    """A seat with an act: as a rule a lawful one, now and then a whim."""
    if match.round.over:
        return NOBODY, bare(NEXT_ROUND)
    seat = chance.randrange(match.seats)
    if chance.random() < WHIM:
        clock = expire(chance.choice(list(PHASE_KEYS)))
        return chance.choice([(NOBODY, clock), (seat, bare(SPEAK)), (seat, last)])
    return chance.choice([(seat, act) for seat in range(match.seats) for act in match.legal(seat)])


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=5, help="matches for each edition, recipe and number of seats")
    parser.add_argument("--form", choices=("compiled", "uncompiled"), help="fail if the engine is the other one")
    asked = parser.parse_args()
    form = "uncompiled" if str(engine.__file__).endswith(".py") else "compiled"
    if asked.form not in (None, form):
        parser.error(f"the engine is {form}: {engine.__file__}")
    for edition in editions.keys():  # noqa: SIM118  (a function of the module)
        preset = editions.load(edition)
        for recipe in preset.recipes:
            for seats in SEATS:
                if recipe.fewest <= seats <= recipe.most:
                    print(edition, recipe.key, seats, digest(preset, recipe.key, seats, asked.matches))


if __name__ == "__main__":
    main()
