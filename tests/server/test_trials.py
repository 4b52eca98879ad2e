"""What no machine can see is claimed, admitted or denied, and voted on (FACT-1, section 12)."""

from pathlib import Path
from typing import Any

import pytest

from rulings import ruling
from server.hall import Hall, Person, arranged, play_of, top_for
from svintus.engine.events import NOBODY
from svintus.engine.faces import SHINKOGNITO, SHTOL, face_of
from svintus.engine.feats import IN_WORDS
from svintus.engine.in_front import front

HANDS = ["r1 r2 r4 r5", "b1 b2 b4 b5", "g1 g2 g4 g5", "o1 o2 o4 o5"]


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(tmp_path)


def room(
    hall: Hall, people: int = 4, recipe: str = "paranoid", rows: dict[int, list[int]] | None = None
) -> list[Person]:
    company = hall.seated(people, recipe=recipe, setting="room")
    arranged(company, HANDS[:people], rows=rows)
    return company


def grounds(person: Person) -> list[tuple[int, int, int]]:
    found = [(event["kind"], event["offender"], event["to"]) for event in person.events("ground-arose")]
    return [ground for ground in found if ground[0] != NOBODY and ground[1] != 0]


def judged(person: Person) -> dict[str, Any]:
    return person.line.told("judged")[-1]


def accuse(by: Person, fault: str, seat: int) -> int:
    by.says(type="claim", id=f"c-{by.name}-{len(by.line.frames)}", fault=fault, seat=seat)
    trial = by.table_state["trial"]
    return int(trial["number"]) if trial is not None else 0


@ruling("FACT-1")
def test_an_admitted_claim_is_a_fact(hall: Hall) -> None:
    _anna, boris, clara, _dora = room(hall)
    number = accuse(clara, "shtol", 1)
    trial = boris.table_state["trial"]
    assert (trial["fault"], trial["seat"], trial["by"], trial["stage"]) == ("shtol", 1, 2, "plea")
    boris.pleads(number, guilty=True)
    assert grounds(clara) == [(SHTOL, 1, NOBODY)]
    assert (judged(boris)["upheld"], judged(boris)["admitted"]) == (True, True)
    assert boris.table_state["trial"] is None


@pytest.mark.parametrize(
    ("votes", "upheld"),
    [((True, True), True), ((True, False), False), ((False, False), False)],
    ids=["yes", "tie", "no"],
)
def test_a_denied_claim_is_voted_on_and_a_tie_acquits(hall: Hall, votes: tuple[bool, bool], upheld: bool) -> None:
    anna, boris, clara, dora = room(hall)
    number = accuse(clara, "shinkognito", 1)
    boris.pleads(number, guilty=False)
    assert anna.table_state["trial"]["jurors"] == [0, 3]
    clara.votes(number, upheld=True)
    assert clara.failure == "not-a-juror"
    anna.votes(number, upheld=votes[0])
    assert anna.table_state["trial"]["voted"] == [0]
    anna.votes(number, upheld=votes[0])
    assert anna.failure == "not-now"
    dora.votes(number, upheld=votes[1])
    assert judged(anna)["upheld"] == upheld
    assert grounds(clara) == ([(SHINKOGNITO, 1, 2)] if upheld else [])
    kept = hall.store.trials(play_of(anna).game.id)
    assert [(row.fault, row.seat, row.accuser, row.votes_for, row.upheld) for row in kept] == [
        ("shinkognito", 1, 2, sum(votes), upheld)
    ]


@ruling("FACT-1")
def test_whatever_is_said_in_court_is_in_the_journal_and_can_be_replayed(hall: Hall) -> None:
    anna, boris, clara, dora = room(hall)
    number = accuse(clara, "shtol", 1)
    boris.pleads(number, guilty=False)
    anna.votes(number, upheld=True)
    dora.votes(number, upheld=True)
    journal = hall.store.journal(play_of(anna).game.id)
    assert [(entry.seat, entry.action.write()) for entry in journal.entries] == [
        (2, f"claim @1 #{SHTOL}"),
        (1, "plead #0"),
        (0, "judge #1"),
        (3, "judge #1"),
        (1, f"fact #{SHTOL}"),
    ]


def test_silence_denies_and_after_the_deadline_the_votes_that_are_there_count(hall: Hall) -> None:
    anna, boris, clara, _dora = room(hall)
    number = accuse(clara, "shtol", 1)
    hall.passes(15_100)
    assert boris.table_state["trial"]["stage"] == "votes"
    anna.votes(number, upheld=True)
    hall.passes(14_000)
    assert anna.table_state["trial"] is not None
    hall.passes(1_200)
    assert judged(clara)["upheld"] is True
    assert (SHTOL, 1, NOBODY) in grounds(clara)


def test_with_no_juror_left_nothing_is_upheld(hall: Hall) -> None:
    anna, boris = room(hall, 2)
    number = accuse(boris, "shtol", 0)
    anna.pleads(number, guilty=False)
    assert judged(boris)["upheld"] is False
    assert boris.table_state["trial"] is None


def test_a_juror_who_goes_is_not_waited_for(hall: Hall) -> None:
    anna, boris, clara, dora = room(hall)
    number = accuse(clara, "shtol", 1)
    boris.pleads(number, guilty=False)
    anna.votes(number, upheld=True)
    dora.goes()
    assert judged(anna)["upheld"] is True


