"""The sensible bot: weighs every lawful act and plays as an attentive person would. No search, no luck with secrets."""

from svintus.bots.at_random import is_chance, time_for
from svintus.bots.bot import Decision
from svintus.bots.memory import Memory
from svintus.bots.temper import Mood
from svintus.bots.worth import DRAW, Judgement
from svintus.engine import actions
from svintus.engine.actions import ACCEPT, CALL, CATCH, PASS, SLAP, cards_of, kind_of
from svintus.engine.events import NOBODY, Event
from svintus.engine.options import Options
from svintus.engine.view import View


class SensibleBot:
    """Holds attacks and Polisvin back until they pay, follows what it holds most of and what the next seat lacks."""

    def __init__(self, mood: Mood, options: Options) -> None:
        self._mood = mood
        self._options = options
        self._memory = Memory(options)
        self._judgement = Judgement(options, self._memory)

    def observe(self, event: Event) -> None:
        """Remembers who could not follow."""
        self._memory.observe(event)

    def decide(self, view: View, legal: list[int]) -> Decision | None:
        """The act of most worth, preceded by a call where it leaves one card."""
        mood, temper = self._mood, self._mood.temper
        if is_chance(legal) and not mood.happens(temper.attention):
            return None
        kind = kind_of(legal[0])
        if kind == SLAP:
            return Decision(legal[0], mood.time(temper.slapping))
        if kind == CATCH or kind == CALL:
            if self._speech_costs(view):
                return None
            return Decision(legal[0], mood.time(temper.catching if kind == CATCH else temper.calling))
        act = self._chosen(view, legal)
        if act is None:
            return None
        if self._calls_before(view, legal, act):
            return Decision(actions.A_CALL, mood.time(temper.calling))
        after = mood.time(time_for(act, view, mood))
        if not is_chance(legal) and any(seat != view.seat for seat in view.catchable):
            after = max(after, temper.catching[1])  # moving would end the catch (`SV-2`)
        return Decision(act, after)

    def _speech_costs(self, view: View) -> bool:
        """Two cards for certain are worse than the penalty that a catcher would have to pay for as well (`SV-5`)."""
        return self._options.calls_are_speech and view.silence_owner != NOBODY

    def _calls_before(self, view: View, legal: list[int], act: int) -> bool:
        """Whether "Svintus!" comes first: it is due, possible and remembered (`SV-1`)."""
        laid = len(cards_of(act))
        if laid == 0 or len(view.hand) - laid != 1 or actions.A_CALL not in legal:
            return False
        return not self._speech_costs(view) and not self._mood.happens(self._mood.temper.forgetfulness)

    def _chosen(self, view: View, legal: list[int]) -> int | None:
        """The act of most worth; of a chance, None if nothing of it is worth the card."""
        mood = self._mood
        acts = [act for act in legal if kind_of(act) != CALL]
        chance = is_chance(legal)
        if not chance and mood.happens(mood.temper.carelessness):
            return mood.any_of(acts)
        best = max(acts, key=lambda act: self._worth(view, act))
        return best if not chance or self._worth(view, best) > 0 else None

    def _worth(self, view: View, act: int) -> float:
        kind = kind_of(act)
        if kind == actions.DRAW:
            return DRAW
        if kind == PASS or kind == ACCEPT:
            return 0.0
        return self._judgement.worth(view, act)
