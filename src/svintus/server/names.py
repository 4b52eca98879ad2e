"""Names of players: what can be shown to others without breaking a page or passing for somebody else."""

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from svintus.protocol.messages import FailureCode

LONGEST_NAME: Final = 24
"""Code points."""
_MOST_MARKS_ON_A_LETTER: Final = 2

_LOOK: Final = re.compile(r"[a-z]+(\.[a-z0-9-]+){4}")
_LONGEST_LOOK: Final = 60

_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by the book that show nothing."""
_JOINER: Final = "\u200d"
_AS_EMOJI: Final = "\ufe0f"

_ALIKE_GROUPS: Final = (
    ("a", "аα@"),
    ("b", "вβ"),
    ("c", "сϲ"),
    ("d", "ԁ"),
    ("e", "еε"),
    ("h", "нһ"),
    ("j", "ј"),
    ("k", "кκ"),
    ("l", "iіι1|!"),
    ("m", "мμ"),
    ("o", "оο0"),
    ("p", "рρ"),
    ("s", "ѕ5$"),
    ("t", "тτ"),
    ("v", "ѵν"),
    ("w", "ԝω"),
    ("x", "хχ"),
    ("y", "уυ"),
    ("з", "3"),
)
_ALIKE: Final = str.maketrans({letter: first for first, others in _ALIKE_GROUPS for letter in others})


class BadName(ValueError):
    """A name or look that cannot be used. `code` is that of the failure to tell."""

    def __init__(self, code: FailureCode, message: str) -> None:
        super().__init__(message)
        self.code: FailureCode = code


def checked_name(raw: str) -> str:
    """The name as it will be shown: composed, trimmed, single spaces. Raises `BadName`."""
    if len(raw) > 20 * LONGEST_NAME:
        raise BadName("name-too-long", f"at most {LONGEST_NAME} characters")
    name = " ".join(unicodedata.normalize("NFC", raw).split())
    if all(_is_blank(letter) for letter in name):
        raise BadName("name-empty", "a name must show something")
    if len(name) > LONGEST_NAME:
        raise BadName("name-too-long", f"at most {LONGEST_NAME} characters")
    marks = 0
    for place, letter in enumerate(name):
        kind = unicodedata.category(letter)
        if letter == _JOINER:
            sound = 0 < place < len(name) - 1 and _is_picture(name[place - 1]) and _is_picture(name[place + 1])
        else:
            sound = kind not in ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp") and letter not in _BLANK
        marks = marks + 1 if kind in ("Mn", "Me") and letter != _AS_EMOJI else 0
        if not sound or marks > _MOST_MARKS_ON_A_LETTER:
            raise BadName("name-unreadable", f"U+{ord(letter):04X} cannot be part of a name here")
    return name


def _is_blank(letter: str) -> bool:
    return letter in _BLANK or unicodedata.category(letter) in ("Zs", "Cf", "Cc", "Mn", "Me", "Zl", "Zp")


def _is_picture(letter: str) -> bool:
    return letter == _AS_EMOJI or unicodedata.category(letter) in ("So", "Sk")


def shape(name: str) -> str:
    """What is left of a name at a glance: case, accents, spaces and letters that look alike do not count."""
    bare = "".join(
        letter
        for letter in unicodedata.normalize("NFKD", name.casefold())
        if letter.isalnum() or unicodedata.category(letter) in ("So", "Po", "Sm", "Sc")
    )
    return bare.translate(_ALIKE)


def readable(text: str) -> str:
    """What somebody says, without what would disturb the screens of others: one line, no invisible signs."""
    signs = (letter for letter in unicodedata.normalize("NFC", text) if _is_sign(letter))
    line = " ".join("".join(signs).split())
    return "" if all(_is_blank(letter) for letter in line) else line


def _is_sign(letter: str) -> bool:
    return letter in (_JOINER, "\n", "\t") or unicodedata.category(letter) not in ("Cc", "Cf", "Cn", "Co", "Cs")


def told_apart(name: str, others: Iterable[str]) -> None:
    """Raise `BadName` if the name looks like one of the others."""
    mine = shape(name)
    if any(shape(other) == mine for other in others):
        raise BadName("name-taken", "somebody at this table has this name, or one that looks like it")


def checked_look(look: str) -> str:
    """The look of an avatar: `animal.hat.glasses.neck.background`. Raises `BadName`."""
    if len(look) > _LONGEST_LOOK or not _LOOK.fullmatch(look):
        raise BadName("bad-look", "a look is animal.hat.glasses.neck.background")
    return look
