"""The tasks that courage cards give (COU-4, COU-5, PARODIST to REYTING, SIL-5)."""

import pytest

from engine.talk import Table, table
from rulings import ruling
from svintus.engine import snapshot
from svintus.engine.events import CardsDrawn, DueArose, SilenceBroken, SumAnnounced, TaskFailed, WordSaid
from svintus.engine.faces import KIND_KEYS, OVATSII, PARODIST, REYTING, ZAPEVALA


def scene(
    anna: str = "r5 khapyozh.r r4 b1",
    boris: str = "r7 r6 b2 b3",
    clara: str = "r1 r2 b4 b5",
    *,
    rows: dict[str, str],
    **more: object,
) -> Table:
    """Anna is to move on a red three. Whatever lies in front of somebody was given by Clara."""
    return table("v2", Anna=anna, Boris=boris, Clara=clara, rows=rows, deck="g0*60", **more)  # type: ignore[arg-type]


def paid(t: Table) -> list[tuple[int, int]]:
    """Who drew how many cards for a task in the last act."""
    return [(event.seat, event.count) for event in t.heard(CardsDrawn) if event.why == "task"]


# -- the word ----------------------------------------------------------------------------------------------------------


@ruling("PARODIST")
@pytest.mark.parametrize(
    ("card", "colour", "word"),
    [
        ("khapyozh.r", None, "oink"),
        ("polisvin", "green", "oink"),
        ("shtol", "green", "sh"),
        ("pokloonnik", "green", "piastres"),
        ("roulette", None, "woof"),
    ],
)
def test_every_family_has_its_word(card: str, colour: str | None, word: str) -> None:
    t = scene(f"{card} r5 r4", rows={"Boris": "parodist"})
    t.anna.plays(card, colour)
    assert t.boris.must == ["parodist"]
    t.boris.says(word)
    assert t.heard(WordSaid)[0].right
    assert paid(t) == []
    assert t.boris.must == []


@ruling("PARODIST")
def test_numbers_ask_for_no_word_and_words_are_for_holders_only() -> None:
    t = scene(rows={"Boris": "parodist"})
    t.anna.plays("r5")
    assert t.boris.must == []
    t.boris.says("oink", refused="nothing-due")
    t.boris.plays("r7")
    t.clara.plays("r1")
    t.anna.plays("khapyozh.r")
    t.clara.says("oink", refused="nothing-due")


@ruling("PARODIST")
def test_the_own_card_asks_for_a_word_too() -> None:
    t = scene(rows={"Anna": "parodist"})
    t.anna.plays("khapyozh.r")
    assert t.anna.must == ["parodist"]
    t.anna.says("oink")


@ruling("PARODIST")
def test_a_card_given_out_of_turn_asks_for_a_word() -> None:
    t = scene("r5 r4 b1", "ovatsii r7 r6", rows={"Clara": "parodist"})
    t.anna.plays("r5")
    t.boris.encourages(t.anna, "ovatsii")
    assert t.clara.must == ["parodist"]
    t.clara.says("piastres")
    assert t.heard(WordSaid)[0].right


@ruling("PARODIST", "COU-4")
def test_a_wrong_word_is_a_mistake_and_costs_two() -> None:
    t = scene(rows={"Boris": "parodist"})
    t.anna.plays("khapyozh.r")
    before = t.boris.count
    t.boris.says("woof")
    assert [event.right for event in t.heard(WordSaid)] == [False]
    assert t.heard(TaskFailed) == [TaskFailed(1, PARODIST)]
    assert t.boris.count == before + 2
    assert t.boris.must == []


@ruling("PARODIST")
def test_two_cards_ask_for_two_words_in_any_order() -> None:
    t = scene("khapyozh.r r4 b1", clara="roulette r1 b5", rows={"Anna": "parodist"})
    t.anna.plays("khapyozh.r")
    t.boris.accepts()
    t.clara.plays("roulette")
    assert t.anna.must == ["parodist", "parodist"]
    t.anna.says("woof")
    t.anna.says("oink")
    assert t.anna.must == []
    t.anna.says("oink", refused="nothing-due")


