"""Decks: how many copies of which kinds, whether a deck can work, and the cards of it (`DECK-2`)."""

from collections.abc import Mapping

from svintus.engine.faces import FIRST_SPECIAL, KIND_KEYS, faces_of_kind
from svintus.engine.options import Options

MOST_COPIES = 8


class BadDeck(ValueError):
    """A deck that cannot be played with. The message says why."""


def build(copies: Mapping[str, object], boxes: int = 1) -> list[int]:
    """The faces of all cards, from the number of copies of each face by kind key, for so many boxes.

    Raises `BadDeck` for a kind that does not exist or copies that are not 0–8.
    """
    deck: list[int] = []
    for key, count in copies.items():
        if key not in KIND_KEYS:
            raise BadDeck(f"no such kind of card: {key!r}")
        if type(count) is not int or not 0 <= count <= MOST_COPIES:
            raise BadDeck(f"{key}: copies must be 0 to {MOST_COPIES}, not {count!r}")
        for face in faces_of_kind(KIND_KEYS.index(key)):
            deck.extend([face] * (count * boxes))
    return deck


def check(deck: list[int], seats: int, options: Options) -> None:
    """Raises `BadDeck` if a round cannot be dealt from this deck."""
    needed = seats * options.deal + 1
    if len(deck) < needed:
        raise BadDeck(f"{len(deck)} cards are too few: {seats} seats with {options.deal} each need {needed}")
    if not any(face < FIRST_SPECIAL for face in deck):
        raise BadDeck("a deck needs number cards: the start card is one")
    kinds = {KIND_KEYS[kind] for kind in range(len(KIND_KEYS)) if set(faces_of_kind(kind)) & set(deck)}
    for one, other in options.forbidden:
        if one in kinds and other in kinds:
            raise BadDeck(f"this table forbids {one} together with {other}")
