"""Calling "Svintus!" and catching (SV-1, SV-2, SV-4 to SV-6)."""

import pytest

from engine.talk import Table, table
from rulings import ruling
from svintus.engine.events import Called, CardsDrawn, Caught

EDITIONS = pytest.mark.parametrize("edition", ["office", "classic", "v2"])
PENALTY = {"office": 3, "classic": 2, "v2": 3}


def missed(edition: str = "v2", **options: object) -> Table:
    """Anna has just played her last but one card and said nothing; Boris is to move."""
    t = table(edition, Anna="r1 b1", Boris="b7 o6 r7 r6", Clara="g2 g4", deck="b0*40", options=options)
    t.anna.plays("r1")
    return t


@ruling("SV-1")
@EDITIONS
def test_a_call_before_the_act_protects(edition: str) -> None:
    t = table(edition, Anna="r1 b1", Boris="r7 g1 g2", Clara="g2 g4")
    assert "call" in t.anna.may
    t.anna.calls()
    assert t.heard(Called) == [Called(0, True)]
    assert t.anna.has_called
    assert "call" not in t.anna.may
    t.anna.plays("r1")
    assert not t.anna.can_be_caught
    t.boris.catches(t.anna)
    assert t.heard(Caught) == [Caught(0, 1, False)]
    assert t.anna.count == 1


@ruling("SV-1")
@EDITIONS
def test_without_a_call_anyone_may_catch(edition: str) -> None:
    for name in ("boris", "clara"):
        t = missed(edition)
        assert t.anna.can_be_caught
        catcher = getattr(t, name)
        assert "catch @0" in catcher.may
        catcher.catches(t.anna)
        assert t.heard(Caught) == [Caught(0, catcher.seat, True)]
        assert [(event.seat, event.count, event.why) for event in t.heard(CardsDrawn)] == [
            (0, PENALTY[edition], "caught")
        ]
        assert t.anna.count == 1 + PENALTY[edition]
        assert t.boris.is_to_move


@ruling("SV-1")
def test_drawing_voids_a_call() -> None:
    t = table("v2", Anna="r1 b1", Boris="r7 g1", Clara="g2 g4", deck="b0*9")
    t.anna.calls()
    t.anna.draws()
    assert not t.anna.has_called
    t.anna.passes()
    t.boris.plays("r7")
    t.clara.draws()
    t.clara.passes()
    t.anna.draws()
    assert "call" not in t.anna.may
    assert t.anna.count == 4


@ruling("SV-1")
@pytest.mark.parametrize("why", ["silence", "slap", "attack", "caught", "time"])
def test_a_call_is_void_once_the_hand_has_grown_by_whatever_way(why: str) -> None:
    t = table(
        "v2",
        Anna="r1 b1",
        Boris="tikhokhryun.r khlopkopyt.r khapyozh.r r7",
        Clara="g2 r4",
        deck="b0*40",
        mover=1,
        direction=-1,
    )
    t.anna.calls()
    if why == "silence":
        t.boris.plays("tikhokhryun.r")
        t.anna.speaks()
    elif why == "slap":
        t.boris.plays("khlopkopyt.r")
        t.boris.slaps()
        t.clara.slaps()
    elif why == "attack":
        t.boris.plays("khapyozh.r")
        t.anna.accepts()
    elif why == "time":
        t.boris.plays("r7")
        t.time_runs_out()
    else:
        t.boris.plays("r7")
        t.anna.plays("r1")
        assert not t.anna.can_be_caught
        return
    assert t.anna.count > 2
    assert not t.anna.has_called


@ruling("SV-1")
@pytest.mark.parametrize("how", ["turn", "intercept", "transfer", "drawn"])
def test_every_way_of_playing_the_last_but_one_card_owes_a_call(how: str) -> None:
    for calls in (True, False):
        if how == "drawn":
            t = table("v2", Anna="b1", Boris="b7 b6", Clara="g2", deck="r5*9")
            t.anna.draws()
        else:
            t = table(
                "v2",
                Anna="khapyozh.g b1",
                Boris="khapyozh.r khapyozh.g b7 b6",
                Clara="g2",
                mover=1,
                direction=-1,
                top="khapyozh.b",
            )
            if how == "turn":
                t.boris.plays("b7")
                t = table("v2", Anna="khapyozh.g b1", Boris="khapyozh.r khapyozh.g b7 b6", Clara="g2", top="khapyozh.b")
            else:
                t.boris.plays("khapyozh.g")
        if calls:
            t.anna.calls()
        if how == "drawn":
            t.anna.plays("r5")
        elif how == "turn":
            t.anna.plays("khapyozh.g")
        elif how == "intercept":
            t.anna.intercepts("khapyozh.g")
        else:
            t.anna.transfers("khapyozh.g")
        assert t.anna.count == 1
        assert t.anna.can_be_caught is not calls


