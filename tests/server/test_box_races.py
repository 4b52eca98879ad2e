"""Every race of the box is judged as fairly as a slap, and every act of many has a deadline (FAIR-1, RACE-1)."""

from pathlib import Path

import pytest

from rulings import ruling
from server.hall import Hall, Person, arranged, play_of, top_for
from svintus.engine.actions import END_MATCH, bare
from svintus.engine.events import NOBODY
from svintus.engine.faces import face_of
from svintus.engine.feats import feat
from svintus.engine.garments import GARMENT_KEYS
from svintus.engine.phases.throw import MOMENT, PLACES, Throw, place_at, thrown_at

HAT = GARMENT_KEYS.index("hat")
PATH = (0, 10, 45, -7)
"""Of a mark: at full speed for two seconds, and then back."""
HANDS = ["r1 r2 r4 r5", "b1 b2 b4", "g1 g2 g4", "o1 o2 o4"]


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(tmp_path)


def playing(hall: Hall, card: str, people: int = 3, round_trips: tuple[float, ...] = ()) -> list[Person]:
    """People at the challenge recipe; the first holds this card and is to move."""
    company = hall.seated(people, recipe="challenge")
    for person, trip in zip(company, round_trips, strict=False):
        person.line._round_trips.clear()
        person.round_trip = trip
    hall.passes(6_000)
    arranged(company, [f"{card} {HANDS[0]}", *HANDS[1:people]], top=top_for(card))
    return company


def raced(person: Person) -> list[int]:
    return [event["seat"] for event in person.events("raced")]


@ruling("FAIR-1", "CLO")
def test_the_faster_hand_is_on_the_hat_first_whatever_the_network(hall: Hall) -> None:
    anna, boris, clara = playing(hall, "clothes", round_trips=(10, 160, 10))
    anna.acts("play", "clothes", number=HAT)
    assert anna.view["phase"] == "touch"
    hall.passes(300)
    clara.acts("touch", reaction=300)
    hall.passes(60)
    boris.acts("touch", reaction=200)
    hall.passes(400)
    assert raced(anna) == [1, 2]
    claims = hall.store.claims(play_of(anna).game.id)
    assert [(claim.seat, claim.action, claim.reported) for claim in claims] == [(1, "touch", 200), (2, "touch", 300)]


@ruling("FAIR-1", "ONE")
def test_fists_pile_up_by_reaction_and_all_of_it_is_one_race(hall: Hall) -> None:
    anna, boris, clara = playing(hall, "one_for_all", round_trips=(10, 160, 10))
    anna.acts("play", "one_for_all")
    cue, clock = play_of(anna).game.race_cue, anna.update["clock"]
    assert clock["total"] == 5_000
    hall.passes(300)
    clara.acts("fist", reaction=300)
    hall.passes(50)
    boris.acts("fist", reaction=180)
    hall.passes(500)
    assert anna.view["race"]["order"][-2:] == [1, 2]
    anna.acts("fist", reaction=850)
    hall.passes(500)
    assert play_of(anna).game.race_cue == cue, "who owes again is still in the same race"
    assert anna.update["clock"]["left"] < clock["left"]
    hall.passes(5_000)
    assert anna.events("race-ended"), "the deadline is that of the race, not of the last fist"


@ruling("HAN")
def test_huts_that_nobody_could_have_built_are_not_believed(hall: Hall) -> None:
    anna, boris, _ = playing(hall, "hands")
    anna.acts("play", "hands")
    hall.passes(900)
    boris.acts("done", reaction=900)
    assert boris.failure == "impossible"
    hall.passes(2_000)
    act = boris.acts("done", reaction=2_900)
    hall.passes(400)
    assert boris.answers(act) == [None]
    assert raced(anna) == [1]


@ruling("RACE-1")
def test_huts_have_half_a_minute_with_the_clock_off(hall: Hall) -> None:
    anna, *_ = playing(hall, "hands")
    anna.acts("play", "hands")
    assert anna.update["clock"]["total"] == 30_000
    hall.passes(29_500)
    assert anna.view["phase"] == "huts"
    hall.passes(1_000)
    assert anna.view["phase"] != "huts"


