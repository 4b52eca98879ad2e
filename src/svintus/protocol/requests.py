"""What a client asks of a table. Nothing here says who asks: the connection does, by the token of its `hello`."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from svintus.engine.actions import Action

LONGEST_TEXT: Final = 500
"""Characters of one chat message."""
MOST_SHORT_NAMES: Final = 4
"""Short names that a player can declare."""

RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
"""Chosen by the client, never used twice: the same id sent again is answered, not done again."""
Seq = Annotated[int, Meta(ge=0, le=2**53)]
SeatIndex = Annotated[int, Meta(ge=0, le=63)]
Word = Annotated[str, Meta(max_length=64)]
MessageNumber = Annotated[int, Meta(ge=0, le=2**53)]

Setting = Literal["online", "room"]
"""Who sees what players do with body and voice: the screens, or the players themselves, who sit in one room."""


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

    Sitting where one sits already changes name and look. `called` are short names that others use for this player.
    """

    name: Annotated[str, Meta(max_length=2_000)]
    look: Annotated[str, Meta(max_length=200)]
    seat: SeatIndex | None = None
    called: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=MOST_SHORT_NAMES)] = ()


class Rise(Request, frozen=True):
    """Give up the seat and watch."""


class Ready(Request, frozen=True):
    """Ready for the start, or not yet."""

    ready: bool


class Configure(Request, frozen=True):
    """The host changes what will be played. A new edition brings its preset; `options` are changes to the set.

    `deck` is a deck of the table's own, copies by code of face or key of kind; with it or by itself `recipe: "own"`
    chooses it. `blanks` says what is printed on the blank cards, the first on `blank.1`. What is wrong with either is
    told by place and reason in the failure's `fault`.
    """

    edition: Word | None = None
    recipe: Word | None = None
    options: dict[Word, Any] | None = None
    seats: SeatIndex | None = None
    setting: Setting | None = None
    deck: dict[Word, Any] | None = None
    blanks: list[Any] | None = None


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
    """Chat. `whisper` is the form in which a prompter (Suflyor) must speak; `reply` names the message answered.
    Answered like an act."""

    id: RequestId
    text: Annotated[str, Meta(max_length=4_000)]
    whisper: bool = False
    reply: MessageNumber | None = None


class Perform(Request, frozen=True):
    """Sing, recite or bow: what the courage card in front of the player asks for in this turn (`COU-4`).

    `card` is the key of its kind. In one room the text may be empty: it was heard. Answered like an act.
    """

    id: RequestId
    card: Word
    text: Annotated[str, Meta(max_length=4_000)] = ""


class Feat(Request, frozen=True):
    """What became of the feat that the player is at (`SLA`): the `score` of a game of skill, or for a feat in words
    the `text`, which the table judges. Answered like an act."""

    id: RequestId
    score: Annotated[int, Meta(ge=0, le=4_094)] | None = None
    text: Annotated[str, Meta(max_length=4_000)] = ""


class Touched(Request, frozen=True):
    """The player's finger or pointer was put on the bare felt. Reported by the screen, without asking."""


class Hidden(Request, frozen=True):
    """The player's page was hidden, or is seen again. Reported by the screen, without asking."""

    hidden: bool


class Claim(Request, frozen=True):
    """In one room: this player has seen what no machine can see. It goes to trial.

    `fault` is the key of a kind of card: an etiquette card whose ground the accused `seat` has given, or a courage
    card in front of them whose task they have failed; or `silence`, which they have broken. At an online table only
    songs, proverbs and bows are for the ears of the others. Answered like an act.
    """

    id: RequestId
    fault: Word
    seat: SeatIndex


class Plead(Request, frozen=True):
    """The accused of the trial with this number admits it, or does not. Answered like an act."""

    id: RequestId
    trial: MessageNumber
    guilty: bool


class Judge(Request, frozen=True):
    """A juror of the trial with this number votes: it was so. A feat in words: it was matched. Answered like an act."""

    id: RequestId
    trial: MessageNumber
    upheld: bool


class NextRound(Request, frozen=True):
    """This player is ready for the next round."""


class Rematch(Request, frozen=True):
    """This player wants another match on the same seats."""


class Pong(Request, frozen=True):
    """The answer to a `ping`, at once."""

    nonce: Annotated[int, Meta(ge=0, le=2**53)]


AnyRequest = (
    Hello
    | Sit
    | Rise
    | Ready
    | Configure
    | SeatBot
    | Unseat
    | Start
    | Act
    | Say
    | Perform
    | Feat
    | Touched
    | Hidden
    | Claim
    | Plead
    | Judge
    | NextRound
    | Rematch
    | Pong
)

_decoder: Final = msgspec.json.Decoder(AnyRequest)


def read(frame: str | bytes) -> AnyRequest:
    """The request in a frame. Raises `msgspec.DecodeError` (`ValidationError` included) saying what is wrong."""
    return _decoder.decode(frame)
