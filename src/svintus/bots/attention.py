"""What a bot is about to do, and when: the piece between a bot and whoever hosts it, the lab's driver or the server.

A *cue* is what a seat must answer, or one chance it sees: a copy of the card on top, a seat that forgot its call, a
ground, a word that is due, a moment in which it might forget its manners. The bot is asked once for each cue, and its
decision stands while the cue stays what it was; acts of others that change nothing for this seat therefore draw no new
reaction times. Pure: the host brings the time, in milliseconds.
"""

from svintus.bots import conduct
from svintus.bots.bot import Bot, Decision
from svintus.engine.actions import (
    CALL,
    CATCH,
    CLAP,
    GIVE_COURAGE,
    INTERCEPT,
    REWARD,
    SAY,
    SPOT,
    SWAP,
    WINK,
    kind_of,
    seat_of,
)
from svintus.engine.events import NOBODY, Event
from svintus.engine.match import Match
from svintus.engine.view import View

Cue = tuple[object, ...]


class Attention:
    """One bot at one seat. After every change at the table: `observe` what happened, then `see` the match."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._held: dict[Cue, tuple[int, Decision] | None] = {}
        self._soonest: Cue | None = None

    def observe(self, event: Event) -> None:
        """Something happened, as this seat may see it."""
        self.bot.observe(event)

    def see(self, now: int, match: Match, seat: int) -> None:
        """Look at the table, if there is anything to see for this seat."""
        legal = match.legal(seat)
        if legal or _minds(match, seat):
            self.look(now, match.view(seat), legal)
        else:
            self.look_away()

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
        """The decision that is due next, which the host does now; then look again, also after a refusal.

        It is an act of the seat, or a fact about it (see `conduct`).
        """
        held = self._held[self._soonest] if self._soonest is not None else None
        if held is None or self._soonest is None:
            raise LookupError("nothing is due")
        if self._soonest[0] in ONCE:
            self._held[self._soonest] = None
        else:
            del self._held[self._soonest]
        self._find_soonest()
        return held[1]

    def _find_soonest(self) -> None:
        self._soonest = None
        soonest = -1
        for cue, held in self._held.items():
            if held is not None and (soonest < 0 or held[0] < soonest):
                soonest = held[0]
                self._soonest = cue


ONCE = ("lapse", "whisper", "wink")
"""What is done once for its cue, though the cue stays."""


def _minds(match: Match, seat: int) -> bool:
    """Whether there is something to see for a seat without a listed act: manners, and sums that are due."""
    r = match.round
    if r.over or r.gone >> seat & 1:
        return False
    return r.silence_owner != NOBODY or r.kinds & conduct.MINDED != 0 or r.dues != []


def cues(view: View, legal: list[int]) -> list[tuple[Cue, list[int]]]:
    """The cues of a seat with the acts that belong to each; the chances first, then the answer that it owes.

    A call belongs to the act that it precedes; alone it is a chance only where it can still save (`SV-6`). What a
    courage card asks for in a turn belongs to that turn.
    """
    answers: list[int] = []
    gifts: dict[int, list[int]] = {}
    calls: list[int] = []
    found: list[tuple[Cue, list[int]]] = []
    for act in legal:
        kind = kind_of(act)
        if kind == CATCH:
            found.append((("catch", view.round, seat_of(act)), [act]))
        elif kind == SPOT:
            found.append((("spot", view.round, seat_of(act)), [act]))
        elif kind in OUT_OF_TURN:
            gifts.setdefault(kind, []).append(act)
        elif kind == CALL:
            calls.append(act)
        elif kind not in (SAY, CLAP):
            answers.append(act)
    landing = (view.top, view.pile_count, view.last_player)
    for kind, acts in gifts.items():
        if kind == WINK:
            found.append((("wink", view.round, landing, view.gone), acts))
        else:
            found.append(((OUT_OF_TURN[kind], view.round, landing, tuple(acts), bool(calls)), acts + calls))
    if calls and view.seat in view.catchable:
        found.append((("call", view.round), calls))
    found += [(("due", view.round, number), conduct.due_acts(kind)) for number, kind in view.dues]
    found += _manners(view, landing)
    if answers:
        answers += conduct.performances(view) + conduct.feats(view)
        state = (view.phase, view.top, view.colour, view.stake, view.has_drawn, _may_touch(view))
        found.append((("answer", view.round, state, tuple(answers), bool(calls)), answers + calls))
    return found


OUT_OF_TURN = {INTERCEPT: "intercept", REWARD: "reward", GIVE_COURAGE: "courage", SWAP: "swap", WINK: "wink"}
"""Kinds of acts that are chances beside the answer."""


def _may_touch(view: View) -> bool:
    """Whoever named the garment waits until somebody has touched it (`CLO`)."""
    return view.race is not None and view.race.starter == view.seat and view.race.order != ()


def _manners(view: View, landing: Cue) -> list[tuple[Cue, list[int]]]:
    """What could slip, once between one card and the next."""
    if view.phase in ("round-over", "match-over"):
        return []
    found: list[tuple[Cue, list[int]]] = []
    lapses = conduct.lapses(view)
    if lapses:
        found.append((("lapse", view.round, landing, view.silence_owner, view.mover, view.gone), lapses))
    whispers = conduct.whispers(view)
    if whispers:
        found.append((("whisper", view.round, landing, view.silence_owner), whispers))
    return found
