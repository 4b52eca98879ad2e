"""Khlopkopyt's slap (SLAP-1)."""

import pytest

from engine.talk import Table, table
from rulings import ruling
from svintus.engine.events import CardsDrawn, SlapBegan, SlapEnded, Slapped, TurnCame

EDITIONS = pytest.mark.parametrize("edition", ["office", "classic", "v2"])


def slapping(edition: str = "v2", direction: int = 1) -> Table:
    t = table(
        edition,
        Anna="khlopkopyt.r b1 b2",
        Boris="r7 b6",
        Clara="r1 b4",
        Dora="r4 b5",
        deck="g0*20",
        direction=direction,
    )
    t.anna.plays("khlopkopyt.r")
    return t


@ruling("SLAP-1")
@EDITIONS
def test_every_seat_slaps_its_player_too_and_the_last_draws_two(edition: str) -> None:
    t = slapping(edition)
    assert t.heard(SlapBegan) == [SlapBegan(2)]
    assert t.match.owing() == [0, 1, 2, 3]
    assert all("slap" in person.may for person in t.people)
    t.clara.slaps()
    assert t.heard(Slapped) == [Slapped(2, 1)]
    t.clara.slaps(refused="already-done")
    t.anna.slaps()
    assert t.heard(Slapped) == [Slapped(0, 2)]
    assert t.match.owing() == [1, 3]
    t.boris.slaps()
    assert t.heard(SlapEnded) == [SlapEnded((3,))]
    assert [(event.seat, event.count, event.why) for event in t.heard(CardsDrawn)] == [(3, 2, "slap")]
    assert [person.count for person in t.people] == [2, 2, 2, 4]
    t.dora.slaps(refused="too-late")


@ruling("SLAP-1")
@pytest.mark.parametrize("slappers", [(), ("anna",), ("dora", "boris")])
def test_at_the_deadline_all_who_have_not_slapped_draw(slappers: tuple[str, ...]) -> None:
    t = slapping()
    for name in slappers:
        getattr(t, name).slaps()
    t.time_runs_out()
    assert [person.count for person in t.people] == [2 if person.name.lower() in slappers else 4 for person in t.people]
    assert t.boris.is_to_move


@ruling("SLAP-1")
@EDITIONS
@pytest.mark.parametrize("direction", [1, -1])
def test_afterwards_play_goes_on_as_after_any_card(edition: str, direction: int) -> None:
    t = slapping(edition, direction)
    for person in (t.boris, t.clara, t.dora):
        person.slaps()
    assert t.anna.count == 4
    following = t.boris if direction == 1 else t.dora
    assert t.heard(TurnCame) == [TurnCame(following.seat)]
    assert following.is_to_move


@ruling("SLAP-1")
@pytest.mark.parametrize("gone", [("clara",), ("clara", "dora")])
def test_who_is_gone_owes_no_slap_and_only_the_slow_pay(gone: tuple[str, ...]) -> None:
    t = slapping()
    for name in gone:
        getattr(t, name).leaves()
    t.anna.slaps()
    if len(gone) == 1:
        t.dora.slaps()
    assert t.phase == "turn"
    assert t.boris.count == 4
    assert t.anna.count == 2
    assert t.boris.is_to_move


@ruling("SLAP-1")
def test_the_race_is_settled_when_leaving_leaves_one() -> None:
    t = slapping()
    t.anna.slaps()
    t.boris.slaps()
    t.dora.leaves()
    assert t.heard(SlapEnded) == [SlapEnded((2,))]
    assert t.clara.count == 4


@ruling("SLAP-1")
def test_the_next_to_move_may_leave_in_the_middle() -> None:
    t = slapping()
    t.boris.leaves()
    assert t.phase == "slap"
    t.time_runs_out()
    assert t.clara.is_to_move
    assert t.heard(TurnCame) == [TurnCame(2)]


@ruling("SLAP-1")
def test_with_two_seats_the_slower_draws() -> None:
    t = table("v2", Anna="khlopkopyt.r b1 b2", Boris="r7 b6", deck="g0*20")
    t.anna.plays("khlopkopyt.r")
    t.boris.slaps()
    assert t.anna.count == 4
    assert t.boris.is_to_move


@ruling("SLAP-1", "ROUND-5")
def test_a_slap_with_too_few_cards_left_gives_what_there_is() -> None:
    t = table("v2", Anna="khlopkopyt.r b1 b2", Boris="r7 b6", Clara="r1 b4", deck="g0*2")
    t.anna.plays("khlopkopyt.r")
    t.time_runs_out()
    assert sum(person.count for person in t.people) == 2 + 2 + 2 + 2 + 1
    assert t.boris.is_to_move
