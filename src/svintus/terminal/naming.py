"""What cards, feats and pieces of clothing are called."""

from collections.abc import Sequence

from svintus.engine.faces import (
    BLANK,
    CHALLENGE,
    COLOUR_KEYS,
    COLOUR_OF,
    FAMILY_OF,
    FIRST_BLANK,
    GREY,
    KIND_KEYS,
    KIND_OF,
    NO_VALUE,
    NUMBER,
    VALUE_OF,
)
from svintus.engine.feats import FEAT_KEYS, IN_WORDS
from svintus.engine.garments import GARMENT_KEYS
from svintus.locale import Words


def card_name(words: Words, face: int) -> str:
    """A card in words: "green seven", "raspberry Khapyozh", "Shalun, one"."""
    colour = COLOUR_KEYS[COLOUR_OF[face]]
    if KIND_OF[face] == NUMBER:
        return words("card-number-in-colour", colour=colour, value=VALUE_OF[face])
    if FAMILY_OF[face] == BLANK:
        return f"{words('card-blank')} {face - FIRST_BLANK + 1}"
    name = words(f"card-{KIND_KEYS[KIND_OF[face]]}")
    if VALUE_OF[face] != NO_VALUE:
        return words("card-with-value", card=name, value=VALUE_OF[face])
    if FAMILY_OF[face] == CHALLENGE and COLOUR_OF[face] != GREY:
        return words("card-dressed-in-colour", colour=colour, card=name)
    return words("card-in-colour", colour=colour, card=name)


def card_names(words: Words, faces: Sequence[int]) -> str:
    """Several cards in words, in their order."""
    return ", ".join([card_name(words, face) for face in faces])


def card_about(words: Words, face: int) -> str:
    """What a card does, in a sentence or two."""
    kind = "blank" if FAMILY_OF[face] == BLANK else KIND_KEYS[KIND_OF[face]]
    return words(f"card-{kind}-words")


def feat_name(words: Words, feat: int) -> str:
    """A feat and how hard it is."""
    if feat == IN_WORDS:
        return words("feat-words")
    level, game = divmod(feat, len(FEAT_KEYS))
    return f"{words(f'feat-{FEAT_KEYS[game]}')}, {words('feat-level', level=level + 1)}"


def garment_name(words: Words, garment: int) -> str:
    """A piece of clothing in words."""
    return words(f"garment-{GARMENT_KEYS[garment]}")
