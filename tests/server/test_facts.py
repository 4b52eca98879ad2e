"""What screens see becomes facts (FACT-1), and grounds, dues and winks have their seconds (ETI-5)."""

from pathlib import Path
from typing import Any

import pytest

from rulings import ruling
from server.hall import Hall, Person, arranged, play_of
from svintus.engine.events import NOBODY
from svintus.engine.faces import (
    OVATSII,
    SHEVELIS,
    SHINKOGNITO,
    SHMOTRUN,
    SHTO,
    SHTOL,
    SHTUL,
    face_of,
)
from svintus.engine.in_front import front

HANDS = ["r1 r2 r4 r5", "b1 b2 b4 b5", "g1 g2 g4 g5"]


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(tmp_path)


def paranoid(hall: Hall, people: int = 3, **options: Any) -> list[Person]:
    company = hall.seated(people, recipe="paranoid", **options)
    arranged(company, HANDS[:people])
    return company


def grounds(person: Person) -> list[tuple[int, int, int]]:
    """Kind, offender and beneficiary of every ground that this seat was told of."""
    return [
        (event["kind"], event["offender"], event["to"])
        for event in person.events("ground-arose")
        if event["kind"] != NOBODY
    ]


def answers(person: Person) -> list[tuple[int, int, int]]:
    return [ground for ground in grounds(person) if ground[0] == SHTO]


def entries(person: Person) -> list[str]:
    return [row.action for row in person.hall.store.entries(play_of(person).game.id)]


@ruling("FACT-1")
def test_a_finger_on_the_felt_is_a_ground_once_while_it_is_fresh(hall: Hall) -> None:
    _anna, boris, clara = paranoid(hall)
    boris.says(type="touched")
    boris.says(type="touched")
    assert grounds(clara) == [(SHTOL, 1, NOBODY)]


@ruling("ETI-5")
def test_a_ground_fades_after_ten_seconds_if_a_card_has_landed(hall: Hall) -> None:
    anna, boris, clara = company = paranoid(hall)
    arranged(company, ["r1 r2 r4", "b1 b2", "shtol g1 g2 g4"])
    boris.says(type="touched")
    anna.acts("play", "r4")
    hall.passes(9_900)
    assert "reward" in {act["kind"] for act in clara.update["legal"]}
    hall.passes(200)
    assert "reward" not in {act["kind"] for act in clara.update["legal"]}
    assert entries(anna)[-1].startswith("fade #")


@ruling("FACT-1")
def test_a_hidden_page_is_a_seat_left_once_for_each_time(hall: Hall) -> None:
    _anna, boris, clara = paranoid(hall)
    boris.says(type="hidden", hidden=True)
    boris.says(type="hidden", hidden=True)
    assert grounds(clara) == [(SHTUL, 1, NOBODY)]
    boris.says(type="hidden", hidden=False)
    assert grounds(clara) == [(SHTUL, 1, NOBODY)]


@ruling("FACT-1")
def test_a_dropped_connection_is_a_seat_left_unless_another_page_is_open(hall: Hall) -> None:
    anna, boris, clara = paranoid(hall)
    code = anna.line.table.seating.code
    first = boris.line
    boris.comes(code)
    first.table.disconnect(first)
    assert grounds(clara) == []
    boris.goes()
    assert grounds(clara) == [(SHTUL, 1, NOBODY)]
    boris.comes(code)
    assert grounds(clara) == [(SHTUL, 1, NOBODY)]


def test_a_restart_of_the_server_is_nobodys_leaving(hall: Hall) -> None:
    anna, boris, clara = company = hall.seated(3, recipe="paranoid")
    code = anna.line.table.seating.code
    hall.dies()
    hall.open()
    for person in company:
        person.comes(code)
    assert grounds(clara) == []
    boris.says(type="hidden", hidden=True)
    assert grounds(clara) == [(SHTUL, 1, NOBODY)]


