from svintus.engine.card import Card
from svintus.engine.round import Round


class Perekhryuk(Card):
    """The direction of play turns round (`BUR-1`)."""

    def on_play(self, r: Round, seat: int, action: int) -> None:
        r.turn_round()
        r.pass_to_next(seat)
