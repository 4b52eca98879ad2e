"""Clocks and mistakes (PACE-1 to PACE-3, RACE-1)."""

import pytest

from engine.talk import Table, table
from rulings import ruling
from svintus.engine.actions import (
    A_CALL,
    A_DRAW,
    ANSWER,
    GIVE,
    NO_SEAT,
    Action,
    bare,
    with_card,
    with_cards,
    with_seat,
)
from svintus.engine.events import CardsDrawn, SlapEnded, TimeRanOut, TurnCame
from svintus.engine.faces import FACES
from svintus.engine.refusals import FOULS, MALFORMED, REASON_KEYS

EDITIONS = pytest.mark.parametrize("edition", ["office", "classic", "v2"])
BOOK = {"by_the_book": True}
PUNISHES = {"office": False, "classic": False, "v2": True}


def by_the_book(edition: str = "v2", **options: object) -> Table:
    return table(
        edition,
        Anna="r1 b1 b2",
        Boris="khapyozh.g r7 b6",
        Clara="g2 g4 r5",
        deck="b0*40",
        options={"by_the_book": True, **options},
    )


@ruling("PACE-1")
@EDITIONS
def test_out_of_time_in_a_turn_costs_two_cards_and_the_turn(edition: str) -> None:
    t = table(edition, Anna="r1 b1", Boris="b4 b6", Clara="b3 b4", deck="g0*30")
    t.time_runs_out()
    assert t.heard(TimeRanOut) == [TimeRanOut(0, "turn")]
    assert [(event.count, event.why) for event in t.heard(CardsDrawn)] == [(2, "slow")]
    assert t.anna.count == 4
    assert t.boris.is_to_move


@ruling("PACE-1")
def test_out_of_time_after_a_draw_costs_two_more_and_is_a_pass() -> None:
    t = table("v2", Anna="r1 b1", Boris="b4 b6", Clara="b3 b4", deck="r5*30")
    t.anna.draws()
    t.time_runs_out()
    assert t.anna.count == 5
    assert t.boris.is_to_move


@ruling("PACE-1")
@EDITIONS
@pytest.mark.parametrize(("kind", "due"), [("khapyozh", 3), ("zakhrapin", 0)])
def test_out_of_time_under_attack_is_an_accept(edition: str, kind: str, due: int) -> None:
    t = table(edition, Anna=f"{kind}.r b1 b2", Boris=f"{kind}.g b6", Clara="b3 b4", deck="g0*30")
    t.anna.plays(f"{kind}.r")
    t.time_runs_out()
    assert t.heard(TimeRanOut) == [TimeRanOut(1, "attack")]
    assert t.boris.count == 2 + due + (2 if PUNISHES[edition] else 0)
    assert t.clara.is_to_move


@ruling("PACE-1", "TURN-7")
@pytest.mark.parametrize("dawdle", [True, False])
def test_a_follow_up_that_was_not_taken_costs_nothing(dawdle: bool) -> None:
    t = table("classic", Anna="polisvin b1 b2", Boris="b4 b6", Clara="b3 b4", options={"dawdle": dawdle})
    t.anna.plays("polisvin", "blue")
    t.time_runs_out()
    assert t.heard(TimeRanOut) == [TimeRanOut(0, "follow-up")]
    assert t.anna.count == 2
    assert t.boris.is_to_move


@ruling("PACE-1")
def test_time_runs_out_for_what_is_waited_for_and_nothing_else() -> None:
    t = table("v2", Anna="khapyozh.r b1 b2", Boris="b4 b6", Clara="b3 b4")
    for phase in ("attack", "slap", "follow-up"):
        t.act(-1, Action("expire", phase=phase), refused="wrong-phase")
    t.anna.plays("khapyozh.r")
    t.act(-1, Action("expire", phase="turn"), refused="wrong-phase")


@ruling("PACE-2")
@EDITIONS
def test_a_guarded_table_refuses_and_nothing_is_lost(edition: str) -> None:
    t = table(edition, Anna="r1 b1 b2", Boris="khapyozh.g r7 b6", Clara="g2 g4 r5")
    t.anna.plays("b1", refused="does-not-fit")
    t.anna.passes(refused="draw-first")
    t.boris.plays("r7", refused="not-your-turn")
    assert t.anna.is_to_move
    assert [person.count for person in t.people] == [3, 3, 3]


