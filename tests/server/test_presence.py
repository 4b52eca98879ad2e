"""People come, go, sleep, return and sit down late."""

from pathlib import Path

import pytest

from rulings import ruling
from server.hall import Hall, Person, arranged, play_of
from svintus.engine.faces import face_of


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(tmp_path)


def code_of(person: Person) -> str:
    return person.line.table.seating.code


@ruling("SEAT-1")
def test_a_bot_takes_an_absent_seat_after_a_while_and_gives_it_back(hall: Hall) -> None:
    """Fault 21."""
    people = anna, boris = hall.seated(2)
    code = code_of(anna)
    arranged(people, ["r1 r2 r4 r5 g1 g2", "b3 b4 r7 g7 o3 o4"])
    anna.goes()
    hall.passes(9_000)
    assert boris.view["mover"] == 0
    assert not boris.table_state["seats"][0]["connected"]
    assert not boris.table_state["seats"][0]["stand_in"]
    hall.passes(6_000)
    assert boris.table_state["seats"][0]["stand_in"]
    assert boris.table_state["seats"][0]["name"] == "Анна"
    assert boris.view["mover"] == 1
    assert boris.events("card-played")[-1]["seat"] == 0
    anna.comes(code)
    assert not boris.table_state["seats"][0]["stand_in"]
    assert boris.table_state["seats"][0]["connected"]
    assert anna.view["seat"] == 0
    boris.acts("draw")
    hall.passes(400)
    boris.acts("pass")
    hall.passes(20_000)
    assert boris.view["mover"] == 0, "it is Anna's again, and nobody moves for her"


@ruling("SEAT-1")
def test_where_the_absent_leave_the_round_goes_on_without_them(hall: Hall) -> None:
    """Fault 21: the move passes once, to the right seat."""
    people = anna, boris, clara = hall.seated(3, absent="leave")
    arranged(people, ["r1 r2", "b3 b4", "g1 g2"])
    anna.goes()
    hall.passes(10_100)
    assert clara.view["gone"] == [0]
    assert clara.view["mover"] == 1
    assert clara.view["counts"] == [0, 2, 2]
    assert [event["seat"] for event in clara.events("turn-came")][-1] == 1
    boris.acts("draw")
    boris.acts("pass")
    hall.passes(200)
    assert clara.view["mover"] == 2


@ruling("SEAT-1")
def test_the_absent_are_dealt_out_again_and_a_lonely_player_is_not_kept(hall: Hall) -> None:
    people = anna, boris, clara = hall.seated(3, absent="leave")
    arranged(people, ["r1", "b3 b4", "g1 g2"])
    clara.goes()
    anna.acts("play", "r1")
    for person in (anna, boris):
        person.says(type="next-round")
    hall.passes(11_000)
    assert anna.view["round"] == 2
    assert anna.view["gone"] == [2]
    boris.goes()
    hall.passes(11_000)
    assert anna.table_state["stage"] == "between"
    hall.passes(31_000)
    assert anna.table_state["stage"] == "over"


def test_someone_who_owes_an_answer_to_an_attack_leaves_and_the_table_goes_on(hall: Hall) -> None:
    """Fault 21."""
    for absent in ("bot", "leave"):
        people = anna, boris, clara = hall.seated(3, absent=absent)
        arranged(people, ["khapyozh.r r2 r4 r5", "b3 b4 r7 g7", "g1 g2 g3 g4"])
        anna.acts("play", "khapyozh.r")
        hall.passes(400)
        boris.says(type="rise")
        hall.passes(5_000)
        assert anna.view["phase"] == "turn"
        assert anna.view["mover"] == 2
        assert boris.view["seat"] == -1
        assert clara.table_state["seats"][1]["kind"] == "bot"


