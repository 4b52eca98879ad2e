"""The cards of one match as a bot reads them: what is printed on the blank ones is theirs like any other (`DECK-4`)."""

from typing import Final

from svintus.engine.blank import ON_ANYTHING, Blank
from svintus.engine.faces import FIRST_BLANK, KIND_OF
from svintus.engine.matching import prints, row


class Printed:
    """Colours and values of all faces, and what goes on what."""

    def __init__(self, specials_on_kind: bool, blanks: tuple[Blank, ...] = ()) -> None:
        tables = prints(specials_on_kind, blanks)
        self.colours: Final = tables.colours
        self.values: Final = tables.values
        self._fit: Final = tables.fit
        self._blanks: Final = blanks

    def blank(self, face: int) -> Blank | None:
        """What is printed on this card, if it is a blank one."""
        number = KIND_OF[face] - FIRST_BLANK
        return self._blanks[number] if 0 <= number < len(self._blanks) else None

    def on_anything(self, face: int) -> bool:
        """Whether it is a blank card that is never at a loss."""
        blank = self.blank(face)
        return blank is not None and ON_ANYTHING in blank.fits

    def fits(self, top: int, colour: int, face: int) -> bool:
        """Whether the card goes on `top` while `colour` is in force."""
        return bool(self._fit[row(top, colour) + face])


PLAIN: Final = Printed(specials_on_kind=True)
"""A match without blank cards."""
