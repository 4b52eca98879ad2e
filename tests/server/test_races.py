"""Fair races: how fast a player reacted counts, not how fast the network was (FAIR-1)."""

from pathlib import Path

import pytest

from rulings import ruling
from server.hall import Hall, Person, arranged, play_of
from svintus.server.arbiter import believed

SLAPPERS = ["khlopkopyt.r b1 b2", "r7 b6 b7", "r1 b4 o1", "r4 b5 o2"]


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(tmp_path)


def slapping(hall: Hall, people: int = 3, round_trips: tuple[float, ...] = ()) -> list[Person]:
    company = hall.seated(people)
    for person, trip in zip(company, round_trips, strict=False):
        person.line._round_trips.clear()
        person.round_trip = trip
    hall.passes(6_000)
    arranged(company, SLAPPERS[:people])
    company[0].acts("play", "khlopkopyt.r")
    return company


def slapped(person: Person) -> list[int]:
    """The seats in the order of their slaps."""
    return [event["seat"] for event in person.events("slapped")]


@pytest.mark.parametrize(
    ("reported", "since_shown", "allowance", "expected"),
    [
        (250, 300, 70, 250),  # an honest report within what the way allows
        (10, 300, 70, 230),  # a liar is believed only as far as the way allows
        (None, 300, 70, 300),  # no report, no allowance
        (400, 300, 70, 400),  # nobody is made faster than they say
        (250, None, 70, 250),
    ],
)
def test_a_report_is_believed_inside_what_the_round_trip_allows(
    reported: float | None, since_shown: float | None, allowance: float, expected: float
) -> None:
    assert believed(reported, since_shown, allowance) == expected


def test_the_allowance_is_the_smallest_round_trip_of_a_minute_and_sixty_at_most_three_hundred(hall: Hall) -> None:
    anna, boris = hall.seated(2)
    boris.line._round_trips.clear()
    assert boris.line.allowance(hall.time.now()) == 300
    boris.round_trip = 100
    hall.passes(6_000)
    assert boris.line.allowance(hall.time.now()) == 160
    boris.round_trip = 400
    hall.passes(30_000)
    assert boris.line.allowance(hall.time.now()) == 160
    hall.passes(61_000)
    assert boris.line.allowance(hall.time.now()) == 300
    assert anna.line.allowance(hall.time.now()) == 70


@ruling("FAIR-1")
def test_the_faster_reaction_wins_over_the_faster_network(hall: Hall) -> None:
    """Boris slaps after 200 ms behind 160 ms of network, Clara after 300 ms on the spot."""
    anna, boris, clara = slapping(hall, round_trips=(10, 160, 10))
    hall.passes(300)
    clara.acts("slap", reaction=300)
    hall.passes(60)
    boris.acts("slap", reaction=200)
    hall.passes(300)
    assert slapped(anna) == [1, 2]
    assert anna.events("slap-ended")[0]["losers"] == [0]


@ruling("FAIR-1")
def test_who_lies_about_the_reaction_gains_no_more_than_the_way_allows(hall: Hall) -> None:
    """Boris reports 100 ms, but his act came after 360 ms over a way of 10 (and 60 more that are allowed)."""
    anna, boris, clara = slapping(hall, round_trips=(10, 10, 10))
    hall.passes(250)
    clara.acts("slap", reaction=250)
    hall.passes(110)
    boris.acts("slap", reaction=100)
    hall.passes(300)
    assert slapped(anna) == [2, 1]
    assert [claim.believed for claim in hall.store.claims(play_of(anna).game.id)] == [250, 290]


@ruling("FAIR-1")
def test_faster_than_anyone_can_react_is_a_false_start_and_may_be_tried_again(hall: Hall) -> None:
    anna, boris, _ = slapping(hall)
    hall.passes(80)
    early = boris.acts("slap", reaction=80)
    assert boris.failure == "false-start"
    assert boris.line.told("failure")[-1]["id"] == early
    hall.passes(400)
    assert slapped(anna) == []
    again = boris.acts("slap", reaction=480)
    hall.passes(300)
    assert boris.answers(again) == [None]
    assert slapped(anna) == [1]


@ruling("FAIR-1")
def test_the_grace_is_that_of_the_slowest_screen_that_could_still_come(hall: Hall) -> None:
    anna, boris, clara = slapping(hall, round_trips=(10, 200, 20))
    hall.passes(150)
    act = clara.acts("slap", reaction=150)
    hall.passes(255)
    assert clara.answers(act) == []
    hall.passes(10)
    assert clara.answers(act) == [None]
    act = boris.acts("slap", reaction=410)
    hall.passes(65)
    assert boris.answers(act) == []
    hall.passes(10)
    assert boris.answers(act) == [None]
    assert anna.events("slap-ended")[0]["losers"] == [0]


def test_nobody_waits_for_those_who_cannot_come(hall: Hall) -> None:
    """Against bots only, and when all other people have slapped, a slap counts at once."""
    (anna,) = hall.seated(1, bots=["dreamer", "dreamer"])
    arranged([anna], SLAPPERS[:3])
    anna.acts("play", "khlopkopyt.r")
    hall.passes(150)
    act = anna.acts("slap", reaction=150)
    assert anna.answers(act) == [None]


@ruling("FAIR-1")
def test_within_thirty_milliseconds_the_lot_decides_the_same_way_each_time(hall: Hall) -> None:
    winners = set()
    for _ in range(12):
        anna, boris, clara = slapping(hall)
        hall.passes(150)
        clara.acts("slap", reaction=150)
        hall.passes(20)
        boris.acts("slap", reaction=170)
        hall.passes(300)
        winners.add(slapped(anna)[0])
        game = play_of(anna).game
        assert slapped(anna)[0] == (2, 1)[game.draw_lot(2, "race", game.match.number, game.entries - 2)]
    assert winners == {1, 2}, "both have won by lot"


