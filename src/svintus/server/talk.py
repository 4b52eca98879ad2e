"""What is said at a table, for everybody to read: chat, and what is performed."""

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from svintus.protocol.messages import Said, write
from svintus.protocol.requests import LONGEST_TEXT
from svintus.server.audience import Audience
from svintus.server.connection import Connection
from svintus.server.names import readable
from svintus.server.outbox import Outbox
from svintus.server.seating import Declined, Seating
from svintus.server.store import TALK_KEPT, SaidRow
from svintus.server.timing import Time

_decoder: Final = msgspec.json.Decoder(Said)


def checked_text(raw: str) -> str:
    """A text as it will be shown. Raises `Declined` if it shows nothing, or too much."""
    text = readable(raw)
    if not text:
        raise Declined("text-empty", "say something")
    if len(text) > LONGEST_TEXT:
        raise Declined("text-too-long", f"at most {LONGEST_TEXT} characters")
    return text


class Talk:
    """The messages of a table, counted from 1. The last ones are kept, and shown to whoever comes."""

    def __init__(
        self, seating: Seating, audience: Audience, outbox: Outbox, time: Time, kept: Iterable[SaidRow]
    ) -> None:
        self._seating = seating
        self._audience = audience
        self._outbox = outbox
        self._time = time
        self._said = deque([_decoder.decode(row.said) for row in kept], maxlen=TALK_KEPT)
        self._count = self._said[-1].number if self._said else 0

    def since(self, at: int) -> Iterator[Said]:
        """The messages since this moment, as far as they are kept; Unix time in milliseconds."""
        return (said for said in self._said if said.at >= at)

    def check_pace(self, connection: Connection) -> None:
        """Raise `Declined` if this one talks too fast."""
        if not connection.chat.take(self._time.now()):
            raise Declined("flood", "one after the other")

    def message(
        self,
        connection: Connection,
        text: str,
        whisper: bool = False,
        reply: int | None = None,
        card: str | None = None,
        fresh: bool | None = None,
    ) -> Said:
        """A new message of somebody: chat, or what was performed for a kind of card. Nobody has been told of it yet."""
        seat = self._seating.seat_of(connection.guest)
        person = self._seating.seats[seat].person if seat is not None else None
        name = person.name if person is not None else connection.name
        self._count += 1
        return Said(seat, name, text, self._time.wall(), self._count, whisper, reply, card, fresh)

    def tell(self, said: Said) -> None:
        """Tell everybody."""
        self._said.append(said)
        self._outbox.write(SaidRow(self._seating.code, said.number, write(said).decode()))
        self._audience.tell(self._audience.all(), said)

    def show(self, connection: Connection) -> None:
        """The last messages, for somebody who has just come, or come back: what was missed is among them."""
        for said in self._said:
            self._audience.tell([connection], said)
