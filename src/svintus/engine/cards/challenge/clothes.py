from typing import ClassVar

from svintus.engine.actions import number_of
from svintus.engine.cards.challenge.challenge import Challenge
from svintus.engine.garments import GARMENTS
from svintus.engine.phases.last_one import Touch
from svintus.engine.round import Round


class Clothes(Challenge):
    """Name a garment that someone wears; who touches it last is given a card by each other (`CLO`)."""

    names_choice: ClassVar[str] = "garment"

    def choices(self, r: Round) -> list[int]:
        worn = 0
        for seat in range(r.seats):
            if not r.gone >> seat & 1:
                worn |= r.garments[seat]
        return [garment for garment in range(GARMENTS) if worn >> garment & 1]

    def can_be_played(self, r: Round, seat: int) -> bool:
        return len(self.choices(r)) > 0

    def happen(self, r: Round, seat: int, action: int) -> None:
        r.push(Touch(seat, number_of(action), ()))
