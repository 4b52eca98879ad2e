"""Tikhokhryun's silence (SIL-1 to SIL-4)."""

import pytest

from engine.talk import Table, table
from rulings import ruling
from svintus.engine.events import CardsDrawn, SilenceBegan, SilenceBroken, SilenceEnded, TurnCame

EDITIONS = pytest.mark.parametrize("edition", ["office", "classic", "v2"])


def silent(edition: str = "v2", **options: object) -> Table:
    """Anna has just asked for silence; Boris is to move."""
    t = table(
        edition,
        Anna="tikhokhryun.r r5 khapyozh.r b1 b2",
        Boris="r7 r4 khapyozh.b tikhokhryun.r b6",
        Clara="r1 r2 khapyozh.g b4 b5",
        deck="b0*40",
        options=options,
    )
    t.anna.plays("tikhokhryun.r")
    return t


@ruling("SIL-1")
@EDITIONS
def test_silence_begins_for_all(edition: str) -> None:
    t = silent(edition)
    assert t.heard(SilenceBegan) == [SilenceBegan(0)]
    assert t.silence_of == "Anna"


@ruling("SIL-1")
@EDITIONS
def test_outside_a_silence_speech_is_nothing(edition: str) -> None:
    t = table(edition, Anna="r1 r2", Boris="r4 r5")
    t.anna.speaks(refused="no-silence")


@ruling("SIL-1")
@pytest.mark.parametrize(("edition", "ended_by_turn"), [("office", False), ("classic", True), ("v2", False)])
def test_it_ends_when_its_owner_plays_or_gets_the_turn(edition: str, ended_by_turn: bool) -> None:
    t = silent(edition)
    t.boris.plays("r7")
    assert t.silence_of == "Anna"
    t.clara.plays("r1")
    assert (t.silence_of == "") == ended_by_turn
    t.anna.plays("r5")
    assert t.silence_of == ""
    assert (t.heard(SilenceEnded) == []) == ended_by_turn


@ruling("SIL-1")
def test_where_it_ends_with_a_card_a_pass_does_not_end_it() -> None:
    t = silent("v2")
    t.boris.plays("r7")
    t.clara.plays("r1")
    t.anna.draws()
    t.anna.passes()
    assert t.silence_of == "Anna"


@ruling("SIL-2")
@pytest.mark.parametrize(("edition", "ends"), [("office", True), ("classic", False), ("v2", True)])
@pytest.mark.parametrize("name", ["anna", "boris", "clara"])
def test_who_is_heard_draws_two(edition: str, ends: bool, name: str) -> None:
    t = silent(edition)
    speaker = getattr(t, name)
    before = speaker.count
    speaker.speaks()
    assert t.heard(SilenceBroken) == [SilenceBroken(speaker.seat)]
    assert [(event.count, event.why) for event in t.heard(CardsDrawn)] == [(2, "silence")]
    assert speaker.count == before + 2
    assert (t.silence_of == "") == ends
    assert t.boris.is_to_move
    speaker.speaks(refused="no-silence" if ends else "")


@ruling("SIL-3")
@EDITIONS
def test_a_second_one_moves_the_ownership(edition: str) -> None:
    t = silent(edition)
    t.boris.plays("tikhokhryun.r")
    assert t.silence_of == "Boris"
    assert t.heard(SilenceBegan) == [SilenceBegan(1)]
    t.clara.plays("r1")
    t.anna.plays("r5")
    assert (t.silence_of == "Boris") == (edition != "classic")


@ruling("SIL-3")
@EDITIONS
def test_an_intercepted_one_is_owned_by_the_interceptor(edition: str) -> None:
    t = silent(edition)
    t.boris.intercepts("tikhokhryun.r")
    assert t.silence_of == "Boris"
    assert t.clara.is_to_move


@ruling("SIL-4")
@EDITIONS
def test_an_interception_by_the_owner_does_not_end_it(edition: str) -> None:
    t = table(edition, Anna="tikhokhryun.r r5 r6 b1", Boris="r5 b2 b3", Clara="r1 b2 b4", Dora="b1 b4")
    t.anna.plays("tikhokhryun.r")
    t.boris.plays("r5")
    t.anna.intercepts("r5")
    assert t.silence_of == "Anna"


@ruling("SIL-4")
def test_the_owner_gets_the_turn_by_accepting_an_attack() -> None:
    t = table("classic", Anna="tikhokhryun.r b1 b2", Boris="r7 b6", Clara="khapyozh.r b4 b5", deck="b0*30")
    t.anna.plays("tikhokhryun.r")
    t.boris.plays("r7")
    t.clara.plays("khapyozh.r")
    assert t.silence_of == "Anna"
    t.anna.accepts()
    assert t.silence_of == ""


@ruling("SIL-4")
@pytest.mark.parametrize("edition", ["classic", "v2"])
def test_the_owners_transfer_ends_it(edition: str) -> None:
    t = table(edition, Anna="tikhokhryun.r khapyozh.g b1 b2", Boris="r7 b6", Clara="khapyozh.r b4 b5", deck="b0*30")
    t.anna.plays("tikhokhryun.r")
    t.boris.plays("r7")
    t.clara.plays("khapyozh.r")
    t.anna.transfers("khapyozh.g")
    assert t.silence_of == ""


@ruling("SIL-4")
def test_where_it_ends_with_a_card_accepting_does_not_end_it() -> None:
    t = table("v2", Anna="tikhokhryun.r b1 b2", Boris="r7 b6", Clara="zakhrapin.r b4 b5")
    t.anna.plays("tikhokhryun.r")
    t.boris.plays("r7")
    t.clara.plays("zakhrapin.r")
    t.anna.accepts()
    assert t.silence_of == "Anna"


@ruling("SIL-4", "TURN-8")
def test_the_owner_has_not_got_the_turn_while_something_must_be_answered_first() -> None:
    t = table("classic", Anna="tikhokhryun.r b1 b2", Boris="r7 b6", Clara="khlopkopyt.r b4 b5", deck="b0*30")
    t.anna.plays("tikhokhryun.r")
    t.boris.plays("r7")
    t.clara.plays("khlopkopyt.r")
    assert t.silence_of == "Anna"
    t.time_runs_out()
    assert t.silence_of == ""
    assert t.types.index("silence-ended") < t.types.index("turn-came")


@ruling("SIL-4", "TURN-7")
def test_a_follow_up_that_turns_play_round_leaves_the_owner_without_the_turn() -> None:
    t = table("classic", Anna="tikhokhryun.r b1 b2", Boris="r7 b6", Clara="polisvin perekhryuk.b b4 b5")
    t.anna.plays("tikhokhryun.r")
    t.boris.plays("r7")
    t.clara.plays("polisvin", "blue")
    t.clara.plays("perekhryuk.b")
    assert t.heard(TurnCame) == [TurnCame(1)]
    assert t.silence_of == "Anna"


@ruling("SIL-4")
@EDITIONS
def test_an_owner_who_leaves_takes_the_silence_along(edition: str) -> None:
    t = silent(edition)
    t.anna.leaves()
    assert t.silence_of == ""
    assert t.heard(SilenceEnded) == [SilenceEnded()]


@ruling("SIL-4")
def test_a_new_round_begins_without_silence() -> None:
    t = table("v2", Anna="tikhokhryun.r b1 b2", Boris="r7", deck="r1*40")
    t.anna.plays("tikhokhryun.r")
    t.boris.plays("r7")
    assert t.is_over
    assert t.silence_of == ""
    t.next_round()
    assert t.silence_of == ""
