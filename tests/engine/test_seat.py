"""A seat whose player is gone (SEAT-1)."""

from typing import Any

import pytest

from engine.talk import Table, table
from rulings import ruling
from svintus.engine.events import RoundEnded, SeatLeft, TurnCame

EDITIONS = pytest.mark.parametrize("edition", ["office", "classic", "v2"])


def four(edition: str = "v2", anna: str = "r1 b1 b2", direction: int = 1, **options: object) -> Table:
    return table(
        edition,
        Anna=anna,
        Boris="r7 b6",
        Clara="r1 b4 b7",
        Dora="r4 b5",
        deck="g0*20",
        direction=direction,
        options={"absent": "leave", **options},
    )


@ruling("SEAT-1")
@EDITIONS
@pytest.mark.parametrize("direction", [1, -1])
def test_who_leaves_in_the_own_turn_hands_it_on_once(edition: str, direction: int) -> None:
    t = four(edition, direction=direction)
    deck = t.match.view(0).deck_count
    t.anna.leaves()
    assert t.heard(SeatLeft) == [SeatLeft(0)]
    following = t.boris if direction == 1 else t.dora
    assert t.heard(TurnCame) == [TurnCame(following.seat)]
    assert following.is_to_move
    assert t.anna.count == 0
    assert t.match.view(0).deck_count == deck + 3
    assert t.match.view(0).gone == (0,)


@ruling("SEAT-1")
@EDITIONS
def test_who_leaves_out_of_turn_changes_nobodys_turn(edition: str) -> None:
    t = four(edition)
    t.clara.leaves()
    assert t.anna.is_to_move
    assert t.heard(TurnCame) == []
    t.anna.plays("r1")
    t.boris.plays("r7")
    assert t.dora.is_to_move


@ruling("SEAT-1")
def test_who_has_left_may_nothing() -> None:
    t = four()
    t.anna.leaves()
    assert t.anna.may == []
    t.anna.draws(refused="seat-left")
    t.anna.calls(refused="seat-left")
    t.anna.leaves(refused="seat-left")
    t.boris.catches(t.anna)
    assert t.anna.count == 0


@ruling("SEAT-1")
@EDITIONS
@pytest.mark.parametrize("kind", ["khapyozh", "zakhrapin"])
def test_a_victim_who_leaves_has_accepted_and_draws_nothing(edition: str, kind: str) -> None:
    t = four(edition, f"{kind}.r b1 b2")
    t.anna.plays(f"{kind}.r")
    t.boris.leaves()
    assert t.clara.is_to_move
    assert t.boris.count == 0
    assert t.match.view(0).deck_count == 22


@ruling("SEAT-1")
def test_an_attack_skips_who_has_left() -> None:
    t = four(anna="khapyozh.r b1 b2")
    t.boris.leaves()
    t.anna.plays("khapyozh.r")
    assert t.clara.faces_attack_of(3)


@ruling("SEAT-1", "TURN-7")
def test_who_owed_a_follow_up_and_leaves_has_passed() -> None:
    t = four("classic", "polisvin b1 b2")
    t.anna.plays("polisvin", "blue")
    t.anna.leaves()
    assert t.boris.is_to_move
    assert t.heard(TurnCame) == [TurnCame(1)]


@ruling("SEAT-1", "TURN-7")
def test_the_next_to_move_leaves_while_a_follow_up_is_awaited() -> None:
    t = four("classic", "polisvin b1 b2")
    t.anna.plays("polisvin", "blue")
    t.boris.leaves()
    assert t.phase == "follow-up"
    assert t.heard(TurnCame) == []
    t.anna.passes()
    assert t.clara.is_to_move
    assert t.heard(TurnCame) == [TurnCame(2)]


@ruling("SEAT-1")
def test_leaving_does_not_save_who_missed_the_call() -> None:
    t = table("v2", Anna="r1 b1", Boris="b4 b6", Clara="b1 b2", deck="g0*20")
    t.anna.plays("r1")
    t.boris.leaves()
    t.clara.catches(t.anna)
    assert t.anna.count == 4


@ruling("SEAT-1")
@EDITIONS
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_seat_left_wins_the_round(edition: str, seats: int) -> None:
    names = ("Anna", "Boris", "Clara", "Dora")[:seats]
    hands: dict[str, Any] = dict.fromkeys(names, "b1 b2")
    t = table(edition, **hands, deck="g0*20")
    for person in t.people[:-1]:
        assert not t.is_over
        person.leaves()
    assert t.won_by(t.people[-1], 0)
    assert t.heard(RoundEnded)[0].why == "alone"


@ruling("SEAT-1", "ROUND-5")
def test_with_seats_gone_the_row_of_passes_is_shorter() -> None:
    t = table("v2", Anna="b1 b2", Boris="b1 b3 b4", Clara="g1", deck="", mover=1)
    t.clara.leaves()
    t.boris.draws()
    t.boris.passes()
    for person in (t.anna, t.boris):
        person.draws()
        person.passes()
    assert t.won_by(t.anna, 4)


@ruling("SEAT-1")
def test_who_left_is_dealt_in_again_in_the_next_round() -> None:
    t = table("v2", Anna="b1", Boris="b1 b3 b4", Clara="g1", deck="b2*40 r1*5", options={"deal": 2})
    t.clara.leaves()
    t.anna.leaves()
    assert t.is_over
    t.next_round()
    assert t.match.view(0).counts == (2, 2, 2)
    assert t.match.view(0).gone == ()
