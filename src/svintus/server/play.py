"""A match in progress at a table: every act goes through here, in one order, which is the journal's.

Players, bots, clocks and facts all come in by the same door; an act is applied, written, and told once it is kept.
"""

from collections.abc import Callable
from typing import Final

from svintus.engine.actions import (
    CALL,
    CATCH,
    DONE,
    FEAT,
    FIST,
    INTERCEPT,
    LAST_OF_SEATS,
    LEAVE,
    NEXT_ROUND,
    RACE_ACTS,
    THROW,
    Action,
    BadAction,
    bare,
    kind_of,
    number_of,
    with_number,
)
from svintus.engine.events import NOBODY
from svintus.engine.journal import Header
from svintus.engine.refusals import (
    ALREADY_DONE,
    MALFORMED,
    NOT_A_SEATS_ACT,
    OK,
    REASON_KEYS,
    TOO_LATE,
)
from svintus.engine.standing import IS_STANDING
from svintus.protocol.messages import Answer, Clock, Reaction, Stage
from svintus.protocol.requests import Act
from svintus.server.absence import Absence
from svintus.server.arbiter import FALSE_START, Arbiter, Claim, HeldMove, believed, believed_throw
from svintus.server.bots_at_table import BotsAtTable
from svintus.server.breaks import Breaks
from svintus.server.connection import LONGEST_ALLOWANCE, Connection
from svintus.server.cues import Cues
from svintus.server.decision_clock import DecisionClock
from svintus.server.game import Game, Verdict
from svintus.server.limits import EMPTY_CATCHES, Bucket
from svintus.server.premises import Premises
from svintus.server.referee import Referee
from svintus.server.seating import Declined
from svintus.server.shelf import of_talent
from svintus.server.store import ClaimRow, EntryRow, MatchEnd, Write
from svintus.server.timers import Timers
from svintus.server.updates import frames_for

FASTEST_HUTS: Final = 2_000
"""Milliseconds: four cards are not laid sooner, let alone so that they stand."""


