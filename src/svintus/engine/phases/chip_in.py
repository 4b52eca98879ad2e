from typing import ClassVar

from svintus.engine.events import NOBODY, ChippedIn, NothingToChipIn
from svintus.engine.faces import COLOUR_OF, GREY
from svintus.engine.phases.decision import NumberToLay
from svintus.engine.phases.each_gives import each_gives
from svintus.engine.round import Round


class Collection(NumberToLay):
    """Each seat lays a number card of the named colour on the play pile; who has none ends it (`CHI`).

    `player` played the card, `seat` must lay now, `laid` is the mask of those that have.
    """

    number: ClassVar[int] = 23

    def __init__(self, player: int, seat: int, colour: int, laid: int) -> None:
        super().__init__(seat)
        self.player = player
        self.colour = colour
        self.laid = laid

    def fits(self, face: int) -> bool:
        return COLOUR_OF[face] == self.colour

    def may_give_in(self, r: Round) -> bool:
        return not self.fitting(r)

    def lay(self, r: Round, face: int) -> None:
        seat = self.seat
        r.moved(True)
        r.give_up(seat, face)
        r.land(face, GREY)
        r.courage_target = NOBODY
        r.shrunk(seat)
        if r.telling:
            r.tell(ChippedIn(seat, face))
        if r.count(seat):
            self._go_on(r, self.laid | 1 << seat)
        else:
            r.end(seat, "emptied")

    def _go_on(self, r: Round, laid: int) -> None:
        after = r.next_to(self.seat)
        if laid >> after & 1:
            r.drop(self)
        else:
            r.swap_in(self, Collection(self.player, after, self.colour, laid))

    def give_in(self, r: Round) -> None:
        r.moved(False)
        r.pop()
        if r.telling:
            r.tell(NothingToChipIn(self.seat))
        each_gives(r, self.player, self.seat, list(range(r.seats)))

    def without(self, r: Round, seat: int) -> None:
        if seat == self.seat:
            self._go_on(r, self.laid)

    def stored(self) -> tuple[int, ...]:
        return (self.player, self.seat, self.colour, self.laid)
