from typing import ClassVar

from svintus.engine.actions import NO_SEAT, VOTE, kind_of, seat_of, with_seat
from svintus.engine.events import NOBODY, BallotBegan, BallotEnded
from svintus.engine.phase import Phase, out_of_place
from svintus.engine.refusals import NO_SUCH_SEAT, OK, SEAT_LEFT
from svintus.engine.round import Round

UNDECIDED = 255


class Ballot(Phase):
    """Each seat votes for another, unseen until all have; who gets the most votes draws `count` cards. A tie acquits.

    `votes` holds, for every seat, whom it has voted for: `UNDECIDED`, or `NO_SEAT` for a vote that was forfeited.
    """

    number: ClassVar[int] = 32
    deadline: ClassVar[int] = 15

    def __init__(self, count: int, votes: tuple[int, ...]) -> None:
        self.count = count
        self.votes = votes

    def begin(self, r: Round) -> None:
        if r.telling:
            r.tell(BallotBegan(self.count))

    def owes(self, r: Round, seat: int) -> bool:
        return self.votes[seat] == UNDECIDED and not r.gone >> seat & 1

    def offer(self, r: Round, seat: int, out: list[int]) -> None:
        for other in range(r.seats):
            if other != seat and not r.gone >> other & 1:
                out.append(with_seat(VOTE, other))

    def check(self, r: Round, seat: int, action: int) -> int:
        if kind_of(action) != VOTE:
            return out_of_place(kind_of(action))
        other = seat_of(action)
        if other >= r.seats or other == seat:
            return NO_SUCH_SEAT
        return SEAT_LEFT if r.gone >> other & 1 else OK

    def act(self, r: Round, seat: int, action: int) -> None:
        self._vote(r, seat, seat_of(action))

    def _vote(self, r: Round, seat: int, other: int) -> None:
        votes = list(self.votes)
        votes[seat] = other
        phase = Ballot(self.count, tuple(votes))
        r.stack[-1] = phase
        phase.without(r, NOBODY)

    def without(self, r: Round, seat: int) -> None:
        """Votes for a seat that has left count for nothing; when nobody is left to vote it is over."""
        for other in range(r.seats):
            if self.owes(r, other):
                return
        self._settle(r)

    def _settle(self, r: Round) -> None:
        r.pop()
        counted = [vote if vote < r.seats and not r.gone >> vote & 1 else NOBODY for vote in self.votes]
        got = [counted.count(seat) for seat in range(r.seats)]
        elected = [seat for seat in range(r.seats) if got[seat] == max(got)]
        loser = elected[0] if len(elected) == 1 else NOBODY
        if r.telling:
            r.tell(BallotEnded(tuple(counted), loser))
        if loser != NOBODY:
            r.draw(loser, self.count, "blank")

    def expire(self, r: Round) -> None:
        """Who has not voted by now has not voted (`RACE-1`)."""
        self._settle(r)

    def forfeit(self, r: Round, seat: int, why: str) -> None:
        r.fine(seat, why)
        self._vote(r, seat, NO_SEAT)

    def stored(self) -> tuple[int, ...]:
        return (self.count, *self.votes)


def ballot(r: Round, count: int) -> None:
    """The table elects a seat that draws so many cards."""
    r.push(Ballot(count, tuple([UNDECIDED] * r.seats)))
