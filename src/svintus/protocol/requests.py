"""What a client asks of a table. Nothing here says who asks: the connection does, by the token of its `hello`."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from svintus.engine.actions import Action

LONGEST_TEXT: Final = 500
"""Characters of one chat message."""

RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
"""Chosen by the client, never used twice: the same id sent again is answered, not done again."""
Seq = Annotated[int, Meta(ge=0, le=2**53)]
SeatIndex = Annotated[int, Meta(ge=0, le=63)]
Word = Annotated[str, Meta(max_length=64)]


def _kebab(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class Request(Struct, tag_field="type", tag=_kebab, frozen=True):
    """Base of all requests."""


class Hello(Request, frozen=True):
    """The first frame of every connection. `since`: the last `seq` this client has seen, if it comes back.

    `version` is the protocol's that the client speaks; `name` is for the chat of those who only watch.
    """

    token: Annotated[str, Meta(max_length=512)]
    version: int
    since: Seq | None = None
    name: Annotated[str, Meta(max_length=2_000)] = ""


class Sit(Request, frozen=True):
    """Take a seat, the first free one unless `seat` says which; while a match runs, from the next round on.

    Sitting where one sits already changes name and look.
    """

    name: Annotated[str, Meta(max_length=2_000)]
    look: Annotated[str, Meta(max_length=200)]
    seat: SeatIndex | None = None


class Rise(Request, frozen=True):
    """Give up the seat and watch."""


class Ready(Request, frozen=True):
    """Ready for the start, or not yet."""

    ready: bool


class Configure(Request, frozen=True):
    """The host changes what will be played. A new edition brings its preset; `options` are changes to the set."""

    edition: Word | None = None
    recipe: Word | None = None
    options: dict[Word, Any] | None = None
    seats: SeatIndex | None = None


class SeatBot(Request, frozen=True):
    """The host puts a bot on a free seat."""

    character: Word
    seat: SeatIndex | None = None


class Unseat(Request, frozen=True):
    """The host frees a seat; while a match runs a bot goes on for whoever sat there."""

    seat: SeatIndex


class Start(Request, frozen=True):
    """The host starts the match."""


class Act(Request, frozen=True):
    """Do something in the match. `seq` is that of the update which the player was looking at.

    `reaction`: milliseconds from the first paint of the cue (a slap, a card that can be intercepted) to the act.
    """

    id: RequestId
    seq: Seq
    action: Action
    reaction: Annotated[float, Meta(ge=0)] | None = None


class Say(Request, frozen=True):
    """Chat."""

    id: RequestId
    text: Annotated[str, Meta(max_length=4_000)]


class NextRound(Request, frozen=True):
    """This player is ready for the next round."""


class Rematch(Request, frozen=True):
    """This player wants another match on the same seats."""


class Pong(Request, frozen=True):
    """The answer to a `ping`, at once."""

    nonce: Annotated[int, Meta(ge=0, le=2**53)]


AnyRequest = Hello | Sit | Rise | Ready | Configure | SeatBot | Unseat | Start | Act | Say | NextRound | Rematch | Pong

_decoder: Final = msgspec.json.Decoder(AnyRequest)


def read(frame: str | bytes) -> AnyRequest:
    """The request in a frame. Raises `msgspec.DecodeError` (`ValidationError` included) saying what is wrong."""
    return _decoder.decode(frame)
