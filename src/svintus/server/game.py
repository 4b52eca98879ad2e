"""A match as a table plays it: the engine's match, its count of entries, and a memory of what was asked when."""

from collections import OrderedDict, deque
from dataclasses import dataclass
from typing import Final, Literal

from svintus.bots.deadline import OF_MANY
from svintus.engine.actions import (
    CALL,
    CATCH,
    INTERCEPT,
    LAST_OF_SEATS,
    RACE_ACTS,
    REWARD,
    THROW,
    Action,
    first_card,
    has_several,
    kind_of,
    seat_of,
)
from svintus.engine.events import CardPlayed, Event, RaceBegan, SlapBegan
from svintus.engine.journal import BadJournal, Header
from svintus.engine.match import Match
from svintus.engine.phase import NO_RACE
from svintus.engine.refusals import OK, REASON_KEYS
from svintus.engine.rng import Generator, derive
from svintus.engine.standing import IS_STANDING
from svintus.server.store import EntryRow

_EVENTS_KEPT: Final = 200
_MOMENTS_KEPT: Final = 64
_ANSWERS_KEPT: Final = 512


@dataclass(frozen=True, slots=True)
class Moment:
    """What stood when the table's count was `seq`: the question that was open, and what each person could do."""

    seq: int
    question: int
    landing: int
    legal: dict[int, frozenset[int]]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of an act with an id: refused for a reason (a key) or done, at this count of the table."""

    refused: str | None
    seq: int


class Game:
    """A match with its place in the table's count. `people` are the seats whose possibilities are remembered."""

    def __init__(self, match_id: str, header: Header, first_seq: int) -> None:
        self.id = match_id
        self.header = header
        self.first_seq = first_seq
        self.match: Match = header.new_match(telling=True)
        self.entries = 0
        self.people: frozenset[int] = frozenset()
        self.question = 0
        """Counts up with every new thing to decide."""
        self.landing = first_seq
        """When the last card landed."""
        self.window_cue = first_seq
        """When the interception that is possible now became possible."""
        self.race_cue = first_seq
        """When the last race began."""
        self._asked: tuple[object, ...] = ()
        self._owing: frozenset[int] = frozenset()
        self._open = False
        self._events: deque[tuple[int, list[Event]]] = deque(maxlen=_EVENTS_KEPT)
        self._moments: deque[Moment] = deque(maxlen=_MOMENTS_KEPT)
        self._verdicts: OrderedDict[str, Verdict | None] = OrderedDict()
        self._note()

    @property
    def seq(self) -> int:
        """The table's count now."""
        return self.first_seq + self.entries

    # -- what happens ------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> int:
        """0 if it is done, and the count is one higher; otherwise the reason, and nothing has changed."""
        reason = self.match.apply(seat, action)
        if reason == OK:
            self.entries += 1
            self._note()
        return reason

    def again(self, row: EntryRow) -> None:
        """Do what the journal says was done. Raises `BadJournal`."""
        if row.seq != self.entries + 1:
            raise BadJournal("missing", number=self.entries + 1)
        reason = self.apply(row.seat, Action.read(row.action).pack())
        if reason:
            raise BadJournal("unlawful", act=row.action, refusal=REASON_KEYS[reason])
        if row.action_id is not None:
            self.answered(row.action_id, Verdict(None, self.seq))

    def _note(self) -> None:
        """Remember what has just happened, and what is asked now."""
        events = self.match.take_events()
        self._events.append((self.seq, events))
        if any(isinstance(event, CardPlayed) for event in events):
            self.landing = self.seq
        r = self.match.round
        is_open = not r.over and r.window and len(r.stack) == 1
        if is_open and (not self._open or self.landing == self.seq):
            self.window_cue = self.seq
        self._open = is_open
        self._note_question(any(isinstance(event, SlapBegan | RaceBegan) for event in events))
        self.remember_possibilities()

    def _note_question(self, race_began: bool) -> None:
        """What is asked is another question when another phase waits, or the same one in another state; in an act of
        many what one of them does changes nothing for the others. In a tower of fists those who have acted owe again,
        and it is the same race."""
        match, r = self.match, self.match.round
        owing = frozenset(match.owing())
        race, many = False, False
        asked: tuple[object, ...] = (match.number, match.over)
        if not r.over:
            top = r.stack[-1]
            race, many = top.race_act != NO_RACE, isinstance(top, OF_MANY)
            asked = (match.number, top.number, () if many else top.stored(), self.landing)
        if asked != self._asked or race_began or (many and not race and not owing <= self._owing):
            self.question += 1
            if race:
                self.race_cue = self.seq
        self._asked, self._owing = asked, owing

    def remember_possibilities(self) -> None:
        """Note what each person could do now; also when people have changed."""
        legal = {seat: frozenset(self.match.legal(seat)) for seat in self.people}
        if self._moments and self._moments[-1].seq == self.seq:
            self._moments.pop()
        self._moments.append(Moment(self.seq, self.question, self.landing, legal))

    # -- looking back ------------------------------------------------------------------------------------------

    @property
    def window_open(self) -> bool:
        """Whether the card on top could be intercepted by whoever holds its copy."""
        return self._open

    def events_now(self) -> list[Event]:
        """What the last entry brought."""
        return self._events[-1][1]

    def events_since(self, seq: int) -> list[Event]:
        """Everything after this count; nothing if it is too long ago (or has not happened yet)."""
        if seq < self._events[0][0] - 1 or seq > self.seq:
            return []
        return [event for at, events in self._events if at > seq for event in events]

    def forget_events(self) -> None:
        """Seats have changed hands: what a seat saw before is not for its new owner."""
        self._events = deque([(self.seq, [])], maxlen=_EVENTS_KEPT)

    def timeliness(self, seat: int, action: int, seq: int) -> Literal["now", "late"]:
        """Whether an act made when the table's count was `seq` is to be taken as it is, or has come too late.

        Late is what was sound where its player last looked and is not what it was (`PACE-3`, `INT-6`): it was lawful
        and is not, or the question it answered is no longer the one that is asked.
        """
        if seq >= self.seq:
            return "now"
        then = next((moment for moment in self._moments if moment.seq == seq), None)
        kind = kind_of(action)
        sound_then = then is None or _was_offered(then.legal.get(seat, frozenset()), action)
        if kind in (CALL, CATCH):
            return "late" if sound_then and action not in self.match.legal(seat) else "now"
        same_question = then is not None and then.question == self.question
        beside = kind <= LAST_OF_SEATS and IS_STANDING[kind]
        if self.match.check(seat, action) != OK:
            return "late" if sound_then and (beside or not same_question) else "now"
        if kind == INTERCEPT:
            return "now" if then is not None and then.landing == self.landing else "late"
        return "now" if beside or same_question or kind in RACE_ACTS else "late"

    # -- answers -----------------------------------------------------------------------------------------------

    def known(self, action_id: str) -> bool:
        """Whether an act with this id has come before."""
        return action_id in self._verdicts

    def verdict(self, action_id: str) -> Verdict | None:
        """What became of it; None while that is not decided."""
        return self._verdicts.get(action_id)

    def pending(self, action_id: str) -> None:
        """It has come, and is not decided yet."""
        self.answered(action_id, None)

    def answered(self, action_id: str, verdict: Verdict | None) -> None:
        """It is decided. Done acts are remembered for good by the journal, refused ones for a long while here."""
        self._verdicts[action_id] = verdict
        if len(self._verdicts) > _ANSWERS_KEPT:
            self._verdicts.popitem(last=False)

    def forget(self, action_id: str) -> None:
        """It was never considered; the same id may come again."""
        self._verdicts.pop(action_id, None)

    # -- chance ------------------------------------------------------------------------------------------------

    def draw_lot(self, among: int, *path: str | int) -> int:
        """A number below `among` by the match's seed: for races too close to call, and for bots."""
        return Generator(derive(self.match.seed, *path)).below(among)


def _was_offered(legal: frozenset[int], action: int) -> bool:
    """Whether an act was lawful where its player last looked. Not every act with several cards is listed, nor every
    moment of a throw; a reward with other gifts is as lawful as one that is."""
    if kind_of(action) == THROW:
        return any(kind_of(act) == THROW for act in legal)
    if kind_of(action) == REWARD:
        return any(
            kind_of(act) == REWARD and seat_of(act) == seat_of(action) and first_card(act) == first_card(action)
            for act in legal
        )
    return action in legal or has_several(action)
