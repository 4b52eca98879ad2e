from typing import ClassVar

from svintus.engine.actions import cards_of
from svintus.engine.card import Card
from svintus.engine.cards.choices import NO_CHOICE, check_choices, offer_choices
from svintus.engine.phases.question import against
from svintus.engine.round import Round


class Challenge(Card):
    """By the colour in force; to the box, not on the pile; then the seat after its player moves (`TURN-4`).

    A card that names an opponent asks it first (`SHM-2`).
    """

    goes_to_box: ClassVar[bool] = True
    can_be_intercepted: ClassVar[bool] = False
    names_seat: ClassVar[bool] = False
    names_choice: ClassVar[str] = ""
    """What its player chooses, one of the `choices`: a `garment`, a `feat`, or nothing."""

    def choices(self, r: Round) -> list[int]:
        """The numbers of what its player may choose now."""
        return []

    def offer(self, r: Round, seat: int, kind: int, face: int, out: list[int]) -> None:
        offer_choices(r, seat, kind, face, self.names_colour, self.names_seat, self._numbers(r), out)

    def check(self, r: Round, seat: int, action: int) -> int:
        return check_choices(r, seat, action, self.names_colour, self.names_seat, self._numbers(r))

    def _numbers(self, r: Round) -> list[int]:
        return self.choices(r) if self.names_choice != "" else NO_CHOICE

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
