"""Interception (INT-1 to INT-8)."""

import pytest

from engine.talk import table
from rulings import ruling
from svintus.engine.events import CardPlayed, SlapBegan
from svintus.engine.faces import CODES

EDITIONS = pytest.mark.parametrize("edition", ["office", "classic", "v2"])
OPEN = {"follow_up": False}


def named(card: str) -> str | None:
    return "raspberry" if card == "polisvin" else None


@ruling("INT-1")
@EDITIONS
@pytest.mark.parametrize(
    "card", ["r5", "perekhryuk.r", "tikhokhryun.r", "khapyozh.r", "zakhrapin.r", "polisvin", "khlopkopyt.r"]
)
def test_a_copy_of_every_kind_is_taken_by_any_seat_the_player_too(edition: str, card: str) -> None:
    for name in ("anna", "boris", "clara", "dora"):
        t = table(
            edition,
            Anna=f"{card} {card} b1",
            Boris=f"{card} b2 b3",
            Clara=f"{card} b2 b3",
            Dora=f"{card} b2 b3",
            options=OPEN,
            deck="g0*30",
        )
        t.anna.plays(card, named(card))
        if t.phase == "slap":
            t.time_runs_out()
        thief = getattr(t, name)
        assert any(act.startswith(f"intercept {card}") for act in thief.may)
        before = thief.count
        thief.intercepts(card, named(card))
        assert thief.count == before - 1
        assert [event.how for event in t.heard(CardPlayed)] == ["intercept"]


@ruling("INT-1")
@EDITIONS
@pytest.mark.parametrize("played", ["r5", "zakhrapin.r", "polisvin"])
def test_kind_colour_and_number_must_all_agree(edition: str, played: str) -> None:
    others = [code for code in CODES if code != played and not code.startswith("blank")]
    t = table(edition, Anna=f"{played} b1 b2", Boris="b2 b3", Clara=" ".join(others), options=OPEN)
    t.anna.plays(played, named(played))
    assert not [act for act in t.clara.may if act.startswith("intercept")]
    for card in others:
        assert t.clara.why_not("intercept", card, t.boris) == "not-identical"


@ruling("INT-1")
def test_interception_can_be_off() -> None:
    t = table("v2", Anna="r5 b1 b2", Boris="r5 b3", Clara="r5 b4", options={"interception": False})
    t.anna.plays("r5")
    assert not t.window_is_open
    assert not [act for act in t.clara.may if act.startswith("intercept")]
    t.clara.intercepts("r5", refused="interception-off")


@ruling("INT-1")
def test_one_copy_at_a_time() -> None:
    t = table("classic", Anna="r5 b1 b2", Boris="b3 b4", Clara="r5 r5 b4")
    t.anna.plays("r5")
    t.clara.intercepts("r5 r5", refused="not-identical")


@ruling("INT-2", "INT-6")
@EDITIONS
@pytest.mark.parametrize("move", ["play", "draw", "time"])
def test_the_window_shuts_when_the_next_seat_moves(edition: str, move: str) -> None:
    t = table(edition, Anna="r5 b1 b2", Boris="r6 b3" if move == "play" else "b6 b3", Clara="r5 b4 b6", deck="b0*9")
    t.anna.plays("r5")
    assert t.window_is_open
    if move == "play":
        t.boris.plays("r6")
        t.clara.intercepts("r5", refused="not-identical")
    else:
        t.boris.draws() if move == "draw" else t.time_runs_out()
        t.clara.intercepts("r5", refused="too-late")
        assert not t.window_is_open


@ruling("INT-2")
@EDITIONS
def test_accepting_an_attack_shuts_the_window(edition: str) -> None:
    t = table(edition, Anna="khapyozh.r b1 b2", Boris="b3 b4", Clara="khapyozh.r b4 b6", deck="b0*9")
    t.anna.plays("khapyozh.r")
    t.boris.accepts()
    t.clara.intercepts("khapyozh.r", refused="too-late")


@ruling("INT-2")
def test_acts_out_of_turn_leave_the_window_open() -> None:
    t = table("v2", Anna="tikhokhryun.r b1 b2", Boris="b3 b4", Clara="tikhokhryun.r b4 b6", deck="b0*9")
    t.anna.plays("tikhokhryun.r")
    t.boris.calls()
    t.boris.speaks()
    t.clara.catches(t.anna)
    t.clara.intercepts("tikhokhryun.r")