def test_one_trial_at_a_time_and_none_twice(hall: Hall) -> None:
    anna, boris, clara, _dora = room(hall)
    number = accuse(clara, "shtol", 1)
    accuse(anna, "shtol", 2)
    assert anna.failure == "trial-open"
    boris.pleads(number, guilty=True)
    boris.pleads(number, guilty=True)
    assert boris.failure == "no-such-trial"


@pytest.mark.parametrize(
    ("fault", "seat"),
    [("shtol", 2), ("shtol", 9), ("shevelis", 1), ("pig", 1), ("silence", 1), ("suflyor", 1), ("number", 1)],
)
def test_what_nobody_can_be_accused_of_is_declined(hall: Hall, fault: str, seat: int) -> None:
    """Not oneself, not an empty chair, not what the clock sees, not what does not exist or does not hold now."""
    _anna, _boris, clara, _dora = room(hall)
    accuse(clara, fault, seat)
    assert clara.failure == "no-such-fault"


def test_bots_are_not_accused(hall: Hall) -> None:
    anna, *_ = hall.seated(1, bots=["clerk"], recipe="paranoid", setting="room")
    accuse(anna, "shtol", 1)
    assert anna.failure == "no-such-fault"


@ruling("SIL-2")
def test_a_word_in_the_silence_of_a_room_is_claimed(hall: Hall) -> None:
    anna, boris, clara, _dora = company = room(hall)
    arranged(company, ["tikhokhryun.r r1 r2", *HANDS[1:]])
    anna.acts("play", "tikhokhryun.r")
    number = accuse(clara, "silence", 1)
    boris.pleads(number, guilty=True)
    assert [event["seat"] for event in anna.events("silence-broken")] == [1]


@ruling("COU-4")
def test_a_song_that_was_none_is_for_the_table_to_judge_online_too(hall: Hall) -> None:
    company = hall.seated(4, recipe="artistic")
    arranged(company, HANDS, rows={0: [front(face_of("zapevala"), 1)], 2: [front(face_of("suflyor"), 1)]})
    anna, boris, clara, dora = company
    accuse(dora, "shtol", 0)
    assert dora.failure == "no-such-fault"
    accuse(dora, "suflyor", 2)
    assert dora.line.told("failure")[-1]["code"] == "no-such-fault"
    anna.says(type="perform", id="p", card="zapevala", text="ля ля ля ля ля ля")
    number = accuse(dora, "zapevala", 0)
    anna.pleads(number, guilty=False)
    for juror in (boris, clara):
        juror.votes(number, upheld=True)
    assert [event["seat"] for event in dora.events("task-failed")] == [0]


def test_claims_are_not_for_flooding(hall: Hall) -> None:
    _anna, boris, clara, _dora = room(hall)
    for _ in range(3):
        number = accuse(clara, "shtol", 1)
        boris.pleads(number, guilty=True)
    accuse(clara, "shtol", 1)
    assert clara.failure == "cooling-down"


def feat_in_words(company: list[Person]) -> None:
    """The first of them plays Slabo for a feat in words."""
    arranged(company, ["slabo r1 r2 r4 r5", *HANDS[1:3]], top=top_for("slabo"))
    company[0].acts("play", "slabo", number=IN_WORDS)


@ruling("SLA")
@pytest.mark.parametrize("matched", [True, False])
def test_a_feat_in_words_is_judged_by_the_table(hall: Hall, matched: bool) -> None:
    anna, boris, clara = company = hall.seated(3, recipe="challenge")
    feat_in_words(company)
    anna.says(type="feat", id="a", text="Назову пять пород свиней")
    assert boris.view["feat"]["mark"] == 1
    assert boris.line.told("said")[-1]["card"] == "slabo"
    boris.acts("try")
    boris.says(type="feat", id="b", text="Дюрок, ландрас, мангалица, петрен, беркшир")
    trial = clara.table_state["trial"]
    assert (trial["fault"], trial["seat"], trial["stage"], trial["jurors"]) == ("slabo", 1, "votes", [0, 2])
    for juror in (anna, clara):
        juror.votes(trial["number"], upheld=matched)
    assert clara.events("feat-answered")[-1]["how"] == ("matches" if matched else "fails")


def test_the_clock_of_a_feat_waits_for_the_verdict(hall: Hall) -> None:
    anna, boris, clara = company = hall.seated(3, recipe="challenge")
    feat_in_words(company)
    anna.says(type="feat", id="a", text="Стою на одной ноге")
    boris.acts("try")
    hall.passes(29_000)
    boris.says(type="feat", id="b", text="Я тоже стою")
    hall.passes(5_000)
    assert clara.view["phase"] == "feat"
    hall.passes(11_000)
    assert clara.events("feat-answered")[-1]["how"] == "fails", "nobody has voted for it"


@ruling("SLA", "COU-5")
def test_no_feat_in_words_twice(hall: Hall) -> None:
    anna, boris, _ = company = hall.seated(3, recipe="challenge")
    for number in range(2):
        feat_in_words(company)
        hall.passes(3_000)
        anna.says(type="feat", id=f"a{number}", text="Стою на одной ноге")
    assert anna.failure == "heard-before"
    assert len(hall.store.performances(anna.line.table.seating.code)) == 1
    assert boris.view["feat"]["mark"] == -1
