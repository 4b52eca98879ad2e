from typing import ClassVar

from svintus.engine.actions import NO_NUMBER, NO_SEAT, cards_of, colour_of, number_of, seat_of, with_cards
from svintus.engine.card import Card
from svintus.engine.faces import GREY
from svintus.engine.phases.question import against
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


class Challenge(Card):
    """By the colour in force; to the box, not on the pile; then the seat after its player moves (`TURN-4`).

    A card that names an opponent asks it first (`SHM-2`).
    """

    goes_to_box: ClassVar[bool] = True
    can_be_intercepted: ClassVar[bool] = False
    names_seat: ClassVar[bool] = False
    names_choice: ClassVar[bool] = False
    """Its player chooses one of the `choices`."""

    def choices(self, r: Round) -> list[int]:
        """The numbers of what its player may choose now."""
        return []

    def offer(self, r: Round, seat: int, kind: int, face: int, out: list[int]) -> None:
        colours = range(GREY) if self.names_colour else (GREY,)
        seats = [s for s in range(r.seats) if s != seat and not r.gone >> s & 1] if self.names_seat else [NO_SEAT]
        numbers = self.choices(r) if self.names_choice else [NO_NUMBER]
        for colour in colours:
            for other in seats:
                for number in numbers:
                    action = with_cards(kind, [face], colour, other, number)
                    if action not in out:
                        out.append(action)

    def check(self, r: Round, seat: int, action: int) -> int:
        if len(cards_of(action)) != 1:
            return MALFORMED
        if self.names_colour != (colour_of(action) < GREY):
            return NAME_A_COLOUR if self.names_colour else NO_COLOUR_TO_NAME
        if self.names_choice and number_of(action) not in self.choices(r):
            return NO_SUCH_CHOICE
        if not self.names_choice and number_of(action) != NO_NUMBER:
            return MALFORMED
        other = seat_of(action)
        if not self.names_seat:
            return OK if other == NO_SEAT else MALFORMED
        if other == NO_SEAT:
            return NAME_A_SEAT
        if other >= r.seats or other == seat:
            return NO_SUCH_SEAT
        return SEAT_LEFT if r.gone >> other & 1 else OK

    def on_play(self, r: Round, seat: int, action: int) -> None:
        r.pass_to_next(seat)
        cards = cards_of(action)
        if self.names_seat:
            against(r, action, seat, cards)
        else:
            self.take_effect(r, seat, action, cards)

    def take_effect(self, r: Round, giver: int, action: int, cards: list[int]) -> None:
        r.box.extend(cards)
        self.happen(r, giver, action)

    def happen(self, r: Round, seat: int, action: int) -> None:
        """What the card does, once it lies in the box; `pass_to_next` is done already."""
        raise NotImplementedError