@ruling("PARODIST")
def test_all_words_are_offered_so_that_none_is_given_away() -> None:
    t = scene(rows={"Boris": "parodist"})
    t.anna.plays("khapyozh.r")
    assert {"say #0", "say #1", "say #2", "say #3"} <= set(t.boris.may)
    assert not any(act.startswith("say") for act in t.clara.may)


@ruling("PARODIST")
def test_a_word_is_due_until_the_own_next_card_leaves_the_hand() -> None:
    t = scene(rows={"Boris": "parodist"}, options={"transfer": True})
    t.anna.plays("khapyozh.r")
    t.boris.accepts()
    before = t.clara.count
    t.clara.plays("r1")
    t.anna.plays("r5")
    assert t.boris.must == ["parodist"], "a card has landed, but the four seconds are not over"
    t.boris.plays("r7")
    assert paid(t) == [(1, 2)]
    assert t.clara.count == before - 1


@ruling("PARODIST", "COU-4")
def test_an_unsaid_word_keeps_the_last_card_from_winning() -> None:
    t = scene("khapyozh.r r4 b1", "khapyozh.b", rows={"Boris": "parodist"})
    t.boris.calls()
    t.anna.plays("khapyozh.r")
    t.boris.transfers("khapyozh.b")
    assert paid(t) == [(1, 2)]
    assert t.clara.faces_attack_of(6)
    assert t.boris.row == "parodist"
    assert t.boris.count == 3


# -- the deadline ------------------------------------------------------------------------------------------------------


@ruling("COU-4")
def test_the_seconds_alone_are_no_mistake_and_the_next_card_alone_is_none() -> None:
    t = scene(rows={"Boris": "ovatsii"})
    t.anna.plays("khapyozh.r")
    assert t.heard(DueArose) == [DueArose(t.match.round.dues[0][0], 1, OVATSII)]
    t.seconds_pass()
    assert paid(t) == []
    t.boris.accepts()
    t.clara.plays("r1")
    assert paid(t) == [(1, 2)]
    assert t.heard(TaskFailed) == [TaskFailed(1, OVATSII)]
    assert t.boris.must == []


@ruling("COU-4")
def test_after_the_next_card_the_seconds_still_count() -> None:
    t = scene(rows={"Boris": "ovatsii"})
    t.anna.plays("khapyozh.r")
    t.boris.accepts()
    t.clara.plays("r1")
    assert t.boris.must == ["ovatsii"]
    t.seconds_pass()
    assert paid(t) == [(1, 2)]
    t.seconds_pass()
    assert t.boris.must == []


@ruling("COU-4")
def test_a_task_ends_with_its_card() -> None:
    t = scene("r5 shtol", rows={"Anna": "ovatsii"}, top="o3")
    t.anna.plays("shtol", "blue")
    assert t.anna.must == ["ovatsii"]
    t.boris.plays("b2")
    t.clara.plays("b5")
    t.anna.calls()
    t.anna.plays("ovatsii", "raspberry")
    assert t.anna.must == []
    t.seconds_pass()
    assert t.anna.count == 1


@ruling("COU-4")
def test_what_is_due_stays_due_while_its_card_lies_there() -> None:
    t = scene("r5 r4", "khapyozh.r r7 b2", rows={"Anna": "ovatsii pokloonnik"}, top="r5", mover=1)
    t.boris.plays("khapyozh.r")
    assert t.anna.must == ["ovatsii"]
    t.clara.accepts()
    t.anna.does("pokloonnik")
    t.anna.plays("r5")
    t.boris.plays("r7")
    t.clara.draws()
    t.clara.passes()
    t.anna.does("pokloonnik")
    t.anna.plays("r4")
    assert t.anna.must == ["ovatsii"]


@ruling("COU-4")
def test_who_has_left_owes_nothing() -> None:
    t = scene(rows={"Boris": "parodist"})
    t.anna.plays("khapyozh.r")
    t.boris.leaves()
    assert t.match.round.dues == []


