"""What fits on what (`TURN-1`, `TURN-2`): a table of all answers, because every act asks for some of them."""

from functools import lru_cache
from typing import final

from svintus.engine.blank import BY_COLOUR, BY_VALUE, ON_ANYTHING, Blank, with_colours, with_values
from svintus.engine.faces import (
    AWL,
    BLANK,
    CHALLENGE,
    COLOUR_OF,
    FACES,
    FAMILY_OF,
    FIRST_BLANK,
    GREY,
    KIND_OF,
    NO_VALUE,
    POLISVIN,
    SVINOROST,
    VALUE_OF,
)


@lru_cache(maxsize=32)
def prints(specials_on_kind: bool, blanks: tuple[Blank, ...]) -> "Prints":
    """The tables of a match in which these blank cards may be."""
    return Prints(specials_on_kind, blanks)


@final
class Prints:
    """What is printed on the faces of one match, and all answers to what fits on what."""

    def __init__(self, specials_on_kind: bool, blanks: tuple[Blank, ...]) -> None:
        self.colours: bytes = with_colours(COLOUR_OF, blanks)
        self.values: bytes = with_values(VALUE_OF, blanks)
        self._blanks = blanks
        self._specials_on_kind = specials_on_kind
        self.fit: bytes = self._all_answers(len(blanks))
        """One byte for each answer, `FACES` to a `row`."""

    def _all_answers(self, blanks: int) -> bytes:
        faces = [face for face in range(FACES) if KIND_OF[face] < FIRST_BLANK + blanks]
        answers = bytearray(FACES * GREY * FACES)
        for top in faces:
            for colour in range(GREY):
                start = row(top, colour)
                for face in faces:
                    if self._fits(top, colour, face):
                        answers[start + face] = 1
        return bytes(answers)

    def _fits(self, top: int, colour: int, face: int) -> bool:
        """Whether `face` may be played on `top` while `colour` is in force (`TURN-4` for challenge cards)."""
        kind = KIND_OF[face]
        if FAMILY_OF[face] == BLANK:
            return self._blank_fits(top, colour, face)
        if kind in (POLISVIN, SVINOROST):
            return True
        if kind == AWL:
            return False
        if self.colours[face] == colour or FAMILY_OF[face] == CHALLENGE:
            return self.colours[face] == colour
        if self.values[face] != NO_VALUE:
            return self.values[face] == self.values[top]
        return self._specials_on_kind and kind == KIND_OF[top]

    def _blank_fits(self, top: int, colour: int, face: int) -> bool:
        ways = self._blanks[KIND_OF[face] - FIRST_BLANK].fits
        if ON_ANYTHING in ways or (BY_COLOUR in ways and self.colours[face] == colour):
            return True
        if BY_VALUE in ways and self.values[face] == self.values[top]:
            return True
        return self._specials_on_kind and face == top


def row(top: int, colour: int) -> int:
    """Where the answers for this top card and this colour in force begin in the table."""
    return (top * GREY + colour) * FACES