@ruling("PACE-2")
@EDITIONS
@pytest.mark.parametrize(
    "wrong", ["does-not-fit", "draw-first", "already-drew", "only-the-drawn-card", "not-identical"]
)
def test_by_the_book_a_wrong_act_in_turn_is_taken_back_and_paid_for(edition: str, wrong: str) -> None:
    t = by_the_book(edition, draw_freely=True)
    if wrong in ("already-drew", "only-the-drawn-card"):
        t.anna.draws()
    if wrong == "not-identical":
        t = by_the_book(edition, draw_freely=True)
        t.anna.plays("r1")
        before = t.boris.count
        t.boris.intercepts("r7", wrong=wrong)
        guilty, following, top = t.boris, t.clara, "r1"
    else:
        before = t.anna.count
        acts = {
            "does-not-fit": lambda: t.anna.plays("b1", wrong=wrong),
            "draw-first": lambda: t.anna.passes(wrong=wrong),
            "already-drew": lambda: t.anna.draws(wrong=wrong),
            "only-the-drawn-card": lambda: t.anna.plays("r1", wrong=wrong),
        }
        acts[wrong]()
        guilty, following, top = t.anna, t.boris, "r3"
    assert t.top == top
    if PUNISHES[edition]:
        assert guilty.count == before + 2
        assert following.is_to_move
    else:
        assert guilty.count == before
        assert guilty.is_to_move


@ruling("PACE-2")
def test_by_the_book_a_draw_while_a_card_fits_is_wrong_where_the_edition_forbids_it() -> None:
    for dawdle in (True, False):
        t = by_the_book("office", dawdle=dawdle)
        t.anna.draws(wrong="must-play")
        assert t.anna.count == (5 if dawdle else 3)
        assert t.boris.is_to_move is dawdle


@ruling("PACE-2")
def test_by_the_book_a_wrong_transfer_costs_two_and_the_attack() -> None:
    t = table("v2", Anna="khapyozh.r b1 b2", Boris="r7 b6", Clara="b3 b4", deck="g0*30", options={"by_the_book": True})
    t.anna.plays("khapyozh.r")
    t.boris.transfers("r7", wrong="not-a-transfer")
    assert t.boris.count == 2 + 2 + 3
    assert t.clara.is_to_move


@ruling("PACE-2")
def test_by_the_book_a_wrong_follow_up_costs_two_and_the_chance() -> None:
    t = table(
        "classic",
        Anna="polisvin r1 b2",
        Boris="r7 b6",
        Clara="b3 b4",
        deck="g0*30",
        options={"by_the_book": True, "dawdle": True},
    )
    t.anna.plays("polisvin", "blue")
    t.anna.plays("r1", wrong="does-not-fit")
    assert t.anna.count == 4
    assert t.boris.is_to_move


@ruling("PACE-2")
def test_by_the_book_everybody_sees_what_was_tried() -> None:
    t = by_the_book()
    t.anna.plays("b1", wrong="does-not-fit")
    wrong = t.told[0]
    assert all(wrong.seen_by(viewer) == wrong for viewer in (-1, 0, 1, 2))


@ruling("PACE-3")
@pytest.mark.parametrize("edition", ["v2", "office"])
def test_out_of_turn_a_wrong_act_costs_the_cards_and_no_turn(edition: str) -> None:
    t = by_the_book(edition)
    t.clara.plays("r5", wrong="not-your-turn")
    assert t.clara.count == (5 if PUNISHES[edition] else 3)
    assert t.anna.is_to_move
    assert t.heard(TurnCame) == []
    t.anna.plays("r1")
    t.boris.plays("r7")
    assert t.clara.is_to_move


@ruling("PACE-3", "INT-6")
def test_being_late_is_never_wrong() -> None:
    t = by_the_book()
    t.anna.intercepts("r1", refused="too-late")
    t.boris.slaps(refused="too-late")
    t.anna.slaps(refused="too-late")
    t.act(1, Action("play", ("r7",)), refused="not-your-turn", late=True)
    assert [person.count for person in t.people] == [3, 3, 3]