def test_who_leaves_while_the_own_move_is_held_leaves_it_to_the_next(hall: Hall) -> None:
    """Fault 21: a held move answers a question that is not asked any more, and the next move is held in its turn."""
    people = anna, boris, clara = hall.seated(3, absent="leave")
    arranged(people, ["r1 r2 r4", "b3 b4 r7", "g1 g2 g3"])
    anna.acts("play", "r1")
    held = boris.acts("play", "r7")
    call = boris.acts("call")
    assert boris.answers(held) == []
    boris.says(type="rise")
    assert boris.answers(held) == ["too-late"]
    assert len(boris.answers(call)) == 1
    drawn = clara.acts("draw")
    hall.passes(400)
    assert clara.answers(drawn) == [None]
    assert anna.view["gone"] == [1]
    assert anna.view["top"] == face_of("r1")


def test_the_host_removes_the_seat_to_move(hall: Hall) -> None:
    """Fault 21: removed; a bot goes on in its place."""
    people = anna, boris, clara = hall.seated(3)
    arranged(people, ["r1 r2 r5", "b3 b4 r7", "g1 g2 g5"], mover=1)
    clara.says(type="unseat", seat=1)
    assert clara.failure == "not-host"
    seen = len(anna.events("turn-came"))
    anna.says(type="unseat", seat=1)
    assert boris.line.told("welcome")[-1]["seat"] is None
    hall.passes(6_000)
    assert anna.view["mover"] == 2
    assert [event["seat"] for event in anna.events("turn-came")[seen:]] == [2]


def test_the_same_seat_by_token_after_sleep_reload_and_a_second_tab(hall: Hall) -> None:
    """Fault 23."""
    people = anna, boris = hall.seated(2)
    code = code_of(anna)
    arranged(people, ["r1 r2 r5", "b3 b4 r7"])
    first = anna.line
    anna.comes(code)
    second = anna.line
    assert second.told("welcome")[-1]["seat"] == 0
    assert second.told("update")[-1]["view"]["hand"] == first.told("update")[-1]["view"]["hand"]
    anna.acts("play", "r1")
    assert first.told("update")[-1]["seq"] == second.told("update")[-1]["seq"]
    anna.goes()
    assert boris.table_state["seats"][0]["connected"], "the other tab is still open"
    first.table.disconnect(first)
    assert not boris.table_state["seats"][0]["connected"]
    anna.comes(code)
    assert anna.line.told("welcome")[-1]["seat"] == 0
    assert anna.hand == ["r2", "r5"]
    anna.sits(name="Анна")
    assert anna.failure is None, "one's own name is not taken"


def test_nothing_moves_while_nobody_is_there(hall: Hall) -> None:
    """No clock, no bot, no break; and all of them again when somebody comes."""
    (anna,) = hall.seated(1, bots=["clerk", "courier"], clock=5_000)
    code, table = code_of(anna), anna.line.table
    arranged([anna], ["r1 r2 r5", "b3 b4 r7", "g1 g2 g5"])
    hall.passes(3_000)
    anna.goes()
    assert table.play is not None
    entries, at = table.play.game.entries, table.play.at()
    hall.passes(500_000)
    assert table.play.game.entries == entries
    assert table.play.at() == at
    anna.comes(code)
    assert anna.update["clock"] == {"left": 5_000, "total": 5_000}
    hall.passes(6_000)
    assert anna.events("time-ran-out")


def test_who_comes_late_watches_and_sits_down_with_the_next_round(hall: Hall) -> None:
    """Fault 25: never a silent deal."""
    people = anna, _ = hall.seated(2, bots=["clerk"])
    late, later = hall.person("Vera"), hall.person("Gleb")
    for person in (late, later):
        person.comes(code_of(anna))
        assert person.view["seat"] == -1
    late.sits()
    assert late.table_state["seats"][2]["successor"] == "Vera"
    later.sits()
    assert later.failure == "table-full"
    later.sits(seat=0)
    assert later.failure == "seat-taken"
    assert late.view["hand"] == []
    late.acts("draw")
    assert late.failure == "not-seated"
    arranged([*people, late], ["r1", "b3 b4", "g1 g2"])
    anna.acts("play", "r1")
    hall.passes(500)
    for person in people:
        person.says(type="next-round")
    hall.passes(100)
    assert anna.view["round"] == 2
    assert late.line.told("welcome")[-1]["seat"] == 2
    assert late.view["seat"] == 2
    assert len(late.hand) == 8
    assert anna.table_state["seats"][2]["name"] == "Vera"
    assert [event for event in late.events("cards-drawn") if event["cards"]] == []


