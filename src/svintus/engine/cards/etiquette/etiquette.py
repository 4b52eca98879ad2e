from svintus.engine.actions import seat_of
from svintus.engine.cards.numbered_grey import NumberedGrey
from svintus.engine.gifts import arrive
from svintus.engine.round import Round


class Etiquette(NumberedGrey):
    """Out of turn it goes, with two cards more, to an opponent who has just given the ground for it (`ETI-2`)."""

    def take_effect(self, r: Round, giver: int, action: int, cards: list[int]) -> None:
        arrive(r, giver, seat_of(action), cards, "reward")
