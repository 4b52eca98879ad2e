"""What is printed on a card. The rules know nothing else of a card: two cards with one face are identical.

A face is a small int, so that hands are lists of ints and every property is one look into a `bytes` table.
The codes (`r5`, `khapyozh.g`, `polisvin`) are the faces' names outside the engine: in journals, on the wire,
in the drawings. Numbers of faces may change between versions, codes never do.
"""

from typing import Final

RASPBERRY: Final = 0
ORANGE: Final = 1
GREEN: Final = 2
BLUE: Final = 3
GREY: Final = 4
COLOUR_KEYS: Final = ("raspberry", "orange", "green", "blue", "grey")
COLOUR_LETTERS: Final = "rogb"

NUMBER: Final = 0
KHAPYOZH: Final = 1
PEREKHRYUK: Final = 2
ZAKHRAPIN: Final = 3
TIKHOKHRYUN: Final = 4
KHLOPKOPYT: Final = 5
POLISVIN: Final = 6
KIND_KEYS: Final = ("number", "khapyozh", "perekhryuk", "zakhrapin", "tikhokhryun", "khlopkopyt", "polisvin")

NO_VALUE: Final = 8
"""The value of a face that has none: no number card carries it."""

FIRST_SPECIAL: Final = 32
POLISVIN_FACE: Final = 52
FACES: Final = 53


def number(colour: int, value: int) -> int:
    """The face of the number card of a colour (0–3) and a value (0–7)."""
    return colour * 8 + value


def special(kind: int, colour: int) -> int:
    """The face of a coloured special card; of a grey one the colour is ignored."""
    if kind == POLISVIN:
        return POLISVIN_FACE
    return FIRST_SPECIAL + (kind - 1) * 4 + colour


KIND_OF: Final = bytes([NUMBER] * 32 + [1 + i // 4 for i in range(20)] + [POLISVIN])
COLOUR_OF: Final = bytes([i // 8 for i in range(32)] + [i % 4 for i in range(20)] + [GREY])
VALUE_OF: Final = bytes([i % 8 for i in range(32)] + [NO_VALUE] * 21)


def _code(face: int) -> str:
    if face < FIRST_SPECIAL:
        return f"{COLOUR_LETTERS[COLOUR_OF[face]]}{VALUE_OF[face]}"
    key = KIND_KEYS[KIND_OF[face]]
    return key if COLOUR_OF[face] == GREY else f"{key}.{COLOUR_LETTERS[COLOUR_OF[face]]}"


CODES: Final = tuple([_code(face) for face in range(FACES)])
_BY_CODE: Final = {code: face for face, code in enumerate(CODES)}


def face_of(code: str) -> int:
    """The face with this code. Raises `ValueError` naming the code if there is none."""
    face = _BY_CODE.get(code)
    if face is None:
        raise ValueError(f"no such card: {code!r}")
    return face


def faces_of_kind(kind: int) -> list[int]:
    """Every face of a kind, in the order of the faces."""
    return [face for face in range(FACES) if KIND_OF[face] == kind]
