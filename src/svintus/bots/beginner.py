"""The beginner: knows the rules and nothing more. Plays whatever fits, calls when it remembers to."""

from svintus.bots.at_random import is_chance, possible, time_for
from svintus.bots.body import REFLEXES, Body
from svintus.bots.bot import Decision
from svintus.bots.prompter import Prompter
from svintus.bots.temper import Mood
from svintus.engine.actions import ACCEPT, CALL, DRAW, FEAT, PASS, PERFORMED, WINK, kind_of
from svintus.engine.events import Event
from svintus.engine.view import View


class BeginnerBot:
    """Any card that fits, any colour; draws, passes and accepts only when no card goes."""

    def __init__(self, mood: Mood, seat: int) -> None:
        self._mood = mood
        self._body = Body(mood, Prompter(seat, mood.cards))

    def observe(self, event: Event) -> None:
        """It does not watch the others."""
        self._body.observe(event)

    def decide(self, view: View, legal: list[int]) -> Decision | None:
        """A call if it leaves one card and is remembered; otherwise any card."""
        mood, temper = self._mood, self._mood.temper
        if kind_of(legal[0]) in REFLEXES:
            return self._body.react(view, legal)
        if is_chance(legal) and not mood.happens(temper.nerve if kind_of(legal[0]) == WINK else temper.attention):
            return None
        if any(kind_of(act) == FEAT for act in legal):
            return self._body.feat()
        acts = possible(legal, self._body.rests(view))
        shows = [act for act in acts if kind_of(act) == PERFORMED]
        if shows and mood.happens(temper.memory):
            return Decision(mood.any_of(shows), time_for(shows[0], view, mood))
        plays = [act for act in acts if kind_of(act) not in (ACCEPT, CALL, DRAW, PASS, PERFORMED)]
        calls = [act for act in legal if kind_of(act) == CALL]
        if calls and view.counts[view.seat] <= 2 and plays and not mood.happens(temper.forgetfulness):
            return Decision(calls[0], mood.time(temper.calling))
        act = mood.any_of(plays or [act for act in acts if kind_of(act) not in (CALL, PERFORMED)] or acts)
        return Decision(act, time_for(act, view, mood))
