from svintus.engine.cards.challenge.challenge import Challenge
from svintus.engine.phases.last_one import Huts
from svintus.engine.round import Round

CARDS_FOR_TWO_HUTS = 4


class Hands(Challenge):
    """Everyone builds two huts of hand cards, drawing what is missing; the last to finish is given a card by each
    other (`HAN`). A short deck builds with what there is."""

    def happen(self, r: Round, seat: int, action: int) -> None:
        builder = seat
        for _ in range(r.seats):
            missing = CARDS_FOR_TWO_HUTS - len(r.hands[builder])
            if missing > 0 and not r.gone >> builder & 1:
                r.draw(builder, missing, "huts")
            builder = r.next_to(builder)
        r.push(Huts(seat, ()))
