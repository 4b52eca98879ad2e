"""Several cards in one turn, and the follow-up after Polisvin (TURN-6, TURN-7)."""

import pytest

from engine.talk import table
from rulings import ruling
from svintus.engine.events import AttackBegan, CardPlayed, DirectionTurned, SilenceBegan, SlapBegan, TurnCame
from svintus.engine.faces import face_of


@ruling("TURN-6")
@pytest.mark.parametrize(
    ("cards", "refused"),
    [
        ("r5 b5", ""),
        ("r5 b5 g5", ""),
        ("b3 g3", ""),
        ("polisvin polisvin", ""),
        ("zakhrapin.r zakhrapin.b", ""),
        ("b5 r5", "does-not-fit"),
        ("zakhrapin.b zakhrapin.r", "does-not-fit"),
        ("r5 r6", "not-the-same"),
        ("r5 zakhrapin.r", "not-the-same"),
        ("zakhrapin.r khapyozh.r", "not-the-same"),
        ("r5 polisvin", "not-the-same"),
        ("r5 r5", "not-in-hand"),
    ],
)
def test_further_cards_are_of_one_number_or_kind_and_the_first_fits(cards: str, refused: str) -> None:
    hand = "r5 b5 g5 r6 b3 g3 polisvin polisvin zakhrapin.r zakhrapin.b khapyozh.r o0 o1 o2"
    t = table("classic", Anna=hand, Boris="b1 b2", Clara="b1 b2", top="r3")
    t.anna.plays(cards, "green" if cards.endswith("polisvin") else None, refused=refused)
    if not refused:
        assert t.top == cards.split()[-1]
        assert [event.cards for event in t.heard(CardPlayed)] == [tuple(face_of(code) for code in cards.split())]


@ruling("TURN-6")
@pytest.mark.parametrize("edition", ["office", "v2"])
def test_elsewhere_it_is_one_card(edition: str) -> None:
    t = table(edition, Anna="r5 b5 b6", Boris="b1 b2")
    t.anna.plays("r5 b5", refused="several-off")
    assert not [act for act in t.anna.may if len(act.split()) > 2]


@ruling("TURN-6")
def test_each_set_is_offered_with_each_card_on_top() -> None:
    t = table("classic", Anna="r5 b5 g5", Boris="b1 b2", top="r3")
    assert sorted(act for act in t.anna.may if act.startswith("play")) == [
        "play r5",
        "play r5 b5",
        "play r5 b5 g5",
        "play r5 g5",
        "play r5 g5 b5",
    ]


@ruling("TURN-6")
@pytest.mark.parametrize(
    ("cards", "refused"),
    [
        ("r5 r6 b6", ""),
        ("r5 g5 zakhrapin.g zakhrapin.b", ""),
        ("r5 polisvin", ""),
        ("r5 g5 r6", "does-not-fit"),
        ("g5 r5", "does-not-fit"),
        ("zakhrapin.g r6", "does-not-fit"),
        ("r5 zakhrapin.g", "does-not-fit"),
        ("polisvin r5", "not-the-same"),
    ],
)
def test_in_a_chain_each_fits_the_one_below(cards: str, refused: str) -> None:
    hand = "r5 r6 b6 g5 zakhrapin.g zakhrapin.b polisvin o0 o1"
    t = table("v2", Anna=hand, Boris="b1 b2", Clara="b1", top="r3", options={"several": "chain"})
    t.anna.plays(cards, "green" if cards.endswith("polisvin") else None, refused=refused)


@ruling("TURN-6")
def test_two_khapyozh_ask_six_at_once() -> None:
    t = table("classic", Anna="khapyozh.r khapyozh.b b1 b2", Boris="b4 b5", Clara="b1 b2", deck="g0*20")
    t.anna.plays("khapyozh.r khapyozh.b")
    assert t.heard(AttackBegan) == [AttackBegan(1, face_of("khapyozh.b"), 6)]
    t.boris.accepts()
    assert t.boris.count == 8
    assert t.clara.is_to_move


@ruling("TURN-6", "ATT-2")
def test_a_double_khapyozh_is_passed_on_by_one() -> None:
    t = table("classic", Anna="khapyozh.r khapyozh.b b1 b2", Boris="khapyozh.g b5", Clara="b1 b2", deck="g0*20")
    t.anna.plays("khapyozh.r khapyozh.b")
    t.boris.transfers("khapyozh.g")
    assert t.clara.faces_attack_of(9)


