from typing import ClassVar

from svintus.engine.actions import NO_NUMBER, NO_SEAT, cards_of, colour_of, number_of, seat_of, with_cards
from svintus.engine.card import Card
from svintus.engine.faces import FIRST_SPECIAL, GREY, HIGHEST_ON_SVINOROST, VALUE_OF
from svintus.engine.refusals import BRINGS_A_LOW_NUMBER, MALFORMED, NO_COLOUR_TO_NAME, OK
from svintus.engine.round import Round


class Svinorost(Card):
    """Goes on anything, with a number card 0–2 on top of it; from there the numbers grow (`GROW-1`, `GROW-8`)."""

    brings_another: ClassVar[bool] = True

    def can_be_played(self, r: Round, seat: int) -> bool:
        for face in r.hands[seat]:
            if face < FIRST_SPECIAL and VALUE_OF[face] <= HIGHEST_ON_SVINOROST:
                return True
        return False

    def offer(self, r: Round, seat: int, kind: int, face: int, out: list[int]) -> None:
        for other in r.hands[seat]:
            if other < FIRST_SPECIAL and VALUE_OF[other] <= HIGHEST_ON_SVINOROST:
                action = with_cards(kind, [face, other])
                if action not in out:
                    out.append(action)

    def check(self, r: Round, seat: int, action: int) -> int:
        if seat_of(action) != NO_SEAT or number_of(action) != NO_NUMBER:
            return MALFORMED
        if colour_of(action) != GREY:
            return NO_COLOUR_TO_NAME
        faces = cards_of(action)
        low = len(faces) == 2 and faces[1] < FIRST_SPECIAL and VALUE_OF[faces[1]] <= HIGHEST_ON_SVINOROST
        return OK if low else BRINGS_A_LOW_NUMBER

    def on_play(self, r: Round, seat: int, action: int) -> None:
        r.growing = True
