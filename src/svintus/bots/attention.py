"""What a bot is about to do, and when: the piece between a bot and whoever hosts it, the lab's driver or the server.

A *cue* is what a seat must answer, or one chance it sees: a copy of the card on top, a seat that forgot its call. The
bot is asked once for each cue, and its decision stands while the cue stays what it was; acts of others that change
nothing for this seat therefore draw no new reaction times. Pure: the host brings the time, in milliseconds.
"""

from svintus.bots.bot import Bot, Decision
from svintus.engine.actions import CALL, CATCH, INTERCEPT, kind_of, seat_of
from svintus.engine.events import Event
from svintus.engine.view import View

Cue = tuple[object, ...]


class Attention:
    """One bot at one seat. After every change at the table: `observe` what happened, then `look`."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._held: dict[Cue, tuple[int, Decision] | None] = {}
        self._soonest: Cue | None = None

    def observe(self, event: Event) -> None:
        """Something happened, as this seat may see it."""
        self.bot.observe(event)

    def look(self, now: int, view: View, legal: list[int]) -> None:
        """See the table as it is at `now`: forget cues that are gone, decide about those that are new."""
        held: dict[Cue, tuple[int, Decision] | None] = {}
        for cue, acts in cues(view, legal):
            if cue in self._held:
                held[cue] = self._held[cue]
            else:
                decision = self.bot.decide(view, acts)
                held[cue] = None if decision is None else (now + decision.after, decision)
        self._held = held
        self._find_soonest()

    def look_away(self) -> None:
        """Nothing is possible for this seat: the same as a `look` without a legal act, but free of a View."""
        if self._held:
            self._held = {}
            self._soonest = None

    @property
    def due(self) -> int | None:
        """When its next act is due, in the host's milliseconds; None if it waits for others."""
        held = self._held[self._soonest] if self._soonest is not None else None
        return held[0] if held is not None else None

    def take(self) -> Decision:
        """The decision that is due next, which the host does now; then `look` again, also after a refusal."""
        held = self._held.pop(self._soonest) if self._soonest is not None else None
        if held is None:
            raise LookupError("nothing is due")
        self._find_soonest()
        return held[1]

    def _find_soonest(self) -> None:
        self._soonest = None
        soonest = -1
        for cue, held in self._held.items():
            if held is not None and (soonest < 0 or held[0] < soonest):
                soonest = held[0]
                self._soonest = cue


def cues(view: View, legal: list[int]) -> list[tuple[Cue, list[int]]]:
    """The cues of a seat with the acts that belong to each; the chances first, then the answer that it owes.

    A call belongs to the act that it precedes; alone it is a chance only where it can still save (`SV-6`).
    """
    answers: list[int] = []
    copies: list[int] = []
    calls: list[int] = []
    found: list[tuple[Cue, list[int]]] = []
    for act in legal:
        kind = kind_of(act)
        if kind == CATCH:
            found.append((("catch", view.round, seat_of(act)), [act]))
        elif kind == INTERCEPT:
            copies.append(act)
        elif kind == CALL:
            calls.append(act)
        else:
            answers.append(act)
    if copies:
        landing = (view.top, view.pile_count, view.last_player)
        found.append((("intercept", view.round, landing, tuple(copies), bool(calls)), copies + calls))
    if calls and view.seat in view.catchable:
        found.append((("call", view.round), calls))
    if answers:
        state = (view.phase, view.top, view.colour, view.stake, view.has_drawn)
        found.append((("answer", view.round, state, tuple(answers), bool(calls)), answers + calls))
    return found
