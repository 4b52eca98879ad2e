"""Decisions stand while their cue does, and no longer."""

from dataclasses import replace

import pytest

from bots.scenes import acts, seen
from svintus.bots import Attention, Decision
from svintus.engine.events import Event
from svintus.engine.view import View

MOVER = seen("r3 o1 b2", "r5")
WATCHER = replace(MOVER, owes=(1,), mover=1)


class Scripted:
    """Answers as it is told to, each cue with the next reaction time, and keeps what it was asked."""

    def __init__(self, *times: int | None) -> None:
        self.times = list(times)
        self.asked: list[list[int]] = []

    def observe(self, event: Event) -> None: ...

    def decide(self, view: View, legal: list[int]) -> Decision | None:
        self.asked.append(list(legal))
        after = self.times.pop(0)
        return None if after is None else Decision(legal[0], after)


def test_acts_of_others_do_not_redraw_a_time() -> None:
    attention = Attention(Scripted(1_000))
    attention.look(0, MOVER, acts("play r3", "draw"))
    attention.look(400, replace(MOVER, counts=(3, 5, 7, 5), called=(2,)), acts("play r3", "draw"))
    assert attention.due == 1_000


def test_a_changed_cue_is_asked_again_from_now() -> None:
    bot = Scripted(1_000, 700)
    attention = Attention(bot)
    attention.look(0, MOVER, acts("play r3", "draw"))
    attention.look(400, replace(MOVER, hand=(*MOVER.hand, 4)), acts("play r3", "play r4", "draw"))
    assert attention.due == 1_100
    assert len(bot.asked) == 2


def test_a_chance_keeps_its_time_beside_the_turn() -> None:
    bot = Scripted(900, 600, 2_000)
    attention = Attention(bot)
    attention.look(0, MOVER, acts("play r3", "draw"))
    attention.look(100, MOVER, acts("play r3", "draw", "catch @2"))
    assert attention.due == 700
    assert attention.take() == Decision(acts("catch @2")[0], 600)
    assert attention.due == 900


def test_a_chance_that_is_let_go_is_not_offered_again() -> None:
    bot = Scripted(None)
    attention = Attention(bot)
    for now in (0, 100, 200):
        attention.look(now, WATCHER, acts("intercept r3", "call"))
        assert attention.due is None
    assert len(bot.asked) == 1


def test_a_copy_of_the_next_card_is_a_new_chance() -> None:
    bot = Scripted(None, 500)
    attention = Attention(bot)
    attention.look(0, WATCHER, acts("intercept r3"))
    attention.look(800, replace(WATCHER, last_player=2, pile_count=9), acts("intercept r3"))
    assert attention.due == 1_300


def test_a_chance_that_is_gone_is_forgotten() -> None:
    attention = Attention(Scripted(500, 900))
    attention.look(0, WATCHER, acts("catch @2"))
    attention.look(100, WATCHER, [])
    assert attention.due is None
    attention.look(200, WATCHER, acts("catch @2"))
    assert attention.due == 1_100


def test_looking_away_forgets_everything() -> None:
    attention = Attention(Scripted(500))
    attention.look(0, WATCHER, acts("catch @2"))
    attention.look_away()
    assert attention.due is None


def test_what_was_done_is_asked_anew() -> None:
    bot = Scripted(300, 1_000)
    attention = Attention(bot)
    attention.look(0, MOVER, acts("draw"))
    attention.take()
    attention.look(300, MOVER, acts("draw"))
    assert attention.due == 1_300


def test_a_call_alone_is_no_cue_unless_it_can_save() -> None:
    bot = Scripted(400)
    attention = Attention(bot)
    attention.look(0, WATCHER, acts("call"))
    assert attention.due is None
    assert bot.asked == []
    attention.look(10, replace(WATCHER, catchable=(0,)), acts("call"))
    assert attention.due == 410


def test_nothing_is_taken_where_nothing_is_due() -> None:
    with pytest.raises(LookupError):
        Attention(Scripted()).take()
