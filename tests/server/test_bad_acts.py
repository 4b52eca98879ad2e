"""Acts that should not have been sent, or come at the wrong moment: a named refusal, and nothing has changed."""

from pathlib import Path
from typing import Any

import pytest

from rulings import ruling
from server.hall import Hall, Person, arranged, play_of
from svintus.engine import snapshot
from svintus.engine.faces import face_of

HANDS = ["r1 g2 khapyozh.r", "b3 b4 r7", "o5 o6 o7"]


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(tmp_path)


@pytest.fixture
def three(hall: Hall) -> list[Person]:
    people = hall.seated(3)
    arranged(people, HANDS)
    return people


def unchanged(people: list[Person]) -> tuple[Any, ...]:
    """Everything that a bad act must leave as it is: the match, the journal, what others were told."""
    play = play_of(people[0])
    written = play.premises.seating, len(people[0].hall.store.entries(play.game.id))
    told = [len(person.line.told("update")) for person in people]
    return snapshot.save(play.game.match), written, told


BAD: list[tuple[int, dict[str, Any], str]] = [
    (0, {"kind": "play", "cards": ["r5"]}, "not-in-hand"),
    (0, {"kind": "play", "cards": ["g2"]}, "does-not-fit"),
    (0, {"kind": "play", "cards": ["r1", "r1"]}, "not-in-hand"),
    (0, {"kind": "play", "cards": ["r1", "g2"]}, "several-off"),
    (0, {"kind": "play", "cards": ["r1"], "colour": "blue"}, "no-colour-to-name"),
    (0, {"kind": "pass"}, "draw-first"),
    (0, {"kind": "accept"}, "wrong-phase"),
    (0, {"kind": "slap"}, "too-late"),
    (0, {"kind": "transfer", "cards": ["khapyozh.r"]}, "wrong-phase"),
    (0, {"kind": "intercept", "cards": ["r1"]}, "too-late"),
    (1, {"kind": "play", "cards": ["r7"]}, "not-your-turn"),
    (1, {"kind": "draw"}, "not-your-turn"),
    (1, {"kind": "slap"}, "too-late"),
    (1, {"kind": "catch", "seat": 1}, "no-such-seat"),
    (1, {"kind": "catch", "seat": 7}, "no-such-seat"),
    (1, {"kind": "next-round"}, "not-a-seats-act"),
    (1, {"kind": "end-match"}, "not-a-seats-act"),
    (1, {"kind": "leave"}, "not-a-seats-act"),
    (1, {"kind": "speak"}, "not-a-seats-act"),
    (1, {"kind": "expire", "phase": "turn"}, "not-a-seats-act"),
    (0, {"kind": "play", "cards": ["x9"]}, "malformed"),
    (0, {"kind": "play"}, "malformed"),
    (0, {"kind": "play", "cards": ["r1"] * 100}, "malformed"),
    (0, {"kind": "play", "cards": ["polisvin"], "colour": "grey"}, "malformed"),
    (0, {"kind": "catch"}, "malformed"),
    (0, {"kind": "catch", "seat": -1}, "malformed"),
    (0, {"kind": "dance"}, "malformed"),
]


@pytest.mark.parametrize(("seat", "action", "reason"), BAD, ids=[f"{seat} {act}" for seat, act, _ in BAD])
def test_a_bad_act_gets_a_named_refusal_and_changes_nothing(
    three: list[Person], seat: int, action: dict[str, Any], reason: str
) -> None:
    """Fault 18."""
    before = unchanged(three)
    person = three[seat]
    person.says(type="act", id="bad", seq=person.update["seq"], action=action)
    person.hall.passes(500)
    assert person.answers("bad") == [reason]
    assert unchanged(three) == before


def test_an_answer_to_a_question_that_nobody_asked_is_refused_in_every_phase(hall: Hall) -> None:
    """Fault 18, in an attack and in a slap."""
    people = anna, boris, clara = hall.seated(3)
    arranged(people, ["khapyozh.r r1 r2", "b3 b4 r7", "khlopkopyt.r o6 o7"])
    anna.acts("play", "khapyozh.r")
    for act in ("draw", "pass"):
        assert boris.answers(boris.acts(act)) == ["wrong-phase"]
    assert clara.answers(clara.acts("accept")) == ["not-your-turn"]
    boris.acts("accept")
    hall.passes(400)
    clara.acts("play", "khlopkopyt.r")
    for act in ("draw", "pass", "accept"):
        assert boris.answers(boris.acts(act)) == ["wrong-phase"]