@ruling("TURN-6")
def test_two_zakhrapin_skip_two_seats() -> None:
    t = table("classic", Anna="zakhrapin.r zakhrapin.b b1 b2", Boris="b4 b5", Clara="b1 b2", Dora="b3 b4")
    t.anna.plays("zakhrapin.r zakhrapin.b")
    assert t.boris.faces_attack_of(2)
    t.boris.accepts()
    assert t.clara.faces_attack_of(1)
    t.clara.accepts()
    assert t.dora.is_to_move


@ruling("TURN-6", "ATT-2")
def test_a_double_zakhrapin_moves_one_skip_on() -> None:
    t = table("classic", Anna="zakhrapin.r zakhrapin.b b1", Boris="zakhrapin.g b5", Clara="b1 b2", Dora="b3 b4")
    t.anna.plays("zakhrapin.r zakhrapin.b")
    t.boris.transfers("zakhrapin.g")
    assert t.clara.faces_attack_of(2)
    t.clara.accepts()
    assert t.dora.faces_attack_of(1)
    t.dora.accepts()
    assert t.anna.is_to_move


@ruling("TURN-6", "INT-2")
def test_after_the_first_of_two_skips_the_window_is_shut() -> None:
    t = table("classic", Anna="zakhrapin.r zakhrapin.b b1", Boris="b4 b5", Clara="b1 b2", Dora="zakhrapin.b b4")
    t.anna.plays("zakhrapin.r zakhrapin.b")
    t.boris.accepts()
    t.dora.intercepts("zakhrapin.b", refused="too-late")


@ruling("TURN-6", "TURN-8")
def test_two_perekhryuk_turn_twice_and_the_turn_moves_once() -> None:
    t = table("classic", Anna="perekhryuk.r perekhryuk.b b1 b2", Boris="b4 b5", Clara="b1 b2")
    t.anna.plays("perekhryuk.r perekhryuk.b")
    assert t.direction == 1
    assert len(t.heard(DirectionTurned)) == 2
    assert t.heard(TurnCame) == [TurnCame(1)]


@ruling("TURN-6", "SLAP-1")
def test_two_khlopkopyt_are_one_slap_for_four() -> None:
    t = table("classic", Anna="khlopkopyt.r khlopkopyt.b b1 b2", Boris="b4 b5", Clara="b1 b2", deck="g0*20")
    t.anna.plays("khlopkopyt.r khlopkopyt.b")
    assert t.heard(SlapBegan) == [SlapBegan(4)]
    t.anna.slaps()
    t.boris.slaps()
    assert t.clara.count == 6
    assert t.heard(TurnCame) == [TurnCame(1)]


@ruling("TURN-6", "SIL-1")
def test_two_tikhokhryun_are_one_silence() -> None:
    t = table("classic", Anna="tikhokhryun.r tikhokhryun.b b1 b2", Boris="b4 b5", Clara="b1 b2", deck="g0*20")
    t.anna.plays("tikhokhryun.r tikhokhryun.b")
    assert t.heard(SilenceBegan) == [SilenceBegan(0)]


@ruling("TURN-6", "SIL-4")
def test_turning_twice_over_the_owner_does_not_end_the_silence() -> None:
    t = table("classic", Anna="tikhokhryun.r b1 b2", Boris="r4 b5", Clara="perekhryuk.r perekhryuk.b b7", mover=0)
    t.anna.plays("tikhokhryun.r")
    t.boris.plays("r4")
    t.clara.plays("perekhryuk.r")
    assert t.silence_of == "Anna"
    t = table("classic", Anna="tikhokhryun.r b1 b2", Boris="perekhryuk.r perekhryuk.b b7", Clara="r4 b5")
    t.anna.plays("tikhokhryun.r")
    t.boris.plays("perekhryuk.r perekhryuk.b")
    assert t.silence_of == "Anna"
    assert t.clara.is_to_move


@ruling("TURN-6", "SV-1")
@pytest.mark.parametrize(
    ("hand", "cards", "owes"),
    [("r5 b5", "r5 b5", False), ("r5 b5 g1", "r5 b5", True), ("r5 b5 g5 g1", "r5 b5", False)],
)
def test_only_the_count_at_the_end_matters(hand: str, cards: str, owes: bool) -> None:
    t = table("classic", Anna=hand, Boris="b4 b6", Clara="b1 b2")
    t.anna.plays(cards)
    assert t.anna.can_be_caught is owes
    assert t.is_over is (hand == cards)


