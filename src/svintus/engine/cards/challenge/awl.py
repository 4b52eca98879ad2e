from svintus.engine.actions import seat_of
from svintus.engine.cards.challenge.challenge import Challenge
from svintus.engine.gifts import swap_hands
from svintus.engine.round import Round


class Awl(Challenge):
    """Right after your own interception: swap hands with whoever you have intercepted (`AWL`).

    It fits nothing and has its own moment: see `standing.awl`.
    """

    def happen(self, r: Round, seat: int, action: int) -> None:
        swap_hands(r, seat, seat_of(action))
