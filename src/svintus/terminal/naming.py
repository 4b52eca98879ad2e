"""What cards, feats and pieces of clothing are called."""

from collections.abc import Sequence

from svintus.engine.faces import (
    BLANK,
    CHALLENGE,
    COLOUR_KEYS,
    FAMILY_OF,
    GREY,
    KIND_KEYS,
    KIND_OF,
    NO_VALUE,
    NUMBER,
)
from svintus.engine.feats import FEAT_KEYS, IN_WORDS
from svintus.engine.garments import GARMENT_KEYS
from svintus.terminal.printing import Printing


def card_name(words: Printing, face: int) -> str:
    """A card in words: "green seven", "raspberry Khapyozh", "Shalun, one"."""
    colour = COLOUR_KEYS[words.colours[face]]
    if KIND_OF[face] == NUMBER:
        return words("card-number-in-colour", colour=colour, value=words.values[face])
    blank = words.blank(face)
    name = blank.name(words.language) if blank is not None else words(f"card-{kind_key(face)}")
    if blank is not None and words.colours[face] != GREY:
        name = words("card-dressed-in-colour", colour=colour, card=name)
    if words.values[face] != NO_VALUE:
        return words("card-with-value", card=name, value=words.values[face])
    if FAMILY_OF[face] == BLANK:
        return name
    if FAMILY_OF[face] == CHALLENGE and words.colours[face] != GREY:
        return words("card-dressed-in-colour", colour=colour, card=name)
    return words("card-in-colour", colour=colour, card=name)


def card_names(words: Printing, faces: Sequence[int]) -> str:
    """Several cards in words, in their order."""
    return ", ".join([card_name(words, face) for face in faces])


def card_about(words: Printing, face: int) -> str:
    """What a card does, in a sentence or two."""
    blank = words.blank(face)
    if blank is None:
        return words(f"card-{kind_key(face)}-words")
    goes = [words(f"fits-{way}") for way in blank.fits]
    does = [words(f"effect-{effect.do}", who=effect.who or "", count=effect.count or 0) for effect in blank.effects]
    return ". ".join([*goes, *(does or [words("blank-does-nothing")])])


def kind_key(face: int) -> str:
    """The part of the catalogue's keys that stands for a kind of card; blank cards share theirs."""
    return "blank" if FAMILY_OF[face] == BLANK else KIND_KEYS[KIND_OF[face]]


def feat_name(words: Printing, feat: int) -> str:
    """A feat and how hard it is."""
    if feat == IN_WORDS:
        return words("feat-words")
    level, game = divmod(feat, len(FEAT_KEYS))
    return f"{words(f'feat-{FEAT_KEYS[game]}')}, {words('feat-level', level=level + 1)}"


def garment_name(words: Printing, garment: int) -> str:
    """A piece of clothing in words."""
    return words(f"garment-{GARMENT_KEYS[garment]}")