@ruling("TURN-6", "SV-1")
def test_a_call_is_due_when_several_cards_would_leave_one() -> None:
    t = table("classic", Anna="r5 b5 g1", Boris="b4 b6 b7", Clara="b1 b2")
    assert "call" in t.anna.may
    assert "call" not in t.boris.may
    t.anna.calls()
    t.anna.plays("r5 b5")
    assert not t.anna.can_be_caught


@ruling("TURN-6", "INT-1")
def test_only_the_last_one_can_be_intercepted() -> None:
    t = table("classic", Anna="r5 b5 g1 g2", Boris="r5 b6 b7", Clara="b5 b2 b3")
    t.anna.plays("r5 b5")
    t.boris.intercepts("r5", refused="not-identical")
    t.clara.intercepts("b5")


@ruling("TURN-6")
def test_not_after_a_draw_nor_as_a_follow_up() -> None:
    t = table("classic", Anna="b5 g1 polisvin", Boris="b6 b7", deck="r5*3", options={"draw_freely": True})
    t.anna.draws()
    t.anna.plays("r5 b5", refused="only-the-drawn-card")
    t = table("classic", Anna="b5 g5 g1 polisvin", Boris="b6 b7")
    t.anna.plays("polisvin", "blue")
    t.anna.plays("b5 g5", refused="several-off")


@ruling("TURN-7")
@pytest.mark.parametrize("card", ["b5", "polisvin", "khapyozh.b", "perekhryuk.b"])
def test_after_polisvin_one_more_fitting_card_may_follow(card: str) -> None:
    t = table("classic", Anna=f"polisvin {card} g5 g6", Boris="b6 b7", Clara="b1 b2", deck="g0*9")
    t.anna.plays("polisvin", "blue")
    assert t.phase == "follow-up"
    assert t.match.owing() == [0]
    assert t.heard(TurnCame) == []
    t.anna.plays("g5", refused="does-not-fit")
    t.boris.plays("b6", refused="wrong-phase")
    t.anna.draws(refused="wrong-phase")
    t.anna.plays(card, "green" if card == "polisvin" else None)
    assert t.top == card
    if card == "polisvin":
        assert t.phase == "follow-up"
        t.anna.plays("g5")
        assert t.boris.is_to_move
    elif card == "khapyozh.b":
        assert t.boris.faces_attack_of(3)
    else:
        assert t.heard(TurnCame) == [TurnCame(2 if card == "perekhryuk.b" else 1)]


@ruling("TURN-7")
def test_or_none_follows() -> None:
    t = table("classic", Anna="polisvin b5 g5 g6", Boris="b6 b7", Clara="b1 b2")
    t.anna.plays("polisvin", "blue")
    t.anna.passes()
    assert t.boris.is_to_move
    assert t.colour == "blue"


@ruling("TURN-7")
@pytest.mark.parametrize("edition", ["office", "v2"])
def test_elsewhere_nothing_follows(edition: str) -> None:
    t = table(edition, Anna="polisvin b5 g5 g6", Boris="b6 b7")
    t.anna.plays("polisvin", "blue")
    assert t.boris.is_to_move


@ruling("TURN-7", "SV-1")
def test_a_follow_up_is_an_act_of_its_own_and_owes_its_own_call() -> None:
    t = table("classic", Anna="polisvin b5 g5", Boris="b6 b7", Clara="b1 b2")
    t.anna.calls()
    t.anna.plays("polisvin", "blue")
    assert "call" in t.anna.may
    t.anna.plays("b5")
    assert t.anna.can_be_caught


@ruling("TURN-7", "INT-3")
def test_an_intercepted_polisvin_has_its_follow_up_too() -> None:
    t = table("classic", Anna="polisvin b5 g5", Boris="b6 b7", Clara="polisvin g1 g2")
    t.anna.plays("polisvin", "blue")
    t.anna.passes()
    t.clara.intercepts("polisvin", "green")
    assert t.phase == "follow-up"
    t.clara.plays("g1")
    assert t.anna.is_to_move
