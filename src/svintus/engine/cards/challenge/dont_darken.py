from typing import ClassVar

from svintus.engine.actions import colour_of, seat_of
from svintus.engine.cards.challenge.challenge import Challenge
from svintus.engine.events import CardPulled
from svintus.engine.faces import GREY
from svintus.engine.phases.each_gives import each_gives
from svintus.engine.round import Round


class DontDarken(Challenge):
    """Name a colour and pull an unseen card of an opponent: of that colour, or grey, it is yours (`DON`).

    Then each other gives you a card; if it was not, everyone gives one to that opponent.
    """

    names_colour: ClassVar[bool] = True
    names_seat: ClassVar[bool] = True

    def happen(self, r: Round, seat: int, action: int) -> None:
        other = seat_of(action)
        hand = r.hands[other]
        if not hand or r.gone >> seat & 1:
            return
        face = hand[r.rng.below(len(hand))]
        kept = r.colours[face] in (colour_of(action), GREY)
        if r.telling:
            r.tell(CardPulled(seat, other, (face,), kept))
        if kept:
            hand.remove(face)
            r.hand_changed(other)
            r.hands[seat].append(face)
            r.hand_changed(seat)
        each_gives(r, seat, seat if kept else other, list(range(r.seats)))
