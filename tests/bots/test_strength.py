"""The sensible bot wins more often than the others: a bound that luck alone would break once in thousands of times.

The seeds are fixed, so the test says the same every time; it changes only with the bots and the rules.
"""

from itertools import product
from math import sqrt

import pytest

from svintus import editions
from svintus.lab.games import Plan, play

STANDARD_ERRORS = 3.5


EDITIONS = editions.keys()
TABLES = [(edition, recipe) for edition in EDITIONS for recipe in editions.load(edition).recipe_keys]
GAMES_AGAINST_CHANCE = 60
GAMES_AGAINST_BEGINNERS = {"paranoid": 200, "artistic": 80, "challenge": 200}
"""Fewer where the rounds are long and the difference is large."""
USUAL_GAMES = 600


def share_of_sensible(edition: str, recipe: str, seats: int, other: str, games: int) -> float:
    """Of the decided games; half of the seats are the sensible bot's, so luck alone gives a half."""
    chosen = editions.load(edition)
    options = chosen.options_with(recipe, chosen.options)
    plan = Plan(
        edition=edition,
        recipe=recipe,
        options=options,
        deck=tuple(chosen.deck(seats, options, recipe)),
        seats=seats,
        games=games,
        seed=2,
        bots=("sensible", other),
    )
    statistics = play(plan)
    assert statistics.finished == games
    assert statistics.seats["sensible"] == statistics.seats[other]
    return statistics.wins["sensible"] / (statistics.finished - statistics.undecided)


def better_than_luck(games: int) -> float:
    return 0.5 + STANDARD_ERRORS * sqrt(0.25 / games)


@pytest.mark.parametrize(("table", "seats"), list(product(TABLES, (3, 6))))
def test_the_sensible_bot_beats_chance(table: tuple[str, str], seats: int) -> None:
    edition, recipe = table
    assert share_of_sensible(edition, recipe, seats, "random", GAMES_AGAINST_CHANCE) > better_than_luck(
        GAMES_AGAINST_CHANCE
    )


@pytest.mark.parametrize("table", TABLES)
def test_a_beginner_loses_to_the_sensible_bot_more_often_than_not(table: tuple[str, str]) -> None:
    edition, recipe = table
    games = GAMES_AGAINST_BEGINNERS.get(recipe, USUAL_GAMES)
    assert share_of_sensible(edition, recipe, 4, "beginner", games) > better_than_luck(games)
