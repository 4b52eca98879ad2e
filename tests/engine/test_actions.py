"""Acts in their readable form, and the words of refusals."""

import pytest

from svintus.engine.actions import (
    ACTION_KEYS,
    LAST_OF_SEATS,
    MOST_CARDS,
    PHASE_KEYS,
    Action,
    BadAction,
    is_action,
    kind_of,
)
from svintus.engine.faces import CODES, face_of
from svintus.engine.refusals import REASON_KEYS


@pytest.mark.parametrize(
    "text",
    [
        "play r5",
        "play polisvin =green",
        "play g5 r5 b5",
        "intercept khapyozh.b",
        "transfer zakhrapin.o",
        "draw",
        "pass",
        "accept",
        "call",
        "slap",
        "catch @0",
        "catch @19",
        "speak",
        "leave",
        "next-round",
        "time-up",
        "end-match",
        *[f"expire {phase}" for phase in PHASE_KEYS.values()],
        "play " + " ".join(CODES[:MOST_CARDS]),
        "play " + " ".join(CODES[MOST_CARDS:]),
        "play razborka @1",
        "play slabo #18",
        "play clothes #5",
        "intercept svinorost r0",
        "reward shalun r5 b3 @2",
        "answer shmunitet g1 g2",
        "give-courage antrakt @1 #65",
        "choose #1",
        "give o4",
        "swap awl @0",
        "lay r5 g7",
        "check",
        "throw #4000",
        "turn-up",
        "vote @3",
        "say #2",
        "clap",
        "sum #17",
        "wink @1",
        "spot @1",
        "count",
        "fist",
        "fas",
        "grab @2",
        "touch",
        "done",
        "try",
        "fade #3999",
        "fact @1 #14",
        "performed zapevala #0",
        "mistake suflyor",
        "feat #700",
        "shown #4",
    ],
)
def test_what_is_written_is_read_packed_and_unpacked_as_the_same(text: str) -> None:
    action = Action.read(text)
    assert action.write() == text
    assert is_action(action.pack())
    assert Action.unpack(action.pack()) == action


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "''"),
        ("fly", "'fly'"),
        ("PLAY r5", "'PLAY'"),
        ("play", "which card"),
        ("play r8", "'r8'"),
        ("play ", "''"),
        ("play r5  b5", "''"),
        ("play joker", "'joker'"),
        ("play polisvin =grey", "'grey'"),
        ("play polisvin =", "''"),
        ("play polisvin =pink", "'pink'"),
        ("transfer r5 @1", "takes no seat"),
        ("draw #1", "takes no number"),
        ("grab", "which seat"),
        ("reward @1", "which card"),
        ("say #4095", "no such number"),
        ("say #x", "not a number"),
        ("choose #1 #", "not a number"),
        ("draw r5", "takes no card"),
        ("draw =green", "'green'"),
        ("call @1", "takes no seat"),
        ("catch", "which seat"),
        ("catch @31", "31"),
        ("catch @-1", "'-1'"),
        ("catch @", "''"),
        ("catch @x", "'x'"),
        ("catch @\u0663", "not a number"),
        ("catch @" + "9" * 5000, "not a number"),
        ("expire", "which phase"),
        ("expire dawn", "'dawn'"),
        ("slap turn", "takes no card"),
        ("play " + " ".join(["r5"] * (MOST_CARDS + 1)), "too many"),
    ],
)
def test_what_is_no_act_is_refused_by_name(text: str, named: str) -> None:
    with pytest.raises(BadAction, match=named):
        Action.read(text).pack()


@pytest.mark.parametrize("seat", [-1, 31, 32, 10**30])
def test_a_seat_beyond_all_tables_is_refused(seat: int) -> None:
    with pytest.raises(BadAction, match="no such seat"):
        Action("catch", seat=seat).pack()


def test_every_reason_has_a_key_of_its_own() -> None:
    assert len(set(REASON_KEYS)) == len(REASON_KEYS)
    assert REASON_KEYS[0] == "ok"


def test_acts_of_seats_come_before_those_of_hosts() -> None:
    hosts = {key for kind, key in ACTION_KEYS.items() if kind > LAST_OF_SEATS}
    assert hosts == {
        "speak",
        "leave",
        "expire",
        "next-round",
        "time-up",
        "end-match",
        "fade",
        "fact",
        "performed",
        "mistake",
        "feat",
        "shown",
        "claim",
        "plead",
        "judge",
    }
    assert len(set(ACTION_KEYS.values())) == len(ACTION_KEYS)
    assert all(kind_of(kind) == kind for kind in ACTION_KEYS)


@pytest.mark.parametrize("code", ["r8", "R5", "r", "", "5r", "khapyozh", "polisvin.r", "khapyozh.x"])
def test_a_code_that_no_card_has(code: str) -> None:
    with pytest.raises(ValueError, match="no such card"):
        face_of(code)
