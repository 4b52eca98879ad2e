"""Throwing the Shuriken (SHURIKEN)."""

from typing import Any

import pytest

from engine.talk import Table, table
from rulings import ruling
from svintus.engine import snapshot
from svintus.engine.events import GroundArose, Thrown
from svintus.engine.faces import SHURIKEN
from svintus.engine.phases.throw import MOMENTS, PLACES, REACH, Path, place_at, random_path, thrown_at
from svintus.engine.rng import Generator


def thrown(boris: str = "r1 o2 o3 o4", clara: str = "shuriken g1 g2 g3", deck: str = "b0*20", **more: Any) -> Table:
    """Boris has intercepted, and Clara throws at him."""
    t = table("v2", Anna="r1 b6 b5", Boris=boris, Clara=clara, top="r5", deck=deck, **more)
    t.anna.plays("r1")
    t.boris.intercepts("r1")
    assert [event.kind for event in t.heard(GroundArose)] == [SHURIKEN]
    t.clara.rewards(t.boris, " ".join(clara.split()[:3]))
    return t


def path(t: Table) -> Path:
    start, speed, turn, after = t.match.view(0).mark
    return start, speed, turn, after


def hitting(t: Table, moment: int = 30, beside: int = 0) -> int:
    return thrown_at(moment, place_at(path(t), moment) + beside)


@ruling("SHURIKEN", "ETI-2")
def test_a_hit_delivers_it_with_two_cards() -> None:
    t = thrown()
    assert (t.phase, t.match.owing()) == ("throw", [2])
    view = t.match.view(0)
    assert (view.actor, view.meant) == (2, 1)
    assert (t.clara.count, t.boris.count) == (1, 3)
    t.boris.draws(refused="wrong-phase")
    t.clara.throws(hitting(t))
    assert t.heard(Thrown)[0].hit
    assert t.boris.holds("o2 o3 o4 shuriken g1 g2")
    assert t.clara.is_to_move


@ruling("SHURIKEN")
def test_a_miss_leaves_it_and_the_target_gives_two_of_its_choice() -> None:
    t = thrown()
    far = (hitting(t) % PLACES + PLACES // 2) % PLACES
    t.clara.throws(thrown_at(30, far))
    assert not t.heard(Thrown)[0].hit
    assert t.clara.holds("shuriken g1 g2 g3")
    assert t.match.owing() == [1]
    t.boris.gives("o2", refused="wrong-number-of-cards")
    t.boris.gives("o2 o4")
    assert t.clara.holds("shuriken g1 g2 g3 o2 o4")
    assert t.clara.is_to_move


@ruling("SHURIKEN", "ROUND-3")
def test_the_last_cards_given_for_a_miss_win() -> None:
    t = thrown(boris="r1 o2")
    t.time_runs_out()
    t.boris.gives("o2")
    assert t.won_by(t.boris, 2 + 5)


@ruling("SHURIKEN", "RACE-1")
def test_the_deadline_is_a_miss() -> None:
    t = thrown()
    t.time_runs_out()
    assert t.heard(Thrown) == [Thrown(2, 1, -1, False)]
    assert t.clara.holds("shuriken g1 g2 g3")
    assert t.match.owing() == [1]


@ruling("SHURIKEN", "SHM-5", "ETI-4")
@pytest.mark.parametrize("hit", [True, False])
def test_a_hand_emptied_by_the_throw_wins_with_the_hit(hit: bool) -> None:
    t = thrown(clara="shuriken g1 g2")
    assert not t.is_over
    t.clara.throws(hitting(t)) if hit else t.time_runs_out()
    if hit:
        assert t.won_by(t.clara, 2 + 6)
    else:
        assert t.clara.holds("shuriken g1 g2")


@ruling("SHURIKEN", "SHM-1", "SHM-3", "SHM-4")
def test_the_question_comes_before_the_throw() -> None:
    t = thrown(boris="r1 o2 o3 o4 shmunitet", clara="shuriken g1 g2 shmunitet g3 g4 g5")
    assert t.boris.is_asked
    t.boris.accepts()
    assert t.phase == "throw"
    t = thrown(boris="r1 o2 o3 o4 shmunitet", clara="shuriken g1 g2 shmunitet g3 g4 g5")
    t.boris.undoes("o2 o3")
    t.clara.accepts()
    assert (t.phase, t.boris.is_to_move) == ("turn", True)
    t = thrown(boris="r1 o2 o3 o4 shmunitet", clara="shuriken g1 g2 shmunitet g3 g4 g5")
    t.boris.undoes("o2 o3")
    t.clara.undoes("g3 g4")
    assert t.phase == "throw"
    t.clara.throws(hitting(t))
    assert t.clara.is_to_move


@ruling("SHURIKEN", "INT-7")
def test_a_transfer_is_no_ground_but_taking_ones_own_attack_is() -> None:
    t = table("v2", Anna="khapyozh.r b6 b5", Boris="khapyozh.r o2 o3", Clara="shuriken g1 g2 g3", top="r5", deck="b0*9")
    t.anna.plays("khapyozh.r")
    t.boris.transfers("khapyozh.r")
    assert not t.heard(GroundArose)
    t = table("v2", Anna="khapyozh.r b6 b5", Boris="khapyozh.r o2 o3", Clara="shuriken g1 g2 g3", top="r5", deck="b0*9")
    t.anna.plays("khapyozh.r")
    t.boris.intercepts("khapyozh.r")
    assert [event.offender for event in t.heard(GroundArose)] == [1]


@ruling("SHURIKEN", "SEAT-1")
@pytest.mark.parametrize("who", ["boris", "clara"])
def test_nobody_waits_for_a_throw_whose_thrower_or_target_has_left(who: str) -> None:
    t = thrown()
    getattr(t, who).leaves()
    assert t.phase == "turn"
    assert t.boris.count == (0 if who == "boris" else 6)


@ruling("SHURIKEN")
def test_what_lies_beside_the_mark_within_reach_hits_and_nothing_further() -> None:
    for beside in range(-4, 5):
        t = thrown()
        number = hitting(t, 30)
        place = number % PLACES
        if 0 <= place + beside < PLACES:
            t.clara.throws(number + beside)
            assert t.heard(Thrown)[0].hit == (abs(beside) <= REACH)


@ruling("SHURIKEN")
def test_a_throw_outside_of_place_and_time_is_refused_and_every_other_is_lawful() -> None:
    t = thrown()
    t.clara.throws(MOMENTS * PLACES, refused="no-such-choice")
    t.clara.throws(MOMENTS * PLACES - 1)


@ruling("SHURIKEN")
def test_the_mark_moves_along_its_line_in_small_steps_and_changes_its_mind_once() -> None:
    paths = [random_path(Generator(bytes([number]))) for number in range(200)]
    for found in paths:
        places = [place_at(found, moment) for moment in range(MOMENTS)]
        assert all(0 <= place < PLACES for place in places)
        assert all(abs(places[i] - places[i - 1]) <= 2 for i in range(1, MOMENTS))
        assert len(set(places)) > 10
    assert len(set(paths)) > 190


@ruling("SHURIKEN")
def test_the_path_is_the_rounds_and_outlives_a_pause() -> None:
    t = thrown()
    again = snapshot.load(snapshot.save(t.match))
    assert again.view(0).mark == t.match.view(2).mark != ()
