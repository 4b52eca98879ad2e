"""Orders: what happens by itself, but later, as data on the stack. The effects of blank cards are orders.

An order waits for nobody. When everything above it is done with it is carried out at once, in the kernel's operations,
and the win is looked for (`ROUND-3`).
"""

from typing import ClassVar

from svintus.engine import silence
from svintus.engine.blank import CHOSEN, DRAW, GIVES, ME, NEXT, RACE, SKIP, SWAP, TURN, VOTE
from svintus.engine.events import TurnLost
from svintus.engine.gifts import look_for_win, swap_hands
from svintus.engine.phase import Phase
from svintus.engine.phases.ballot import ballot
from svintus.engine.phases.each_gives import each_gives
from svintus.engine.phases.feat import slabo
from svintus.engine.phases.slap import Slap
from svintus.engine.round import Round


class Order(Phase):
    """One effect of a card that `seat` has played, naming the opponent `chosen` if it names one.

    `do` and `who` are those of `blank`, `count` is a number of cards, or of the feat that is shown.
    """

    number: ClassVar[int] = 33

    def __init__(self, do: int, count: int, who: int, seat: int, chosen: int) -> None:
        self.do = do
        self.count = count
        self.who = who
        self.seat = seat
        self.chosen = chosen

    def begin(self, r: Round) -> None:
        r.pop()
        do = self.do
        if do == DRAW:
            for seat in self._meant(r):
                r.draw(seat, self.count, "blank")
        elif do == SKIP:
            self._skip(r)
        elif do == TURN:
            r.turn_round()
            r.move_goes_to(r.next_to(self.seat))
        elif do == GIVES:
            each_gives(r, self.seat, self._meant(r)[0], list(range(r.seats)))
        elif do == SWAP:
            swap_hands(r, self.seat, self._meant(r)[0])
        elif do == RACE:
            r.push(Slap(self.count, 0))
        elif do == VOTE:
            ballot(r, self.count)
        elif not r.gone >> self.seat & 1:
            slabo(r, self.seat, self.count)
        look_for_win(r, self.seat)

    def _meant(self, r: Round) -> list[int]:
        """The seats that the effect is for, in play order."""
        if self.who == ME:
            return [self.seat]
        if self.who == CHOSEN:
            return [self.chosen]
        others = r.in_play_order(self.seat)[1:]
        return others[:1] if self.who == NEXT else others

    def _skip(self, r: Round) -> None:
        """Whose move it would be next loses it."""
        seat = r.to_move()
        silence.turn_reached(r, seat)
        if r.telling:
            r.tell(TurnLost(seat))
        r.move_goes_to(r.next_to(seat))

    def owes(self, r: Round, seat: int) -> bool:
        return False

    def without(self, r: Round, seat: int) -> None:
        """It finds out when it is carried out."""

    def stored(self) -> tuple[int, ...]:
        return (self.do, self.count, self.who, self.seat, self.chosen)
