"""Games are the same for the same seed, in one process or in several, and everything in them is counted."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from svintus import editions
from svintus.engine import journal
from svintus.engine.actions import Action
from svintus.lab import driver
from svintus.lab.games import GAMES_AT_ONCE, Plan, play


def plan(edition: str = "v2", seats: int = 4, games: int = 12, bots: tuple[str, ...] = ("random", "sensible")) -> Plan:
    chosen = editions.load(edition)
    return Plan(
        edition=edition,
        recipe=chosen.recipe_keys[0],
        options=chosen.options,
        deck=tuple(chosen.deck(seats, chosen.options)),
        seats=seats,
        games=games,
        seed=7,
        bots=bots,
    )


def test_the_same_seed_plays_the_same_games() -> None:
    asked = plan()
    one, other = play(asked), play(asked)
    assert one == other
    assert play(replace(asked, seed=8)) != one


@pytest.mark.parametrize(("games", "processes"), [(1, 1), (1, 2), (4, 2), (5, 2), (7, 5), (60, 2), (60, 4), (1000, 3)])
def test_games_are_shared_out_among_the_processes(games: int, processes: int) -> None:
    parts = plan(games=games).parts(processes)
    assert [game for part in parts for game in part] == list(range(games))
    assert 1 <= min(map(len, parts)) <= max(map(len, parts)) <= GAMES_AT_ONCE
    assert len(parts) >= min(games, processes)


def test_several_processes_play_the_same_games() -> None:
    asked = plan(games=2 * GAMES_AT_ONCE + 3)
    told: list[int] = []
    assert play(asked, processes=2, progress=told.append) == play(asked)
    assert sum(told) == asked.games


@pytest.mark.parametrize("names", [("random", "sensible"), ("random", "beginner", "sensible")])
def test_seats_do_not_favour_a_bot(names: tuple[str, ...]) -> None:
    asked = plan(games=12, bots=names)
    at_seat: dict[int, Counter[str]] = {seat: Counter() for seat in range(asked.seats)}
    for game in range(asked.games):
        for seat, name in enumerate(asked.bots_of(game)):
            at_seat[seat][name] += 1
    assert all(set(counts.values()) == {12 // len(names)} for counts in at_seat.values())


def test_counts_agree_with_the_journals(tmp_path: Path) -> None:
    asked = replace(plan("classic", 3, 8), journals=tmp_path)
    statistics = play(asked)
    journals = [journal.read(path.read_text(encoding="utf-8")) for path in tmp_path.iterdir()]
    assert len(journals) == statistics.games == statistics.finished == 8
    entries = [entry for one in journals for entry in one.entries]
    acts = Counter(entry.action.kind for entry in entries if entry.action.kind in statistics.kinds_of_acts())
    assert {kind: count for kind, count in statistics.kinds_of_acts().items() if count} == dict(acts)
    facts = Counter(entry.action.kind for entry in entries if entry.action.kind not in acts)
    assert {kind: count for kind, count in statistics.kinds_of_facts().items() if count} == dict(facts)
    assert statistics.phases.total() == acts.total() + facts.total() - statistics.finished
    assert statistics.refusals.total() == acts.total() + facts.total() + 2 * statistics.finished
    cards = Counter(card for entry in entries for card in entry.action.cards)
    assert {code: count for code, count in statistics.cards(list(asked.deck)).items() if count} == dict(cards)
    assert sum(statistics.kinds_of_cards(list(asked.deck)).values()) == cards.total()
    assert statistics.actions == acts.total()
    assert statistics.longest_round == max(sum(entry.seat >= 0 for entry in one.entries) for one in journals)
    points: Counter[str] = Counter()
    wins = 0
    for path, one in zip(tmp_path.iterdir(), journals, strict=True):
        verdict = journal.verify(path.read_text(encoding="utf-8"))
        assert verdict.sound
        wins += any(verdict.totals)
        for name, total in zip(one.header.seats, verdict.totals, strict=True):
            points[name] += total
    assert dict(statistics.points) == dict(points)
    assert statistics.wins.total() == wins


def test_whole_matches_are_played_to_the_target(tmp_path: Path) -> None:
    statistics = play(replace(plan(games=3), matches=True, journals=tmp_path))
    assert statistics.finished == 3
    assert statistics.rounds > 3
    for path in tmp_path.iterdir():
        verdict = journal.verify(path.read_text(encoding="utf-8"))
        assert verdict.sound
        assert verdict.over
        assert max(verdict.totals) >= 40


def test_a_round_without_end_is_given_up_and_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "MOST_ACTS", 5)
    statistics = play(plan(games=4))
    assert statistics.games == 4
    assert statistics.finished == 0
    assert statistics.wins.total() == 0
    assert statistics.longest_round == 5


def test_clocks_and_arrangements_are_no_acts() -> None:
    statistics = play(plan(games=1))
    before = statistics.actions
    statistics.acted(-1, Action("next-round").pack())
    statistics.acted(-1, Action("expire", phase="turn").pack())
    assert statistics.actions == before
