from svintus.engine.cards.challenge.challenge import Challenge
from svintus.engine.phases.roulette import turn_up
from svintus.engine.round import Round


class Roulette(Challenge):
    """Turn up a card of the deck: its colour is the bullet, and the others turn up cards until it comes (`ROU`)."""

    def happen(self, r: Round, seat: int, action: int) -> None:
        turn_up(r, seat, seat, ())