# -- the clap ----------------------------------------------------------------------------------------------------------


@ruling("OVATSII")
def test_a_clap_for_every_special_card() -> None:
    t = scene(rows={"Boris": "ovatsii"})
    t.anna.plays("khapyozh.r")
    t.boris.claps()
    assert paid(t) == []
    t.boris.claps(refused="nothing-due")
    t.boris.accepts()
    t.clara.plays("r1")
    t.boris.claps(refused="nothing-due")


@ruling("OVATSII", "SHTUL")
def test_standing_is_ground_for_shtul_once() -> None:
    t = scene("r5 r4 b1 b2", "ovatsii r7 r6", "shtul r1 r2 b4 b5", rows={})
    t.anna.plays("r5")
    t.boris.encourages(t.anna, "ovatsii")
    assert t.anna.row == "ovatsii"
    t.clara.rewards(t.anna, "shtul b4 b5")
    t.boris.plays("r7")
    assert not any(act.startswith("reward") for act in t.clara.may)


# -- the sum -----------------------------------------------------------------------------------------------------------


@ruling("REYTING")
def test_the_sum_runs_from_when_the_card_came() -> None:
    t = scene("r7 r4 b1 b2", "reyting r6 r5", "r1 r2 b4 b5", rows={})
    t.anna.plays("r7")
    t.boris.encourages(t.anna, "reyting")
    t.boris.plays("r6")
    assert t.anna.must == ["reyting"]
    t.anna.announces(6)
    assert t.heard(SumAnnounced) == [SumAnnounced(0, 6, True)]
    t.clara.plays("r2")
    t.anna.announces(8)
    assert paid(t) == []
    t.anna.announces(8, refused="nothing-due")


@ruling("REYTING")
def test_numbered_greys_count_as_numbers_and_all_else_is_nothing() -> None:
    t = scene("shtol b5 b4", "khapyozh.b r7 r6", rows={"Clara": "reyting"})
    t.anna.plays("shtol", "blue")
    t.clara.announces(3)
    t.boris.plays("khapyozh.b")
    assert t.clara.must == []
    t.clara.accepts()
    t.anna.plays("b5")
    t.clara.announces(8)
    assert t.heard(SumAnnounced)[0].right


@ruling("REYTING", "COU-4")
def test_a_wrong_sum_costs_two_and_the_count_begins_again() -> None:
    t = scene(rows={"Clara": "reyting"})
    t.anna.plays("r5")
    t.clara.announces(6)
    assert paid(t) == [(2, 2)]
    assert t.heard(TaskFailed) == [TaskFailed(2, REYTING)]
    t.clara.announces(5, refused="nothing-due")
    t.boris.plays("r7")
    t.clara.announces(7)
    assert t.heard(SumAnnounced)[0].right


@ruling("REYTING")
def test_the_latest_sum_answers_for_the_earlier_ones() -> None:
    t = scene(rows={"Clara": "reyting"})
    t.anna.plays("r5")
    t.boris.plays("r7")
    assert t.clara.must == ["reyting", "reyting"]
    t.clara.announces(12)
    assert t.clara.must == []
    t = scene(rows={"Clara": "reyting"})
    t.anna.plays("r5")
    t.boris.plays("r7")
    t.clara.announces(5)
    assert t.clara.must == ["reyting"]


@ruling("REYTING")
def test_nothing_that_a_seat_sees_gives_the_sum_away() -> None:
    t = scene(rows={"Clara": "reyting"})
    t.anna.plays("r5")
    assert not any(act.startswith("sum") for act in t.clara.may)
    assert t.match.view(2).dues == ((t.match.round.dues[0][0], REYTING),)
    assert t.match.view(1).dues == ()
    t.clara.announces(5)


# -- the turn ----------------------------------------------------------------------------------------------------------