def test_nobody_acts_for_another_and_a_watcher_not_at_all(hall: Hall, three: list[Person]) -> None:
    watcher = hall.person("Vera")
    watcher.comes(three[0].line.table.seating.code)
    before = unchanged(three)
    watcher.acts("draw")
    assert watcher.failure == "not-seated"
    for request in ({"type": "next-round"}, {"type": "rematch"}, {"type": "ready", "ready": True}, {"type": "rise"}):
        watcher.says(**request)
        assert watcher.failure == "not-seated"
    assert unchanged(three) == before


def test_nothing_crosses_to_another_table(hall: Hall) -> None:
    anna, boris = hall.seated(2)
    clara, dora = hall.seated(2)
    arranged([anna, boris], ["r1 r2", "b3 b4"])
    arranged([clara, dora], ["r1 r2", "b3 b4"])
    here, there = len(clara.line.frames), unchanged([clara, dora])
    act = anna.acts("play", "r1")
    anna.says(type="say", id="x", text="сюда")
    hall.passes(400)
    assert anna.answers(act) == [None]
    assert len(clara.line.frames) == here
    assert unchanged([clara, dora]) == there


def test_the_same_act_is_done_once_and_answered_each_time(three: list[Person]) -> None:
    """Fault 19: a double click, and a resend after a lost answer, over another connection too."""
    anna = three[0]
    play = play_of(anna)
    entries = play.game.entries
    seq = anna.update["seq"]
    anna.acts("draw", act_id="one", seq=seq)
    anna.acts("draw", act_id="one", seq=seq)
    assert anna.answers("one") == [None, None]
    anna.goes()
    anna.comes(play.premises.seating.code)
    anna.acts("draw", act_id="one", seq=seq)
    assert anna.answers("one") == [None]
    assert play.game.entries == entries + 1


def test_a_double_click_with_two_ids_is_one_act_and_one_too_late(three: list[Person]) -> None:
    """Fault 19: the second click was meant for a question that has been answered."""
    anna = three[0]
    seq = anna.update["seq"]
    first, second = anna.acts("draw", seq=seq), anna.acts("draw", seq=seq)
    assert anna.answers(first) == [None]
    assert anna.answers(second) == ["too-late"]


def test_a_refused_act_sent_again_is_refused_again(three: list[Person]) -> None:
    """Fault 19: even if it would be possible by then."""
    anna, boris, _ = three
    boris.acts("draw", act_id="early")
    assert boris.answers("early") == ["not-your-turn"]
    anna.acts("play", "r1")
    boris.acts("draw", act_id="early")
    boris.hall.passes(400)
    assert boris.answers("early") == ["not-your-turn", "not-your-turn"]


def test_ids_of_different_people_are_different(three: list[Person]) -> None:
    anna, boris, _ = three
    anna.acts("play", "r1", act_id="1")
    boris.acts("play", "r7", act_id="1")
    boris.hall.passes(400)
    assert anna.answers("1") == [None]
    assert boris.answers("1") == [None]


@ruling("PACE-3")
@pytest.mark.parametrize("by_the_book", [False, True])
def test_what_was_lawful_where_one_looked_is_late_and_never_wrong(hall: Hall, by_the_book: bool) -> None:
    people = anna, boris, clara = hall.seated(3, by_the_book=by_the_book, dawdle=True)
    arranged(people, ["r1 r2 g5", "b3 b4 r7", "r1 o6 o7"])
    anna.acts("play", "r1")
    looked_at = clara.update["seq"]
    boris.acts("play", "r7")
    hall.passes(400)
    late = clara.acts("intercept", "r1", seq=looked_at)
    assert clara.answers(late) == ["too-late"]
    assert clara.view["counts"] == [2, 2, 3]
    wrong = clara.acts("intercept", "o6")
    if by_the_book:
        assert clara.answers(wrong) == [None]
        assert [event["reason"] for event in anna.events("wrong-act")] == ["not-identical"]
        assert clara.view["counts"] == [2, 2, 5]
    else:
        assert clara.answers(wrong) == ["not-identical"]