def test_who_waits_for_a_seat_may_think_again(hall: Hall) -> None:
    anna, _ = hall.seated(2, bots=["clerk"])
    late = hall.person("Vera")
    late.comes(code_of(anna))
    late.sits()
    late.says(type="rise")
    assert late.table_state["seats"][2]["successor"] is None


def test_two_join_at_once_and_both_are_there(hall: Hall) -> None:
    """Fault 25."""
    host = hall.person()
    code = hall.table(host, seats=3)
    host.comes(code)
    anna, boris = hall.person(), hall.person()
    anna.comes(code)
    boris.comes(code)
    anna.sits(seat=1)
    boris.sits(seat=1)
    assert boris.failure == "seat-taken"
    boris.sits()
    names = [seat["name"] for seat in host.table_state["seats"]]
    assert names == [boris.name, anna.name, ""]


def test_a_seated_guest_changes_chairs_before_the_match_only(hall: Hall) -> None:
    anna, boris = hall.person(), hall.person()
    code = hall.table(anna, seats=3)
    for person in (anna, boris):
        person.comes(code)
        person.sits()
    anna.sits(seat=2)
    assert [seat["name"] for seat in anna.table_state["seats"]] == ["", boris.name, anna.name]
    anna.says(type="start")
    assert [seat["name"] for seat in anna.table_state["seats"]] == [boris.name, anna.name]
    assert anna.line.told("welcome")[-1]["seat"] == 1
    anna.sits(seat=0)
    assert anna.failure == "not-now"


def test_a_client_that_comes_back_from_any_count_is_told_what_it_missed(hall: Hall) -> None:
    """Reconnect from every seq: the events after it, as they were told to that seat, and the whole View."""
    (anna,) = hall.seated(1, bots=["clerk", "courier", "prima"], clock=4_000)
    watcher = hall.person("Vera")
    watcher.comes(code_of(anna))
    for _ in range(40):
        hall.passes(1_000)
        if anna.table_state["stage"] == "between":
            break
    for person in (anna, watcher):
        live = person.line.told("update")
        last = live[-1]
        for since in [0, *sorted({update["seq"] for update in live})]:
            missed = [event for update in live if update["seq"] > since for event in update["events"]]
            line = person.comes(code_of(anna), since)
            caught_up = line.told("update")
            assert len(caught_up) == 1
            assert caught_up[0]["view"] == last["view"]
            assert caught_up[0]["seq"] == last["seq"]
            if since >= live[0]["seq"]:
                assert caught_up[0]["events"] == missed
            person.goes()


def test_an_unknown_future_or_an_old_past_gets_the_whole_view(hall: Hall) -> None:
    anna, boris = hall.seated(2)
    arranged([anna, boris], ["r1 r2 r5", "b3 b4 r7"])
    for since in (10_000, None):
        boris.comes(code_of(anna), since)
        assert boris.view["top"] == face_of("r3")
        assert boris.update["events"] == []


def test_a_bot_that_took_a_seat_for_good_is_named_as_one(hall: Hall) -> None:
    anna, boris = hall.seated(2)
    boris.says(type="rise")
    seat = anna.table_state["seats"][1]
    assert (seat["kind"], seat["character"], seat["name"]) == ("bot", "clerk", "")
    assert play_of(anna).bots.plays(1)
