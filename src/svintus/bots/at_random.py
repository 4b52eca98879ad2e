"""The random bot: any lawful thing. It is the measure of what luck alone can do."""

from typing import Final

from svintus.bots.body import REFLEXES, Body
from svintus.bots.bot import Decision
from svintus.bots.temper import LARGEST_SHARE_LOST, LOST_IN_THOUGHT, Mood
from svintus.engine.actions import (
    CALL,
    CATCH,
    CLAP,
    COUNT,
    FACT,
    FEAT,
    GIVE_COURAGE,
    GRAB,
    INTERCEPT,
    MISTAKE,
    PERFORMED,
    REWARD,
    SAY,
    SPEAK,
    SPOT,
    SUM,
    SWAP,
    WINK,
    kind_of,
)
from svintus.engine.events import Event
from svintus.engine.view import View


class RandomBot:
    """Each act of an answer is as likely as the others; chances out of turn are taken when noticed."""

    def __init__(self, mood: Mood) -> None:
        self._mood = mood
        self._body = Body(mood, None)

    def observe(self, event: Event) -> None:
        """It remembers nothing."""

    def decide(self, view: View, legal: list[int]) -> Decision | None:
        """Any of the acts."""
        mood = self._mood
        kind = kind_of(legal[0])
        if kind in REFLEXES:
            return self._body.react(view, legal)
        if is_chance(legal) and not mood.happens(mood.temper.nerve if kind == WINK else mood.temper.attention):
            return None
        act = mood.any_of(possible(legal, self._body.rests(view)))
        if kind_of(act) == FEAT:
            return self._body.feat()
        return Decision(act, time_for(act, view, mood))


CHANCES: Final = (CALL, CATCH, INTERCEPT, REWARD, GIVE_COURAGE, SWAP, WINK, SPOT, SAY, CLAP, SUM)
FACTS: Final = (FACT, SPEAK, COUNT, MISTAKE)


def is_chance(legal: list[int]) -> bool:
    """Whether the acts of a cue may be let go; otherwise an answer is owed."""
    return kind_of(legal[0]) in CHANCES or kind_of(legal[0]) in FACTS


def possible(legal: list[int], rests: bool) -> list[int]:
    """The acts without the performances of tasks that rest (`SIL-5`)."""
    return [act for act in legal if kind_of(act) != PERFORMED] if rests else legal


def time_for(act: int, view: View, mood: Mood) -> int:
    """How long such an act takes here, in milliseconds."""
    temper = mood.temper
    kind = kind_of(act)
    if kind == GRAB:
        return mood.reaction(temper.slapping)
    if kind == PERFORMED:
        return mood.time(temper.performing)
    if kind in (INTERCEPT, REWARD, GIVE_COURAGE, SWAP, WINK):
        return mood.time(temper.intercepting)
    if kind == CATCH:
        return mood.time(temper.catching)
    if kind == CALL:
        return mood.time(temper.calling)
    if view.phase in ("turn", "dark") and not view.has_drawn:
        if view.phase == "turn" and mood.happens(temper.pondering):
            return mood.time(LOST_IN_THOUGHT, LARGEST_SHARE_LOST)
        return mood.time(temper.thinking)
    return mood.time(temper.answering)