@ruling("INT-6", "FAIR-1")
def test_of_two_who_intercept_the_faster_gets_it_and_the_other_loses_nothing(hall: Hall) -> None:
    people = anna, _boris, clara, dora = hall.seated(4)
    clara.line._round_trips.clear()
    clara.round_trip = 100
    hall.passes(6_000)
    arranged(people, ["r1 r2 g5", "b3 b4 r7", "r1 o6 o7", "r1 g1 g2"])
    anna.acts("play", "r1")
    hall.passes(250)
    slow = dora.acts("intercept", "r1", reaction=250)
    hall.passes(40)
    fast = clara.acts("intercept", "r1", reaction=150)
    hall.passes(400)
    assert clara.answers(fast) == [None]
    assert dora.answers(slow) == ["too-late"]
    assert dora.view["counts"] == [2, 3, 2, 3]


@ruling("INT-6")
def test_a_third_copy_does_not_land_on_the_second_unasked(hall: Hall) -> None:
    """With two boxes the slower claim would still be lawful; but it was for the card that is covered now."""
    people = _anna, _boris, clara, dora = hall.seated(4, boxes=2)
    arranged(people, ["r1 r2 g5", "b3 b4 r7", "r1 o6 o7", "r1 g1 g2"])
    people[0].acts("play", "r1")
    hall.passes(200)
    slow = dora.acts("intercept", "r1", reaction=200)
    fast = clara.acts("intercept", "r1", reaction=150)
    hall.passes(400)
    assert (clara.answers(fast), dora.answers(slow)) == ([None], ["too-late"])
    assert "intercept" in [act["kind"] for act in dora.update["legal"]]


@ruling("INT-6")
def test_a_move_that_would_close_the_window_waits_for_those_who_could_still_claim(hall: Hall) -> None:
    people = anna, boris, clara = hall.seated(3)
    arranged(people, ["r1 r2 g5", "b3 b4 r7", "r1 o6 o7"])
    anna.acts("play", "r1")
    hall.passes(200)
    move = boris.acts("draw")
    assert boris.answers(move) == []
    hall.passes(40)
    claim = clara.acts("intercept", "r1", reaction=190)
    hall.passes(400)
    assert clara.answers(claim) == [None]
    assert boris.answers(move) == ["too-late"]
    assert anna.view["counts"] == [2, 3, 2]


@pytest.mark.parametrize("third", ["r1 o6 o7", "o5 o6 o7"], ids=["has the copy", "has no copy"])
def test_how_long_a_move_waits_tells_nothing_about_hands(hall: Hall, third: str) -> None:
    people = anna, boris, _ = hall.seated(3)
    arranged(people, ["r1 r2 g5", "b3 b4 r7", third])
    anna.acts("play", "r1")
    hall.passes(200)
    move = boris.acts("draw")
    hall.passes(69)
    assert boris.answers(move) == []
    hall.passes(2)
    assert boris.answers(move) == [None]


def test_a_move_waits_for_nobody_where_nobody_could_claim(hall: Hall) -> None:
    """Nothing to intercept, the others are bots, or they are not here."""
    people = anna, boris = hall.seated(2)
    arranged(people, ["r1 r2 g5", "b3 b4 r7"])
    assert anna.answers(anna.acts("play", "r1")) == [None]
    anna.goes()
    assert boris.answers(boris.acts("draw")) == [None]


@ruling("FAIR-1")
def test_every_claim_is_kept_with_what_was_said_and_believed(hall: Hall) -> None:
    anna, boris, clara = slapping(hall)
    hall.passes(300)
    boris.acts("slap", reaction=120)
    clara.acts("slap", reaction=290)
    hall.passes(300)
    claims = hall.store.claims(play_of(anna).game.id)
    assert [(claim.seat, claim.action, claim.reported, claim.believed, claim.won) for claim in claims] == [
        (1, "slap", 120, 230, True),
        (2, "slap", 290, 290, True),
    ]


@ruling("RACE-1")
def test_two_who_are_gone_pay_at_the_deadline_and_nobody_else(hall: Hall) -> None:
    """Fault 22."""
    anna, boris, clara, dora = slapping(hall, 4)
    clara.goes()
    dora.goes()
    hall.passes(300)
    anna.acts("slap", reaction=300)
    boris.acts("slap", reaction=300)
    hall.passes(4_000)
    assert anna.view["phase"] == "slap"
    hall.passes(1_500)
    assert anna.events("slap-ended")[-1]["losers"] == [2, 3]
    assert anna.view["counts"] == [2, 3, 5, 5]


def test_bots_race_too_and_are_no_faster_than_they_are(hall: Hall) -> None:
    anna, boris = hall.seated(2, bots=["courier", "dreamer"])
    arranged([anna, boris], SLAPPERS[:4])
    anna.acts("play", "khlopkopyt.r")
    hall.passes(150)
    anna.acts("slap", reaction=150)
    boris.acts("slap", reaction=150)
    hall.passes(3_000)
    assert len(slapped(anna)) == 3
    assert set(slapped(anna)[:2]) == {0, 1}
    bots = [claim for claim in hall.store.claims(play_of(anna).game.id) if claim.seat > 1]
    assert bots
    assert all(claim.reported is None and claim.believed >= 220 for claim in bots)
