"""What a seat asks for. One action is one request that carries everything: the cards, a colour named, a seat meant.

Inside the engine an action is one packed int (a quarter faster than objects); `Action` is its readable form at the
edge, and `write`/`read` its form in journals:

    play r5          play polisvin =green       play g5 r5          (several cards, the last one on top)
    intercept b3     transfer khapyozh.r        catch @2            expire turn
"""

from dataclasses import dataclass
from typing import Final

from svintus.engine.faces import CODES, COLOUR_KEYS, FACES, GREY, face_of

PLAY: Final = 0
DRAW: Final = 1
PASS: Final = 2
ACCEPT: Final = 3
TRANSFER: Final = 4
INTERCEPT: Final = 5
CALL: Final = 6
CATCH: Final = 7
SLAP: Final = 8
LAST_OF_SEATS: Final = 15
SPEAK: Final = 16
LEAVE: Final = 17
EXPIRE: Final = 18
NEXT_ROUND: Final = 19
TIME_UP: Final = 20
END_MATCH: Final = 21

ACTION_KEYS: Final = {
    PLAY: "play",
    DRAW: "draw",
    PASS: "pass",
    ACCEPT: "accept",
    TRANSFER: "transfer",
    INTERCEPT: "intercept",
    CALL: "call",
    CATCH: "catch",
    SLAP: "slap",
    SPEAK: "speak",
    LEAVE: "leave",
    EXPIRE: "expire",
    NEXT_ROUND: "next-round",
    TIME_UP: "time-up",
    END_MATCH: "end-match",
}
"""The keys up to `slap` are acts of seats; the host brings the rest: facts, clocks, arrangements."""
_BY_KEY: Final = {key: kind for kind, key in ACTION_KEYS.items()}

NO_SEAT: Final = 31
_BARE: Final = (GREY << 5) | (NO_SEAT << 8)

_SEAT_BITS: Final = NO_SEAT << 8

_NOTHING: Final = 0
_CARDS: Final = 1
_SEAT: Final = 2
_UNKNOWN: Final = 3
_CARRIED: Final = bytes(
    [
        _CARDS
        if kind in (PLAY, TRANSFER, INTERCEPT)
        else _SEAT
        if kind in (CATCH, EXPIRE)
        else _NOTHING
        if kind in ACTION_KEYS
        else _UNKNOWN
        for kind in range(32)
    ]
)

A_DRAW: Final = DRAW | _BARE
A_PASS: Final = PASS | _BARE
AN_ACCEPT: Final = ACCEPT | _BARE
A_CALL: Final = CALL | _BARE
A_SLAP: Final = SLAP | _BARE


def bare(kind: int) -> int:
    """An action that carries nothing but its kind."""
    return kind | _BARE


def with_card(kind: int, face: int, colour: int = GREY) -> int:
    """An action with one card, and the colour it names (grey: none)."""
    return kind | (colour << 5) | (NO_SEAT << 8) | ((face + 1) << 13)


def with_cards(kind: int, faces: list[int], colour: int = GREY) -> int:
    """An action with several cards, in the order in which they are laid."""
    packed = 0
    for face in reversed(faces):
        packed = (packed << 7) | (face + 1)
    return kind | (colour << 5) | (NO_SEAT << 8) | (packed << 13)


def with_seat(kind: int, seat: int) -> int:
    """An action that means another seat."""
    return kind | (GREY << 5) | (seat << 8)


def expire(phase: int) -> int:
    """Time has run out for the phase with this number."""
    return EXPIRE | (GREY << 5) | (phase << 8)


def kind_of(action: int) -> int:
    """One of the constants above."""
    return action & 31


def colour_of(action: int) -> int:
    """The colour that the action names; grey for none."""
    return (action >> 5) & 7


def seat_of(action: int) -> int:
    """The seat that the action means (or the phase of `expire`); `NO_SEAT` for none."""
    return (action >> 8) & 31


def first_card(action: int) -> int:
    """The first card's face, or -1 if there is none."""
    return ((action >> 13) & 127) - 1


def has_several(action: int) -> bool:
    """Whether the action carries more than one card."""
    return action >> 20 != 0


def is_action(action: int) -> bool:
    """Whether an int packs an action: a known kind, carrying nothing that its kind does not carry.

    Seats are not looked at here: how many there are is for the match to know.
    """
    if action < 0:
        return False
    carried = _CARRIED[action & 31]
    if carried == _CARDS:
        return action & _SEAT_BITS == _SEAT_BITS and _are_faces(action >> 13)
    if carried == _SEAT:
        return action | _SEAT_BITS == (action & 31) | _BARE
    return carried == _NOTHING and action == (action & 31) | _BARE


