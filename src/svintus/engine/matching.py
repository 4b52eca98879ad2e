"""What fits on what (`TURN-1`, `TURN-2`): a table of all answers, because every act asks for some of them."""

from svintus.engine.faces import (
    AWL,
    CHALLENGE,
    COLOUR_OF,
    FACES,
    FAMILY_OF,
    GREY,
    KIND_OF,
    NO_VALUE,
    POLISVIN,
    SVINOROST,
    VALUE_OF,
)

_TABLES: dict[bool, bytes] = {}


def fits(top: int, colour: int, face: int, specials_on_kind: bool) -> bool:
    """Whether `face` may be played on `top` while `colour` is in force (`TURN-4` for challenge cards)."""
    kind = KIND_OF[face]
    if kind in (POLISVIN, SVINOROST):
        return True
    if kind == AWL:
        return False
    if COLOUR_OF[face] == colour or FAMILY_OF[face] == CHALLENGE:
        return COLOUR_OF[face] == colour
    if VALUE_OF[face] != NO_VALUE:
        return VALUE_OF[face] == VALUE_OF[top]
    return specials_on_kind and kind == KIND_OF[top]


def row(top: int, colour: int) -> int:
    """Where the answers for this top card and this colour in force begin in the table."""
    return (top * GREY + colour) * FACES


def fit_table(specials_on_kind: bool) -> bytes:
    """All answers of `fits`, one byte each, `FACES` to a `row`."""
    table = _TABLES.get(specials_on_kind)
    if table is None:
        answers = [
            1 if fits(top, colour, face, specials_on_kind) else 0
            for top in range(FACES)
            for colour in range(GREY)
            for face in range(FACES)
        ]
        table = _TABLES[specials_on_kind] = bytes(answers)
    return table