@ruling("ZAPEVALA", "FOLKLORIST", "POKLOONNIK")
@pytest.mark.parametrize("card", ["zapevala", "folklorist", "pokloonnik"])
def test_each_turn_something_is_performed(card: str) -> None:
    t = scene(rows={"Anna": card})
    t.boris.does(card, refused="no-such-task")
    t.anna.does(card)
    assert t.match.view(1).performed == (KIND_KEYS.index(card),)
    t.anna.does(card, refused="already-done")
    t.anna.plays("r5")
    assert paid(t) == []
    t.anna.does(card, refused="not-your-turn")
    t.boris.plays("r7")
    t.clara.plays("r1")
    t.anna.plays("r4")
    assert paid(t) == [(0, 2)], "the performance of one turn is none of the next"
    assert t.heard(TaskFailed) == [TaskFailed(0, KIND_KEYS.index(card))]


@ruling("ZAPEVALA", "FOLKLORIST", "POKLOONNIK")
@pytest.mark.parametrize(("card", "count"), [("zapevala", 2), ("folklorist", 2), ("pokloonnik", 0)])
def test_a_turn_without_a_card_needs_a_song_but_no_bow(card: str, count: int) -> None:
    t = scene(rows={"Anna": card})
    t.anna.draws()
    t.anna.passes()
    assert sum(drawn for _, drawn in paid(t)) == count


@ruling("ZAP-1")
@pytest.mark.parametrize(("genre", "choices"), [("any", 6), ("chanson", 1)])
def test_a_table_may_fix_what_is_sung(genre: str, choices: int) -> None:
    t = scene("r1 r4 b1", "zapevala r7 r6", rows={}, options={"song_genre": genre})
    t.anna.plays("r1")
    offered = [act for act in t.boris.may if act.startswith("give-courage")]
    assert len(offered) == choices
    t.boris.encourages(t.anna, "zapevala", 0, refused="" if genre == "any" else "malformed")


@ruling("ZAPEVALA")
def test_a_turn_that_is_lost_needs_no_song() -> None:
    t = scene(rows={"Boris": "zapevala"})
    t.anna.plays("khapyozh.r")
    t.boris.accepts()
    assert paid(t) == []


@ruling("ZAPEVALA", "COU-4")
def test_a_last_card_does_not_win_unsung() -> None:
    t = scene("", rows={"Anna": "zapevala"}, top="r1")
    t.anna.plays("zapevala", "blue")
    assert paid(t) == [(0, 2)]
    assert not t.is_over
    assert t.anna.count == 2


@ruling("COU-4")
def test_a_sung_last_card_wins() -> None:
    t = scene("", rows={"Anna": "zapevala"}, top="r1")
    t.anna.does("zapevala")
    t.anna.plays("zapevala", "blue")
    assert t.is_over


@ruling("COU-4")
def test_two_tasks_are_two_mistakes() -> None:
    t = scene(rows={"Anna": "zapevala folklorist"})
    t.anna.plays("r5")
    assert paid(t) == [(0, 2), (0, 2)]


@ruling("COU-5")
@pytest.mark.parametrize("card", ["zapevala", "folklorist", "pokloonnik"])
def test_a_repeat_is_a_mistake_but_done_it_is(card: str) -> None:
    t = scene(rows={"Anna": card})
    t.anna.does(card, repeated=True)
    assert paid(t) == [(0, 2)]
    t.anna.plays("r5")
    assert paid(t) == []


@ruling("COU-4")
def test_time_that_runs_out_is_punished_by_the_clock_alone() -> None:
    t = scene(rows={"Anna": "zapevala"})
    t.time_runs_out()
    assert [(event.count, event.why) for event in t.heard(CardsDrawn)] == [(2, "slow")]


@ruling("SUFLYOR", "COU-4")
def test_a_whisper_or_an_echo_missed_is_for_the_host_to_see() -> None:
    t = scene(rows={"Boris": "suflyor"})
    t.anna.fails("suflyor", refused="no-such-task")
    t.boris.does("suflyor", refused="no-such-task")
    t.boris.fails("suflyor")
    assert paid(t) == [(1, 2)]
    t.boris.fails("antrakt", refused="no-such-task")


