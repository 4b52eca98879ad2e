from typing import ClassVar

from svintus.engine.events import LaidInDuel
from svintus.engine.faces import COLOUR_OF, VALUE_OF
from svintus.engine.phases.decision import NumberToLay
from svintus.engine.round import Round


class Duel(NumberToLay):
    """Number cards in turn, each fitting the last by colour or value; who will not go on takes them all (`RAZ`).

    `seat` must lay, then `other`. `cards` is the pile; on an empty one a card must be laid.
    """

    number: ClassVar[int] = 21

    def __init__(self, seat: int, other: int, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.other = other
        self.cards = cards

    def fits(self, face: int) -> bool:
        if not self.cards:
            return True
        last = self.cards[-1]
        return COLOUR_OF[face] == COLOUR_OF[last] or VALUE_OF[face] == VALUE_OF[last]

    def may_give_in(self, r: Round) -> bool:
        return self.cards != ()

    def lay(self, r: Round, face: int) -> None:
        seat = self.seat
        r.moved(True)
        r.give_up(seat, face)
        r.shrunk(seat)
        cards = (*self.cards, face)
        r.stack[-1] = Duel(self.other, seat, cards)
        if r.telling:
            r.tell(LaidInDuel(seat, face, len(cards)))
        if not r.count(seat):
            r.end(seat, "emptied")

    def give_in(self, r: Round) -> None:
        r.moved(False)
        r.pop()
        r.take(self.seat, list(self.cards), "duel")

    def without(self, r: Round, seat: int) -> None:
        """A seat that leaves has given in; when the other one has, nobody is left to answer."""
        if seat in (self.seat, self.other):
            r.drop(self)
            r.take(seat, list(self.cards), "duel")

    def held(self) -> tuple[int, ...]:
        return self.cards

    def stored(self) -> tuple[int, ...]:
        return (self.seat, self.other, *self.cards)