@ruling("PACE-3")
@pytest.mark.parametrize("slapped", [True, False])
def test_an_act_in_the_middle_of_a_slap_is_refused_even_by_the_book(slapped: bool) -> None:
    t = table(
        "v2", Anna="khlopkopyt.r b1 b2", Boris="r7 b6", Clara="r1 b4", Dora="r4 b5", options={"by_the_book": True}
    )
    t.anna.plays("khlopkopyt.r")
    if slapped:
        t.boris.slaps()
        t.boris.slaps(refused="already-done")
    t.boris.plays("r7", refused="wrong-phase")
    t.boris.draws(refused="wrong-phase")
    assert t.boris.count == 2


@ruling("PACE-2")
@EDITIONS
def test_by_the_book_what_the_hand_does_not_hold_is_refused(edition: str) -> None:
    t = by_the_book(edition)
    t.anna.plays("r2", refused="not-in-hand")
    t.anna.plays("r1", "blue", refused="no-colour-to-name")
    assert t.anna.count == 3


@ruling("PACE-2")
def test_a_penalty_may_empty_the_deck_and_end_a_round_that_cannot_go_on() -> None:
    t = table("v2", Anna="r1 b1", Boris="b6", deck="", options={"by_the_book": True})
    t.anna.plays("b1", wrong="does-not-fit")
    assert t.boris.is_to_move
    t.boris.plays("b6", wrong="does-not-fit")
    assert t.won_by(t.boris, 2)


def test_every_foul_has_a_word() -> None:
    assert {REASON_KEYS[reason] for reason in FOULS} == {
        "not-your-turn",
        "does-not-fit",
        "already-drew",
        "only-the-drawn-card",
        "draw-first",
        "must-play",
        "not-identical",
        "not-a-transfer",
        "not-the-same",
        "brings-a-low-number",
        "does-not-grow",
        "declaration-does-not-fit",
        "no-ground",
        "needs-a-number",
    }


@ruling("RACE-1")
@EDITIONS
def test_a_race_has_a_deadline_with_the_clock_off_too(edition: str) -> None:
    t = table(edition, Anna="khlopkopyt.r b1 b2", Boris="r7 b6", Clara="r1 b4", deck="g0*20", options={"clock": 0})
    t.anna.plays("khlopkopyt.r")
    t.boris.slaps()
    t.time_runs_out()
    assert t.heard(TimeRanOut) == [TimeRanOut(-1, "slap")]
    assert t.heard(SlapEnded) == [SlapEnded((0, 2))]
    assert [person.count for person in t.people] == [4, 2, 4]


@pytest.mark.parametrize(
    "action",
    [
        -1,
        -(1 << 40),
        61 | (A_DRAW & ~63),
        62 | (A_DRAW & ~63),
        63 | (A_DRAW & ~63),
        63,
        A_DRAW | (1 << 26),
        A_DRAW & ~(7 << 6),
        A_CALL & ~(1 << 9),
        A_CALL & ~(1 << 14),
        bare(0),
        with_card(0, 126),
        with_card(0, FACES),
        with_cards(0, [1, FACES]),
        with_card(0, 0) | (1 << 6),
        with_cards(0, [1]) | (1 << 40),
        with_seat(7, 1) | (1 << 26),
        with_seat(7, 1) & ~(7 << 6),
        with_seat(7, 1) & ~(1 << 14),
        bare(ANSWER),
        bare(GIVE),
    ],
)
def test_an_int_that_packs_no_action_is_malformed(action: int) -> None:
    for options in ({"by_the_book": True}, {"by_the_book": False}):
        t = table("v2", Anna="r1 r2", Boris="r4 r5", options=options)
        for seat in range(-1, 3):
            assert t.match.check(seat, action) in (MALFORMED, REASON_KEYS.index("no-such-seat"))
            assert t.match.apply(seat, action) != 0


@pytest.mark.parametrize("seat", [-2, -1, 2, 30, NO_SEAT, 1000])
def test_a_seat_that_does_not_exist_may_nothing(seat: int) -> None:
    t = table("v2", Anna="r1 r2", Boris="r4 r5")
    assert t.match.legal(seat) == []
    for word in ("draw", "call", "play r1", "pass", "slap", "leave"):
        t.act(seat, Action.read(word), refused="no-such-seat")
