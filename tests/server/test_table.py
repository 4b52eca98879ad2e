"""A table from the first guest to the end of a match."""

from pathlib import Path

import pytest

from server.hall import LOOK, Hall, arranged, play_of
from svintus.engine.faces import face_of
from svintus.engine.journal import read, verify, write
from svintus.engine.rng import commitment


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(tmp_path)


def test_a_match_of_people_and_bots_is_played_to_its_end(hall: Hall) -> None:
    (anna,) = hall.seated(1, bots=["clerk", "courier", "prima"], target=12, clock=4_000)
    assert anna.table_state["stage"] == "playing"
    promised = anna.view["commitment"]
    assert "seed" not in [key for key, value in anna.table_state.items() if value is not None]
    for _ in range(4_000):
        hall.passes(1_000)
        if anna.table_state["stage"] == "between":
            anna.says(type="next-round")
        elif anna.table_state["stage"] == "over":
            break
        elif 0 in anna.view["owes"]:
            anna.line.says(type="act", id=f"{anna.update['seq']}", seq=anna.update["seq"], action=_act(anna.update))
    assert anna.table_state["stage"] == "over"
    assert max(anna.view["totals"]) >= 12
    assert commitment(bytes.fromhex(anna.table_state["seed"])) == promised
    text = write(hall.store.journal(anna.table_state["match_id"]))
    assert verify(text).sound
    assert verify(text).over
    assert read(text).header.seats == ("Анна", "clerk", "courier", "prima")


def _act(update: dict) -> dict:  # type: ignore[type-arg]
    return next(act for act in update["legal"] if act["kind"] not in ("call", "catch", "intercept"))


def test_everybody_hears_what_is_done_and_only_its_owner_what_is_drawn(hall: Hall) -> None:
    anna, boris = hall.seated(2)
    watcher = hall.person("Vera")
    watcher.comes(anna.line.table.seating.code)
    arranged([anna, boris], ["r1 g2", "b3 b4"], deck="o5 o5")
    act = anna.acts("draw")
    assert anna.answers(act) == [None]
    assert [event["cards"] for event in anna.events("cards-drawn")] == [[face_of("o5")]]
    for other in (boris, watcher):
        assert [(event["cards"], event["count"]) for event in other.events("cards-drawn")] == [([], 1)]
    assert watcher.view["hand"] == []
    assert watcher.view["seat"] == -1
    assert watcher.update["legal"] == []


def test_the_next_round_comes_when_everybody_here_is_ready_or_after_a_while(hall: Hall) -> None:
    anna, boris = hall.seated(2)
    arranged([anna, boris], ["r1", "b3 b4"])
    anna.acts("play", "r1")
    assert anna.table_state["stage"] == "between"
    assert anna.table_state["pause"] == 30_000
    anna.says(type="next-round")
    hall.passes(10)
    assert [seat["ready"] for seat in boris.table_state["seats"]] == [True, False]
    assert boris.table_state["stage"] == "between"
    boris.says(type="next-round")
    hall.passes(10)
    assert boris.table_state["stage"] == "playing"
    assert boris.view["round"] == 2
    arranged([anna, boris], ["r1", "b3 b4"])
    anna.acts("play", "r1")
    hall.passes(29_000)
    assert anna.view["round"] == 2
    hall.passes(1_500)
    assert anna.view["round"] == 3
    assert [seat["ready"] for seat in anna.table_state["seats"]] == [False, False]


def test_a_rematch_keeps_the_seats_and_draws_another_seed(hall: Hall) -> None:
    anna, boris = hall.seated(2, target=1)
    arranged([anna, boris], ["r1", "b3 b4"])
    anna.acts("play", "r1")
    first = anna.table_state
    assert first["stage"] == "over"
    before = anna.update["seq"]
    anna.says(type="rematch")
    assert anna.table_state["stage"] == "over"
    boris.says(type="rematch")
    second = anna.table_state
    assert second["stage"] == "playing"
    assert [seat["name"] for seat in second["seats"]] == ["Анна", "Борис"]
    assert second["match"] == 2
    assert second["match_id"] != first["match_id"]
    assert second["seed"] is None
    assert anna.view["commitment"] != commitment(bytes.fromhex(first["seed"]))
    assert anna.update["seq"] > before
    assert sum(anna.view["totals"]) == 0


