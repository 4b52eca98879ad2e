"""The beginner: knows the rules and nothing more. Plays whatever fits, calls when it remembers to."""

from svintus.bots.at_random import is_chance, time_for
from svintus.bots.bot import Decision
from svintus.bots.temper import Mood
from svintus.engine.actions import ACCEPT, CALL, DRAW, PASS, kind_of
from svintus.engine.events import Event
from svintus.engine.view import View


class BeginnerBot:
    """Any card that fits, any colour; draws, passes and accepts only when no card goes."""

    def __init__(self, mood: Mood) -> None:
        self._mood = mood

    def observe(self, event: Event) -> None:
        """It does not watch the others."""

    def decide(self, view: View, legal: list[int]) -> Decision | None:
        """A call if it leaves one card and is remembered; otherwise any card."""
        mood, temper = self._mood, self._mood.temper
        plays = [act for act in legal if kind_of(act) not in (ACCEPT, CALL, DRAW, PASS)]
        if is_chance(legal) and not mood.happens(temper.attention):
            return None
        calls = [act for act in legal if kind_of(act) == CALL]
        if calls and len(view.hand) <= 2 and plays and not mood.happens(temper.forgetfulness):
            return Decision(calls[0], mood.time(temper.calling))
        act = mood.any_of(plays or [act for act in legal if kind_of(act) != CALL] or legal)
        return Decision(act, mood.time(time_for(act, view, mood)))
