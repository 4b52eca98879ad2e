"""Every table of the box is played, and everything that can happen in it does; `make box` does so at length."""

from svintus.engine.faces import CODES
from svintus.engine.refusals import REASON_KEYS
from svintus.lab.coverage import Coverage, cover, house_tables, tables
from svintus.lab.games import play

GAMES = 2
GAMES_OF_HOUSE_RULES = 40


def test_every_table_is_played_to_its_end_and_everything_happens() -> None:
    coverage = cover(GAMES_OF_HOUSE_RULES, 1, 1, whole=False)
    assert coverage.unfinished == []
    names = []
    for name, plan in tables(GAMES, 3):
        names.append(name)
        if not name.startswith("house"):
            coverage.add(name, play(plan))
    assert coverage.unfinished == []
    assert coverage.never() == {}
    assert len(set(names)) == len(names)
    for table in ("office box 2", "classic box 10", "extended box 5", "v2 paranoid 2", "v2 challenge 10"):
        assert table in names


def test_what_never_happened_is_named() -> None:
    never = Coverage().never()
    assert set(never) == {"cards", "acts", "phases", "grounds", "tasks", "refusals"}
    assert set(never["cards"]) < set(CODES)
    assert "shuriken.6" in never["cards"]
    assert "reyting done" in never["tasks"]
    assert "suflyor done" not in never["tasks"]
    assert "shmotrun arose" in never["grounds"]
    assert set(never["refusals"]) == set(REASON_KEYS) - {"ok", "not-a-seats-act"}


def test_a_game_that_is_given_up_is_named() -> None:
    coverage = Coverage()
    name, plan = next(house_tables(1, 1))
    statistics = play(plan)
    statistics.finished -= 1
    coverage.add(name, statistics)
    assert coverage.unfinished == [name]
