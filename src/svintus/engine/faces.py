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
TEMNODEL: Final = 7
SVINOROST: Final = 8
SHTUL: Final = 9
SHALUN: Final = 10
SHEVELIS: Final = 11
SHTOL: Final = 12
SHINKOGNITO: Final = 13
SHMOTRUN: Final = 14
SHMUNITET: Final = 15
SHTO: Final = 16
SHURIKEN: Final = 17
PARODIST: Final = 18
ZAPEVALA: Final = 19
FOLKLORIST: Final = 20
POKLOONNIK: Final = 21
SUFLYOR: Final = 22
OVATSII: Final = 23
ANTRAKT: Final = 24
REYTING: Final = 25
RAZBORKA: Final = 26
ROULETTE: Final = 27
CLOTHES: Final = 28
ONE_FOR_ALL: Final = 29
SLIPPERS: Final = 30
DONT_DARKEN: Final = 31
SLABO: Final = 32
NEITHER: Final = 33
HANDS: Final = 34
CHIP_IN: Final = 35
AWL: Final = 36
FIRST_BLANK: Final = 37
"""The kinds from here on are blank cards: what is printed on them, each match says for itself (`DECK-4`)."""
BLANKS: Final = 32

PRINTED_KINDS: Final = FIRST_BLANK
"""The kinds below are printed."""

KIND_KEYS: Final = (
    "number",
    "khapyozh",
    "perekhryuk",
    "zakhrapin",
    "tikhokhryun",
    "khlopkopyt",
    "polisvin",
    "temnodel",
    "svinorost",
    "shtul",
    "shalun",
    "shevelis",
    "shtol",
    "shinkognito",
    "shmotrun",
    "shmunitet",
    "shto",
    "shuriken",
    "parodist",
    "zapevala",
    "folklorist",
    "pokloonnik",
    "suflyor",
    "ovatsii",
    "antrakt",
    "reyting",
    "razborka",
    "roulette",
    "clothes",
    "one_for_all",
    "slippers",
    "dont_darken",
    "slabo",
    "neither",
    "hands",
    "chip_in",
    "awl",
    *[f"blank.{number}" for number in range(1, BLANKS + 1)],
)
KINDS: Final = len(KIND_KEYS)

NUMBERS: Final = 0
BUREAUCRACY: Final = 1
ETIQUETTE: Final = 2
COURAGE: Final = 3
CHALLENGE: Final = 4
BLANK: Final = 5

VALUES: Final = 8
"""Values are 0 to 7."""
NO_VALUE: Final = 8
"""The value of a face that has none: no numbered card carries it."""

FIRST_SPECIAL: Final = 32
"""The faces below are the number cards."""

_PRINTED: Final = (
    [(NUMBER, colour, value) for colour in range(4) for value in range(8)]
    + [(kind, colour, NO_VALUE) for kind in range(KHAPYOZH, POLISVIN) for colour in range(4)]
    + [(POLISVIN, GREY, NO_VALUE)]
    + [(TEMNODEL, colour, NO_VALUE) for colour in range(4)]
    + [(SVINOROST, GREY, NO_VALUE)]
    + [(SHTUL + value, GREY, value) for value in range(8)]
    + [(SHURIKEN, GREY, 7), (SHURIKEN, GREY, 6)]
    + [(PARODIST + value, GREY, value) for value in range(8)]
    + [(kind, RASPBERRY, NO_VALUE) for kind in (RAZBORKA, ROULETTE, CLOTHES)]
    + [(ONE_FOR_ALL, GREEN, NO_VALUE)]
    + [(kind, BLUE, NO_VALUE) for kind in (SLIPPERS, DONT_DARKEN)]
    + [(kind, ORANGE, NO_VALUE) for kind in (SLABO, NEITHER, HANDS, CHIP_IN)]
    + [(AWL, GREY, NO_VALUE)]
    + [(FIRST_BLANK + number, GREY, NO_VALUE) for number in range(BLANKS)]
)
"""Kind, colour and value of every face. The second Shuriken is the extended edition's, with a six on it."""

FACES: Final = len(_PRINTED)
KIND_OF: Final = bytes([kind for kind, _, _ in _PRINTED])
COLOUR_OF: Final = bytes([colour for _, colour, _ in _PRINTED])
VALUE_OF: Final = bytes([value for _, _, value in _PRINTED])
FAMILY_OF: Final = bytes(
    [
        NUMBERS
        if kind == NUMBER
        else BUREAUCRACY
        if kind <= SVINOROST
        else ETIQUETTE
        if kind <= SHURIKEN
        else COURAGE
        if kind <= REYTING
        else CHALLENGE
        if kind <= AWL
        else BLANK
        for kind in KIND_OF
    ]
)
"""The family of a face."""


def _code(face: int) -> str:
    kind, colour, value = _PRINTED[face]
    if kind == NUMBER:
        return f"{COLOUR_LETTERS[colour]}{value}"
    if kind < SVINOROST and colour != GREY:
        return f"{KIND_KEYS[kind]}.{COLOUR_LETTERS[colour]}"
    return "shuriken.6" if kind == SHURIKEN and value == 6 else KIND_KEYS[kind]


CODES: Final = tuple([_code(face) for face in range(FACES)])
_BY_CODE: Final = {code: face for face, code in enumerate(CODES)}


def number(colour: int, value: int) -> int:
    """The face of the number card of a colour (0–3) and a value (0–7)."""
    return colour * 8 + value


def face_of(code: str) -> int:
    """The face with this code. Raises `ValueError` naming the code if there is none."""
    face = _BY_CODE.get(code)
    if face is None:
        raise ValueError(f"no such card: {code!r}")
    return face


def faces_of_kind(kind: int) -> list[int]:
    """Every face of a kind, in the order of the faces."""
    return [face for face in range(FACES) if KIND_OF[face] == kind]


HIGHEST_ON_SVINOROST: Final = 2
"""The highest number that may lie on Svinorost itself (`GROW-1`)."""
SHMOTRUN_FACE: Final = face_of("shmotrun")
SHMUNITET_FACE: Final = face_of("shmunitet")
AWL_FACE: Final = face_of("awl")