@ruling("COU-4", "SHALUN")
def test_a_mistake_is_ground_for_shalun() -> None:
    t = scene("r5 r4 b1", "r7 r6", "shalun r1 r2 b4 b5", rows={"Boris": "suflyor"})
    t.clara.rewards(t.boris, "shalun b4 b5", refused="no-ground")
    t.boris.fails("suflyor")
    t.clara.rewards(t.boris, "shalun b4 b5")


# -- silence -----------------------------------------------------------------------------------------------------------


def silent(rows: dict[str, str], **options: object) -> Table:
    t = scene("tikhokhryun.r r5 r4", "khapyozh.r r7 r6", "r1 r2 b4 b5", rows=rows, options=options)
    t.anna.plays("tikhokhryun.r")
    return t


@ruling("SIL-5")
def test_in_silence_the_voice_breaks_one_rule_or_the_other() -> None:
    t = silent({"Clara": "parodist"})
    t.clara.says("oink")
    assert t.heard(SilenceBroken) == [SilenceBroken(2)]
    t = silent({"Boris": "zapevala"})
    t.boris.does("zapevala")
    assert t.heard(SilenceBroken) == [SilenceBroken(1)]
    t = silent({"Clara": "reyting"})
    t.boris.plays("r7")
    t.clara.announces(7)
    assert t.heard(SilenceBroken) == [SilenceBroken(2)]


@ruling("SIL-5")
def test_clapping_needs_no_voice() -> None:
    t = silent({"Clara": "ovatsii"}, voice_tasks_rest=True)
    t.clara.claps()
    assert t.heard(SilenceBroken) == []
    assert t.silence_of == "Anna"


@ruling("SIL-5")
def test_by_option_tasks_of_the_voice_rest() -> None:
    t = silent({"Boris": "zapevala", "Clara": "parodist reyting"}, voice_tasks_rest=True)
    assert t.clara.must == []
    t.boris.does("zapevala", refused="no-such-task")
    t.boris.plays("r7")
    assert paid(t) == []
    assert t.clara.must == []
    t.clara.plays("r1")
    t.anna.plays("r5")
    assert t.silence_of == ""
    t.clara.announces(7 + 1 + 5)
    assert t.heard(SumAnnounced)[0].right, "the count goes on while nobody announces it"
    t.boris.does("zapevala")


# -- in the dark -------------------------------------------------------------------------------------------------------


@ruling("TURN-5")
def test_a_courage_card_in_front_is_a_card_left_in_the_dark_too() -> None:
    t = scene("temnodel.r r4", rows={"Anna": "antrakt"})
    t.anna.plays("temnodel.r")
    t.anna.calls()
    t.anna.lays("r4", "r4")
    assert t.phase == "dark"
    assert t.boris.count == 4
    t.boris.lays("r7", "r7")
    t.clara.lays("r1", "r1")
    assert t.anna.may == ["check"]


@ruling("COU-4", "PARODIST")
def test_cards_laid_in_the_dark_ask_for_nothing_but_words_are_due_before_them() -> None:
    t = scene("temnodel.r r4 b1", clara="khapyozh.r b4 b5", rows={"Boris": "parodist zapevala"})
    t.anna.plays("temnodel.r")
    t.anna.lays("r4", "r4")
    assert t.boris.must == ["parodist"]
    t.boris.lays("r7", "r7")
    assert t.heard(TaskFailed) == [TaskFailed(1, PARODIST)]
    t.clara.lays("khapyozh.r", "r1")
    assert t.boris.must == []


# -- what is stored ----------------------------------------------------------------------------------------------------


def test_tasks_in_progress_survive_being_stored() -> None:
    t = scene(rows={"Anna": "zapevala", "Clara": "parodist reyting"})
    t.anna.does("zapevala")
    t.anna.plays("khapyozh.r")
    t.boris.accepts()
    stored = snapshot.save(t.match)
    match = snapshot.load(stored)
    assert snapshot.save(match) == stored
    assert match.round.dues == t.match.round.dues
    assert ZAPEVALA not in match.view(0).performed
