from svintus.engine.actions import NO_NUMBER, number_of, seat_of
from svintus.engine.cards.courage.courage import Courage
from svintus.engine.faces import FACES
from svintus.engine.gifts import look_for_win
from svintus.engine.in_front import face_in_front, front
from svintus.engine.phases.row_choice import come_to_front
from svintus.engine.round import Round


class Antrakt(Courage):
    """No task; with it goes any one courage card lying in front of anyone (`ANT-1`).

    The choice is a number: the seat times `FACES` plus the face of the card that goes along; none if nothing lies.
    """

    def gift_choices(self, r: Round, seat: int) -> list[int]:
        lying = [owner * FACES + face_in_front(card) for owner in range(r.seats) for card in r.rows[owner]]
        return sorted(set(lying)) or [NO_NUMBER]

    def take_effect(self, r: Round, giver: int, action: int, cards: list[int]) -> None:
        target = seat_of(action)
        come_to_front(r, target, front(cards[0], giver))
        owner, face = divmod(number_of(action), FACES)
        if number_of(action) == NO_NUMBER:
            return
        for card in r.rows[owner]:
            if face_in_front(card) == face:
                r.rows[owner].remove(card)
                r.hand_changed(owner)
                come_to_front(r, target, card)
                look_for_win(r, giver)
                return