@ruling("CHA-1", "RACE-1")
def test_everybody_gives_within_five_seconds_or_a_random_card(hall: Hall) -> None:
    people = anna, *_ = playing(hall, "neither", 4)
    anna.acts("play", "neither", seat=1)
    hall.passes(6_000)  # the target's answer, where the deck holds Shmunitet, and the giving itself
    hall.passes(6_000)
    assert anna.view["phase"] == "turn"
    assert sum(anna.view["counts"]) == sum(len(person.hand) for person in people)


@ruling("SLA")
def test_a_score_is_believed_inside_what_is_possible(hall: Hall) -> None:
    anna, boris, _ = playing(hall, "slabo")
    tapping = feat("tapping", 1)
    anna.acts("play", "slabo", number=tapping)
    assert anna.view["feat"] == {"starter": 0, "feat": tapping, "mark": -1, "performer": 0}
    boris.says(type="feat", id="b0", score=20)
    assert boris.answers("b0") == ["wrong-phase"]
    hall.passes(1_000)
    anna.says(type="feat", id="a0", score=30)
    assert anna.failure == "impossible", "five seconds of tapping take five seconds"
    hall.passes(5_000)
    anna.says(type="feat", id="a1", score=101)
    assert anna.line.told("failure")[-1]["id"] == "a1"
    anna.says(type="feat", id="a2", score=30)
    anna.says(type="feat", id="a2", score=30)
    assert anna.answers("a2") == [None, None]
    assert (boris.view["feat"]["mark"], boris.view["owes"]) == (30, [1])
    boris.acts("try")
    hall.passes(6_000)
    boris.says(type="feat", id="b1", score=29)
    assert boris.events("feat-answered")[-1]["how"] == "fails"


@ruling("SLA")
def test_a_line_that_breaks_in_the_middle_of_a_feat_spoils_nothing(hall: Hall) -> None:
    anna, boris, _ = playing(hall, "slabo")
    anna.acts("play", "slabo", number=feat("tapping", 1))
    hall.passes(4_000)
    code = anna.line.table.seating.code
    anna.goes()
    hall.passes(500)
    anna.comes(code)
    hall.passes(1_000)
    anna.says(type="feat", id="a", score=30)
    assert anna.answers("a") == [None]
    assert boris.view["feat"]["mark"] == 30


@ruling("SLA")
def test_a_feat_that_was_shown_is_not_shown_in_the_next_match(hall: Hall) -> None:
    anna, boris, _ = playing(hall, "slabo")
    number = feat("steadiness", 2)
    anna.acts("play", "slabo", number=number)
    hall.passes(9_000)
    anna.says(type="feat", id="a", score=500)
    assert boris.view["feats_shown"] == [number]
    play_of(anna).do(NOBODY, bare(END_MATCH), None)
    assert anna.table_state["stage"] == "over"
    anna.says(type="start")
    assert anna.table_state["match"] == 2
    assert anna.view["feats_shown"] == [number]


def throwing(hall: Hall, round_trip: float = 10, by_the_book: bool = False) -> tuple[Person, Person]:
    """The first throws at the second, whose mark sets out along `PATH` now."""
    anna, boris, _ = company = hall.seated(3, recipe="paranoid", by_the_book=by_the_book)
    anna.line._round_trips.clear()
    anna.round_trip = round_trip
    hall.passes(6_000)
    arranged(company, ["r1 r2 r4", "b1 b2 b4", "g1 g2 g4"])
    r = play_of(anna).game.match.round
    r.push(Throw(0, 1, PATH, (face_of("shuriken"),)))
    r.go_on()
    play_of(anna).game._note()
    play_of(anna).presence_changed()
    for person in company:
        play_of(anna).show(person.line, None)
    assert anna.view["phase"] == "throw"
    assert anna.update["clock"] == {"left": 5_000, "total": 5_000}
    return anna, boris