@ruling("INT-2", "ROUND-1")
@EDITIONS
def test_the_start_card_cannot_be_intercepted(edition: str) -> None:
    t = table(edition, Anna="r3 b1", Boris="r3 b3", Clara="r3 b4", top="r3")
    for person in t.people:
        assert not [act for act in person.may if act.startswith("intercept")]
        person.intercepts("r3", refused="too-late")


@ruling("INT-2", "TURN-7")
def test_the_window_sleeps_while_a_follow_up_is_awaited() -> None:
    t = table("classic", Anna="polisvin b1 b2", Boris="b3 b4", Clara="polisvin b4 b6")
    t.anna.plays("polisvin", "green")
    t.clara.intercepts("polisvin", "blue", refused="wrong-phase")
    t.anna.passes()
    t.clara.intercepts("polisvin", "blue")
    assert t.colour == "blue"


@ruling("INT-3")
@EDITIONS
@pytest.mark.parametrize("direction", [1, -1])
def test_play_goes_on_from_the_interceptors_neighbour(edition: str, direction: int) -> None:
    t = table(edition, Anna="r5 b1 b2", Boris="b3 b4", Clara="r5 b4 b6", Dora="b2 b3", direction=direction)
    t.anna.plays("r5")
    t.clara.intercepts("r5")
    assert (t.dora if direction == 1 else t.boris).is_to_move
    (played,) = t.heard(CardPlayed)
    assert played.instead_of == (1 if direction == 1 else 3)


@ruling("INT-3", "BUR-1")
def test_an_intercepted_perekhryuk_turns_again() -> None:
    t = table("v2", Anna="perekhryuk.r b1 b2", Boris="b3 b4", Clara="perekhryuk.r b4 b6", Dora="b2 b3")
    t.anna.plays("perekhryuk.r")
    assert t.direction == -1
    t.clara.intercepts("perekhryuk.r")
    assert t.direction == 1
    assert t.dora.is_to_move


@ruling("INT-3")
def test_an_intercepted_polisvin_names_its_colour_anew() -> None:
    t = table("v2", Anna="polisvin b1 b2", Boris="b3 b4", Clara="polisvin b4 b6")
    t.anna.plays("polisvin", "green")
    t.clara.intercepts("polisvin", refused="name-a-colour")
    t.clara.intercepts("polisvin", "orange")
    assert t.colour == "orange"
    assert t.anna.is_to_move


@ruling("INT-3")
def test_the_copy_opens_a_window_of_its_own() -> None:
    t = table("v2", Anna="polisvin b1 b2", Boris="polisvin b4", Clara="polisvin b4 b6", options={"boxes": 1})
    t.anna.plays("polisvin", "green")
    t.clara.intercepts("polisvin", "orange")
    t.boris.intercepts("polisvin", "blue")
    assert t.clara.is_to_move


@ruling("INT-4")
@pytest.mark.parametrize(("edition", "stake"), [("office", 3), ("classic", 6), ("v2", 6)])
def test_an_intercepted_khapyozh_moves_on_and_grows_by_option(edition: str, stake: int) -> None:
    t = table(edition, Anna="khapyozh.r b1 b2", Boris="b3 b4", Clara="khapyozh.r b4 b6", Dora="b2 b3", deck="g0*30")
    t.anna.plays("khapyozh.r")
    t.clara.intercepts("khapyozh.r")
    assert t.dora.faces_attack_of(stake)
    assert t.boris.count == 2
    t.dora.accepts()
    assert t.dora.count == 2 + stake
    assert t.anna.is_to_move


@ruling("INT-4")
def test_a_transferred_khapyozh_that_is_intercepted_grows_from_what_it_was() -> None:
    for adds, stake in ((True, 9), (False, 3)):
        t = table(
            "v2",
            Anna="khapyozh.r b1 b2",
            Boris="khapyozh.g b4 b5",
            Clara="b6 b7",
            Dora="khapyozh.g b2 b3",
            options={"interception_adds": adds},
        )
        t.anna.plays("khapyozh.r")
        t.boris.transfers("khapyozh.g")
        assert t.clara.faces_attack_of(6)
        t.dora.intercepts("khapyozh.g")
        assert t.anna.faces_attack_of(stake)