def test_chat_reaches_everybody_and_has_its_limits(hall: Hall) -> None:
    anna, boris = hall.seated(2)
    anna.says(type="say", id="1", text="  привет,\nвсем ")
    assert [(said["seat"], said["name"], said["text"]) for said in boris.line.told("said")] == [
        (0, "Анна", "привет, всем")
    ]
    anna.says(type="say", id="2", text=" \n ")
    assert anna.failure == "text-empty"
    anna.says(type="say", id="3", text="я" * 501)
    assert anna.failure == "text-too-long"
    for number in range(10):
        anna.says(type="say", id=f"f{number}", text="хрю")
    assert anna.failure == "flood"
    assert len(boris.line.told("said")) == 5


def test_a_message_breaks_the_silence_before_it_is_read(hall: Hall) -> None:
    """The fact comes first, then the words: a watcher may talk, a player pays."""
    anna, boris = hall.seated(2)
    watcher = hall.person("Vera")
    watcher.comes(anna.line.table.seating.code)
    arranged([anna, boris], ["tikhokhryun.r r1 r2", "b3 b4"])
    anna.acts("play", "tikhokhryun.r")
    hall.passes(300)
    watcher.says(type="say", id="1", text="тихо тут")
    assert anna.view["silence_owner"] == 0
    boris.says(type="say", id="2", text="ой")
    kinds = [message["type"] for message in anna.line.frames if message["type"] in ("update", "said")]
    assert kinds[-2:] == ["update", "said"]
    assert [event["seat"] for event in anna.events("silence-broken")] == [1]
    assert boris.view["counts"][1] == 4


def test_the_table_is_the_hosts_to_set_up(hall: Hall) -> None:
    anna, boris = hall.person(), hall.person()
    code = hall.table(anna)
    for person in (anna, boris):
        person.comes(code)
        person.sits()
    boris.says(type="configure", edition="office")
    assert boris.failure == "not-host"
    anna.says(type="configure", edition="office", options={"clock": 5_000, "deal": 5}, seats=3)
    state = boris.table_state
    assert (state["edition"], state["recipe"], len(state["seats"])) == ("office", "box", 3)
    assert (state["options"]["clock"], state["options"]["deal"], state["options"]["transfer"]) == (5_000, 5, False)
    for wrong in ({"edition": "none"}, {"options": {"deal": 99}}, {"options": {"x": 1}}, {"seats": 1}, {"seats": 40}):
        anna.says(type="configure", **wrong)
        assert anna.failure == "bad-table"
    anna.says(type="seat-bot", character="nobody")
    assert anna.failure == "no-such-bot"
    anna.says(type="seat-bot", character="clerk")
    anna.says(type="seat-bot", character="clerk")
    assert anna.failure == "table-full"
    anna.says(type="configure", seats=2)
    assert anna.failure == "seat-taken"
    assert boris.table_state["seats"][2]["character"] == "clerk"
    anna.says(type="unseat", seat=2)
    assert boris.table_state["seats"][2]["kind"] == "open"
    anna.says(type="start")
    assert len(boris.table_state["seats"]) == 2
    anna.says(type="configure", edition="v2")
    assert anna.failure == "not-now"


def test_one_alone_cannot_start(hall: Hall) -> None:
    anna = hall.person()
    anna.comes(hall.table(anna))
    anna.sits()
    anna.says(type="start")
    assert anna.failure == "too-few-seats"


def test_four_seats_are_four_players(hall: Hall) -> None:
    """Fault 17."""
    people = hall.seated(4)
    assert people[0].view["seats"] == 4
    assert [person.view["seat"] for person in people] == [0, 1, 2, 3]


def test_the_host_passes_on_when_the_host_is_gone(hall: Hall) -> None:
    anna, boris = hall.seated(2)
    anna.goes()
    hall.passes(10_000)
    assert boris.table_state["host"] == 0
    hall.passes(11_000)
    assert boris.table_state["host"] == 1
    assert boris.line.told("welcome")[-1]["host"]
    anna.comes(boris.line.table.seating.code)
    assert not anna.line.told("welcome")[-1]["host"]


def test_the_host_who_comes_back_soon_stays_host(hall: Hall) -> None:
    anna, boris = hall.seated(2)
    anna.goes()
    hall.passes(15_000)
    anna.comes(boris.line.table.seating.code)
    hall.passes(60_000)
    assert boris.table_state["host"] == 0


