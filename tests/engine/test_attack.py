"""Attack and transfer (ATT-1 to ATT-4)."""

import pytest

from engine.talk import table
from rulings import ruling
from svintus.engine.events import AttackBegan, CardPlayed, CardsDrawn, TurnCame
from svintus.engine.faces import face_of

EDITIONS = pytest.mark.parametrize("edition", ["office", "classic", "v2"])


@ruling("ATT-1")
@EDITIONS
@pytest.mark.parametrize("direction", [1, -1])
def test_khapyozh_costs_three_cards_and_the_turn(edition: str, direction: int) -> None:
    t = table(
        edition, Anna="khapyozh.r b1 b2", Boris="b4 b6", Clara="b3 b4", Dora="b3 b4", direction=direction, deck="g0*30"
    )
    t.anna.plays("khapyozh.r")
    victim = t.boris if direction == 1 else t.dora
    assert victim.faces_attack_of(3)
    assert t.heard(AttackBegan) == [AttackBegan(victim.seat, face_of("khapyozh.r"), 3)]
    assert t.heard(TurnCame) == []
    victim.accepts()
    assert victim.count == 5
    assert [(event.count, event.why) for event in t.heard(CardsDrawn)] == [(3, "attack")]
    assert t.clara.is_to_move
    assert t.heard(TurnCame) == [TurnCame(2)]


@ruling("ATT-1")
@EDITIONS
def test_zakhrapin_costs_the_turn(edition: str) -> None:
    t = table(edition, Anna="zakhrapin.r b1 b2", Boris="b4 b6", Clara="b3 b4")
    t.anna.plays("zakhrapin.r")
    assert t.boris.faces_attack_of(1)
    t.boris.accepts()
    assert t.boris.count == 2
    assert t.clara.is_to_move


@ruling("ATT-1", "ATT-2")
@EDITIONS
def test_what_was_charged_once_is_not_charged_again(edition: str) -> None:
    t = table(edition, Anna="khapyozh.r b1 b2", Boris="r4 r6", Clara="r3 r4 r5", deck="g0*30")
    t.anna.plays("khapyozh.r")
    t.boris.accepts()
    t.clara.plays("r3")
    assert t.anna.is_to_move
    assert (t.anna.count, t.boris.count, t.clara.count) == (2, 5, 2)
    t.anna.draws()
    t.anna.passes()
    t.boris.plays("r4")
    assert (t.anna.count, t.boris.count, t.clara.count) == (3, 4, 2)


@ruling("ATT-1", "ROUND-2")
@EDITIONS
@pytest.mark.parametrize("kind", ["khapyozh", "zakhrapin"])
def test_nothing_is_carried_into_the_next_round(edition: str, kind: str) -> None:
    t = table(edition, Anna=f"{kind}.r", Boris="b4 b6", Clara="b1", deck="r1*40")
    t.anna.plays(f"{kind}.r")
    assert t.is_over
    t.next_round()
    view = t.match.view(0)
    assert (view.phase, view.stake, view.attack, view.window, view.catchable) == ("turn", 0, -1, False, ())
    assert view.counts == (8, 8, 8)
    t.time_runs_out()
    assert sorted(t.match.view(0).counts) == [8, 8, 10]


@ruling("ATT-2")
@pytest.mark.parametrize(("kind", "stakes"), [("khapyozh", (3, 6, 9, 12)), ("zakhrapin", (1, 1, 1, 1))])
def test_passed_on_khapyozh_grows_by_three_and_zakhrapin_stays_one_skip(kind: str, stakes: tuple[int, ...]) -> None:
    t = table(
        "v2",
        Anna=f"{kind}.r b1 b2",
        Boris=f"{kind}.g b4 b6",
        Clara=f"{kind}.b b3 b4",
        Dora=f"{kind}.o b4 b5",
        deck="r0*30",
    )
    t.anna.plays(f"{kind}.r")
    assert t.boris.faces_attack_of(stakes[0])
    t.boris.transfers(f"{kind}.g")
    assert t.heard(AttackBegan) == [AttackBegan(2, face_of(f"{kind}.g"), stakes[1])]
    assert t.clara.faces_attack_of(stakes[1])
    t.clara.transfers(f"{kind}.b")
    assert t.dora.faces_attack_of(stakes[2])
    t.dora.transfers(f"{kind}.o")
    assert t.anna.faces_attack_of(stakes[3])
    t.anna.accepts()
    assert t.anna.count == 2 + (stakes[3] if kind == "khapyozh" else 0)
    assert t.boris.is_to_move
    assert (t.boris.count, t.clara.count, t.dora.count) == (2, 2, 2)


