"""What is open beside the cards outlives the server: trials and their votes, echoes, questions, messages (FACT-1).

The journal is replayed here, so every position is dealt and played, not arranged.
"""

import secrets
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rulings import ruling
from server.hall import Hall, Person, play_of
from svintus.engine.events import NOBODY
from svintus.engine.faces import SHTO
from svintus.engine.feats import IN_WORDS
from svintus.protocol import pages
from webtable.deals import Deal, seed_of


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(tmp_path)


def code_of(person: Person) -> str:
    return person.line.table.seating.code


def revived(hall: Hall, company: list[Person], since: bool = True) -> None:
    """The server dies and starts again; the company comes back in order, as clients do that have seen everything."""
    code = code_of(company[0])
    seen = [person.update["seq"] if since else None for person in company]
    hall.dies()
    hall.open()
    for person, seq in zip(company, seen, strict=True):
        person.comes(code, seq)


def in_court(hall: Hall) -> tuple[list[Person], int]:
    """Four people in a room; the third has accused the second of touching the table. They, and the trial's number."""
    company = hall.seated(4, recipe="paranoid", setting="room")
    company[2].says(type="claim", id="claim", fault="shtol", seat=1)
    return company, company[2].table_state["trial"]["number"]


@ruling("FACT-1")
def test_a_claim_waits_for_its_plea_after_a_death(hall: Hall) -> None:
    company, number = in_court(hall)
    hall.passes(10_000)
    revived(hall, company)
    trial = company[0].table_state["trial"]
    assert (trial["number"], trial["fault"], trial["seat"], trial["by"]) == (number, "shtol", 1, 2)
    assert (trial["stage"], trial["left"]) == ("plea", 15_000), "no time has passed while nobody could plead"
    company[1].pleads(number, guilty=True)
    assert company[3].line.told("judged")[-1]["admitted"] is True
    assert [event["offender"] for event in company[3].events("ground-arose")] == [1]
    verdict = company[3].line.told("judged")
    revived(hall, company)
    assert company[3].line.told("judged") == verdict, "whoever was away hears how it ended"
    assert company[3].table_state["trial"] is None
    company[0].says(type="claim", id="another", fault="shtol", seat=1)
    assert company[0].table_state["trial"]["number"] == number + 1


@ruling("FACT-1")
def test_votes_that_were_cast_count_after_a_death_and_absent_jurors_are_waited_for(hall: Hall) -> None:
    company, number = in_court(hall)
    anna, boris, clara, dora = company
    boris.pleads(number, guilty=False)
    anna.votes(number, upheld=True)
    revived(hall, [clara, boris])
    assert clara.table_state["trial"]["voted"] == [0]
    assert clara.line.told("judged") == [], "the jurors are on their way back"
    anna.comes(code_of(clara))
    anna.votes(number, upheld=True)
    assert anna.failure == "not-now", "a vote that was told once is not cast twice"
    dora.comes(code_of(clara))
    dora.votes(number, upheld=True)
    assert clara.line.told("judged")[-1]["votes_for"] == 2
    assert [row.upheld for row in hall.store.trials(play_of(clara).game.id)] == [True]


def test_jurors_who_never_come_back_are_waited_for_no_longer_than_the_votes_last(hall: Hall) -> None:
    company, number = in_court(hall)
    company[1].pleads(number, guilty=False)
    company[0].votes(number, upheld=True)
    revived(hall, company[1:3])
    hall.passes(14_900)
    assert company[2].line.told("judged") == []
    hall.passes(200)
    assert company[2].line.told("judged")[-1]["upheld"] is True


def test_a_trial_rests_while_nobody_is_here(hall: Hall) -> None:
    company, number = in_court(hall)
    code = code_of(company[0])
    for person in company:
        person.goes()
    hall.passes(60_000)
    for person in company:
        person.comes(code)
    trial = company[0].table_state["trial"]
    assert (trial["number"], trial["stage"], trial["left"]) == (number, "plea", 15_000)


# -- positions that need a deal --------------------------------------------------------------------------------------


