"""A hosted table: the inbox of everything that anybody asks of it, one request after the other."""

import secrets
from collections.abc import Callable
from typing import Final

import structlog

from svintus.engine.actions import SHOWN, with_number
from svintus.engine.events import NOBODY
from svintus.engine.journal import Header
from svintus.engine.rng import commitment
from svintus.protocol import VERSION, messages, requests
from svintus.protocol.messages import Stage
from svintus.server.audience import Audience
from svintus.server.connection import Connection
from svintus.server.docket import Docket
from svintus.server.granted import Granted
from svintus.server.metrics import Metrics
from svintus.server.outbox import Outbox
from svintus.server.play import Play
from svintus.server.premises import Premises
from svintus.server.pulse import Pulse
from svintus.server.repertoire import Repertoire
from svintus.server.seating import Declined, Seating
from svintus.server.store import MatchRow, Store, TableGone
from svintus.server.table_state import table_state
from svintus.server.talk import Talk, checked_text
from svintus.server.timing import Alarm, GuardedTime, Time

HOST_MISSED_AFTER: Final = 20_000
"""Milliseconds after which the host's rights pass on to somebody who is here."""
_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"

log = structlog.get_logger("svintus.table")


class Table:
    """One table with its audience. `broken` is called once if the store fails it: it must then be loaded again."""

    def __init__(
        self, seating: Seating, store: Store, time: Time, metrics: Metrics, broken: Callable[["Table"], None]
    ) -> None:
        self.seating = seating
        self.store = store
        self.time = time = GuardedTime(time, self._failed)
        self._broken = broken
        self.outbox = Outbox(store, self._failed)
        self.audience = Audience(time, self.outbox)
        heard = [(row.kind, row.text) for row in store.performances(seating.code)]
        self.premises = Premises(
            seating,
            self.audience,
            self.outbox,
            time,
            metrics,
            Talk(seating, self.audience, self.outbox, time, store.talk(seating.code)),
            Repertoire(heard),
            Granted(store.granted(seating.code)),
        )
        self.play: Play | None = None
        self._welcomed: dict[Connection, tuple[int | None, bool]] = {}
        self._pulse = Pulse(self.audience, time)
        self._host_missed = Alarm(time, self._pass_host_on)
        self._failed_already = False
        self.idle_since = time.now()

    def restore(self) -> None:
        """Go on with the match that was running. Raises `BadJournal` or `NoSuchMatch`."""
        if self.seating.match_id is not None:
            row = self.store.match(self.seating.match_id)
            play = Play(self.premises, row.id, row.header(), self.tell_table)
            play.replay(self.store.entries(row.id))
            play.referee.facts.hear_again(self.premises.talk.since(row.started))
            play.referee.court.judged_before(self.store.trials(row.id))
            self.play = play

    # -- coming and going --------------------------------------------------------------------------------------

    def connect(self, connection: Connection, since: int | None) -> None:
        """Somebody has come: who they are, what the table is, what is going on."""
        try:
            self._welcome(connection, since)
        except Exception as error:
            self._failed(error)

    def _welcome(self, connection: Connection, since: int | None) -> None:
        self.audience.add(connection)
        self._pulse.feel(connection)
        self._presence_changed()
        if self.play is not None:
            self.play.show(connection, since)
            self.play.referee.court.show(connection)
        self.premises.talk.show(connection)

    def disconnect(self, connection: Connection) -> None:
        """A connection is gone; its guest may still be here with another."""
        if connection in self.audience:
            self.audience.remove(connection)
            self._welcomed.pop(connection, None)
            try:
                self._presence_changed()
            except Exception as error:
                self._failed(error)
        if not len(self.audience):
            self._pulse.stop()
            self.idle_since = self.time.now()

    def _presence_changed(self) -> None:
        host_here = self.audience.present(self.seating.host)
        if host_here or not len(self.audience):
            self._host_missed.off()
        elif self._host_missed.due is None:
            self._host_missed.set(self.time.now() + HOST_MISSED_AFTER)
        if self.play is not None:
            self.play.presence_changed()
        self.tell_table()

    def _pass_host_on(self) -> None:
        """To the first seated player who is here, else to whoever watches longest."""
        seated = [person.guest for _, person in self.seating.humans() if self.audience.present(person.guest)]
        here = seated or [connection.guest for connection in self.audience.all()]
        if here:
            self.seating.host = here[0]
            self.premises.keep()
            self.tell_table()

    # -- the inbox ---------------------------------------------------------------------------------------------

    def receive(self, connection: Connection, request: requests.AnyRequest) -> None:
        """One request of somebody who is connected, kept as a whole; what cannot be granted is answered with a named
        failure."""
        try:
            with self.outbox.together():
                self._consider(connection, request)
        except Exception as error:  # the one table stops, and is loaded again as its journal has it
            self._failed(error)

    def _consider(self, connection: Connection, request: requests.AnyRequest) -> None:
        try:
            if isinstance(request, requests.Say | requests.Claim | requests.Plead | requests.Judge):
                self._grant_once(connection, request)
            else:
                self._grant(connection, request)
        except Declined as declined:
            self.fail(connection, declined, getattr(request, "id", None))

    def _grant_once(
        self, connection: Connection, request: requests.Say | requests.Claim | requests.Plead | requests.Judge
    ) -> None:
        """Grant what the journal does not remember; sent again it is only answered again."""
        action_id = f"{connection.guest}:{request.id}"
        if action_id not in self.premises.granted:
            self._grant(connection, request)
            self.premises.remember_granted(action_id)
        self._answer_granted(connection, request.id)

    def _answer_granted(self, connection: Connection, request_id: str) -> None:
        seq = self.play.game.seq if self.play is not None else self.seating.first_seq
        self.audience.tell(self.audience.of(connection.guest), messages.Answer(request_id, None, seq))

    def fail(self, connection: Connection, declined: Declined, request_id: str | None = None) -> None:
        """Tell one connection that its request failed."""
        self.premises.metrics.failures.labels(declined.code).inc()
        failure = messages.Failure(declined.code, str(declined), request_id, declined.fault)
        self.audience.tell([connection], failure)

    def _grant(self, connection: Connection, request: requests.AnyRequest) -> None:
        guest = connection.guest
        match request:
            case requests.Pong():
                connection.pong(request.nonce, self.time.now())
            case requests.Act():
                self._running().act(connection, self._seat_of(guest), request)
            case requests.Say():
                self._say(connection, request)
            case requests.Sit():
                self._sit(guest, request)
            case requests.Rise():
                self._rise(guest)
            case requests.Ready():
                self._ready(guest, request.ready)
            case requests.NextRound():
                self._next_round(guest)
            case requests.Rematch():
                self._rematch(guest)
            case requests.Hello():
                raise Declined("not-now", "you have said hello already")
            case requests.Perform() | requests.Feat():
                self._perform(connection, request)
            case requests.Touched():
                self._running().referee.facts.touched(self._seat_of(guest))
            case requests.Hidden():
                self._look_away(connection, request.hidden)
            case requests.Claim():
                self._running().referee.claim(self._seat_of(guest), request)
            case requests.Plead():
                self._running().referee.court.plead(self._seat_of(guest), request.trial, request.guilty)
            case requests.Judge():
                self._running().referee.court.judge(self._seat_of(guest), request.trial, request.upheld)
            case _:
                self._grant_to_host(guest, request)

    def _grant_to_host(
        self, guest: str, request: requests.Configure | requests.SeatBot | requests.Unseat | requests.Start
    ) -> None:
        if guest != self.seating.host:
            raise Declined("not-host", "only the host may do that")
        if isinstance(request, requests.Unseat):
            self._vacate(request.seat)
            return
        self._only_between_matches()
        if isinstance(request, requests.Configure):
            self.seating.configure(request)
        elif isinstance(request, requests.SeatBot):
            self.seating.seat_bot(request.character, request.seat)
        else:
            self._start()
            return
        self._seats_changed()

    @property
    def stage(self) -> Stage:
        """Before the first match, in a round, between rounds, after a match."""
        return "lobby" if self.play is None else self.play.stage

    def _running(self) -> Play:
        if self.play is None:
            raise Declined("not-now", "no match has begun")
        return self.play

    def _seat_of(self, guest: str) -> int:
        seat = self.seating.seat_of(guest)
        if seat is None:
            raise Declined("not-seated", "take a seat first")
        return seat

    def _only_between_matches(self) -> None:
        if self.stage not in ("lobby", "over"):
            raise Declined("not-now", "a match is running")

    # -- seats -------------------------------------------------------------------------------------------------

    def _sit(self, guest: str, request: requests.Sit) -> None:
        person = self.seating.person(guest, request.name, request.look, request.called)
        if self.stage in ("playing", "between"):
            self.seating.succeed(person, request.seat)
        else:
            self.seating.sit(person, request.seat)
        self._seats_changed()

    def _rise(self, guest: str) -> None:
        if not self.seating.forget_successor(guest):
            self._vacate(self._seat_of(guest))
            return
        self._seats_changed()

    def _vacate(self, seat: int) -> None:
        running = self.stage in ("playing", "between")
        self.seating.vacate(seat, running)
        if self.play is not None:
            self.play.game.forget_events()
            if running:
                self.play.given_up(seat)
        self._seats_changed()

    def _seats_changed(self) -> None:
        self.premises.keep()
        self._presence_changed()

    # -- matches -----------------------------------------------------------------------------------------------

    def _ready(self, guest: str, ready: bool) -> None:
        seat = self._seat_of(guest)
        if self.stage != "lobby":
            raise Declined("not-now", "the match has begun")
        self.seating.seats[seat].ready = ready
        self._seats_changed()

    def _next_round(self, guest: str) -> None:
        seat = self._seat_of(guest)
        if self.stage != "between":
            raise Declined("not-now", "no round is over")
        self._press(seat)

    def _press(self, seat: int) -> None:
        self.seating.seats[seat].ready = True
        self._presence_changed()

    def _rematch(self, guest: str) -> None:
        """As soon as all players who are here want it."""
        seat = self._seat_of(guest)
        if self.stage != "over":
            raise Declined("not-now", "the match is not over")
        self._press(seat)
        here = [other for other, person in self.seating.humans() if self.audience.present(person.guest)]
        if all(self.seating.seats[other].ready for other in here):
            self._start()

    def _start(self) -> None:
        """A new match on the seats that are taken, with a seed of its own."""
        seating = self.seating
        seating.seat_successors()
        deck = seating.close_ranks()
        seed = secrets.token_bytes(32)
        header = Header(
            seating.edition,
            seating.recipe,
            seating.options,
            tuple(deck),
            seating.names(),
            commitment(seed),
            seed,
            seating.garments(),
            seating.printed(),
        )
        shown = self.play.game.match.view(NOBODY).feats_shown if self.play is not None else ()
        if self.play is not None:
            seating.first_seq = self.play.game.seq + 1
        seating.match += 1
        seating.match_id = "".join(secrets.choice(_LETTERS) for _ in range(10))
        seating.over = False
        seating.docket = Docket()
        row = MatchRow.of(seating.match_id, seating.code, self.time.wall(), header)
        self.play = Play(self.premises, seating.match_id, header, self.tell_table)
        with self.outbox.together():
            self.outbox.write(row)
            self.premises.keep()
        self.premises.metrics.matches.inc()
        log.info("match begun", match=seating.match_id, edition=seating.edition, seats=len(seating.seats))
        self._presence_changed()
        for feat in shown:
            self.play.bring(NOBODY, with_number(SHOWN, feat))
        for connection in self.audience.all():
            self.play.show(connection, seating.first_seq - 1)

    # -- talking -----------------------------------------------------------------------------------------------

    def _say(self, connection: Connection, request: requests.Say) -> None:
        text = checked_text(request.text)
        self.premises.talk.check_pace(connection)
        said = self.premises.talk.message(connection, text, request.whisper, request.reply)
        if said.seat is not None and self.play is not None:
            self.play.referee.said(said.seat, said)
        self.premises.talk.tell(said)

    def _look_away(self, connection: Connection, hidden: bool) -> None:
        connection.hidden = hidden
        if self.play is not None:
            self.play.presence_changed()

    def _perform(self, connection: Connection, request: requests.Perform | requests.Feat) -> None:
        play, seat = self._running(), self._seat_of(connection.guest)
        if f"{connection.guest}:{request.id}" in self.premises.granted:
            self._answer_granted(connection, request.id)
            return
        action_id = play.new_id(connection.guest, request.id)
        if action_id is None:
            return
        if isinstance(request, requests.Perform):
            play.referee.perform(connection, seat, request, action_id)
        else:
            play.referee.feat(connection, seat, request, action_id)

    # -- telling -----------------------------------------------------------------------------------------------

    def tell_table(self) -> None:
        """Tell everybody what the table is, and those for whom it changed, who they are now."""
        for connection in self.audience.all():
            seat, host = self.seating.seat_of(connection.guest), connection.guest == self.seating.host
            known = self._welcomed.get(connection)
            if known != (seat, host):
                self._welcomed[connection] = (seat, host)
                welcome = messages.Welcome(VERSION, self.seating.code, connection.guest, seat, host)
                self.audience.tell([connection], welcome)
                if self.play is not None and known is not None and known[0] != seat:
                    self.play.show(connection, None)
        self.audience.tell(self.audience.all(), self.state())

    def state(self) -> messages.Table:
        """The table as everybody sees it."""
        return table_state(self.seating, self.audience, self.play, self.stage)

    # -- ends --------------------------------------------------------------------------------------------------

    def _failed(self, error: Exception) -> None:
        """Something could not be kept, or went wrong: nobody was told of it, and nobody may go on from it."""
        if self._failed_already:
            return
        self._failed_already = True
        self.premises.metrics.failures.labels("storage").inc()
        log.error("table stopped", match=self.seating.match_id, error=f"{type(error).__name__}: {error}")
        self.outbox.silence()
        failure = messages.write(messages.Failure("storage", "the table had to stop; come back"))
        for connection in self.audience.all():
            connection.send(failure)
            connection.close(1011, "storage")
        self.put_away()
        self._broken(self)

    def put_away(self) -> None:
        """Stop every timer; what matters is in the store."""
        for connection in self.audience.all():
            self.audience.remove(connection)
        self._pulse.stop()
        self._host_missed.off()
        if self.play is not None:
            self.play.arbiter.clear()
            self.play.presence_changed()

    def forget(self) -> None:
        """Remove the table from the store."""
        self.outbox.write(TableGone(self.seating.code))
