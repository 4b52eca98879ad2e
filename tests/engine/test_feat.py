"""Slabo: a feat is shown, matched, failed or declined (SLA)."""

import pytest

from engine.talk import Table, table
from rulings import ruling
from svintus.engine import snapshot
from svintus.engine.actions import Action
from svintus.engine.events import FeatAnswered, FeatAsked, PutAside
from svintus.engine.faces import face_of
from svintus.engine.feats import FEATS, IN_WORDS, feat

TAPPING = feat("tapping", 2)


def boasting(number: int = TAPPING, anna: str = "slabo r1 r2 r5 r6") -> Table:
    t = table("v2", top="o3", Anna=anna, Boris="g1 g2 g6 g7", Clara="b1 b2 b6 b7", Dora="o1 o2", deck="g0*20")
    t.anna.plays("slabo", number=number)
    return t


def shown(number: int = TAPPING, anna: str = "slabo r1 r2 r5 r6") -> Table:
    """Anna has tapped 40 times."""
    t = boasting(number, anna)
    t.anna.performs(40)
    return t


@ruling("SLA")
def test_who_played_it_shows_the_feat_and_then_the_others_are_asked_in_play_order() -> None:
    t = boasting()
    assert t.box == "slabo"
    assert t.heard(FeatAsked) == [FeatAsked(0, TAPPING, -1)]
    assert t.match.owing() == [0]
    t.boris.performs(99, refused="wrong-phase")
    t.anna.performs(40)
    assert t.heard(FeatAnswered) == [FeatAnswered(0, TAPPING, "shows", 40)]
    assert t.heard(FeatAsked) == [FeatAsked(1, TAPPING, 40)]
    assert {"try", "pass"} <= set(t.boris.may)
    scene = t.match.view(-1).feat
    assert scene is not None
    assert (scene.starter, scene.feat, scene.mark, scene.performer) == (0, TAPPING, 40, -1)


@ruling("SLA")
def test_the_first_to_match_it_gives_three_cards() -> None:
    t = shown()
    t.boris.passes()
    assert t.heard(FeatAnswered) == [FeatAnswered(1, TAPPING, "declines", -1)]
    t.clara.performs(80, refused="wrong-phase")
    t.clara.tries()
    t.clara.tries(refused="wrong-phase")
    t.clara.performs(40)
    assert t.heard(FeatAnswered) == [FeatAnswered(2, TAPPING, "matches", 40)]
    assert t.phase == "gives"
    t.clara.calls()
    t.clara.gives("b1 b2", refused="wrong-number-of-cards")
    t.clara.gives("b1 b2 b6")
    assert t.anna.holds("r1 r2 r5 r6 b1 b2 b6")
    assert t.clara.holds("b7")
    assert t.boris.is_to_move


@ruling("SLA", "ROUND-3")
def test_who_has_fewer_than_three_gives_all_and_wins() -> None:
    t = shown()
    t.boris.passes()
    t.clara.passes()
    t.dora.tries()
    t.dora.performs(41)
    t.dora.gives("o1 o2")
    assert t.won_by(t.dora, 4 + 2 + 4 + 4)


@ruling("SLA", "SV-1")
def test_if_nobody_can_three_cards_go_into_the_box_and_the_call_is_owed() -> None:
    t = shown()
    t.boris.passes()
    t.clara.tries()
    t.clara.performs(39)
    assert t.heard(FeatAnswered) == [FeatAnswered(2, TAPPING, "fails", 39)]
    t.dora.passes()
    assert t.phase == "puts-aside"
    assert t.match.owing() == [0]
    t.anna.gives("r1 r2 r6")
    assert t.heard(PutAside) == [PutAside(0, (face_of("r1"), face_of("r2"), face_of("r6")))]
    assert t.box == "r1 r2 r6 slabo"
    assert t.anna.holds("r5")
    assert t.anna.can_be_caught
    assert t.boris.is_to_move


@ruling("SLA", "ROUND-3")
def test_the_last_cards_put_into_the_box_win() -> None:
    t = shown(anna="slabo r1 r2")
    for person in (t.boris, t.clara, t.dora):
        person.passes()
    t.anna.gives("r1 r2")
    assert t.won_by(t.anna, 4 + 4 + 2)


@ruling("SLA")
def test_what_was_not_shown_cannot_be_matched_and_costs_nothing() -> None:
    t = boasting()
    t.anna.passes()
    assert t.boris.is_to_move
    assert t.anna.holds("r1 r2 r5 r6")
    assert t.match.view(-1).feats_shown == ()


@ruling("SLA", "RACE-1")
def test_whoever_has_not_made_it_by_the_deadline_has_failed() -> None:
    t = shown()
    assert t.match.round.stack[-1].deadline == 30
    t.time_runs_out()
    assert t.heard(FeatAnswered) == [FeatAnswered(1, TAPPING, "declines", -1)]
    t.clara.tries()
    t.time_runs_out()
    assert t.heard(FeatAnswered) == [FeatAnswered(2, TAPPING, "fails", -1)]
    t.time_runs_out()
    assert t.phase == "puts-aside"
    t.time_runs_out()
    assert t.boris.is_to_move


@ruling("SLA")
def test_no_feat_is_shown_twice_as_long_as_the_table_is_open() -> None:
    t = shown(anna="slabo slabo o4 o4 o4 o4")
    assert t.match.view(-1).feats_shown == (TAPPING,)
    for person in (t.boris, t.clara, t.dora):
        person.passes()
    t.anna.gives("o4 o4 o4")
    for person in (t.boris, t.clara, t.dora):
        person.draws()
        person.passes()
    assert f"play slabo #{TAPPING}" not in t.anna.may
    assert len([act for act in t.anna.may if act.startswith("play slabo")]) == FEATS - 1
    t.anna.plays("slabo", number=TAPPING, refused="no-such-choice")
    t.anna.plays("slabo", number=feat("tapping", 3))
    t.host_ends_match()


@ruling("SLA")
def test_the_host_tells_a_new_match_what_was_shown_before_and_rounds_remember() -> None:
    t = table("v2", top="o3", Anna="o4", Boris="g1 g2", deck="g0*40")
    t.act(-1, Action("shown", number=TAPPING))
    t.act(-1, Action("shown", number=IN_WORDS), refused="no-such-choice")
    t.anna.plays("o4")
    t.next_round()
    assert t.match.view(-1).feats_shown == (TAPPING,)


@ruling("SLA")
def test_feats_in_words_never_run_out() -> None:
    t = shown(IN_WORDS)
    assert t.match.view(-1).feats_shown == ()


@ruling("SLA", "SEAT-1")
@pytest.mark.parametrize("leaver", ["anna", "boris"])
def test_a_feat_goes_on_without_a_rival_and_ends_without_its_hero(leaver: str) -> None:
    t = shown()
    getattr(t, leaver).leaves()
    if leaver == "anna":
        assert t.boris.is_to_move
    else:
        assert t.phase == "feat"
        assert t.match.owing() == [2]


@ruling("SLA")
def test_a_feat_can_be_stored() -> None:
    t = shown()
    t.boris.tries()
    stored = snapshot.save(t.match)
    again = snapshot.load(stored)
    assert snapshot.save(again) == stored
    assert again.view(1) == t.match.view(1)