def test_nothing_is_told_before_it_is_kept(hall: Hall) -> None:
    anna, boris = hall.seated(2)
    arranged([anna, boris], ["r1 r2 r3", "b3 b4"])
    hall.store.holding = True
    seen = len(boris.line.told("update"))
    act = anna.acts("play", "r1")
    hall.passes(300)
    assert anna.answers(act) == []
    assert len(boris.line.told("update")) == seen
    hall.store.release()
    assert anna.answers(act) == [None]
    assert len(boris.line.told("update")) == seen + 1


def test_what_could_not_be_kept_has_not_happened(hall: Hall) -> None:
    anna, boris = hall.seated(2, bots=["clerk"])
    code = anna.line.table.seating.code
    entries = play_of(anna).game.entries
    mover = anna if anna.view["mover"] == 0 else boris
    hall.store.failing = OSError("disk full")
    seen = len(boris.line.told("update"))
    mover.acts("draw")
    hall.passes(20_000)
    assert anna.failure == "storage"
    assert anna.line.closed is not None
    assert len(boris.line.told("update")) == seen
    hall.store.failing = None
    anna.comes(code)
    assert play_of(anna).game.entries == entries


def test_a_table_in_which_the_game_itself_fails_stops_alone_and_is_loaded_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, boris = hall.seated(2, clock=5_000)
    clara, _ = hall.seated(2, clock=0)
    code, kept, view = anna.line.table.seating.code, play_of(anna).game.entries, anna.view

    def fails(*_: object) -> int:
        raise ZeroDivisionError("a fault in a card")

    monkeypatch.setattr(play_of(anna).game, "apply", fails)
    mover = anna if anna.view["mover"] == 0 else boris
    mover.acts("draw")
    assert anna.failure == "storage"
    assert boris.line.closed is not None
    assert clara.line.closed is None
    anna.comes(code)
    assert (play_of(anna).game.entries, anna.view) == (kept, view)
    monkeypatch.setattr(play_of(anna).game, "apply", fails)
    hall.passes(6_000)
    assert anna.line.closed is not None, "faults of clocks are noticed as well"


def test_who_comes_later_reads_what_was_said(hall: Hall) -> None:
    anna, boris = hall.seated(2)
    for number in range(3):
        anna.says(type="say", id=str(number), text=f"хрю {number}")
    watcher = hall.person("Vera")
    watcher.comes(anna.line.table.seating.code)
    assert [said["text"] for said in watcher.line.told("said")] == ["хрю 0", "хрю 1", "хрю 2"]
    boris.comes(anna.line.table.seating.code, since=boris.update["seq"])
    assert [said["number"] for said in boris.line.told("said")] == [1, 2, 3], "what was missed is among them"


def test_invisible_signs_do_not_reach_the_screens_of_others(hall: Hall) -> None:
    anna, boris = hall.seated(2)
    anna.says(type="say", id="1", text="ко\u202eт\u0000 \u200bи\nпёс 👩\u200d🚀")
    assert boris.line.told("said")[-1]["text"] == "кот и пёс 👩\u200d🚀"
    anna.says(type="say", id="2", text="\u202e\u200b\u3164")
    assert anna.failure == "text-empty"


def test_a_time_limit_ends_the_match_after_the_round(hall: Hall) -> None:
    anna, boris = hall.seated(2, time_limit_minutes=1)
    arranged([anna, boris], ["r1 r5", "b3 b4"])
    hall.passes(61_000)
    assert anna.table_state["stage"] == "playing"
    anna.acts("call")
    anna.acts("play", "r1")
    hall.passes(500)
    arranged([anna, boris], ["r5", "b3 b4"])
    anna.acts("play", "r5")
    assert anna.table_state["stage"] == "over"


def test_a_look_is_checked(hall: Hall) -> None:
    anna = hall.person()
    anna.comes(hall.table(anna))
    for look in ("pig", "<svg>", f"{LOOK}x.y", "pig." + "a" * 60 + ".a.a.a"):
        anna.says(type="sit", name="Анна", look=look)
        assert anna.failure == "bad-look"
    assert anna.table_state["seats"][0]["kind"] == "open"
