"""The sensible bot wins more often than the others: a bound that luck alone would break once in thousands of times.

The seeds are fixed, so the test says the same every time; it changes only with the bots and the rules.
"""

from itertools import product
from math import sqrt

import pytest

from svintus import editions
from svintus.lab.games import Plan, play

STANDARD_ERRORS = 3.5


def share_of_sensible(edition: str, seats: int, other: str, games: int) -> float:
    """Of the decided games; half of the seats are the sensible bot's, so luck alone gives a half."""
    chosen = editions.load(edition)
    plan = Plan(
        edition=edition,
        recipe=chosen.recipe_keys[0],
        options=chosen.options,
        deck=tuple(chosen.deck(seats, chosen.options)),
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


@pytest.mark.parametrize(("edition", "seats"), list(product(editions.keys(), (2, 3, 4, 6))))
def test_the_sensible_bot_beats_chance(edition: str, seats: int) -> None:
    assert share_of_sensible(edition, seats, "random", 100) > better_than_luck(100)


@pytest.mark.parametrize(("edition", "seats"), list(product(editions.keys(), (2, 3, 4, 6))))
def test_a_beginner_loses_to_the_sensible_bot_more_often_than_not(edition: str, seats: int) -> None:
    assert share_of_sensible(edition, seats, "beginner", 400) > better_than_luck(400)
