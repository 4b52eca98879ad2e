from typing import ClassVar

from svintus.engine.actions import A_TURN_UP, TURN_UP, kind_of
from svintus.engine.events import RouletteRanDry, TurnedUp
from svintus.engine.phase import Phase, out_of_place
from svintus.engine.refusals import OK
from svintus.engine.round import Round


class Roulette(Phase):
    """The others turn up cards, one each, until somebody turns up the colour of the first and takes them all (`ROU`).

    `player` played the card and takes no part; `cards` lie there face up.
    """

    number: ClassVar[int] = 22

    def __init__(self, seat: int, player: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.player = player
        self.cards = cards

    def owes(self, r: Round, seat: int) -> bool:
        return seat == self.seat

    def offer(self, r: Round, seat: int, out: list[int]) -> None:
        out.append(A_TURN_UP)

    def check(self, r: Round, seat: int, action: int) -> int:
        return OK if kind_of(action) == TURN_UP else out_of_place(kind_of(action))

    def act(self, r: Round, seat: int, action: int) -> None:
        self._turn_up(r)

    def _turn_up(self, r: Round) -> None:
        r.moved(False)
        r.pop()
        turn_up(r, self.seat, self.player, self.cards)

    def expire(self, r: Round) -> None:
        """A card is turned up all the same (`PACE-1`)."""
        seat = self.seat
        self._turn_up(r)
        if r.options.dawdle:
            r.fine(seat, "slow")

    def forfeit(self, r: Round, seat: int, why: str) -> None:
        self._turn_up(r)
        r.fine(seat, why)

    def without(self, r: Round, seat: int) -> None:
        if seat == self.seat:
            r.swap_in(self, Roulette(_after(r, seat, self.player), self.player, self.cards))

    def held(self) -> tuple[int, ...]:
        return self.cards

    def stored(self) -> tuple[int, ...]:
        return (self.seat, self.player, *self.cards)


def turn_up(r: Round, seat: int, player: int, lying: tuple[int, ...]) -> None:
    """A seat turns up a card onto those that lie there; without one they go under the play pile."""
    if not r.deck and not r.reshuffle():
        _run_dry(r, lying)
        return
    face = r.take_random()
    cards = (*lying, face)
    if r.telling:
        r.tell(TurnedUp(seat, face, len(cards)))
    if lying and r.colours[face] == r.colours[cards[0]]:
        r.take(seat, list(cards), "roulette")
    elif r.deck or r.pile:
        r.push(Roulette(_after(r, seat, player), player, cards))
    else:
        _run_dry(r, cards)


def _run_dry(r: Round, cards: tuple[int, ...]) -> None:
    r.pile.extend(cards)
    if r.telling and cards:
        r.tell(RouletteRanDry(len(cards)))


def _after(r: Round, seat: int, player: int) -> int:
    after = r.next_to(seat)
    return r.next_to(after) if after == player else after