def dealt(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, deck: dict[str, int], wanted: Callable[[Deal], bool], **options: Any
) -> tuple[list[Person], Deal]:
    """Three people with a deal as wanted, from this deck of their own; the first of them moves."""
    seed, deal = seed_of("v2", 3, lambda deal: deal.mover == 0 and wanted(deal), deck=deck, clock=0, **options)
    monkeypatch.setattr(
        "svintus.server.table.secrets", SimpleNamespace(token_bytes=lambda _: seed, choice=secrets.choice)
    )
    company = [hall.person() for _ in range(3)]
    wish = pages.NewTable("", "v2", None, {"clock": 0, **options}, 3, deck=deck)
    code = hall.directory.make(company[0].guest, wish).seating.code
    for person in company:
        person.comes(code)
        person.sits()
    company[0].says(type="start")
    hall.passes(50)
    return company, deal


@ruling("SLA")
def test_a_feat_in_words_is_still_judged_after_a_death(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    (anna, boris, clara), _ = company, _ = dealt(
        hall, monkeypatch, {"number": 1, "slabo": 2}, lambda deal: deal.playable("slabo")
    )
    anna.acts("play", "slabo", number=IN_WORDS)
    anna.says(type="feat", id="a", text="Стою на одной ноге")
    boris.acts("try")
    boris.says(type="feat", id="b", text="Я тоже стою")
    number = clara.table_state["trial"]["number"]
    revived(hall, company)
    boris.says(type="feat", id="b", text="Я тоже стою")
    assert boris.answers("b") == [None], "a resend gets the first answer"
    for juror in (anna, clara):
        juror.votes(number, upheld=True)
    assert clara.events("feat-answered")[-1]["how"] == "matches"


def prompted(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> list[Person]:
    """Suflyor lies in front of the first of three, given by the second, who has spoken; the first is to move."""

    def cast(deal: Deal) -> bool:
        fours = [card for card in deal.hands[0] if card[1:] == "4"]
        return "suflyor" in deal.hands[1] and any(deal.can_play(card) for card in fours)

    company, deal = dealt(hall, monkeypatch, {"number": 2, "suflyor": 2}, cast, deal=4)
    anna, boris, clara = company
    anna.acts("play", next(card for card in deal.hands[0] if card[1:] == "4" and deal.can_play(card)))
    boris.acts("give-courage", "suflyor", seat=0)
    for person in (boris, clara):
        hall.passes(500)
        person.acts("draw")
        hall.passes(500)
        person.acts("pass")
    hall.passes(500)
    boris.says(type="say", id="echo", text="Повторяй за мной!")
    assert anna.view["mover"] == 0
    assert [echo["text"] for echo in clara.table_state["echoes"]] == ["Повторяй за мной!"]
    return company


@ruling("COU-4")
def test_an_echo_is_owed_after_a_death_and_can_still_be_given(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    company = anna, _, clara = prompted(hall, monkeypatch)
    owed = anna.table_state["echoes"]
    revived(hall, list(company))
    assert clara.table_state["echoes"] == owed
    anna.says(type="say", id="whisper", text="повторяй за мной", whisper=True)
    revived(hall, list(company))
    assert clara.table_state["echoes"] == []
    anna.acts("draw")
    assert anna.events("task-failed") == []


@ruling("COU-4")
def test_an_echo_is_punished_once_however_often_the_server_dies(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    company = anna, _, clara = prompted(hall, monkeypatch)
    revived(hall, list(company))
    anna.acts("draw")
    assert [event["seat"] for event in clara.events("task-failed")] == [0]
    revived(hall, list(company))
    anna.acts("pass")
    assert clara.events("task-failed") == []
    assert clara.table_state["echoes"] == []


@ruling("COU-4")
def test_a_move_that_is_refused_costs_no_echo(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, *_ = prompted(hall, monkeypatch)
    refused = anna.acts("pass")
    assert anna.answers(refused) == ["draw-first"]
    assert anna.events("task-failed") == []
    assert len(anna.table_state["echoes"]) == 1


# -- messages ----------------------------------------------------------------------------------------------------------


def test_messages_are_there_after_a_death_and_counted_on(hall: Hall) -> None:
    anna, boris = hall.seated(2)
    anna.says(type="say", id="0", text="раз")
    boris.says(type="say", id="0", text="два")
    before = boris.line.told("said")
    revived(hall, [anna, boris], since=False)
    assert anna.line.told("said") == before
    anna.says(type="say", id="1", text="три")
    assert [said["number"] for said in boris.line.told("said")] == [1, 2, 3]


def test_whoever_comes_back_hears_what_was_said_meanwhile(hall: Hall) -> None:
    anna, boris = hall.seated(2)
    seen = boris.update["seq"]
    boris.goes()
    anna.says(type="say", id="0", text="Где ты?")
    boris.comes(code_of(anna), seen)
    assert [said["text"] for said in boris.line.told("said")] == ["Где ты?"]


def test_no_more_is_kept_of_the_talk_than_newcomers_are_shown(hall: Hall) -> None:
    anna, boris = hall.seated(2)
    for number in range(60):
        anna.says(type="say", id=str(number), text=f"хрю {number}")
        hall.passes(1_100)
    boris.comes(code_of(anna))
    assert len(boris.line.told("said")) == len(hall.store.talk(code_of(anna))) == 50
    assert boris.line.told("said")[-1]["text"] == "хрю 59"


def test_the_same_message_sent_again_is_said_once_and_answered_again_even_by_another_server(hall: Hall) -> None:
    anna, boris = hall.seated(2)
    for _ in range(2):
        anna.says(type="say", id="same", text="раз")
    assert anna.answers("same") == [None, None]
    assert len(boris.line.told("said")) == 1
    revived(hall, [anna, boris], since=False)
    anna.says(type="say", id="same", text="раз")
    assert anna.answers("same") == [None]
    assert len(boris.line.told("said")) == 1


def test_a_claim_sent_again_after_a_death_is_no_second_claim(hall: Hall) -> None:
    company, number = in_court(hall)
    revived(hall, company)
    company[2].says(type="claim", id="claim", fault="shtol", seat=1)
    assert company[2].answers("claim") == [None]
    assert company[2].failure is None
    assert company[2].table_state["trial"]["number"] == number


@ruling("FACT-1")
def test_a_question_is_still_answered_after_a_death_and_only_once_by_each(hall: Hall) -> None:
    company = anna, boris, clara = hall.seated(3, recipe="paranoid")
    anna.says(type="say", id="0", text="Чей ход?")
    question = anna.line.told("said")[-1]["number"]
    clara.says(type="say", id="0", text="не мой")

    def answered() -> list[int]:
        return [event["offender"] for event in anna.events("ground-arose") if event["kind"] == SHTO]

    assert answered() == [2]
    revived(hall, list(company), since=False)
    clara.says(type="say", id="1", text="точно не мой", reply=question)
    boris.says(type="say", id="0", text="мой", reply=question)
    hall.passes(1)
    assert answered() == [1]


def test_what_comes_of_a_message_is_kept_with_it_or_not_at_all(hall: Hall) -> None:
    """The server dies between a message and the writing of it: neither the message nor its ground has happened."""
    company = anna, boris, _ = hall.seated(3, recipe="paranoid")
    hall.store.holding = True
    boris.says(type="say", id="0", text=f"Эй, {anna.name}!")
    writes = [write for group, _ in hall.store._held for write in group]
    assert len(hall.store._held) == 1
    assert {type(write).__name__ for write in writes} >= {"EntryRow", "SaidRow", "GrantedRow"}
    assert boris.answers("0") == []
    hall.store._held.clear()
    hall.store.holding = False
    revived(hall, list(company), since=False)
    assert [event for event in anna.events("ground-arose") if event["offender"] != NOBODY] == []
    boris.says(type="say", id="0", text=f"Эй, {anna.name}!")
    assert boris.answers("0") == [None]
    assert [event["offender"] for event in anna.events("ground-arose")] == [1]


def test_a_forgotten_table_forgets_its_talk(hall: Hall) -> None:
    anna, _ = hall.seated(2)
    anna.says(type="say", id="0", text="раз")
    code = code_of(anna)
    anna.line.table.forget()
    assert (hall.store.talk(code), hall.store.granted(code)) == ([], [])
