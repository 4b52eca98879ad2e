"""A hosted table: the inbox of everything that anybody asks of it, one request after the other."""

import secrets
from collections import deque
from collections.abc import Callable
from typing import Final

import structlog

from svintus.engine.journal import Header
from svintus.engine.rng import commitment
from svintus.protocol import VERSION, messages, requests
from svintus.protocol.messages import FailureCode, SeatState, Stage
from svintus.server import codes
from svintus.server.audience import Audience
from svintus.server.connection import Connection
from svintus.server.metrics import Metrics
from svintus.server.names import readable
from svintus.server.outbox import Outbox
from svintus.server.play import Play
from svintus.server.scene import Scene
from svintus.server.seating import Declined, Person, Seat, Seating, write_seating
from svintus.server.store import MatchRow, Store, TableGone, TableRow
from svintus.server.timing import Alarm, GuardedTime, Time

PING_EVERY: Final = 5_000
"""Milliseconds between measurements of each connection's way there and back."""
HOST_MISSED_AFTER: Final = 20_000
"""Milliseconds after which the host's rights pass on to somebody who is here."""
_SAID_KEPT: Final = 50
"""Messages of the chat that a newcomer is shown."""
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
        self.scene = Scene(seating, self.audience, self.outbox, time, metrics)
        self.play: Play | None = None
        self._welcomed: dict[Connection, tuple[int | None, bool]] = {}
        self._pings = Alarm(time, self._ping_all)
        self._host_missed = Alarm(time, self._pass_host_on)
        self._said: deque[messages.Said] = deque(maxlen=_SAID_KEPT)
        self._messages = 0
        self._failed_already = False
        self.idle_since = time.now()

    def restore(self) -> None:
        """Go on with the match that was running. Raises `BadJournal` or `NoSuchMatch`."""
        if self.seating.match_id is not None:
            row = self.store.match(self.seating.match_id)
            play = Play(self.scene, row.id, row.header(), self.tell_table)
            play.replay(self.store.entries(row.id))
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
        self._ping(connection)
        if self._pings.due is None:
            self._pings.set(self.time.now() + PING_EVERY)
        self._presence_changed()
        if self.play is not None:
            self.play.show(connection, since)
        if since is None:
            for said in self._said:
                self.audience.tell([connection], said)

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
            self._pings.off()
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
            self._keep()
            self.tell_table()

    def _ping_all(self) -> None:
        for connection in self.audience.all():
            self._ping(connection)
        self._pings.set(self.time.now() + PING_EVERY)

    def _ping(self, connection: Connection) -> None:
        connection.send(messages.write(messages.Ping(connection.ping(self.time.now()))))

    # -- the inbox ---------------------------------------------------------------------------------------------

    def receive(self, connection: Connection, request: requests.AnyRequest) -> None:
        """One request of somebody who is connected; what cannot be granted is answered with a named failure."""
        try:
            self._grant(connection, request)
        except Declined as declined:
            request_id = request.id if isinstance(request, requests.Act | requests.Say) else None
            self.fail(connection, declined.code, str(declined), request_id)
        except Exception as error:  # the one table stops, and is loaded again as its journal has it
            self._failed(error)

    def fail(self, connection: Connection, code: FailureCode, message: str, request_id: str | None = None) -> None:
        """Tell one connection that its request failed."""
        self.scene.metrics.failures.labels(code).inc()
        self.audience.tell([connection], messages.Failure(code, message, request_id))

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
            case (
                requests.Perform()
                | requests.Feat()
                | requests.Touched()
                | requests.Hidden()
                | requests.Claim()
                | requests.Plead()
                | requests.Judge()
            ):
                raise Declined("not-now", "there is nothing of the kind to do")
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
            self.seating.configure(request.edition, request.recipe, request.options, request.seats)
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
        person = self.seating.person(guest, request.name, request.look)
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
        self._keep()
        self._presence_changed()

    def _keep(self) -> None:
        self.outbox.write(TableRow(self.seating.code, self.time.wall(), write_seating(self.seating)))

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
            seating.edition, seating.recipe, seating.options, tuple(deck), seating.names(), commitment(seed), seed
        )
        if self.play is not None:
            seating.first_seq = self.play.game.seq + 1
        seating.match += 1
        seating.match_id = "".join(secrets.choice(_LETTERS) for _ in range(10))
        seating.over = False
        row = MatchRow.of(seating.match_id, seating.code, self.time.wall(), header)
        self.play = Play(self.scene, seating.match_id, header, self.tell_table)
        self.outbox.write(row, TableRow(seating.code, self.time.wall(), write_seating(seating)))
        self.scene.metrics.matches.inc()
        log.info("match begun", match=seating.match_id, edition=seating.edition, seats=len(seating.seats))
        self._presence_changed()
        for connection in self.audience.all():
            self.play.show(connection, seating.first_seq - 1)

    # -- talking -----------------------------------------------------------------------------------------------

    def _say(self, connection: Connection, request: requests.Say) -> None:
        text = readable(request.text)
        if not text:
            raise Declined("text-empty", "say something")
        if len(text) > requests.LONGEST_TEXT:
            raise Declined("text-too-long", f"at most {requests.LONGEST_TEXT} characters")
        if not connection.chat.take(self.time.now()):
            raise Declined("flood", "one after the other")
        seat = self.seating.seat_of(connection.guest)
        if seat is not None and self.play is not None:
            self.play.heard(seat)
        person = self.seating.seats[seat].person if seat is not None else None
        name = person.name if person is not None else connection.name
        self._messages += 1
        said = messages.Said(seat, name, text, self.time.wall(), self._messages, request.whisper, request.reply)
        self._said.append(said)
        self.audience.tell(self.audience.all(), said)

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
        seating, play = self.seating, self.play
        return messages.Table(
            code=seating.code,
            code_ru=codes.russian(seating.code),
            stage=self.stage,
            seats=self.seats(),
            host=seating.seat_of(seating.host),
            edition=seating.edition,
            recipe=seating.recipe,
            options=seating.options,
            watchers=sum(1 for guest in self.audience.guests() if seating.seat_of(guest) is None),
            match=seating.match,
            match_id=seating.match_id,
            pause=play.breaks.left() if play is not None else None,
            seed=play.game.match.seed.hex() if play is not None and self.stage == "over" else None,
            setting=seating.setting,
            deck=seating.own,
            blanks=seating.blanks,
            remarks=(),
            faults=(),
            trial=None,
            echoes=(),
        )

    def seats(self) -> tuple[SeatState, ...]:
        """Who sits there, as everybody sees it."""
        return tuple(self._seat_state(index, seat) for index, seat in enumerate(self.seating.seats))

    def _seat_state(self, index: int, seat: Seat) -> SeatState:
        person: Person | None = seat.person
        return SeatState(
            kind=seat.kind,
            name=person.name if person else "",
            look=person.look if person else "",
            character=seat.character,
            connected=person is not None and self.audience.present(person.guest),
            ready=seat.ready,
            stand_in=self.play is not None and person is not None and self.play.absence.stands_in(index),
            successor=seat.successor.name if seat.successor else None,
            called=person.called if person else (),
        )

    # -- ends --------------------------------------------------------------------------------------------------

    def _failed(self, error: Exception) -> None:
        """Something could not be kept, or went wrong: nobody was told of it, and nobody may go on from it."""
        if self._failed_already:
            return
        self._failed_already = True
        self.scene.metrics.failures.labels("storage").inc()
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
        self._pings.off()
        self._host_missed.off()
        if self.play is not None:
            self.play.arbiter.clear()
            self.play.presence_changed()

    def forget(self) -> None:
        """Remove the table from the store."""
        self.outbox.write(TableGone(self.seating.code))
