"""The sensible bot: weighs every lawful act and plays as an attentive person would. No search, no luck with secrets."""

from typing import Final

from svintus.bots.at_random import is_chance, possible, time_for
from svintus.bots.body import REFLEXES, Body
from svintus.bots.bot import Decision
from svintus.bots.darkness import dark_act
from svintus.bots.keeping import held, worst
from svintus.bots.memory import Memory
from svintus.bots.prompter import Prompter
from svintus.bots.temper import Mood
from svintus.bots.worth import Judgement
from svintus.engine import actions
from svintus.engine.actions import (
    CALL,
    CATCH,
    FEAT,
    GIVE,
    INTERCEPT,
    PASS,
    PERFORMED,
    PLAY,
    REWARD,
    TRANSFER,
    WINK,
    cards_of,
    first_card,
    kind_of,
    number_of,
    seat_of,
    with_cards,
)
from svintus.engine.events import NOBODY, Event
from svintus.engine.faces import KIND_OF, POKLOONNIK
from svintus.engine.reports import FRESH
from svintus.engine.view import View

GIVING: Final = (PLAY, TRANSFER, INTERCEPT, REWARD, GIVE, actions.ANSWER, actions.GIVE_COURAGE, actions.LAY)
"""The acts by which cards leave a seat, which owe a call where one is left (`SV-1`)."""


class SensibleBot:
    """Holds attacks and Polisvin back until they pay, follows what it holds most of and what the next seat lacks, and
    gives away what it misses least."""

    def __init__(self, mood: Mood, seat: int) -> None:
        self._mood = mood
        self._memory = Memory(mood.options, mood.cards)
        self._judgement = Judgement(mood.options, self._memory, mood.cards)
        self._body = Body(mood, Prompter(seat, mood.cards))

    def observe(self, event: Event) -> None:
        """Remembers who could not follow."""
        self._memory.observe(event)
        self._body.observe(event)

    def decide(self, view: View, legal: list[int]) -> Decision | None:
        """The act of most worth, after what must come before it: a call where it leaves one card, a song."""
        mood, temper = self._mood, self._mood.temper
        kind = kind_of(legal[0])
        if kind in REFLEXES:
            return self._body.react(view, legal)
        if is_chance(legal) and not mood.happens(temper.nerve if kind == WINK else temper.attention):
            return None
        if kind in (CATCH, CALL):
            if self._speech_costs(view):
                return None
            return Decision(legal[0], time_for(legal[0], view, mood))
        if any(kind_of(act) == FEAT for act in legal):
            return self._body.feat()
        act = self._chosen(view, legal)
        if act is None:
            return None
        show = self._performs_before(view, legal, act)
        if show is not None:
            return Decision(show, time_for(show, view, mood))
        if self._calls_before(view, legal, act):
            return Decision(actions.A_CALL, mood.time(temper.calling))
        after = time_for(act, view, mood)
        if not is_chance(legal) and any(seat != view.seat for seat in view.catchable):
            after = max(after, temper.catching[1])  # moving would end the catch (`SV-2`)
        return Decision(act, after)

    def _speech_costs(self, view: View) -> bool:
        """Two cards for certain are worse than the penalty that a catcher would have to pay for as well (`SV-5`)."""
        return self._mood.options.calls_are_speech and view.silence_owner != NOBODY

    def _calls_before(self, view: View, legal: list[int], act: int) -> bool:
        """Whether "Svintus!" comes first: it is due, possible and remembered (`SV-1`)."""
        given = cards_given(view, act)
        if given == 0 or view.counts[view.seat] - given != 1 or actions.A_CALL not in legal:
            return False
        return not self._speech_costs(view) and not self._mood.happens(self._mood.temper.forgetfulness)

    def _performs_before(self, view: View, legal: list[int], act: int) -> int | None:
        """The performance that the turn still owes, if it is remembered; whether it is fresh is a matter of memory."""
        mood = self._mood
        if kind_of(act) not in (PLAY, TRANSFER, PASS):
            return None
        owed = [show for show in possible(legal, self._body.rests(view)) if kind_of(show) == PERFORMED]
        if kind_of(act) == PASS:
            owed = [show for show in owed if KIND_OF[first_card(show)] != POKLOONNIK]
        if not owed or not mood.happens(mood.temper.memory):
            return None
        fresh = mood.happens(mood.temper.memory)
        kind = first_card(owed[0])
        return next(show for show in owed if first_card(show) == kind and (number_of(show) == FRESH) == fresh)

    def _chosen(self, view: View, legal: list[int]) -> int | None:
        """The act of most worth; of a chance, None if nothing of it is worth the card."""
        mood = self._mood
        acts = [act for act in legal if kind_of(act) not in (CALL, PERFORMED)]
        chance = is_chance(legal)
        if not chance and mood.happens(mood.temper.carelessness):
            return mood.any_of(acts)
        if kind_of(acts[0]) == WINK:
            return min(acts, key=lambda act: view.counts[seat_of(act)])
        if kind_of(acts[0]) == GIVE and view.phase in ("gives", "puts-aside"):
            return with_cards(GIVE, sorted(worst(held(view), len(cards_of(acts[0])), mood.cards)))
        if view.phase == "dark" and not chance:
            return dark_act(view, acts, mood)
        best = max(acts, key=lambda act: self._judgement.worth(view, act))
        return best if not chance or self._judgement.worth(view, best) > 0 else None


def cards_given(view: View, act: int) -> int:
    """How many cards leave the viewer by this act. Of what is laid in the dark the second is only said."""
    if kind_of(act) not in GIVING or view.phase == "lay-open":
        return 0
    return 1 if view.phase == "dark" and kind_of(act) == actions.LAY else len(cards_of(act))
