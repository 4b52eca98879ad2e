"""What a seat asks for. One action is one request that carries everything: the cards, a colour named, a seat meant.

Inside the engine an action is one packed int (a quarter faster than objects); `Action` is its readable form at the
edge, and `write`/`read` its form in journals:

    play r5          play polisvin =green       play g5 r5          (several cards, the last one on top)
    intercept b3     transfer khapyozh.r        catch @2            expire turn
"""

from dataclasses import dataclass
from typing import Final

from svintus.engine.faces import CODES, COLOUR_KEYS, FACES, GREY, face_of
from svintus.engine.frozen import Frozen

PLAY: Final = 0
DRAW: Final = 1
PASS: Final = 2
ACCEPT: Final = 3
TRANSFER: Final = 4
INTERCEPT: Final = 5
CALL: Final = 6
CATCH: Final = 7
SLAP: Final = 8
LAY: Final = 9
CHECK: Final = 10
REWARD: Final = 11
ANSWER: Final = 12
GIVE_COURAGE: Final = 13
CHOOSE: Final = 14
GIVE: Final = 15
SWAP: Final = 16
SAY: Final = 17
CLAP: Final = 18
SUM: Final = 19
WINK: Final = 20
SPOT: Final = 21
FIST: Final = 22
FAS: Final = 23
GRAB: Final = 24
TOUCH: Final = 25
DONE: Final = 26
TRY: Final = 27
THROW: Final = 30
TURN_UP: Final = 31
VOTE: Final = 38
COUNT: Final = 39
LAST_OF_SEATS: Final = 39
SPEAK: Final = 40
LEAVE: Final = 41
EXPIRE: Final = 42
NEXT_ROUND: Final = 43
TIME_UP: Final = 44
END_MATCH: Final = 45
FADE: Final = 46
FACT: Final = 47
PERFORMED: Final = 48
MISTAKE: Final = 49
FEAT: Final = 51
SHOWN: Final = 52
CLAIM: Final = 53
PLEAD: Final = 54
JUDGE: Final = 55

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
    LAY: "lay",
    CHECK: "check",
    REWARD: "reward",
    ANSWER: "answer",
    GIVE_COURAGE: "give-courage",
    CHOOSE: "choose",
    GIVE: "give",
    SWAP: "swap",
    SAY: "say",
    CLAP: "clap",
    SUM: "sum",
    WINK: "wink",
    SPOT: "spot",
    FIST: "fist",
    FAS: "fas",
    GRAB: "grab",
    TOUCH: "touch",
    DONE: "done",
    TRY: "try",
    THROW: "throw",
    TURN_UP: "turn-up",
    VOTE: "vote",
    COUNT: "count",
    SPEAK: "speak",
    LEAVE: "leave",
    EXPIRE: "expire",
    NEXT_ROUND: "next-round",
    TIME_UP: "time-up",
    END_MATCH: "end-match",
    FADE: "fade",
    FACT: "fact",
    PERFORMED: "performed",
    MISTAKE: "mistake",
    FEAT: "feat",
    SHOWN: "shown",
    CLAIM: "claim",
    PLEAD: "plead",
    JUDGE: "judge",
}
"""The keys up to `LAST_OF_SEATS` are acts of seats; the host brings the rest: facts, clocks, arrangements."""
_BY_KEY: Final = {key: kind for kind, key in ACTION_KEYS.items()}

_CARDS: Final = 1
_SEAT: Final = 2
_NUMBER: Final = 4
_UNKNOWN: Final = 128
_CARRIES: Final = {
    PLAY: _CARDS | _SEAT | _NUMBER,
    TRANSFER: _CARDS,
    INTERCEPT: _CARDS | _SEAT | _NUMBER,
    LAY: _CARDS,
    CATCH: _SEAT,
    REWARD: _CARDS | _SEAT,
    ANSWER: _CARDS,
    GIVE_COURAGE: _CARDS | _SEAT | _NUMBER,
    CHOOSE: _NUMBER,
    GIVE: _CARDS,
    SWAP: _CARDS | _SEAT,
    GRAB: _SEAT,
    THROW: _NUMBER,
    SAY: _NUMBER,
    SUM: _NUMBER,
    WINK: _SEAT,
    SPOT: _SEAT,
    PERFORMED: _CARDS | _NUMBER,
    MISTAKE: _CARDS,
    FADE: _NUMBER,
    FACT: _SEAT | _NUMBER,
    FEAT: _NUMBER,
    SHOWN: _NUMBER,
    CLAIM: _SEAT | _NUMBER,
    PLEAD: _NUMBER,
    JUDGE: _NUMBER,
    VOTE: _SEAT,
    EXPIRE: _NUMBER,
}
"""What an act may carry besides its kind. A colour goes with cards only."""
_CARRIED: Final = bytes([_CARRIES.get(kind, 0) if kind in ACTION_KEYS else _UNKNOWN for kind in range(64)])

NO_SEAT: Final = 31
NO_NUMBER: Final = 4095
_COLOUR_AT: Final = 6
_SEAT_AT: Final = 9
_NUMBER_AT: Final = 14
_CARDS_AT: Final = 26
_SECOND_CARD_AT: Final = _CARDS_AT + 7
_BARE: Final = (GREY << _COLOUR_AT) | (NO_SEAT << _SEAT_AT) | (NO_NUMBER << _NUMBER_AT)

