"""Hands, eyes and manners of a bot: what takes no thought. Every kind of bot has one."""

from typing import Final

from svintus.bots.bot import Decision
from svintus.bots.conduct import ANSWERED_BY
from svintus.bots.prompter import Prompter
from svintus.bots.temper import Mood
from svintus.engine import actions
from svintus.engine.actions import (
    CLAP,
    COUNT,
    DONE,
    FACT,
    FAS,
    FEAT,
    FIST,
    LEAVE,
    MISTAKE,
    SAY,
    SLAP,
    SPEAK,
    SPOT,
    SUM,
    THROW,
    TOUCH,
    bare,
    kind_of,
    number_of,
    with_number,
)
from svintus.engine.events import Event
from svintus.engine.phases.throw import MOMENT, MOMENTS, PLACES, REACH, place_at, thrown_at
from svintus.engine.tasks import WORDS
from svintus.engine.view import View

LAPSE: Final = (200, 2_000)
"""Milliseconds from the landing of a card to something tactless."""
SLAMMING: Final = 0.02
"""Of the lapses that are the seat's last."""
BLINK: Final = (180, 900)
"""From an eye that flickers to the shout; the flicker lasts 600."""
AIMING: Final = (20, 80)
"""Moments of a throw."""
SHOWING: Final = (3_000, 12_000)
"""At a feat."""
WAITING_TO_TOUCH: Final = (3_500, 4_500)
"""Whoever named the garment and may not be first: nearly to the end of the race, or until somebody touches it."""
LARGEST_GUESS: Final = 40
REFLEXES: Final = (SLAP, FIST, FAS, TOUCH, DONE, THROW, SPOT, SAY, CLAP, SUM, FACT, SPEAK, COUNT, MISTAKE)
"""The kinds of acts of cues that a body answers by itself."""


class Body:
    """One bot's body. Without a prompter it guesses words and sums."""

    def __init__(self, mood: Mood, prompter: Prompter | None) -> None:
        self._mood = mood
        self._prompter = prompter
        self._answered: list[int] = []

    def observe(self, event: Event) -> None:
        """Somebody has to listen for the words."""
        if self._prompter is not None:
            self._prompter.observe(event)

    def react(self, view: View, legal: list[int]) -> Decision | None:
        """What the body does about a cue of one of the `REFLEXES`."""
        mood, temper = self._mood, self._mood.temper
        kind = kind_of(legal[0])
        if kind in (SLAP, FIST, FAS):
            return Decision(legal[0], mood.reaction(temper.slapping))
        if kind == TOUCH:
            return Decision(legal[0], self._touching(view))
        if kind == DONE:
            return Decision(legal[0], self._building())
        if kind == THROW:
            return self._throw(view)
        if kind == SPOT:
            return Decision(legal[0], mood.reaction(BLINK)) if mood.happens(temper.eye) else None
        if kind in (SAY, CLAP, SUM):
            return self._task(view, kind)
        if kind == MISTAKE:
            return None if self.rests(view) or mood.happens(temper.memory) else self._lapse(legal)
        return None if mood.happens(temper.tact) else self._lapse(legal)

    def rests(self, view: View) -> bool:
        """Whether the tasks that need the voice rest just now (`SIL-5`)."""
        return self._mood.options.voice_tasks_rest and view.silence_owner >= 0

    def feat(self) -> Decision:
        """The feat is shown, as well as may be."""
        return Decision(with_number(FEAT, self._mood.score()), self._mood.reaction(SHOWING))

    def _lapse(self, acts: list[int]) -> Decision:
        """Any of these; or, where the others then play on without them, slamming the door."""
        if self._mood.options.absent == "leave" and self._mood.happens(SLAMMING):
            return Decision(bare(LEAVE), self._mood.reaction(LAPSE))
        kinds = sorted({(kind_of(act), number_of(act)) for act in acts})
        kind = kinds[self._mood.rng.below(len(kinds))]
        of_that_kind = [act for act in acts if (kind_of(act), number_of(act)) == kind]
        return Decision(self._mood.any_of(of_that_kind), self._mood.reaction(LAPSE))

    def _touching(self, view: View) -> int:
        race = view.race
        waits = self._prompter is not None and race is not None and race.starter == view.seat and not race.order
        return self._mood.reaction(WAITING_TO_TOUCH if waits else self._mood.temper.slapping)

    def _building(self) -> int:
        """Huts that have fallen are built again."""
        mood = self._mood
        after = mood.reaction(mood.temper.building)
        return after if mood.happens(mood.temper.steadiness) else after + mood.reaction(mood.temper.building) // 2

    def _throw(self, view: View) -> Decision:
        first, last = AIMING
        moment = first + self._mood.rng.below(last - first)
        place = self._mood.rng.below(PLACES)
        if self._prompter is not None and len(view.mark) == 4:
            start, speed, turn, after = view.mark
            place = self._mood.aim(place_at((start, speed, turn, after), moment), REACH, PLACES)
        return Decision(with_number(THROW, thrown_at(min(moment, MOMENTS - 1), place)), moment * MOMENT)

    def _task(self, view: View, kind: int) -> Decision | None:
        """What is due is done, if it is noticed; with the right word if it is known."""
        mood, temper = self._mood, self._mood.temper
        due = self._next_due(view, kind)
        if not mood.happens(temper.attention):
            return None
        if kind == CLAP:
            return Decision(actions.A_CLAP, mood.reaction(temper.calling))
        guess = mood.rng.below(len(WORDS) if kind == SAY else LARGEST_GUESS)
        knows = self._prompter is not None and mood.happens(temper.memory)
        said = self._prompter.right(due) if self._prompter is not None and knows else guess
        return Decision(with_number(kind, said), mood.reaction(temper.calling))

    def _next_due(self, view: View, kind: int) -> int:
        """The oldest due of this kind that was not thought about yet."""
        standing = [number for number, _ in view.dues]
        self._answered = [number for number in self._answered if number in standing]
        for number, card in view.dues:
            if ANSWERED_BY[card] == kind and number not in self._answered:
                self._answered.append(number)
                return number
        return -1
