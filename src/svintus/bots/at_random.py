"""The random bot: any lawful thing. It is the measure of what luck alone can do."""

from svintus.bots.bot import Decision
from svintus.bots.temper import Mood
from svintus.engine.actions import CALL, CATCH, INTERCEPT, SLAP, kind_of
from svintus.engine.events import Event
from svintus.engine.view import View


class RandomBot:
    """Each act of an answer is as likely as the others; chances out of turn are taken when noticed."""

    def __init__(self, mood: Mood) -> None:
        self._mood = mood

    def observe(self, event: Event) -> None:
        """It remembers nothing."""

    def decide(self, view: View, legal: list[int]) -> Decision | None:
        """Any of the acts."""
        mood = self._mood
        if is_chance(legal) and not mood.happens(mood.temper.attention):
            return None
        act = mood.any_of(legal)
        return Decision(act, mood.time(time_for(act, view, mood)))


def is_chance(legal: list[int]) -> bool:
    """Whether the acts of a cue are a chance out of turn, which may be let go; otherwise an answer is owed."""
    return kind_of(legal[0]) in (CALL, CATCH, INTERCEPT)


def time_for(act: int, view: View, mood: Mood) -> tuple[int, int]:
    """The times that this temper takes for such an act here."""
    temper = mood.temper
    kind = kind_of(act)
    if kind == SLAP:
        return temper.slapping
    if kind == INTERCEPT:
        return temper.intercepting
    if kind == CATCH:
        return temper.catching
    if view.phase == "turn" and not view.has_drawn:
        return temper.thinking
    return temper.answering
