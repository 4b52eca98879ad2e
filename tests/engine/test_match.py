"""Scoring, the target, the deal that moves round, the end of a match (MATCH-1 to MATCH-5)."""

from typing import Any

import pytest

from engine.talk import Table, dealt, table
from rulings import ruling
from svintus import editions
from svintus.engine.actions import Action
from svintus.engine.events import MatchEnded, RoundEnded, RoundStarted
from svintus.engine.match import Match
from svintus.engine.rng import Generator, commitment, derive

EDITIONS = pytest.mark.parametrize("edition", ["office", "classic", "v2"])


def play_out(t: Table, limit: int = 4000) -> None:
    """Everybody lets the clock run, draws and passes, or plays what is offered first, until the round is over."""
    for _ in range(limit):
        if t.is_over:
            return
        seat = t.match.owing()[0]
        t.act(seat, Action.read(t.legal(seat)[0]))
    raise AssertionError("the round does not end")


@ruling("MATCH-1", "MATCH-2")
@EDITIONS
def test_the_match_ends_when_a_total_reaches_the_target(edition: str) -> None:
    for before, over in ((26, False), (27, True), (29, True)):
        t = table(edition, Anna="r1", Boris="b4 b6", Clara="b1", totals=(before, 29, 0), options={"target": 30})
        t.anna.plays("r1")
        assert t.won_by(t.anna, 3)
        assert t.totals == (before + 3, 29, 0)
        assert (t.phase == "match-over") is over
        assert t.match.view(0).winners == ((0,) if over else ())
        if over:
            t.next_round(refused="match-over")


@ruling("MATCH-1")
def test_nothing_is_accepted_after_the_match() -> None:
    t = table("v2", Anna="r1", Boris="b4 b6", totals=(29, 0))
    t.anna.plays("r1")
    assert t.heard(MatchEnded) == [MatchEnded((0,), (31, 0))]
    seats = ("draw", "call", "catch @0", "slap")
    for word in (*seats, "speak", "leave", "expire turn", "next-round", "time-up", "end-match"):
        t.act(1, Action.read(word), refused="match-over")


@ruling("MATCH-1")
def test_the_host_may_end_the_match_at_any_time() -> None:
    t = table("v2", Anna="r1 r2", Boris="b4 b6", totals=(5, 9))
    t.host_ends_match()
    assert t.phase == "match-over"
    assert t.match.view(0).winners == (1,)
    assert t.totals == (5, 9)


@ruling("MATCH-2")
@pytest.mark.parametrize("seats", range(2, 11))
def test_the_winner_scores_the_cards_of_all_others(seats: int) -> None:
    hands: dict[str, Any] = {f"P{seat}": "r1" if seat == 1 else " ".join(["b4"] * (seat + 1)) for seat in range(seats)}
    t = table("v2", **hands, mover=1, deck="")
    t.p1.plays("r1")
    points = sum(seat + 1 for seat in range(seats) if seat != 1)
    assert t.won_by(t.p1, points)
    assert t.totals == tuple(points if seat == 1 else 0 for seat in range(seats))
    assert t.heard(RoundEnded)[0].why == "emptied"


@ruling("MATCH-3")
@EDITIONS
@pytest.mark.parametrize("seats", [2, 3, 7])
def test_the_deal_moves_to_the_left_each_round(edition: str, seats: int) -> None:
    t = dealt(edition, seats, target=1000)
    dealers = [t.heard(RoundStarted)[0].dealer]
    for number in (2, 3, 4):
        t.next_round(refused="round-running")
        play_out(t)
        before = t.totals
        t.next_round()
        started = t.heard(RoundStarted)[0]
        assert started.round == number
        assert t.totals == before
        assert t.match.view(0).counts == (8,) * seats
        assert t.silence_of == ""
        dealers.append(started.dealer)
    assert dealers == [(dealers[0] + step) % seats for step in range(4)]


@ruling("MATCH-3")
def test_the_first_dealer_is_drawn_by_lot() -> None:
    assert {dealt("v2", 5, seed).match.view(0).dealer for seed in range(60)} == set(range(5))


@ruling("MATCH-4")
@pytest.mark.parametrize("seats", range(2, 11))
def test_the_target_by_number_of_seats(seats: int) -> None:
    by_players = {2: 30, 3: 40, 4: 40, 5: 50, 6: 50, 7: 50}
    assert dealt("v2", seats).match.view(0).target == by_players.get(seats, 60)
    assert dealt("office", seats).match.view(0).target == 30
    assert dealt("classic", seats).match.view(0).target == 30
    assert dealt("v2", seats, target=77).match.view(0).target == 77


@ruling("MATCH-5")
def test_when_the_time_is_up_the_running_round_is_finished() -> None:
    t = table("v2", Anna="r1 r2", Boris="b4 b6", Clara="b1", totals=(5, 9, 0), options={"time_limit_minutes": 10})
    t.time_limit_is_up()
    assert t.anna.is_to_move
    t.anna.calls()
    t.anna.plays("r1")
    t.time_runs_out()
    t.time_runs_out()
    t.anna.plays("r2")
    assert t.phase == "match-over"
    assert t.totals == (12, 9, 0)
    assert t.match.view(0).winners == (0,)


@ruling("MATCH-5")
def test_equal_totals_share_the_win() -> None:
    t = table("v2", Anna="r1", Boris="b4 b6", Clara="b1", totals=(5, 8, 0))
    t.time_limit_is_up()
    t.anna.plays("r1")
    assert t.heard(MatchEnded) == [MatchEnded((0, 1), (8, 8, 0))]


@ruling("MATCH-5")
def test_between_rounds_the_time_limit_ends_the_match_at_once() -> None:
    t = table("v2", Anna="r1", Boris="b4 b6", Clara="b1")
    t.anna.plays("r1")
    t.time_limit_is_up()
    assert t.phase == "match-over"
    assert t.match.view(0).winners == (0,)


def test_the_seed_decides_everything_and_is_promised_before() -> None:
    ed = editions.load("v2")
    seed = bytes(range(32))
    one, other = (Match(ed.options, ed.deck(4, ed.options), 4, seed) for _ in range(2))
    assert one.view(2) == other.view(2)
    assert one.view(2).commitment == commitment(seed)
    assert commitment(seed) != commitment(derive(seed, "round", 1))


def test_a_generator_goes_on_from_where_it_was() -> None:
    one = Generator(b"seed")
    numbers = [one.below(1000) for _ in range(40)]
    for position in range(40):
        other = Generator(b"seed", position)
        assert other.position == position
        assert [other.below(1000) for _ in range(40 - position)] == numbers[position:]
    assert min(numbers) < 100
    assert max(numbers) > 900
