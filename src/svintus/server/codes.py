"""Codes of tables: a sound or a thing of the farmyard and a number, one code in two alphabets: ХРЮК-27 is OINK-27.

People read them aloud and type them on phones, so case, dashes, spaces and letters that look alike do not matter.
"""

import secrets
from collections.abc import Container
from typing import Final

WORDS: Final = (
    ("OINK", "ХРЮК"),
    ("SQUEAL", "ВИЗГ"),
    ("HISS", "ШИПИ"),
    ("WOOF", "ГАВ"),
    ("TWEET", "ЧИРИК"),
    ("CROAK", "КАРР"),
    ("SNOUT", "ПЯТАК"),
    ("TAIL", "ХВОСТ"),
    ("HOOF", "КОПЫТО"),
    ("ACORN", "ЖЕЛУДЬ"),
    ("TROUGH", "КОРЫТО"),
    ("PUDDLE", "ЛУЖА"),
    ("PLUME", "ПЕРО"),
    ("BEAK", "КЛЮВ"),
    ("PAW", "ЛАПА"),
    ("FANG", "КЛЫК"),
)
_LOWEST: Final = 10
_HIGHEST: Final = 99
_HIGHEST_IN_A_CROWD: Final = 9_999
_TRIES: Final = 64

_LOOK_ALIKE: Final = str.maketrans("АВЕКМНОРСТУХЁ", "ABEKMHOPCTYXE")
_DIGIT_ALIKE: Final = str.maketrans("OQILBSZ", "0011852")
_SEPARATORS: Final = "-‐‑‒–—−_ .\u00a0"


def _shape(word: str) -> str:
    """The word as it looks: letters of both alphabets that look alike are one."""
    return word.upper().translate(_LOOK_ALIKE)


_BY_SHAPE: Final = {_shape(word): latin for latin, russian in WORDS for word in (latin, russian)}
_RUSSIAN: Final = dict(WORDS)


def normal(text: str) -> str | None:
    """The code that somebody meant, as `OINK-27`; None if it cannot be one."""
    squeezed = _shape("".join(letter for letter in text if letter not in _SEPARATORS))
    for shape, word in _BY_SHAPE.items():
        if squeezed.startswith(shape):
            digits = squeezed.removeprefix(shape).translate(_DIGIT_ALIKE)
            if digits.isascii() and digits.isdigit() and len(digits) <= 4 and int(digits) >= _LOWEST:
                return f"{word}-{int(digits)}"
    return None


def russian(code: str) -> str:
    """The same code in the other alphabet."""
    word, _, number = code.partition("-")
    return f"{_RUSSIAN[word]}-{number}"


def new(taken: Container[str]) -> str:
    """A code that nobody has; longer numbers where the short ones are becoming rare."""
    for attempt in range(_TRIES * 2):
        highest = _HIGHEST if attempt < _TRIES else _HIGHEST_IN_A_CROWD
        code = f"{secrets.choice(WORDS)[0]}-{secrets.randbelow(highest - _LOWEST + 1) + _LOWEST}"
        if code not in taken:
            return code
    raise RuntimeError("no free code was found")