A_DRAW: Final = DRAW | _BARE
A_PASS: Final = PASS | _BARE
AN_ACCEPT: Final = ACCEPT | _BARE
A_CALL: Final = CALL | _BARE
A_SLAP: Final = SLAP | _BARE
A_CHECK: Final = CHECK | _BARE
A_CLAP: Final = CLAP | _BARE
A_FIST: Final = FIST | _BARE
A_FAS: Final = FAS | _BARE
A_TOUCH: Final = TOUCH | _BARE
A_DONE: Final = DONE | _BARE
A_TRY: Final = TRY | _BARE

RACE_ACTS: Final = (SLAP, FIST, GRAB, TOUCH, DONE)
"""Acts by which races are run: one that comes late is never wrong (`PACE-3`)."""
A_TURN_UP: Final = TURN_UP | _BARE

TESTIMONY: Final = (CLAIM, PLEAD, JUDGE)
"""What is said at a trial: `claim @seat #kind`, then `#1` for admitted and upheld, `#0` for denied and acquitted. The
host judges; here it is only written down (`FACT-1`)."""


def bare(kind: int) -> int:
    """An action that carries nothing but its kind."""
    return kind | _BARE


def with_card(kind: int, face: int, colour: int = GREY) -> int:
    """An action with one card, and the colour it names (grey: none)."""
    return kind | (colour << _COLOUR_AT) | (NO_SEAT << _SEAT_AT) | (NO_NUMBER << _NUMBER_AT) | ((face + 1) << _CARDS_AT)


def and_card(action: int, face: int) -> int:
    """An action with one card, with this as its second."""
    return action | (face + 1) << _SECOND_CARD_AT


def with_cards(kind: int, faces: list[int], colour: int = GREY, seat: int = NO_SEAT, number: int = NO_NUMBER) -> int:
    """An action with several cards, in the order in which they are laid or given, and whatever else it carries."""
    packed = 0
    for face in reversed(faces):
        packed = (packed << 7) | (face + 1)
    return kind | (colour << _COLOUR_AT) | (seat << _SEAT_AT) | (number << _NUMBER_AT) | (packed << _CARDS_AT)


def with_seat(kind: int, seat: int) -> int:
    """An action that means another seat."""
    return kind | (GREY << _COLOUR_AT) | (seat << _SEAT_AT) | (NO_NUMBER << _NUMBER_AT)


def with_number(kind: int, number: int) -> int:
    """An action that carries a number (0–4094)."""
    return kind | (GREY << _COLOUR_AT) | (NO_SEAT << _SEAT_AT) | (number << _NUMBER_AT)


def expire(phase: int) -> int:
    """Time has run out for the phase with this number."""
    return with_number(EXPIRE, phase)


def kind_of(action: int) -> int:
    """One of the constants above."""
    return action & 63


def colour_of(action: int) -> int:
    """The colour that the action names; grey for none."""
    return (action >> _COLOUR_AT) & 7


def seat_of(action: int) -> int:
    """The seat that the action means; `NO_SEAT` for none."""
    return (action >> _SEAT_AT) & 31


def number_of(action: int) -> int:
    """The number that the action carries; `NO_NUMBER` for none."""
    return (action >> _NUMBER_AT) & 4095


def first_card(action: int) -> int:
    """The first card's face, or -1 if there is none."""
    return ((action >> _CARDS_AT) & 127) - 1


def has_several(action: int) -> bool:
    """Whether the action carries more than one card."""
    return action >> _SECOND_CARD_AT != 0


def is_action(action: int) -> bool:
    """Whether an int packs an action: a known kind, carrying nothing that its kind does not carry.

    Seats are not looked at here: how many there are is for the match to know.
    """
    if action < 0:
        return False
    carried = _CARRIED[action & 63]
    if carried == _UNKNOWN:
        return False
    if carried & _CARDS:
        if colour_of(action) > GREY or not _are_faces(action >> _CARDS_AT):
            return False
    elif action >> _CARDS_AT or colour_of(action) != GREY:
        return False
    if not carried & _SEAT and seat_of(action) != NO_SEAT:
        return False
    return carried & _NUMBER != 0 or number_of(action) == NO_NUMBER


def _are_faces(packed: int) -> bool:
    while packed > 127:
        if not 1 <= packed & 127 <= FACES:
            return False
        packed >>= 7
    return 1 <= packed <= FACES


def cards_of(action: int) -> list[int]:
    """The faces of all cards, in the order in which they are laid."""
    faces: list[int] = []
    packed = action >> _CARDS_AT
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

PHASE_KEYS: Final = {
    0: "turn",
    1: "attack",
    2: "slap",
    3: "follow-up",
    4: "growth",
    5: "dark",
    6: "last-dark",
    7: "question",
    8: "row-choice",
    9: "each-gives",
    10: "gives",
    14: "tower",
    15: "lay-open",
    16: "fas",
    17: "grab",
    18: "touch",
    19: "huts",
    20: "feat",
    21: "duel",
    22: "roulette",
    23: "chip-in",
    24: "throw",
    31: "puts-aside",
    32: "ballot",
}
"""Names of the phases, by their numbers. Numbers are stored and never change."""
PHASE_NUMBERS: Final = {key: number for number, key in PHASE_KEYS.items()}