def test_where_no_card_asks_for_it_nothing_is_noted(hall: Hall) -> None:
    anna, boris = company = hall.seated(2)
    arranged(company, HANDS[:2])
    before = entries(anna)
    boris.says(type="touched")
    boris.says(type="hidden", hidden=True)
    boris.says(type="say", id="1", text="Анна, ты спишь?")
    assert entries(anna) == before


@ruling("FACT-1")
def test_a_message_that_names_somebody_addresses_them_by_name_or_short_name(hall: Hall) -> None:
    anna, boris, clara = paranoid(hall)
    clara.says(type="sit", name="Clara", look="pig.beret.round.bowtie.3", called=["Клара", "Klärchen"])
    assert anna.table_state["seats"][2]["called"] == ["Клара", "Klärchen"]
    for number, text in enumerate(("Ну, КЛАРА!", "klarchen, ходи", "CLARA")):
        hall.passes(1_500)
        clara_before = len(grounds(clara))
        boris.says(type="say", id=str(number), text=text)
        fresh = number == 0
        assert len(grounds(clara)) == clara_before + fresh, "one ground while it is fresh"
    assert grounds(clara) == [(SHINKOGNITO, 1, 2)]
    assert grounds(anna) == [], "it is Clara's alone"
    anna.says(type="say", id="0", text="кларнет")
    assert grounds(clara) == [(SHINKOGNITO, 1, 2)], "a longer word is not the name"


def test_bots_have_names_in_both_languages(hall: Hall) -> None:
    anna, _ = company = hall.seated(1, bots=["clerk"], recipe="paranoid")[:1] * 2
    arranged(company[:1], HANDS[:2])
    anna.says(type="say", id="0", text="Акакий Пятаков, ваш ход")
    facts = [entry for entry in entries(anna) if entry.startswith("fact")]
    assert facts == [f"fact @1 #{SHINKOGNITO}"]


@ruling("FACT-1")
def test_a_reply_to_a_question_answers_it_and_so_does_the_next_message_within_ten_seconds(hall: Hall) -> None:
    anna, boris, clara = paranoid(hall)
    anna.says(type="say", id="0", text="Чей ход?!")
    question = boris.line.told("said")[-1]["number"]
    hall.passes(2_000)
    boris.says(type="say", id="0", text="не мой")
    assert answers(anna) == [(SHTO, 1, 0)]
    boris.says(type="say", id="1", text="точно не мой")
    assert answers(anna) == [(SHTO, 1, 0)], "a question is answered once by each"
    hall.passes(10_000)
    clara.says(type="say", id="0", text="а погода ничего")
    assert answers(anna) == [(SHTO, 1, 0)], "too late to be an answer by itself"
    clara.says(type="say", id="1", text="мой", reply=question)
    assert answers(anna) == [(SHTO, 1, 0), (SHTO, 2, 0)]
    assert clara.line.told("said")[-1]["reply"] == question


def test_nobody_answers_themselves_and_a_reply_to_something_else_answers_nothing(hall: Hall) -> None:
    anna, boris, _clara = paranoid(hall)
    boris.says(type="say", id="0", text="тихо")
    other = boris.line.told("said")[-1]["number"]
    anna.says(type="say", id="0", text="Чей ход?")
    anna.says(type="say", id="1", text="Мой")
    boris.says(type="say", id="1", text="да", reply=other)
    assert grounds(anna) == grounds(boris) == []


@ruling("FACT-1")
def test_who_thinks_about_a_move_for_five_seconds_gives_a_ground_once(hall: Hall) -> None:
    anna, boris, _clara = paranoid(hall)
    hall.passes(4_900)
    assert grounds(boris) == []
    hall.passes(200)
    assert grounds(boris) == [(SHEVELIS, 0, NOBODY)]
    hall.passes(20_000)
    assert grounds(boris) == [(SHEVELIS, 0, NOBODY)]
    anna.acts("draw")
    assert entries(anna)[-1] == "draw"