@ruling("SV-2")
@pytest.mark.parametrize("move", ["play", "draw", "time"])
@pytest.mark.parametrize(("edition", "still"), [("classic", ()), ("v2", ()), ("office", ("draw", "time"))])
def test_the_window_closes_with_the_next_move_or_the_next_card(edition: str, still: tuple[str, ...], move: str) -> None:
    t = missed(edition) if move == "play" else table(edition, Anna="r1 b1", Boris="b7 o6", Clara="r2 g4", deck="b0*40")
    if move != "play":
        t.anna.plays("r1")
    if move == "play":
        t.boris.plays("r7")
    elif move == "draw":
        t.boris.draws()
    else:
        t.time_runs_out()
    assert t.anna.can_be_caught == (move in still)
    t.clara.catches(t.anna)
    assert t.anna.count == (1 + PENALTY[edition] if move in still else 1)


@ruling("SV-2")
def test_where_a_card_closes_the_window_a_pass_does_not_and_the_card_after_it_does() -> None:
    t = table("office", Anna="r1 b1", Boris="b7 o6", Clara="r2 g4", deck="b0*40")
    t.anna.plays("r1")
    t.boris.draws()
    t.boris.passes()
    assert t.anna.can_be_caught
    t.clara.plays("r2")
    assert not t.anna.can_be_caught


@ruling("SV-2")
@pytest.mark.parametrize(("edition", "closes"), [("office", False), ("classic", True), ("v2", True)])
def test_accepting_is_a_move(edition: str, closes: bool) -> None:
    t = table(edition, Anna="zakhrapin.r b1", Boris="b7 o6", Clara="r2 g4")
    t.anna.plays("zakhrapin.r")
    t.boris.accepts()
    assert t.anna.can_be_caught is not closes


@ruling("SV-2")
@EDITIONS
def test_a_transfer_closes_the_window(edition: str) -> None:
    t = table(edition, Anna="zakhrapin.r b1", Boris="zakhrapin.g o6 o7", Clara="r2 g4", options={"transfer": True})
    t.anna.plays("zakhrapin.r")
    t.boris.transfers("zakhrapin.g")
    assert not t.anna.can_be_caught


@ruling("SV-2")
@EDITIONS
def test_an_interception_does_not_close_the_window(edition: str) -> None:
    t = table(edition, Anna="r1 b1", Boris="b7 o6", Clara="r1 g4 g5", deck="b0*9")
    t.anna.plays("r1")
    t.clara.intercepts("r1")
    assert t.anna.can_be_caught
    t.boris.catches(t.anna)
    assert t.anna.count == 1 + PENALTY[edition]


@ruling("SV-2")
@pytest.mark.parametrize("act", ["call", "catch", "speak", "slap"])
def test_other_acts_out_of_turn_do_not_close_the_window(act: str) -> None:
    kind = "khlopkopyt.r" if act == "slap" else "tikhokhryun.r"
    t = table("v2", Anna=f"{kind} b1", Boris="b7 o6", Clara="g4 g5 g6", Dora="g1 g2", deck="b0*30")
    t.anna.plays(kind)
    if act == "call":
        t.boris.calls()
    elif act == "catch":
        t.boris.catches(t.clara)
    elif act == "speak":
        t.boris.speaks()
    else:
        t.clara.slaps()
        t.anna.slaps()
        t.dora.slaps()
    assert t.anna.can_be_caught


@ruling("SV-2")
def test_one_catch_for_one_miss() -> None:
    t = missed()
    t.clara.catches(t.anna)
    t.boris.catches(t.anna)
    assert t.heard(Caught) == [Caught(0, 1, False)]
    assert t.anna.count == 4


@ruling("SV-2")
@pytest.mark.parametrize(("penalty", "deck"), [(0, "b0*9"), (3, "")])
def test_one_catch_for_one_miss_also_when_nothing_was_drawn(penalty: int, deck: str) -> None:
    t = table("v2", Anna="r1 b1", Boris="b7 o6", Clara="g2 g4", deck=deck, options={"missed_call": penalty})
    t.anna.plays("r1")
    drawable = t.match.view(0).deck_count + t.match.view(0).pile_count - 1
    t.clara.catches(t.anna)
    assert t.anna.count == 1 + min(penalty, drawable)
    assert not t.anna.can_be_caught
    t.boris.catches(t.anna)
    assert t.heard(Caught) == [Caught(0, 1, False)]


@ruling("SV-2")
def test_no_catch_once_the_hand_is_no_longer_one_card() -> None:
    t = table("v2", Anna="tikhokhryun.r b1", Boris="b7 o6", Clara="g4 g5", deck="b0*30")
    t.anna.plays("tikhokhryun.r")
    t.anna.speaks()
    assert not t.anna.can_be_caught
    t.boris.catches(t.anna)
    assert t.anna.count == 3


