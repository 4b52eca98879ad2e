from svintus.engine.actions import NO_NUMBER, number_of, seat_of
from svintus.engine.cards.numbered_grey import NumberedGrey
from svintus.engine.in_front import front
from svintus.engine.phases.row_choice import come_to_front
from svintus.engine.round import Round


class Courage(NumberedGrey):
    """Out of turn it lies down in front of an opponent who has just played its value, and gives a task (`COU-2`)."""

    def take_effect(self, r: Round, giver: int, action: int, cards: list[int]) -> None:
        number = number_of(action)
        come_to_front(r, seat_of(action), front(cards[0], giver, number if number != NO_NUMBER else 0))