def test_nobody_thinks_in_a_scene(hall: Hall) -> None:
    """While all slap no move is thought about, and afterwards it begins anew."""
    anna, boris, clara = company = hall.seated(3, recipe="paranoid")
    arranged(company, ["khlopkopyt.r r1 r2", "r7 b6 b7", "r1 b4 o1"])
    hall.passes(3_000)
    anna.acts("play", "khlopkopyt.r")
    hall.passes(4_000)
    assert grounds(clara) == []
    boris.acts("slap", reaction=4_000)
    anna.acts("slap", reaction=4_000)
    hall.passes(500)
    assert anna.view["phase"] == "turn"
    hall.passes(4_000)
    assert grounds(clara) == []
    hall.passes(1_000)
    assert grounds(clara) == [(SHEVELIS, 1, NOBODY)]


@ruling("SHMOTRUN")
def test_a_wink_that_nobody_notices_in_six_hundred_milliseconds_is_a_ground(hall: Hall) -> None:
    anna, boris, clara = company = hall.seated(3, recipe="paranoid")
    arranged(company, ["shmotrun r1 r2 r4", *HANDS[1:]])
    anna.acts("wink", seat=1)
    assert boris.view["winks"] == [[0, 1]]
    assert clara.view["winks"] == [[0, NOBODY]]
    hall.passes(590)
    assert grounds(anna) == []
    hall.passes(20)
    assert grounds(anna) == [(SHMOTRUN, 1, 0)]
    assert clara.view["winks"] == []


@ruling("COU-4")
def test_a_clap_is_due_for_four_seconds_or_until_the_next_card(hall: Hall) -> None:
    anna, boris, clara = company = hall.seated(3, recipe="artistic")
    standing = {2: [front(face_of("ovatsii"), 0)]}
    arranged(company, ["khapyozh.r r1 r2", "b1 b2", "r4 g1 g2"], rows=standing)
    anna.acts("play", "khapyozh.r")
    assert [kind for _, kind in clara.view["dues"]] == [OVATSII]
    hall.passes(3_900)
    boris.acts("accept")
    hall.passes(200)
    assert clara.events("task-failed") == [], "no card has landed since"
    clara.acts("play", "r4")
    assert [(event["seat"], event["kind"]) for event in anna.events("task-failed")] == [(2, OVATSII)]


@ruling("FACT-1")
def test_in_one_room_pages_and_tables_say_nothing(hall: Hall) -> None:
    host = hall.person()
    code = hall.table(host, seats=2, recipe="paranoid", setting="room")
    other = hall.person()
    for person in (host, other):
        person.comes(code)
        person.sits()
    host.says(type="start")
    assert host.table_state["setting"] == "room"
    other.says(type="touched")
    other.says(type="hidden", hidden=True)
    other.goes()
    assert grounds(host) == []


def test_after_a_death_of_the_server_what_is_fresh_has_its_seconds_again(hall: Hall) -> None:
    anna, boris, clara = company = hall.seated(3, recipe="paranoid")
    boris.says(type="touched")
    hall.passes(4_000)
    code = anna.line.table.seating.code
    hall.dies()
    hall.open()
    for person in company:
        person.comes(code)
    hall.passes(9_900)
    fades = [entry for entry in entries(anna) if entry.startswith("fade")]
    assert fades == []
    hall.passes(200)
    assert [entry for entry in entries(anna) if entry.startswith("fade")] == ["fade #1"]
    assert clara.line.closed is None


@ruling("FACT-1")
def test_a_russian_name_addresses_in_every_case_and_never_the_one_who_only_sounds_like_it(hall: Hall) -> None:
    anna, boris, clara = paranoid(hall)
    clara.says(type="sit", name="Борислава", look="pig.beret.round.bowtie.3", called=["Бориса"])
    clara.says(type="say", id="0", text="Что скажешь Анне?")
    assert grounds(anna) == [(SHINKOGNITO, 2, 0)]
    anna.says(type="say", id="0", text="А у Бориса и спроси")
    assert grounds(clara) == [(SHTO, 0, 2), (SHINKOGNITO, 0, 2)][::-1]
    assert grounds(boris) == [], "the form of one name is the short name of somebody else"
