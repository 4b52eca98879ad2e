"""The choices that go with one card: a colour named, an opponent meant, a number picked."""

from typing import Final

from svintus.engine.actions import NO_NUMBER, NO_SEAT, cards_of, colour_of, number_of, seat_of, with_cards
from svintus.engine.faces import GREY
from svintus.engine.refusals import (
    MALFORMED,
    NAME_A_COLOUR,
    NAME_A_SEAT,
    NO_COLOUR_TO_NAME,
    NO_SUCH_CHOICE,
    NO_SUCH_SEAT,
    OK,
    SEAT_LEFT,
)
from svintus.engine.round import Round

NO_CHOICE: Final = [NO_NUMBER]


def offer_choices(
    r: Round, seat: int, kind: int, face: int, names_colour: bool, names_seat: bool, numbers: list[int], out: list[int]
) -> None:
    """Add the acts of playing this card, once for each choice; `numbers` are those to choose from (`NO_CHOICE`)."""
    colours = range(GREY) if names_colour else (GREY,)
    seats = [s for s in range(r.seats) if s != seat and not r.gone >> s & 1] if names_seat else [NO_SEAT]
    for colour in colours:
        for other in seats:
            for number in numbers:
                action = with_cards(kind, [face], colour, other, number)
                if action not in out:
                    out.append(action)


def check_choices(r: Round, seat: int, action: int, names_colour: bool, names_seat: bool, numbers: list[int]) -> int:
    """0, or why the choices that go with this card are not as they must be."""
    if len(cards_of(action)) != 1:
        return MALFORMED
    if names_colour != (colour_of(action) < GREY):
        return NAME_A_COLOUR if names_colour else NO_COLOUR_TO_NAME
    if number_of(action) not in numbers:
        return MALFORMED if numbers == NO_CHOICE else NO_SUCH_CHOICE
    other = seat_of(action)
    if not names_seat:
        return OK if other == NO_SEAT else MALFORMED
    if other == NO_SEAT:
        return NAME_A_SEAT
    if other >= r.seats or other == seat:
        return NO_SUCH_SEAT
    return SEAT_LEFT if r.gone >> other & 1 else OK
