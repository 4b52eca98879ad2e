"""Decks: how many copies of which kinds, whether a deck can work, and what to warn of (`DECK-2`, `DECK-3`)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from svintus.engine.faces import (
    CHALLENGE,
    CODES,
    FAMILY_OF,
    FIRST_BLANK,
    FIRST_SPECIAL,
    FOLKLORIST,
    HANDS,
    HIGHEST_ON_SVINOROST,
    KHLOPKOPYT,
    KIND_KEYS,
    KIND_OF,
    NEITHER,
    OVATSII,
    PARODIST,
    PEREKHRYUK,
    POKLOONNIK,
    REYTING,
    SHMOTRUN,
    SHTUL,
    SLABO,
    SUFLYOR,
    SVINOROST,
    TIKHOKHRYUN,
    VALUE_OF,
    ZAPEVALA,
    faces_of_kind,
)
from svintus.engine.frozen import Frozen
from svintus.engine.options import Options

MOST_COPIES: Final = 8

FAULTS: Final = {
    "no-such-kind": "no such kind of card: {card!r}",
    "copies": "{card}: copies must be 0 to {most}, not {copies!r}",
    "too-few-cards": "{cards} cards are too few: {seats} seats with {each} each need {needed}",
    "no-numbers": "a deck needs number cards: the start card is one",
    "no-low-numbers": "svinorost needs number cards 0 to {highest}: it is laid with one",
    "blank-undescribed": "nobody has said what is printed on {card}",
    "forbidden": "this table forbids {one} together with {other}",
}
"""What can be wrong with a deck, as developers read it."""


@dataclass(frozen=True)
class DeckFault(Frozen):
    """Why a deck cannot be played with: the words are `fault-<key>`, said with the `values`."""

    key: str
    values: Mapping[str, str | int]

    def __str__(self) -> str:
        return FAULTS[self.key].format(**self.values)


@dataclass(frozen=True)
class DeckWarning(Frozen):
    """A combination that works but deserves a second thought: the words are `warning-<key>`, said of `kinds`."""

    key: str
    kinds: tuple[str, ...]
    """Keys of the kinds of cards that bring it about."""


class BadDeck(ValueError):
    """A deck that cannot be played with. The message says why, and so does `fault`."""

    def __init__(self, fault: DeckFault) -> None:
        super().__init__(str(fault))
        self.fault = fault


def build(copies: Mapping[str, object], boxes: int = 1) -> list[int]:
    """The faces of all cards, from the number of copies of each face, by its code or for a whole kind by its key,
    for so many boxes.

    Raises `BadDeck` for a kind that does not exist or copies that are not 0–8.
    """
    deck: list[int] = []
    for key, count in copies.items():
        if type(count) is not int or not 0 <= count <= MOST_COPIES:
            raise BadDeck(DeckFault("copies", {"card": key, "copies": str(count), "most": MOST_COPIES}))
        for face in _faces(key):
            deck.extend([face] * (count * boxes))
    return deck


def _faces(key: str) -> list[int]:
    if key in CODES:
        return [CODES.index(key)]
    if key not in KIND_KEYS:
        raise BadDeck(DeckFault("no-such-kind", {"card": key}))
    return faces_of_kind(KIND_KEYS.index(key))


def check(deck: list[int], seats: int, options: Options, blanks: int = 0) -> None:
    """Raises `BadDeck` if a round cannot be dealt from this deck, or not played; so many blank cards are described."""
    for fault in faults(deck, seats, options, blanks):
        raise BadDeck(fault)


def faults(deck: list[int], seats: int, options: Options, blanks: int = 0) -> list[DeckFault]:
    """Everything for which this deck cannot work (`DECK-2`); so many blank cards are described (`DECK-4`)."""
    found: list[DeckFault] = []
    needed = seats * options.deal + 1
    if len(deck) < needed:
        few: dict[str, str | int] = {"cards": len(deck), "seats": seats, "each": options.deal, "needed": needed}
        found.append(DeckFault("too-few-cards", few))
    numbers = [face for face in deck if face < FIRST_SPECIAL]
    kinds = _kinds(deck)
    if not numbers:
        found.append(DeckFault("no-numbers", {}))
    elif SVINOROST in kinds and min([VALUE_OF[face] for face in numbers]) > HIGHEST_ON_SVINOROST:
        found.append(DeckFault("no-low-numbers", {"highest": HIGHEST_ON_SVINOROST}))
    undescribed = [face for face in sorted(set(deck)) if KIND_OF[face] >= FIRST_BLANK + blanks]
    found.extend([DeckFault("blank-undescribed", {"card": CODES[face]}) for face in undescribed])
    for one, other in options.forbidden:
        if KIND_KEYS.index(one) in kinds and KIND_KEYS.index(other) in kinds:
            found.append(DeckFault("forbidden", {"one": one, "other": other}))
    return found


def _kinds(deck: list[int]) -> set[int]:
    return {KIND_OF[face] for face in deck}


VOICES: Final = (PARODIST, ZAPEVALA, FOLKLORIST, POKLOONNIK, SUFLYOR, REYTING)
"""Courage cards whose task needs the voice."""
SLOW: Final = (SLABO, HANDS, ZAPEVALA, FOLKLORIST, POKLOONNIK)
"""Feats and huts take their time, and what is sung or said with a move must be thought of."""
SHORT_CLOCK: Final = 10_000
"""Milliseconds; with less for a decision slow cards are a torment."""
NEEDS_A_CROWD: Final = (PEREKHRYUK, TIKHOKHRYUN, KHLOPKOPYT, SHMOTRUN)
"""Turning round, silence, the slap and the unnoticed wink are nothing between two."""
FEWEST_FOR_NEITHER: Final = 5


def warnings(deck: list[int], seats: int, options: Options) -> list[DeckWarning]:
    """The known combinations that this deck has (`DECK-3`)."""
    kinds = _kinds(deck)
    found: list[DeckWarning] = []

    def warn(key: str, *concerned: int) -> None:
        found.append(DeckWarning(key, tuple([KIND_KEYS[kind] for kind in sorted(concerned)])))

    voices = kinds & set(VOICES)
    if TIKHOKHRYUN in kinds and voices:
        warn("silenced-courage", TIKHOKHRYUN, *voices)
    if {OVATSII, SHTUL} <= kinds:
        warn("standing-ovation", OVATSII, SHTUL)
    slow = kinds & set(SLOW)
    if slow and 0 < options.clock < SHORT_CLOCK:
        warn("slow-on-a-short-clock", *slow)
    crowded = kinds & set(NEEDS_A_CROWD)
    if crowded and seats == 2:
        warn("better-with-more", *crowded)
    if NEITHER in kinds and 2 < seats < FEWEST_FOR_NEITHER:
        warn("neither-with-few", NEITHER)
    challenges = {KIND_OF[face] for face in deck if FAMILY_OF[face] == CHALLENGE}
    if challenges and seats == 2:
        warn("challenge-for-two", *challenges)
    return found
