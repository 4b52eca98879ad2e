"""What a table tells its clients. Every message is made for one viewer; nothing is left for the client to hide."""

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from svintus.engine.actions import Action
from svintus.engine.events import Event
from svintus.engine.options import Options
from svintus.engine.view import View
from svintus.protocol.requests import Setting

Stage = Literal["lobby", "playing", "between", "over"]
"""Before the first match, in a round, between rounds, after a match."""

FailureCode = Literal[
    "bad-frame",
    "too-large",
    "flood",
    "too-many-connections",
    "bad-token",
    "outdated",
    "say-hello",
    "no-such-table",
    "table-full",
    "too-many-tables",
    "bad-origin",
    "name-empty",
    "name-too-long",
    "name-unreadable",
    "name-taken",
    "bad-look",
    "seat-taken",
    "no-such-seat",
    "not-seated",
    "not-host",
    "not-now",
    "bad-table",
    "too-few-seats",
    "no-such-bot",
    "text-empty",
    "text-too-long",
    "text-too-short",
    "heard-before",
    "bad-deck",
    "bad-blank",
    "impossible",
    "no-such-fault",
    "trial-open",
    "no-such-trial",
    "not-a-juror",
    "false-start",
    "cooling-down",
    "storage",
]


class Message(Struct, tag_field="type", tag=str.lower, frozen=True):
    """Base of all messages."""


class Welcome(Message, frozen=True):
    """Who this connection is. Sent after `hello`, and again whenever seat or host change."""

    version: int
    code: str
    guest: str
    seat: int | None
    host: bool


class SeatState(Struct, frozen=True):
    """One seat as everyone sees it.

    A `human` whose player is away may be played by a `stand_in`. `character` names a bot's character; `successor` is
    who takes the seat with the next round. `ready`: for the start, the next round or the rematch, by stage. `called`
    are the player's declared short names: a message that holds one of them, or the name, addresses this player.
    """

    kind: Literal["open", "human", "bot"]
    name: str
    look: str
    character: str | None
    connected: bool
    ready: bool
    stand_in: bool
    successor: str | None
    called: tuple[str, ...]


class DeckRemark(Struct, frozen=True):
    """Why a deck will not do, or what to think about twice: the words are `word`, said with `values`; `cards` are the
    kinds that it is about; `place` is where in what was sent, empty for the deck as a whole."""

    word: str
    place: str = ""
    cards: tuple[str, ...] = ()
    values: dict[str, str | int] = {}


class Trial(Struct, frozen=True):
    """Something that no machine can see is judged: `by` claims that `seat` is guilty of `fault` (a card's kind, or
    `silence`); or, with the fault `slabo`, whether `seat` has matched a feat in words.

    The accused pleads first; then the `jurors` vote, and `voted` are those who have. `left` and `total` are
    milliseconds. A tie acquits.
    """

    number: int
    fault: str
    seat: int
    by: int
    stage: Literal["plea", "votes"]
    jurors: tuple[int, ...]
    voted: tuple[int, ...]
    left: int
    total: int


class Judged(Message, frozen=True):
    """How a trial ended: `admitted` by the accused, or by so many votes for and against."""

    number: int
    fault: str
    seat: int
    by: int
    upheld: bool
    admitted: bool
    votes_for: int
    votes_against: int


class Echo(Struct, frozen=True):
    """A message of the giver, by its number, that the prompter on `seat` must repeat before the next move."""

    seat: int
    message: int
    text: str


class Table(Message, frozen=True):
    """The whole table beside the cards. `code_ru` is the same code in Russian letters.

    `host` is the host's seat, or null while the host only watches.

    `deck` are the copies of the table's own deck (recipe `own`), and `blanks` what is printed on its blank cards, as
    they were sent; null while it has none. `remarks` are warnings about what is chosen, for the number of people that
    has sat down or, before there are two, for all seats; `faults` say why it cannot be dealt to them.

    `pause` is how many milliseconds are left until the next round begins by itself. `match` counts the matches of this
    table, `match_id` names the one at hand in exports; its `seed` (hexadecimal) is shown when it is over.
    """

    code: str
    code_ru: str
    stage: Stage
    seats: tuple[SeatState, ...]
    host: int | None
    edition: str
    recipe: str
    options: Options
    watchers: int
    match: int
    match_id: str | None
    pause: int | None
    seed: str | None
    setting: Setting
    deck: dict[str, int] | None
    blanks: list[Any]
    remarks: tuple[DeckRemark, ...]
    faults: tuple[DeckRemark, ...]
    trial: Trial | None
    echoes: tuple[Echo, ...]


class Clock(Struct, frozen=True):
    """Milliseconds: what is left of the decision or race at hand, and what there was in all."""

    left: int
    total: int


class Update(Message, frozen=True):
    """Something happened in the match, or the viewer has just come.

    `seq` counts what happened at this table, over all its matches. `view` is the truth; `events` tell how it came
    about, and are empty for a viewer who has been gone too long. `legal` is empty by the book.
    """

    seq: int
    view: View
    legal: tuple[Action, ...]
    events: tuple[Event, ...]
    clock: Clock | None


class Answer(Message, frozen=True):
    """What became of a request that has an `id`: done, or refused for a reason; `seq` is the table's then."""

    id: str
    refused: str | None
    seq: int


class Reaction(Message, frozen=True):
    """An act of a race counted, a slap too: the seat made it so many milliseconds after its cue, as far as that is
    believed (`FAIR-1`). `act` is its kind."""

    seat: int
    act: str
    milliseconds: int


class Said(Message, frozen=True):
    """Chat; a `seat` of null is a watcher. `at` is Unix time in milliseconds, `number` counts the table's messages.

    `reply` is the number of the message that this one answers. What was performed for a card (its kind in `card`) is
    shown here too; it was `fresh`, or had been heard before.
    """

    seat: int | None
    name: str
    text: str
    at: int
    number: int
    whisper: bool = False
    reply: int | None = None
    card: str | None = None
    fresh: bool | None = None


class Ping(Message, frozen=True):
    """Answer with `pong` at once: this measures the way there and back."""

    nonce: int


class Failure(Message, frozen=True):
    """A request that could not even be considered, the one with `id` if it had any. `message` is for developers;
    `fault` says what is wrong with a deck or a blank card, and where."""

    code: FailureCode
    message: str
    id: str | None = None
    fault: DeckRemark | None = None


AnyMessage = Welcome | Table | Update | Answer | Said | Judged | Reaction | Ping | Failure

_encoder: Final = msgspec.json.Encoder()


def write(message: AnyMessage) -> bytes:
    """The frame of a message."""
    return _encoder.encode(message)
