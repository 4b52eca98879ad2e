"""The sensible bot wins more often than the others, with every recipe.

Games are played until they have shown it: until they are `CERTAINTY` times likelier for a bot that wins somewhat more
than half of them than for one that wins half. Luck alone would ever come so far once in `CERTAINTY` times at most,
however long one plays (Ville's inequality), so a clear difference needs few games and a small one many. The seeds are
fixed: the test says the same every time, and changes only with the bots and the rules.

`SVINTUS_STRENGTH=wide` plays at every number of seats that a recipe allows; the suite at a few.
"""

import os
from math import log

import pytest

from svintus import editions
from svintus.lab.games import Plan, play_part
from svintus.lab.statistics import Statistics

CERTAINTY = 4_000
AGAINST_BEGINNERS = 0.6
"""The share of the decided games of a bot that is somewhat better. Half of the seats are the sensible bot's."""
AGAINST_CHANCE = 0.75
MOST_GAMES = 2_000
AT_ONCE = 10
"""So many games are played between two looks: an even number, for with an odd number of seats the bots take turns in
having one more."""
WIDE = os.environ.get("SVINTUS_STRENGTH") == "wide"


def tables(*few: int) -> list[tuple[str, str, int]]:
    """Edition, recipe and seats: these few, or all that there may be; ten bots at one table are slow."""
    return [
        (edition, recipe.key, seats)
        for edition in editions.keys()  # noqa: SIM118 - a function, not a mapping
        for recipe in editions.load(edition).recipes
        for seats in range(recipe.fewest, recipe.most + 1)
        if WIDE or seats in few
    ]


def plan(edition: str, recipe: str, seats: int, other: str) -> Plan:
    chosen = editions.load(edition)
    options = chosen.options_with(recipe, chosen.options)
    return Plan(
        edition=edition,
        recipe=recipe,
        options=options,
        deck=tuple(chosen.deck(seats, options, recipe)),
        seats=seats,
        games=MOST_GAMES,
        seed=2,
        bots=("sensible", other),
    )


def evidence(statistics: Statistics, share: float) -> float:
    """How much likelier it is, as a logarithm, that the sensible bot wins this share of the games than half of them."""
    won = statistics.wins["sensible"]
    lost = statistics.finished - statistics.undecided - won
    return won * log(share / 0.5) + lost * log((1 - share) / 0.5)


def games_that_show_it(terms: Plan, share: float) -> Statistics:
    """So many games as it takes. Fails if the most there may be do not show it."""
    statistics = Statistics()
    for first in range(0, MOST_GAMES, AT_ONCE):
        statistics.add(play_part(terms, range(first, first + AT_ONCE)))
        assert statistics.finished == statistics.games
        assert statistics.seats["sensible"] == sum(statistics.seats.values()) / 2
        if evidence(statistics, share) >= log(CERTAINTY):
            return statistics
    raise AssertionError(f"{statistics.wins} after {statistics.games} games show nothing")


@pytest.mark.parametrize(("edition", "recipe", "seats"), tables(3))
def test_the_sensible_bot_beats_chance_clearly(edition: str, recipe: str, seats: int) -> None:
    games_that_show_it(plan(edition, recipe, seats, "random"), AGAINST_CHANCE)


@pytest.mark.parametrize(("edition", "recipe", "seats"), tables(2, 4))
def test_a_beginner_loses_to_the_sensible_bot_more_often_than_not(edition: str, recipe: str, seats: int) -> None:
    games_that_show_it(plan(edition, recipe, seats, "beginner"), AGAINST_BEGINNERS)


@pytest.mark.parametrize("share", [AGAINST_BEGINNERS, AGAINST_CHANCE])
def test_half_of_the_games_show_nothing(share: float) -> None:
    statistics = Statistics()
    for _ in range(MOST_GAMES // 2):
        statistics.game_played(True, ["sensible", "beginner"], [0, 0], [0])
        statistics.game_played(True, ["sensible", "beginner"], [0, 0], [1])
        assert evidence(statistics, share) < log(CERTAINTY)