class Play:
    """A match and everything that moves it. `changed` is called when stage, presence at seats or readiness changed."""

    def __init__(self, premises: Premises, match_id: str, header: Header, changed: Callable[[], None]) -> None:
        self.premises = premises
        self.game = Game(match_id, header, premises.seating.first_seq)
        self.tell_table = changed
        self.stage: Stage = "playing"
        self.awake = False
        """Whether anybody is here; while nobody is, no time passes and no bot moves."""
        self._played = 0.0
        self._since = 0.0
        self._bids: dict[int, Bucket] = {}
        self._afterwards: list[tuple[int, int, str, str, int]] = []
        self.arbiter = Arbiter(premises.time, self._settle, self._release, self._lot)
        self.cues = Cues(premises, self.game, self.arbiter)
        self.clock = DecisionClock(premises, self.game, self._expire)
        self.timers = Timers(premises.time, self.game, self.bring)
        self.bots = BotsAtTable(premises.time, self.game, self._bot_acts)
        self.absence = Absence(premises, self._away_too_long)
        self.breaks = Breaks(premises, self.game, self._next)
        self.referee = Referee(self)

    # -- waking and sleeping -----------------------------------------------------------------------------------

    def replay(self, entries: list[EntryRow]) -> None:
        """Become what the journal says. Raises `BadJournal`."""
        for row in entries:
            self.game.again(row)
        if entries:
            self._played = float(entries[-1].at)
        self.stage = self._stage_now()

    def presence_changed(self) -> None:
        """Somebody came, went or looked away, or seats have changed hands."""
        self._sleep_or_wake()
        self.game.people = frozenset(seat for seat, _ in self.premises.seating.humans())
        self.game.remember_possibilities()
        self.absence.watch(self.awake and self.stage != "over")
        self._seat_bots()
        self._go_on()
        self.referee.look_around()

    def _sleep_or_wake(self) -> None:
        awake = len(self.premises.audience) > 0
        if awake and not self.awake:
            self._since = self.premises.time.now()
            self.cues.forget()
        elif self.awake and not awake:
            self._played += self.premises.time.now() - self._since
        self.awake = awake

    def at(self) -> int:
        """Milliseconds that this match has been played, without the times when nobody was there."""
        return int(self._played + (self.premises.time.now() - self._since if self.awake else 0))

    def _seat_bots(self) -> None:
        wanted: dict[int, str] = {}
        for index, seat in enumerate(self.premises.seating.seats):
            if seat.character is not None:
                wanted[index] = seat.character
            elif self.absence.stands_in(index):
                wanted[index] = "sensible"
        self.bots.seat(wanted)

    def _go_on(self) -> None:
        """After every change: what is over is over, what is due gets its clock, bots look up."""
        for claim in self.arbiter.take_stale(self._is_stale):
            self._judged(claim, TOO_LATE)
        if move := self.arbiter.take_stale_move(self.game.question):
            self.decide(move.guest, move.action_id, TOO_LATE)
        self._call_afterwards()
        before, self.stage = self.stage, self._stage_now()
        stage = self.stage
        if stage != before:
            self.absence.watch(self.awake and stage != "over")
            self.breaks.stage_changed(stage)
        playing = self.awake and stage == "playing"
        self.clock.wind(running=playing)
        self.timers.wind(running=playing)
        self.breaks.wind(running=self.awake, stage=stage, played=self.at())
        if playing:
            self.bots.look([seat for seat in range(self.game.match.seats) if self.arbiter.waits(seat)])
        else:
            self.bots.rest()
        if stage != before:
            self.tell_table()

    def _stage_now(self) -> Stage:
        match = self.game.match
        return "over" if match.over else "between" if match.round.over else "playing"

    # -- acts of people ----------------------------------------------------------------------------------------

    def act(self, connection: Connection, seat: int, request: Act) -> None:
        """A person's act. Raises `Declined` where it could not even be considered."""
        game, guest = self.game, connection.guest
        action_id = self.new_id(guest, request.id)
        if action_id is None:
            return
        try:
            action = request.action.pack()
        except BadAction:
            self.decide(guest, action_id, MALFORMED)
            return
        kind = kind_of(action)
        if kind > LAST_OF_SEATS:
            self.decide(guest, action_id, NOT_A_SEATS_ACT)
        elif game.timeliness(seat, action, request.seq) == "late":
            self.decide(guest, action_id, TOO_LATE)
        elif kind == CALL and self.arbiter.waits(seat):
            game.pending(action_id)
            self._afterwards.append((seat, action, guest, action_id, request.seq))
        elif kind == CATCH and action not in game.match.legal(seat) and not self._may_try(seat):
            raise Declined("cooling-down", "one such try a second")
        elif kind in (INTERCEPT, *RACE_ACTS) and game.match.check(seat, action) == OK:
            self._bid(connection, seat, action, action_id, request.reaction)
        else:
            self._move(seat, action, guest, action_id)

    def new_id(self, guest: str, request_id: str) -> str | None:
        """The id of an act in the journal; None for one that has come before, which is answered again."""
        action_id = f"{guest}:{request_id}"
        if not self.game.known(action_id):
            return action_id
        if verdict := self.game.verdict(action_id):
            self._answer(guest, action_id, verdict)
        return None

    def _call_afterwards(self) -> None:
        """Calls that came after a move that was held are heard after it (`SV-1`)."""
        calls = [call for call in self._afterwards if not self.arbiter.waits(call[0])]
        self._afterwards = [call for call in self._afterwards if self.arbiter.waits(call[0])]
        for seat, action, guest, action_id, seq in calls:
            late = self.game.timeliness(seat, action, seq) == "late"
            self.decide(guest, action_id, TOO_LATE if late else self.do(seat, action, action_id))

    def _may_try(self, seat: int) -> bool:
        return self._bids.setdefault(seat, Bucket(EMPTY_CATCHES)).take(self.premises.time.now())

    def _bid(self, connection: Connection, seat: int, action: int, action_id: str, reported: float | None) -> None:
        if self.arbiter.waits(seat) and kind_of(action) != FIST:
            self.decide(connection.guest, action_id, ALREADY_DONE)
            return
        now, cue = self.premises.time.now(), self.cues.of(action)
        shown = connection.shown(cue)
        trusted = believed(reported, None if shown is None else now - shown, connection.allowance(now))
        if trusted < FALSE_START:
            raise Declined("false-start", f"nobody reacts within {trusted:.0f} ms")
        if kind_of(action) == DONE and trusted < FASTEST_HUTS:
            raise Declined("impossible", f"nobody builds two huts within {trusted:.0f} ms")
        self.game.pending(action_id)
        self._claim(seat, action, connection.guest, action_id, reported, trusted)

    def _move(self, seat: int, action: int, guest: str | None, action_id: str | None) -> None:
        """An act that is no race; one that would close a window waits for those who may still claim it (`INT-6`)."""
        if kind_of(action) not in (CALL, CATCH) and self.arbiter.waits(seat):
            self.decide(guest, action_id, ALREADY_DONE)
            return
        game = self.game
        if kind_of(action) == THROW and game.match.check(seat, action) == OK:
            allowed = LONGEST_ALLOWANCE if guest is None else self.premises.audience.largest_allowance([guest])
            action = with_number(THROW, believed_throw(number_of(action), self.clock.passed(), allowed))
        closes = game.window_open and not _is_standing(action) and seat in game.match.owing()
        if game.match.check(seat, action) != OK and not game.match.options.by_the_book:
            closes = False
        grace = self.cues.grace(seat, INTERCEPT) if closes else 0
        if grace > 0:
            if action_id is not None:
                game.pending(action_id)
            self.arbiter.hold(HeldMove(seat, action, guest, action_id, game.question, self.premises.time.now() + grace))
        else:
            self.decide(guest, action_id, self.do(seat, action, action_id))

    def _release(self, move: HeldMove) -> None:
        self.decide(move.guest, move.action_id, self.do(move.seat, move.action, move.action_id))
        self._call_afterwards()
        self._look_again()

    def decide(self, guest: str | None, action_id: str | None, reason: int) -> None:
        """Remember what became of an act, and tell whoever asked for it."""
        if reason:
            self.premises.metrics.refusals.labels(REASON_KEYS[reason]).inc()
        if guest is not None and action_id is not None:
            verdict = Verdict(REASON_KEYS[reason] if reason else None, self.game.seq)
            self.game.answered(action_id, verdict)
            self._answer(guest, action_id, verdict)

    def _answer(self, guest: str, action_id: str, verdict: Verdict) -> None:
        message = Answer(action_id.removeprefix(f"{guest}:"), verdict.refused, verdict.seq)
        self.premises.audience.tell(self.premises.audience.of(guest), message)

    # -- races -------------------------------------------------------------------------------------------------

    def _is_stale(self, claim: Claim) -> bool:
        if self.stage != "playing" or claim.cue != self.cues.of(claim.action):
            return True
        return self.game.match.check(claim.seat, claim.action) != OK

    def _claim(
        self, seat: int, action: int, guest: str | None, action_id: str | None, reported: float | None, trusted: float
    ) -> None:
        due = self.premises.time.now() + self.cues.grace(seat, kind_of(action))
        self.arbiter.claim(Claim(seat, action, guest, action_id, self.cues.of(action), reported, trusted, due))

    def _lot(self, among: int) -> int:
        return self.game.draw_lot(among, "race", self.game.match.number, self.game.entries)

    def _settle(self, claim: Claim) -> None:
        reason = TOO_LATE if self._is_stale(claim) else self.do(claim.seat, claim.action, claim.action_id)
        self._judged(claim, reason)
        self._call_afterwards()
        self._look_again()

    def _judged(self, claim: Claim, reason: int) -> None:
        written = Action.unpack(claim.action).write()
        self.premises.outbox.write(
            ClaimRow(
                self.game.id,
                claim.cue - self.game.first_seq,
                claim.seat,
                self.at(),
                written,
                claim.reported,
                min(claim.believed, 1e9),
                reason == OK,
            )
        )
        self.decide(claim.guest, claim.action_id, reason)
        if reason == OK and kind_of(claim.action) in RACE_ACTS and claim.believed < float("inf"):
            told = Reaction(claim.seat, Action.unpack(claim.action).kind, round(claim.believed))
            self.premises.audience.tell(self.premises.audience.all(), told)

    # -- acts of bots, clocks and facts ------------------------------------------------------------------------

    def _bot_acts(self, seat: int, action: int) -> None:
        if kind_of(action) == FEAT and (feat := self.game.match.view(NOBODY).feat) is not None:
            action = with_number(FEAT, of_talent(feat.feat, number_of(action)))
        if self.game.match.check(seat, action) == OK:
            if kind_of(action) in (INTERCEPT, *RACE_ACTS):
                self._claim(seat, action, None, None, None, self.cues.since(action, self._since))
            elif kind_of(action) > LAST_OF_SEATS:
                self.do(seat, action, None)
            else:
                self._move(seat, action, None, None)
        self._look_again()

    def _look_again(self) -> None:
        if self.awake and self.stage == "playing":
            self.bots.look([seat for seat in range(self.game.match.seats) if self.arbiter.waits(seat)])

    def _expire(self, action: int) -> None:
        """The clock has run out; what waits to be judged was done in time."""
        if self.arbiter.busy or self.referee.thinks:
            self.clock.extend()
        else:
            self.do(NOBODY, action, None)

    def bring(self, seat: int, action: int) -> None:
        """A fact, or seconds that are over; what is none at this moment is left out."""
        if self.awake and self.game.match.check(seat, action) == OK:
            self.do(seat, action, None)

    def given_up(self, seat: int) -> None:
        """Whoever sat here will not come back: a bot goes on, or the seat leaves the round (`SEAT-1`)."""
        if self.game.match.options.absent == "leave":
            self._leave(seat)

    def _away_too_long(self, seat: int) -> None:
        if self.game.match.options.absent == "leave":
            self._leave(seat)
        else:
            self._seat_bots()
            self._go_on()
        self.tell_table()

    def _leave(self, seat: int) -> None:
        if self.game.match.check(seat, bare(LEAVE)) == OK:
            self.do(seat, bare(LEAVE), None)

    def _next(self, action: int) -> None:
        """The table itself moves the match on: the next round, the end of its time, its end."""
        if kind_of(action) == NEXT_ROUND:
            self.premises.seating.nobody_is_ready()
            if self.premises.seating.seat_successors():
                self.game.forget_events()
                self.presence_changed()
        self.do(NOBODY, action, None)
        if self.game.match.options.absent == "leave":
            for seat in self.absence.gone():
                self._leave(seat)

    # -- the one door ------------------------------------------------------------------------------------------

    def do(self, seat: int, action: int, action_id: str | None, *also: Write) -> int:
        """Apply, write (and these besides), tell. 0, or the reason of the refusal, after which nothing has changed."""
        self.referee.before(seat, action)
        before = self.game.match.number
        reason = self.game.apply(seat, action)
        if reason:
            return reason
        game, premises = self.game, self.premises
        self.cues.note()
        writes: list[Write] = [
            EntryRow(game.id, game.entries, action_id, self.at(), seat, Action.unpack(action).write()),
            *also,
        ]
        seating = premises.seating
        if game.match.over:
            seating.over = True
            writes.append(MatchEnd(game.id, premises.time.wall()))
        started = premises.time.now()
        with premises.outbox.together():
            premises.outbox.write(*writes)
            if game.match.over or game.match.number != before:
                premises.keep()
        premises.outbox.tell(lambda: premises.metrics.commits.observe((premises.time.now() - started) / 1000))
        by = "person" if action_id is not None else "bot" if seat != NOBODY else "table"
        premises.metrics.acts.labels(Action.unpack(action).kind, by).inc()
        self.bots.observe()
        self.timers.observe()
        self.clock.wind(running=self.awake and self._stage_now() == "playing")
        premises.audience.send(self._frames(premises.audience.all(), game.seq - 1), game.seq)
        self._go_on()
        return OK

    def show(self, connection: Connection, since: int | None) -> None:
        """Bring a connection up to date: what came after `since`, and everything as it is."""
        frames = self._frames([connection], self.game.seq if since is None else since)
        self.premises.audience.send(frames, self.game.seq)

    def _frames(self, connections: list[Connection], since: int) -> list[tuple[Connection, bytes]]:
        return frames_for(self.game, self.premises.seating, connections, since, self.clock_now())

    def clock_now(self) -> Clock | None:
        """What is left of the decision at hand."""
        return self.clock.reading()


def _is_standing(action: int) -> bool:
    """Whether it is possible beside what waits, and so closes nothing; facts are too."""
    kind = kind_of(action)
    return kind > LAST_OF_SEATS or IS_STANDING[kind] == 1