def _are_faces(packed: int) -> bool:
    while packed > 127:
        if not 1 <= packed & 127 <= FACES:
            return False
        packed >>= 7
    return 1 <= packed <= FACES


def cards_of(action: int) -> list[int]:
    """The faces of all cards, in the order in which they are laid."""
    faces: list[int] = []
    packed = action >> 13
    while packed:
        faces.append((packed & 127) - 1)
        packed >>= 7
    return faces


MOST_DIGITS: Final = 15


def is_whole(text: str) -> bool:
    """Whether a text is a whole number as journals write them: plain digits, and not absurdly many."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


class BadAction(ValueError):
    """The request is not an action at all: unknown kind, card, colour or seat. The message names what is wrong."""


MOST_CARDS: Final = 64
"""More cards than any several-card act could hold; longer requests are refused before they are packed."""

PHASE_KEYS: Final = ("turn", "attack", "slap", "follow-up")
"""Names of the phases, by the number that `expire` carries."""

_WITH_CARDS: Final = (PLAY, TRANSFER, INTERCEPT)


@dataclass(frozen=True, slots=True)
class Action:
    """An action as people and programs outside the engine write it.

    `kind` is one of the keys above; `cards` are face codes; `colour` a colour's key; `seat` a seat's index;
    `phase` the name of the phase that has run out of time.
    """

    kind: str
    cards: tuple[str, ...] = ()
    colour: str | None = None
    seat: int | None = None
    phase: str | None = None

    def pack(self) -> int:
        """The packed form. Raises `BadAction` if it does not describe an action."""
        kind = _BY_KEY.get(self.kind)
        if kind is None:
            raise BadAction(f"no such action: {self.kind!r}")
        if len(self.cards) > MOST_CARDS:
            raise BadAction(f"too many cards: {len(self.cards)}")
        if (kind in _WITH_CARDS) != bool(self.cards):
            raise BadAction(f"{self.kind}: {'which card?' if kind in _WITH_CARDS else 'takes no card'}")
        try:
            faces = [face_of(code) for code in self.cards]
        except ValueError as error:
            raise BadAction(str(error)) from None
        colour = GREY
        if self.colour is not None:
            if self.colour not in COLOUR_KEYS[:GREY] or kind not in _WITH_CARDS:
                raise BadAction(f"{self.kind}: no such colour to name: {self.colour!r}")
            colour = COLOUR_KEYS.index(self.colour)
        if (kind == CATCH) != (self.seat is not None):
            raise BadAction(f"{self.kind}: {'which seat?' if kind == CATCH else 'takes no seat'}")
        if (kind == EXPIRE) != (self.phase is not None):
            raise BadAction(f"{self.kind}: {'which phase?' if kind == EXPIRE else 'takes no phase'}")
        if self.seat is not None:
            if not 0 <= self.seat < NO_SEAT:
                raise BadAction(f"no such seat: {self.seat}")
            return with_seat(kind, self.seat)
        if self.phase is not None:
            if self.phase not in PHASE_KEYS:
                raise BadAction(f"no such phase: {self.phase!r}")
            return expire(PHASE_KEYS.index(self.phase))
        return with_cards(kind, faces, colour)

    @staticmethod
    def unpack(action: int) -> "Action":
        """The readable form of a packed action."""
        kind, colour, seat = kind_of(action), colour_of(action), seat_of(action)
        return Action(
            ACTION_KEYS[kind],
            tuple(CODES[face] for face in cards_of(action)),
            COLOUR_KEYS[colour] if colour != GREY else None,
            seat if kind == CATCH else None,
            PHASE_KEYS[seat] if kind == EXPIRE else None,
        )

    @staticmethod
    def read(text: str) -> "Action":
        """The action that `write` wrote. Raises `BadAction`."""
        kind, *words = text.split(" ")
        cards: list[str] = []
        colour = seat = phase = None
        for word in words:
            if word.startswith("="):
                colour = word[1:]
            elif word.startswith("@"):
                if not is_whole(word[1:]):
                    raise BadAction(f"no such seat: {word[1:20]!r}")
                seat = int(word[1:])
            elif kind == "expire":
                phase = word
            else:
                cards.append(word)
        return Action(kind, tuple(cards), colour, seat, phase)

    def write(self) -> str:
        """One line of text, as in journals."""
        words = [self.kind, *self.cards]
        if self.colour is not None:
            words.append(f"={self.colour}")
        if self.seat is not None:
            words.append(f"@{self.seat}")
        if self.phase is not None:
            words.append(self.phase)
        return " ".join(words)
