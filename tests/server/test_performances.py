"""Songs, proverbs and bows, and the prompter's whispers: compared as text, kept with the table (COU-4, COU-5)."""

from pathlib import Path
from typing import Any

import pytest

from rulings import ruling
from server.hall import Hall, Person, arranged, play_of
from svintus.engine.actions import END_MATCH, bare
from svintus.engine.events import NOBODY
from svintus.engine.faces import SUFLYOR, face_of
from svintus.engine.in_front import front
from svintus.server.repertoire import Repertoire
from svintus.server.texts import asks, words_of

HANDS = ["r1 r2 r4 r5", "r6 b2 b4 b5", "r7 g2 g4 g5"]
SONG = "Ой, то не вечер, то не вечер / Мне малым-мало спалось"


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(tmp_path)


def with_task(hall: Hall, card: str, giver: int = 1, **options: Any) -> list[Person]:
    """Three people; this courage card lies in front of the first, who is to move."""
    company = hall.seated(3, recipe="artistic", **options)
    arranged(company, HANDS, rows={0: [front(face_of(card), giver)]})
    return company


def failed(person: Person) -> list[int]:
    return [event["seat"] for event in person.events("task-failed")]


def said(person: Person) -> dict[str, Any]:
    return person.line.told("said")[-1]


# -- comparing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ёлка, ёлка!", "елка ЕЛКА"), ("café — noir", "Cafe noir"), ("раз,два;три", "раз два три"), ("№ 5", "no 5")],
)
def test_ways_to_write_the_same_are_the_same(one: str, other: str) -> None:
    assert words_of(one) == words_of(other)


@pytest.mark.parametrize(
    ("text", "question"),
    [("Чей ход?", True), ("Чей ход?!", True), ("«Чей ход?»", True), ("? нет", False), ("", False), ("Ход.", False)],
)
def test_a_question_is_what_ends_with_its_mark(text: str, question: bool) -> None:
    assert asks(text) == question


@ruling("COU-5")
def test_a_part_of_what_was_heard_is_a_repeat_and_so_is_more_of_it() -> None:
    heard = Repertoire([("zapevala", SONG)])
    assert heard.is_repeat("zapevala", "то не вечер, то не вечер")
    assert heard.is_repeat("zapevala", SONG + " ой-ой")
    assert not heard.is_repeat("zapevala", "Мне вечер не спалось")
    assert not heard.is_repeat("folklorist", SONG), "every genre has its own"


# -- performing --------------------------------------------------------------------------------------------------------


@ruling("COU-4")
def test_a_song_is_performed_in_the_turn_and_everybody_reads_it(hall: Hall) -> None:
    anna, boris, _ = with_task(hall, "zapevala")
    anna.says(type="perform", id="p", card="zapevala", text=SONG)
    anna.says(type="perform", id="p", card="zapevala", text=SONG)
    assert anna.answers("p") == [None, None], "sent again it is answered again"
    assert [(event["seat"], event["fresh"]) for event in boris.events("performed-task")] == [(0, True)]
    assert (said(boris)["card"], said(boris)["fresh"], said(boris)["text"]) == ("zapevala", True, SONG)
    anna.acts("play", "r4")
    assert failed(anna) == []


@ruling("COU-5")
def test_a_repeat_costs_two_cards_across_matches_and_deaths_of_the_server(hall: Hall) -> None:
    company = with_task(hall, "zapevala")
    anna, boris, clara = company
    anna.says(type="perform", id="p", card="zapevala", text=SONG)
    play_of(anna).do(NOBODY, bare(END_MATCH), None)
    anna.says(type="start")
    code = anna.line.table.seating.code
    hall.dies()
    hall.open()
    for person in company:
        person.comes(code)
    arranged(company, HANDS, rows={0: [front(face_of("zapevala"), 1)]})
    anna.says(type="perform", id="q", card="zapevala", text="ОЙ то не вечер то НЕ ВЕЧЕР мне малым мало спалось")
    assert anna.answers("q") == [None]
    assert failed(clara) == [0]
    assert said(boris)["fresh"] is False
    assert anna.view["counts"][0] == 4 + 1 + 2


