"""The server dies at any moment and goes on from its journal."""

import random
from pathlib import Path
from typing import Any

import pytest

from server.hall import Hall, Person, play_of
from svintus.engine import snapshot


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(tmp_path)


def code_of(person: Person) -> str:
    return person.line.table.seating.code


def some_act(update: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(act for act in update["legal"] if act["kind"] not in ("call", "catch", "intercept"))
    return found


def test_every_acknowledged_act_is_there_after_any_death(hall: Hall) -> None:
    """Fault 24: the server dies again and again; view, count and answers stay what they were."""
    lifetimes = random.Random(24)
    (anna,) = hall.seated(1, bots=["clerk", "courier"], clock=4_000, target=15)
    code = code_of(anna)
    answered: list[tuple[str, int, dict[str, Any]]] = []
    deaths = 0
    while anna.table_state["stage"] != "over" and deaths < 400:
        hall.passes(lifetimes.randrange(50, 6_000))
        if anna.table_state["stage"] == "between":
            anna.says(type="next-round")
            hall.passes(1)
        elif 0 in anna.view["owes"]:
            act_id, seq, action = f"a{len(answered)}", anna.update["seq"], some_act(anna.update)
            anna.says(type="act", id=act_id, seq=seq, action=action)
            hall.passes(1)
            if anna.answers(act_id) == [None]:
                answered.append((act_id, seq, action))
        before = snapshot.save(play_of(anna).game.match)
        seq_before, view, state = anna.update["seq"], anna.view, anna.table_state
        hall.dies()
        hall.open()
        anna.comes(code, seq_before)
        deaths += 1
        assert snapshot.save(play_of(anna).game.match) == before
        assert (anna.update["seq"], anna.view, anna.update["events"]) == (seq_before, view, [])
        assert anna.table_state["seats"] == state["seats"]
        for act_id, seq, action in answered[-3:]:
            anna.says(type="act", id=act_id, seq=seq, action=action)
            assert anna.answers(act_id) == [None], "a resend gets the first answer"
        assert snapshot.save(play_of(anna).game.match) == before
    assert anna.table_state["stage"] == "over"
    assert anna.table_state["seed"] is not None
    assert answered


def test_clocks_did_not_run_while_the_server_was_down_and_bots_go_on(hall: Hall) -> None:
    """Fault 24."""
    (anna,) = hall.seated(1, bots=["clerk", "courier"], clock=10_000)
    code = code_of(anna)
    for _ in range(100):
        if anna.view["mover"] != 0:
            break
        hall.passes(500)
    at, entries = play_of(anna).at(), play_of(anna).game.entries
    hall.dies()
    hall.passes(10_000_000)
    hall.open()
    anna.comes(code)
    assert play_of(anna).at() <= at
    assert play_of(anna).game.entries == entries
    assert anna.update["clock"] == {"left": 10_000, "total": 10_000}
    hall.passes(5_000)
    assert anna.update["seq"] > entries, "the bot whose turn it was has moved"
    assert anna.events("time-ran-out") == []


def test_a_lobby_and_a_finished_match_survive_too(hall: Hall) -> None:
    anna = hall.person()
    code = hall.table(anna, "classic", seats=3)
    anna.comes(code)
    anna.sits(seat=1)
    anna.says(type="seat-bot", character="prima")
    before = anna.table_state
    hall.dies()
    hall.open()
    anna.comes(code)
    assert anna.table_state == before
    assert anna.line.told("welcome")[0]["host"]
    anna.says(type="start")
    assert anna.table_state["stage"] == "playing"


def test_the_count_goes_on_after_a_rematch_and_a_death(hall: Hall) -> None:
    anna, boris = hall.seated(2, target=1, absent="leave")
    code = code_of(anna)
    boris.goes()
    hall.passes(60_000)
    assert anna.table_state["stage"] == "over"
    boris.comes(code)
    for person in (anna, boris):
        person.says(type="rematch")
    assert anna.table_state["stage"] == "playing"
    seq, view = anna.update["seq"], anna.view
    hall.dies()
    hall.open()
    anna.comes(code)
    assert (anna.update["seq"], anna.view) == (seq, view)
    assert anna.table_state["match"] == 2


def test_a_table_that_sleeps_wakes_where_it_was(hall: Hall) -> None:
    (anna,) = hall.seated(1, bots=["clerk"])
    code, view = code_of(anna), anna.view
    hall.passes(100)
    view = anna.view
    table = anna.line.table
    anna.goes()
    hall.passes(700_000)
    assert hall.metrics.registry.get_sample_value("svintus_tables") == 0
    anna.comes(code)
    assert anna.line.table is not table
    assert anna.view == view


def test_a_journal_that_does_not_fit_the_game_is_said_to_be_broken_and_others_go_on(hall: Hall) -> None:
    anna, _ = hall.seated(2)
    clara, _ = hall.seated(2)
    broken, sound = code_of(anna), code_of(clara)
    clara.acts("draw")
    game = play_of(anna).game
    hall.store.connection.execute("insert into entries values (?, 1, null, 0, 0, 'slap')", (game.id,))
    hall.dies()
    hall.open()
    with pytest.raises(Exception, match="cannot be restored"):
        anna.comes(broken)
    clara.comes(sound)
    assert clara.table_state["stage"] == "playing"
