"""What is printed on the cards of one match, and its words."""

from svintus.engine.blank import Blank, with_colours, with_values
from svintus.engine.faces import COLOUR_OF, FIRST_BLANK, KIND_OF, VALUE_OF
from svintus.locale import Words


class Printing(Words):
    """The words of the catalogue, and what the owners of this table have printed on its blank cards (`DECK-4`)."""

    def __init__(self, language: str, blanks: tuple[Blank, ...] = (), *, strict: bool = False) -> None:
        super().__init__(language, strict=strict)
        self.blanks = blanks
        self.colours = with_colours(COLOUR_OF, blanks)
        self.values = with_values(VALUE_OF, blanks)

    def blank(self, face: int) -> Blank | None:
        """What is printed on this card, if it is a blank one that somebody has described."""
        number = KIND_OF[face] - FIRST_BLANK
        return self.blanks[number] if 0 <= number < len(self.blanks) else None

    def sort_key(self, face: int) -> tuple[int, int, int]:
        """Colour by colour, numbers before specials, grey last."""
        return (self.colours[face], KIND_OF[face], self.values[face])