_NEEDS_CARDS: Final = (PLAY, TRANSFER, INTERCEPT, LAY, REWARD, ANSWER, GIVE_COURAGE, GIVE, SWAP, PERFORMED, MISTAKE)
_NEEDS_SEAT: Final = (CATCH, REWARD, GIVE_COURAGE, SWAP, GRAB, VOTE, WINK, SPOT, CLAIM)


@dataclass(frozen=True, slots=True)
class Action(Frozen):
    """An action as people and programs outside the engine write it.

    `kind` is one of the keys above; `cards` are face codes; `colour` a colour's key; `seat` a seat's index;
    `number` what else the act counts or names; `phase` the name of the phase that has run out of time.
    """

    kind: str
    cards: tuple[str, ...] = ()
    colour: str | None = None
    seat: int | None = None
    phase: str | None = None
    number: int | None = None

    def pack(self) -> int:
        """The packed form. Raises `BadAction` if it does not describe an action."""
        kind = _BY_KEY.get(self.kind)
        if kind is None:
            raise BadAction(f"no such action: {self.kind!r}")
        carries = _CARRIES.get(kind, 0)
        if len(self.cards) > MOST_CARDS:
            raise BadAction(f"too many cards: {len(self.cards)}")
        if (kind in _NEEDS_CARDS and not self.cards) or (self.cards and not carries & _CARDS):
            raise BadAction(f"{self.kind}: {'takes no card' if self.cards else 'which card?'}")
        try:
            faces = [face_of(code) for code in self.cards]
        except ValueError as error:
            raise BadAction(str(error)) from None
        return with_cards(kind, faces, self._colour(carries), self._seat(kind, carries), self._number(kind, carries))

    def _colour(self, carries: int) -> int:
        if self.colour is None:
            return GREY
        if self.colour not in COLOUR_KEYS[:GREY] or not carries & _CARDS:
            raise BadAction(f"{self.kind}: no such colour to name: {self.colour!r}")
        return COLOUR_KEYS.index(self.colour)

    def _seat(self, kind: int, carries: int) -> int:
        if self.seat is None:
            if kind in _NEEDS_SEAT:
                raise BadAction(f"{self.kind}: which seat?")
            return NO_SEAT
        if not carries & _SEAT:
            raise BadAction(f"{self.kind}: takes no seat")
        if not 0 <= self.seat < NO_SEAT:
            raise BadAction(f"no such seat: {self.seat}")
        return self.seat

    def _number(self, kind: int, carries: int) -> int:
        if (kind == EXPIRE) != (self.phase is not None):
            raise BadAction(f"{self.kind}: {'which phase?' if kind == EXPIRE else 'takes no phase'}")
        if self.phase is not None:
            if self.phase not in PHASE_NUMBERS or self.number is not None:
                raise BadAction(f"no such phase: {self.phase!r}")
            return PHASE_NUMBERS[self.phase]
        if self.number is None:
            return NO_NUMBER
        if not carries & _NUMBER:
            raise BadAction(f"{self.kind}: takes no number")
        if not 0 <= self.number < NO_NUMBER:
            raise BadAction(f"no such number: {self.number}")
        return self.number

    @staticmethod
    def unpack(action: int) -> "Action":
        """The readable form of a packed action."""
        kind, colour, seat, number = kind_of(action), colour_of(action), seat_of(action), number_of(action)
        return Action(
            ACTION_KEYS[kind],
            tuple(CODES[face] for face in cards_of(action)),
            COLOUR_KEYS[colour] if colour != GREY else None,
            seat if seat != NO_SEAT else None,
            PHASE_KEYS[number] if kind == EXPIRE else None,
            number if number != NO_NUMBER and kind != EXPIRE else None,
        )

    @staticmethod
    def read(text: str) -> "Action":
        """The action that `write` wrote. Raises `BadAction`."""
        kind, *words = text.split(" ")
        cards: list[str] = []
        colour = seat = phase = number = None
        for word in words:
            if word.startswith("="):
                colour = word[1:]
            elif word.startswith("@"):
                seat = _whole(word)
            elif word.startswith("#"):
                number = _whole(word)
            elif kind == "expire":
                phase = word
            else:
                cards.append(word)
        return Action(kind, tuple(cards), colour, seat, phase, number)

    def write(self) -> str:
        """One line of text, as in journals."""
        words = [self.kind, *self.cards]
        if self.colour is not None:
            words.append(f"={self.colour}")
        if self.seat is not None:
            words.append(f"@{self.seat}")
        if self.number is not None:
            words.append(f"#{self.number}")
        if self.phase is not None:
            words.append(self.phase)
        return " ".join(words)


def _whole(word: str) -> int:
    if not is_whole(word[1:]):
        raise BadAction(f"not a number: {word[1:20]!r}")
    return int(word[1:])