@ruling("ATT-2")
@EDITIONS
@pytest.mark.parametrize("kind", ["khapyozh", "zakhrapin"])
@pytest.mark.parametrize("other", ["khapyozh.g", "zakhrapin.g", "r1", "polisvin", "khlopkopyt.r"])
def test_only_the_same_kind_passes_it_on_and_only_by_option(edition: str, kind: str, other: str) -> None:
    t = table(edition, Anna=f"{kind}.r b1 b2", Boris=f"{other} b4 b6", Clara="b3 b4")
    t.anna.plays(f"{kind}.r")
    lawful = edition != "office" and other.startswith(kind)
    assert (f"transfer {other}" in t.boris.may) == lawful
    if edition == "office":
        refused = "transfer-off"
    else:
        refused = "" if lawful else "not-a-transfer"
    t.boris.transfers(other, "blue" if other == "polisvin" else None, refused=refused)


@ruling("ATT-2")
def test_an_attack_is_not_passed_on_with_two_cards() -> None:
    t = table("classic", Anna="khapyozh.r b1 b2", Boris="khapyozh.g khapyozh.b b6", Clara="b3 b4")
    t.anna.plays("khapyozh.r")
    t.boris.transfers("khapyozh.g khapyozh.b", refused="not-a-transfer")


@ruling("ATT-3")
@EDITIONS
@pytest.mark.parametrize("kind", ["khapyozh", "zakhrapin"])
@pytest.mark.parametrize("hand", ["b4 b6", "khapyozh.g zakhrapin.g"])
def test_the_victim_answers_by_an_act_whatever_it_holds(edition: str, kind: str, hand: str) -> None:
    t = table(edition, Anna=f"{kind}.r b1 b2", Boris=hand, Clara="b3 b4")
    t.anna.plays(f"{kind}.r")
    assert t.match.owing() == [1]
    assert "accept" in t.boris.may
    t.boris.draws(refused="wrong-phase")
    t.boris.passes(refused="wrong-phase")
    t.boris.plays(hand.split()[0], refused="wrong-phase")
    t.clara.accepts(refused="not-your-turn")
    assert t.match.owing() == [1]


@ruling("ATT-4", "ROUND-2")
def test_passing_on_can_win() -> None:
    t = table("v2", Anna="khapyozh.r b1 b2", Boris="khapyozh.g", Clara="b3 b4")
    t.anna.plays("khapyozh.r")
    t.boris.transfers("khapyozh.g")
    assert t.won_by(t.boris, 4)


@ruling("ATT-4")
@pytest.mark.parametrize("kind", ["khapyozh", "zakhrapin"])
def test_passing_on_can_be_intercepted_and_owes_a_call(kind: str) -> None:
    t = table("v2", Anna=f"{kind}.r {kind}.g b1 b2", Boris=f"{kind}.g b5", Clara="b3 b4")
    t.anna.plays(f"{kind}.r")
    t.boris.transfers(f"{kind}.g")
    assert [event.how for event in t.heard(CardPlayed)] == ["transfer"]
    assert t.boris.can_be_caught
    t.anna.intercepts(f"{kind}.g")
    assert t.boris.faces_attack_of(9 if kind == "khapyozh" else 1)
    assert t.boris.can_be_caught


def test_the_thrown_attack_can_come_back() -> None:
    t = table("v2", Anna="khapyozh.r khapyozh.o b2", Boris="khapyozh.g b5 b6", deck="r0*30")
    t.anna.plays("khapyozh.r")
    t.boris.transfers("khapyozh.g")
    assert t.anna.faces_attack_of(6)
    t.anna.transfers("khapyozh.o")
    t.boris.accepts()
    assert t.boris.count == 11
    assert t.anna.is_to_move