@pytest.mark.parametrize(
    ("claimed", "believed", "hit"),
    [(500, 500, True), (450, 450, True), (400, 400, True), (0, 400, False), (1_000, 500, False), (4_950, 500, False)],
    ids=["now", "on its way", "on a long way", "long ago", "in a while", "in the last moment"],
)
@ruling("SHURIKEN", "FAIR-1")
def test_a_throw_is_let_go_when_it_can_have_been(hall: Hall, claimed: int, believed: int, hit: bool) -> None:
    anna, boris = throwing(hall, round_trip=40)
    hall.passes(500)
    moment = claimed // MOMENT
    act = anna.acts("throw", number=thrown_at(moment, place_at(PATH, moment)))
    assert anna.answers(act) == [None]
    (thrown,) = boris.events("thrown")
    assert divmod(thrown["number"], PLACES)[0] == believed // MOMENT
    assert thrown["hit"] == hit


@ruling("SHURIKEN", "FAIR-1")
def test_whoever_comes_back_throws_at_the_same_mark(hall: Hall) -> None:
    anna, boris = throwing(hall)
    hall.passes(2_000)
    code = anna.line.table.seating.code
    anna.goes()
    hall.passes(500)
    anna.comes(code)
    assert anna.update["clock"] == {"left": 2_500, "total": 5_000}
    hall.passes(100)
    moment = 2_600 // MOMENT
    anna.acts("throw", number=thrown_at(moment, place_at(PATH, moment)))
    (thrown,) = boris.events("thrown")
    assert (divmod(thrown["number"], PLACES)[0], thrown["hit"]) == (moment, True)


@ruling("SHURIKEN")
@pytest.mark.parametrize("by_the_book", [False, True])
def test_a_throw_after_the_deadline_is_late_and_no_wrong_act(hall: Hall, by_the_book: bool) -> None:
    anna, boris = throwing(hall, by_the_book=by_the_book)
    seq = anna.update["seq"]
    hall.passes(6_000)
    assert boris.events("thrown")[-1]["number"] == -1
    act = anna.acts("throw", number=thrown_at(99, 0), seq=seq)
    assert anna.answers(act) == ["too-late"]


@ruling("FAIR-1")
def test_everybody_hears_how_fast_it_was(hall: Hall) -> None:
    anna, boris, clara = playing(hall, "clothes", round_trips=(10, 10, 10))
    anna.acts("play", "clothes", number=HAT)
    hall.passes(300)
    boris.acts("touch", reaction=240)
    hall.passes(200)
    clara.acts("touch", reaction=100)
    hall.passes(400)
    told = [(one["seat"], one["act"], one["milliseconds"]) for one in anna.line.told("reaction")]
    assert told == [(1, "touch", 240), (2, "touch", 500 - 10 - 60)], "and no lie is repeated"


@ruling("SLI", "FAIR-1")
def test_two_grab_one_slipper_and_the_faster_has_it(hall: Hall) -> None:
    anna, boris, clara = playing(hall, "slippers")
    anna.acts("play", "slippers")
    boris.acts("lay", "b1")
    clara.acts("lay", "g1")
    anna.acts("fas")
    assert anna.view["phase"] == "grab"
    hall.passes(300)
    anna.acts("grab", seat=2, reaction=290)
    hall.passes(5)
    slow = boris.acts("grab", seat=2, reaction=304)
    fast = boris.answers(slow)
    hall.passes(400)
    grabbed = anna.events("grabbed")
    assert [event["owner"] for event in grabbed] == [2], "one card is grabbed once"
    assert fast == []
    assert boris.answers(slow) in ([None], ["too-late"])


def test_what_a_reward_was_for_may_fade_before_it_comes_and_then_it_is_late_not_wrong(hall: Hall) -> None:
    anna, boris, _ = company = hall.seated(3, recipe="paranoid", by_the_book=True)
    arranged(company, ["r1 r2 r4", "shtol b1 b2 b4", "g1 g2 g4"])
    anna.says(type="touched")
    seq = boris.update["seq"]
    anna.acts("play", "r4")
    hall.passes(10_100)
    act = boris.acts("reward", "shtol b1 b2", seat=0, seq=seq)
    assert boris.answers(act) == ["too-late"]
    assert boris.view["counts"][1] == 4
