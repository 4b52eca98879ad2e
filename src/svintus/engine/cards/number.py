from svintus.engine.card import Card
from svintus.engine.round import Round


class Number(Card):
    """A number from 0 to 7. Nothing but a number."""

    def on_play(self, r: Round, seat: int, action: int) -> None:
        r.pass_to_next(seat)
