from typing import ClassVar

from svintus.engine.actions import GIVE, cards_of, colour_of, first_card, has_several, kind_of, with_card
from svintus.engine.events import GivingBegan
from svintus.engine.faces import GREY
from svintus.engine.gifts import arrive, look_for_win, part_with
from svintus.engine.phase import Phase, out_of_place
from svintus.engine.refusals import MALFORMED, NOT_IN_HAND, OK
from svintus.engine.round import Round

UNDECIDED = 255


class EachGives(Phase):
    """Each giver chooses one card for `to`, unseen by the others; then all change hands at once (`CHA-1`).

    `chosen` holds, for every seat, the face that it has chosen, or `UNDECIDED`; `starter` is the seat whose act
    brought it about, from which wins are counted (`ROUND-3`).
    """

    number: ClassVar[int] = 9
    deadline: ClassVar[int] = 5

    def __init__(self, starter: int, to: int, givers: int, chosen: tuple[int, ...]) -> None:
        self.starter = starter
        self.to = to
        self.givers = givers
        self.chosen = chosen

    def begin(self, r: Round) -> None:
        if r.telling:
            r.tell(GivingBegan(self.to, tuple([seat for seat in range(r.seats) if self.givers >> seat & 1])))

    def owes(self, r: Round, seat: int) -> bool:
        return self.givers >> seat & 1 == 1 and self.chosen[seat] == UNDECIDED and not r.gone >> seat & 1

    def offer(self, r: Round, seat: int, out: list[int]) -> None:
        for face in sorted(set(r.held(seat))):
            out.append(with_card(GIVE, face))

    def check(self, r: Round, seat: int, action: int) -> int:
        if kind_of(action) != GIVE:
            return out_of_place(kind_of(action))
        if has_several(action) or colour_of(action) != GREY:
            return MALFORMED
        return OK if first_card(action) in r.held(seat) else NOT_IN_HAND

    def act(self, r: Round, seat: int, action: int) -> None:
        self._choose(r, seat, cards_of(action)[0])

    def _choose(self, r: Round, seat: int, face: int) -> None:
        chosen = list(self.chosen)
        chosen[seat] = face
        phase = EachGives(self.starter, self.to, self.givers, tuple(chosen))
        r.stack[-1] = phase
        phase.settle(r)

    def settle(self, r: Round) -> None:
        """When all have chosen, the cards change hands, and wins are looked for."""
        for seat in range(r.seats):
            if self.owes(r, seat):
                return
        r.pop()
        gifts = [(s, self.chosen[s]) for s in range(r.seats) if self.chosen[s] != UNDECIDED and not r.gone >> s & 1]
        for seat, face in gifts:
            part_with(r, seat, [face])
        for seat, face in gifts:
            arrive(r, seat, self.to, [face], "each-gives")
        look_for_win(r, self.starter)

    def expire(self, r: Round) -> None:
        """Who has not chosen gives a random card (`RACE-1`)."""
        for seat in range(r.seats):
            phase = r.stack[-1]
            if phase.owes(r, seat):
                held = r.held(seat)
                phase.act(r, seat, with_card(GIVE, held[r.rng.below(len(held))]))
                if r.over or not isinstance(r.stack[-1], EachGives):
                    return

    def forfeit(self, r: Round, seat: int, why: str) -> None:
        r.fine(seat, why)
        held = r.held(seat)
        self._choose(r, seat, held[r.rng.below(len(held))])

    def without(self, r: Round, seat: int) -> None:
        if seat == self.to:
            r.pop()
        else:
            self.settle(r)

    def stored(self) -> tuple[int, ...]:
        return (self.starter, self.to, self.givers, *self.chosen)


def each_gives(r: Round, starter: int, to: int, givers: list[int]) -> None:
    """Each of these seats gives one card to `to`; who has nothing gives nothing. Wins wait until all have given."""
    mask = 0
    for seat in givers:
        if seat != to and not r.gone >> seat & 1 and r.count(seat):
            mask |= 1 << seat
    if mask and not r.gone >> to & 1:
        r.push(EachGives(starter, to, mask, tuple([UNDECIDED] * r.seats)))
    else:
        look_for_win(r, starter)