@ruling("PACE-3", "SIL-2")
def test_a_catch_that_came_too_late_is_no_speech(hall: Hall) -> None:
    people = anna, boris, clara = hall.seated(3, calls_are_speech=True, breach_ends_silence=False)
    arranged(people, ["tikhokhryun.r r2 r4 r5", "r3 r7", "o5 o6 o7"])
    anna.acts("play", "tikhokhryun.r")
    hall.passes(400)
    boris.acts("play", "r7")
    hall.passes(400)
    assert 1 in clara.view["catchable"]
    looked_at = clara.update["seq"]
    hall.passes(400)
    clara.acts("draw")
    hall.passes(400)
    late = anna.acts("catch", seat=1, seq=looked_at)
    assert anna.answers(late) == ["too-late"]
    assert anna.view["counts"] == [3, 1, 4]


def test_an_attack_that_has_grown_meanwhile_is_not_accepted_by_an_old_act(hall: Hall) -> None:
    """Lawful then and lawful now, but not the same question."""
    anna, boris = hall.seated(2)
    arranged([anna, boris], ["khapyozh.r khapyozh.r r2 r4", "b3 b4 r7"])
    anna.acts("play", "khapyozh.r")
    looked_at = boris.update["seq"]
    hall.passes(200)
    anna.acts("intercept", "khapyozh.r", reaction=200)
    hall.passes(400)
    assert boris.view["stake"] == 6
    old = boris.acts("accept", seq=looked_at)
    assert boris.answers(old) == ["too-late"]
    assert boris.view["stake"] == 6


def test_two_lawful_acts_at_once_both_happen_or_one_is_too_late(hall: Hall) -> None:
    """Fault 20: never silence."""
    people = anna, boris, clara = hall.seated(3)
    arranged(people, ["r1 r2 g5", "r1 b3 r7", "r1 o6 o7"])
    anna.acts("play", "r1")
    hall.passes(200)
    acts = [
        (boris, boris.acts("draw")),
        (clara, clara.acts("intercept", "r1", reaction=200)),
        (anna, anna.acts("catch", seat=1)),
        (clara, clara.acts("call")),
    ]
    hall.passes(500)
    answers = [person.answers(act) for person, act in acts]
    assert all(len(answer) == 1 for answer in answers), answers
    assert answers[1] == [None]
    assert answers[0] == ["too-late"]
    assert anna.view["last_player"] == 2


def test_a_call_after_a_move_that_is_held_does_not_overtake_it(hall: Hall) -> None:
    """The call must come before the act (SV-1)."""
    people = anna, boris, clara = hall.seated(3)
    arranged(people, ["r1 r2 g5", "r4 b3", "o5 o6 o7"])
    anna.acts("play", "r1")
    move = boris.acts("play", "r4")
    call = boris.acts("call")
    assert boris.answers(move) == []
    hall.passes(500)
    assert boris.answers(move) == [None]
    assert boris.answers(call) == ["too-late"]
    assert clara.view["catchable"] == [1]


def test_catches_that_find_nothing_are_cooled_down(hall: Hall, three: list[Person]) -> None:
    """SV-4: never refused by the game, but one try a second."""
    anna, boris, _ = three
    first = boris.acts("catch", seat=0)
    assert boris.answers(first) == [None]
    second = boris.acts("catch", seat=0)
    assert boris.answers(second) == []
    assert boris.failure == "cooling-down"
    assert boris.line.told("failure")[-1]["id"] == second
    hall.passes(1_000)
    assert boris.answers(boris.acts("catch", seat=0)) == [None]
    assert len(anna.events("caught")) == 2


def test_an_act_before_the_match_and_after_it_is_refused(hall: Hall) -> None:
    anna, boris = hall.person(), hall.person()
    code = hall.table(anna, seats=2, target=1)
    for person in (anna, boris):
        person.comes(code)
        person.sits()
    anna.acts("draw", seq=0)
    assert anna.failure == "not-now"
    anna.says(type="start")
    arranged([anna, boris], ["r1", "b3 b4"])
    anna.acts("play", "r1")
    assert boris.view["top"] == face_of("r1")
    for act in ("draw", "call", "slap"):
        assert boris.answers(boris.acts(act)) == ["match-over"]