@ruling("INT-4")
@EDITIONS
def test_zakhrapin_never_grows(edition: str) -> None:
    t = table(edition, Anna="zakhrapin.r b1 b2", Boris="b3 b4", Clara="zakhrapin.r b4 b6", Dora="b2 b3")
    t.anna.plays("zakhrapin.r")
    t.clara.intercepts("zakhrapin.r")
    assert t.dora.faces_attack_of(1)
    t.dora.accepts()
    assert t.anna.is_to_move


@ruling("INT-4")
def test_ones_own_attack_can_be_doubled() -> None:
    t = table("v2", Anna="khapyozh.r khapyozh.r b1 b2", Boris="b3 b4", Clara="b4 b6")
    t.anna.plays("khapyozh.r")
    t.anna.intercepts("khapyozh.r")
    assert t.boris.faces_attack_of(6)


@ruling("INT-5")
@EDITIONS
def test_after_khlopkopyt_the_slap_comes_first_and_a_copy_brings_another(edition: str) -> None:
    t = table(edition, Anna="khlopkopyt.r b1 b2", Boris="b3 b4", Clara="khlopkopyt.r b4 b6", deck="g0*30")
    t.anna.plays("khlopkopyt.r")
    assert not [act for act in t.clara.may if act.startswith("intercept")]
    t.clara.intercepts("khlopkopyt.r", refused="wrong-phase")
    t.anna.slaps()
    t.clara.slaps()
    assert t.boris.is_to_move
    t.clara.intercepts("khlopkopyt.r")
    assert t.heard(SlapBegan) == [SlapBegan(2)]
    t.clara.slaps()
    t.boris.slaps()
    assert t.anna.is_to_move
    assert t.anna.count == 4
    assert t.boris.count == 4


@ruling("INT-6")
def test_of_two_who_go_for_it_the_second_is_too_late_and_loses_nothing() -> None:
    for by_the_book in (False, True):
        t = table(
            "v2",
            Anna="r5 b1 b2",
            Boris="b6 b3",
            Clara="r5 b4 b6",
            Dora="r5 b2 b3",
            deck="b0*9",
            options={"by_the_book": by_the_book},
        )
        t.anna.plays("r5")
        t.boris.draws()
        t.clara.intercepts("r5", refused="too-late")
        t.dora.intercepts("r5", refused="too-late")
        assert t.clara.count == t.dora.count == 3


@ruling("INT-7")
def test_who_intercepts_in_place_of_the_own_move_has_intercepted_nobody() -> None:
    t = table("v2", Anna="r5 b1 b2", Boris="r5 b4 b6", Clara="b3 b4")
    t.anna.plays("r5")
    t.boris.intercepts("r5")
    assert [event.instead_of for event in t.heard(CardPlayed)] == [-1]
    assert t.clara.is_to_move


@ruling("INT-7")
def test_a_victim_with_the_very_card_may_intercept_or_transfer() -> None:
    for adds, stake in ((True, 6), (False, 3)):
        t = table(
            "v2", Anna="khapyozh.r b1 b2", Boris="khapyozh.r b4 b6", Clara="b3 b4", options={"interception_adds": adds}
        )
        t.anna.plays("khapyozh.r")
        assert {"intercept khapyozh.r", "transfer khapyozh.r", "accept"} <= set(t.boris.may)
        t.boris.intercepts("khapyozh.r")
        assert t.clara.faces_attack_of(stake)
        assert [event.instead_of for event in t.heard(CardPlayed)] == [-1]


@ruling("INT-7")
def test_the_intercepted_seat_of_an_attack_is_its_victim() -> None:
    t = table("v2", Anna="khapyozh.r b1 b2", Boris="b4 b6", Clara="khapyozh.r b3 b4")
    t.anna.plays("khapyozh.r")
    t.clara.intercepts("khapyozh.r")
    assert [event.instead_of for event in t.heard(CardPlayed)] == [1]


@ruling("INT-8")
@EDITIONS
def test_a_last_card_ends_the_round_before_anyone_can_intercept(edition: str) -> None:
    t = table(edition, Anna="r5", Boris="b4 b6", Clara="r5 b4")
    t.anna.plays("r5")
    assert t.is_over
    t.clara.intercepts("r5", refused="round-over")


@ruling("INT-8", "ROUND-2")
@EDITIONS
def test_an_interception_can_win(edition: str) -> None:
    t = table(edition, Anna="khapyozh.r b1", Boris="b4 b6", Clara="khapyozh.r")
    t.anna.plays("khapyozh.r")
    t.clara.intercepts("khapyozh.r")
    assert t.won_by(t.clara, 3)