@pytest.mark.parametrize(
    ("text", "failure"), [("  ", "text-empty"), ("ля ля", "text-too-short"), ("а" * 501, "text-too-long")]
)
def test_a_text_that_is_no_performance_is_refused_by_name(hall: Hall, text: str, failure: str) -> None:
    anna, boris, _ = with_task(hall, "zapevala")
    anna.says(type="perform", id="p", card="zapevala", text=text)
    assert (anna.failure, anna.answers("p")) == (failure, [])
    assert boris.events("performed-task") == []


def test_who_has_nothing_to_perform_or_no_turn_is_refused(hall: Hall) -> None:
    anna, boris, _ = with_task(hall, "folklorist")
    boris.says(type="perform", id="b", card="folklorist", text="Без труда не выловишь и рыбку из пруда")
    anna.says(type="perform", id="a", card="zapevala", text=SONG)
    assert (boris.answers("b"), anna.answers("a")) == (["no-such-task"], ["no-such-task"])
    arranged([anna, boris, _], HANDS, mover=1, rows={0: [front(face_of("folklorist"), 1)]})
    anna.says(type="perform", id="c", card="folklorist", text="Без труда не выловишь и рыбку из пруда")
    assert anna.answers("c") == ["not-your-turn"]
    assert not hall.store.performances(anna.line.table.seating.code)


def test_in_one_room_a_bow_needs_no_typing(hall: Hall) -> None:
    anna, boris, _ = with_task(hall, "pokloonnik", setting="room")
    anna.says(type="perform", id="p", card="pokloonnik")
    assert anna.answers("p") == [None]
    assert boris.line.told("said") == []


def test_a_forgotten_table_forgets_its_songs(hall: Hall) -> None:
    anna, *_ = with_task(hall, "zapevala")
    anna.says(type="perform", id="p", card="zapevala", text=SONG)
    table = anna.line.table
    assert len(hall.store.performances(table.seating.code)) == 1
    table.forget()
    assert hall.store.performances(table.seating.code) == []


# -- the prompter ------------------------------------------------------------------------------------------------------


@ruling("COU-4")
def test_a_prompter_whispers_and_nothing_else(hall: Hall) -> None:
    anna, boris, _ = with_task(hall, "suflyor")
    anna.says(type="say", id="0", text="шёпотом", whisper=True)
    assert failed(boris) == []
    assert said(boris)["whisper"] is True
    anna.says(type="say", id="1", text="вслух")
    assert failed(boris) == [0]
    assert anna.events("task-failed")[-1]["kind"] == SUFLYOR
    boris.says(type="say", id="0", text="я могу и вслух")
    assert failed(boris) == [0]


@ruling("COU-4")
def test_what_the_giver_says_is_echoed_before_the_next_move(hall: Hall) -> None:
    anna, boris, clara = with_task(hall, "suflyor")
    boris.says(type="say", id="0", text="Повторяй за мной!")
    clara.says(type="say", id="0", text="А за мной не надо")
    number = boris.line.told("said")[0]["number"]
    assert anna.table_state["echoes"] == [{"seat": 0, "message": number, "text": "Повторяй за мной!"}]
    anna.says(type="say", id="0", text="повторяй, за мной", whisper=True)
    assert anna.table_state["echoes"] == []
    anna.acts("play", "r4")
    assert failed(clara) == []


@ruling("COU-4")
def test_a_move_without_the_echo_is_one_mistake_and_paid_for_first(hall: Hall) -> None:
    anna, boris, clara = with_task(hall, "suflyor")
    boris.says(type="say", id="0", text="раз")
    boris.says(type="say", id="1", text="два")
    act = anna.acts("play", "r4")
    assert anna.answers(act) == [None]
    assert failed(clara) == [0]
    entries = [row.action for row in hall.store.entries(play_of(anna).game.id)]
    assert entries[-2:] == ["mistake suflyor", "play r4"]
    assert anna.table_state["echoes"] == []
