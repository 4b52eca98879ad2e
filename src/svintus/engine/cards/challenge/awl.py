from svintus.engine.actions import seat_of
from svintus.engine.cards.challenge.challenge import Challenge
from svintus.engine.events import HandsSwapped
from svintus.engine.round import Round


class Awl(Challenge):
    """Right after your own interception: swap hands with whoever you have intercepted (`AWL`).

    It fits nothing and has its own moment: see `standing.awl`.
    """

    def happen(self, r: Round, seat: int, action: int) -> None:
        other = seat_of(action)
        if (r.gone >> seat | r.gone >> other) & 1:
            return
        r.hands[seat], r.hands[other] = r.hands[other], r.hands[seat]
        r.hand_changed(seat)
        r.hand_changed(other)
        if r.telling:
            r.tell(HandsSwapped(seat, other))