@ruling("SV-2")
def test_nobody_catches_oneself_or_a_seat_that_does_not_exist() -> None:
    t = missed()
    t.anna.catches(t.anna, refused="no-such-seat")
    assert "catch @0" not in t.anna.may


@ruling("SV-2")
@EDITIONS
def test_a_catch_never_fires_after_the_round(edition: str) -> None:
    t = table(edition, Anna="r1 b1", Boris="r7", Clara="g2 g4")
    t.anna.plays("r1")
    t.boris.plays("r7")
    assert t.is_over
    t.clara.catches(t.anna, refused="round-over")
    t.anna.calls(refused="round-over")


@ruling("SV-4")
@EDITIONS
@pytest.mark.parametrize("guarded", [True, False])
def test_undue_calls_and_empty_catches_are_accepted_and_cost_nothing(edition: str, guarded: bool) -> None:
    t = table(edition, Anna="r1 b4 b2 g3", Boris="r7 g1 g2", Clara="g2 g4 g7", options={"by_the_book": not guarded})
    for person in t.people:
        assert "call" not in person.may
        person.calls()
        assert t.heard(Called) == [Called(person.seat, False)]
        assert not person.has_called
        for other in t.people:
            if other is not person:
                person.catches(other)
                assert t.heard(Caught) == [Caught(other.seat, person.seat, False)]
    assert [person.count for person in t.people] == [4, 3, 3]
    assert t.anna.is_to_move


@ruling("SV-4")
@pytest.mark.parametrize("phase", ["turn", "drawn", "attack", "slap", "follow-up"])
def test_calls_and_catches_are_accepted_in_every_phase(phase: str) -> None:
    options = {"follow_up": True}
    t = table("v2", Anna="khapyozh.r khlopkopyt.r polisvin b1", Boris="r7 g1 g2", Clara="g2 g4 g7", options=options)
    if phase == "drawn":
        t.anna.draws()
    elif phase != "turn":
        card = {"attack": "khapyozh.r", "slap": "khlopkopyt.r", "follow-up": "polisvin"}[phase]
        t.anna.plays(card, "blue" if phase == "follow-up" else None)
        assert t.phase == phase
    for person in t.people:
        person.calls()
        for other in t.people:
            if other is not person:
                person.catches(other)


@ruling("SV-5")
@EDITIONS
def test_in_silence_a_due_call_a_catch_and_a_named_colour_are_no_speech(edition: str) -> None:
    t = table(edition, Anna="tikhokhryun.r b1 b2", Boris="r1 g1", Clara="polisvin b4 o7", deck="b0*30")
    t.anna.plays("tikhokhryun.r")
    t.boris.calls()
    t.boris.plays("r1")
    t.anna.catches(t.boris)
    t.clara.plays("polisvin", "green")
    assert t.silence_of == "Anna"
    assert t.boris.count == 1
    assert t.anna.count == 2


@ruling("SV-5")
@EDITIONS
def test_in_silence_a_call_that_is_not_due_is_speech(edition: str) -> None:
    t = table(edition, Anna="tikhokhryun.r b1 b2", Boris="r1 g5 g2", Clara="polisvin b4", deck="b0*30")
    t.anna.plays("tikhokhryun.r")
    t.boris.calls()
    assert t.boris.count == 5
    assert t.types[0] == "called"
    assert t.types[-1] == "cards-drawn"


@ruling("SV-5")
def test_by_option_every_call_and_catch_is_speech() -> None:
    options = {"calls_are_speech": True, "breach_ends_silence": False}
    t = table("v2", Anna="tikhokhryun.r b1 b2", Boris="r1 g1", Clara="polisvin b4", deck="b0*30", options=options)
    t.anna.plays("tikhokhryun.r")
    t.boris.calls()
    assert t.boris.count == 4
    t.clara.catches(t.boris)
    assert t.clara.count == 4
    assert t.silence_of == "Anna"


@ruling("SV-6")
def test_house_rule_a_late_call_saves_unless_somebody_was_quicker() -> None:
    t = missed(late_call_saves=True)
    assert "call" in t.anna.may
    t.anna.calls()
    assert t.heard(Called) == [Called(0, True)]
    assert not t.anna.can_be_caught
    t.boris.catches(t.anna)
    assert t.anna.count == 1

    t = missed(late_call_saves=True)
    t.boris.catches(t.anna)
    t.anna.calls()
    assert t.anna.count == 4


@ruling("SV-6")
@EDITIONS
def test_without_the_house_rule_a_late_call_saves_nobody(edition: str) -> None:
    t = missed(edition)
    assert "call" not in t.anna.may
    t.anna.calls()
    assert t.heard(Called) == [Called(0, False)]
    t.boris.catches(t.anna)
    assert t.anna.count == 1 + PENALTY[edition]
