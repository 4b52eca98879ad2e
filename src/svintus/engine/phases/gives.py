from typing import ClassVar

from svintus.engine.actions import GIVE, cards_of, colour_of, kind_of, with_cards
from svintus.engine.events import GiftAsked, PutAside, PuttingAside
from svintus.engine.faces import GREY
from svintus.engine.gifts import arrive, can_be_all, look_for_win, pairs, part_with
from svintus.engine.phase import out_of_place
from svintus.engine.phases.decision import Decision
from svintus.engine.refusals import MALFORMED, NOT_IN_HAND, OK, WRONG_NUMBER_OF_CARDS
from svintus.engine.round import Round


class Gives(Decision):
    """A seat gives another so many cards of its own choice, or all it has: for a wink that was spotted (`SHMOTRUN`), a
    Shuriken that missed, a feat that was matched (`SLA`). Giving the last card wins (`ROUND-3`)."""

    number: ClassVar[int] = 10

    def __init__(self, giver: int, to: int, count: int) -> None:
        super().__init__(giver)
        self.to = to
        self.count = count

    def begin(self, r: Round) -> None:
        """It may have waited for something else that has left nothing to give, or nobody to give to."""
        if not r.count(self.seat) or (r.gone >> self.seat | r.gone >> self.to) & 1:
            r.pop()
        elif r.telling:
            self.ask(r)

    def ask(self, r: Round) -> None:
        r.tell(GiftAsked(self.seat, self.to, self._due(r)))

    def _due(self, r: Round) -> int:
        return min(self.count, r.count(self.seat))

    def offer(self, r: Round, seat: int, out: list[int]) -> None:
        """Every choice of one or two cards; of more, each two with those that follow them in the order of the faces.
        The other choices are as lawful, but too many to list."""
        held = sorted(r.held(seat))
        due = self._due(r)
        choices = pairs(held, min(due, 2))
        if due > 2:
            choices = [_filled_up(chosen, held, due) for chosen in choices]
        out.extend(dict.fromkeys([with_cards(GIVE, chosen) for chosen in choices]))

    def check(self, r: Round, seat: int, action: int) -> int:
        if kind_of(action) != GIVE:
            return out_of_place(kind_of(action))
        faces = cards_of(action)
        if not faces or colour_of(action) != GREY:
            return MALFORMED
        if not can_be_all(r, seat, faces):
            return NOT_IN_HAND
        return OK if len(faces) == self._due(r) else WRONG_NUMBER_OF_CARDS

    def act(self, r: Round, seat: int, action: int) -> None:
        self._give(r, cards_of(action))

    def _give(self, r: Round, faces: list[int]) -> None:
        r.pop()
        part_with(r, self.seat, faces)
        self.hand_over(r, faces)
        look_for_win(r, self.seat)

    def hand_over(self, r: Round, faces: list[int]) -> None:
        """The cards have left the giver."""
        arrive(r, self.seat, self.to, faces, "gift")

    def default(self, r: Round) -> None:
        """Random cards are given."""
        held = list(r.held(self.seat))
        self._give(r, [held.pop(r.rng.below(len(held))) for _ in range(self._due(r))])

    def without(self, r: Round, seat: int) -> None:
        if seat in (self.seat, self.to):
            r.drop(self)

    def stored(self) -> tuple[int, ...]:
        return (self.seat, self.to, self.count)


def _filled_up(chosen: list[int], held: list[int], count: int) -> list[int]:
    """So many cards: those that were chosen, and those that follow them in the order of the faces."""
    place = held.index(chosen[-1]) + held.count(chosen[-1])
    others = held[place:] + held[:place]
    for face in chosen:
        others.remove(face)
    return sorted(chosen + others[: count - len(chosen)])


class PutsAside(Gives):
    """A seat puts so many cards of its own choice, or all it has, into the box for all to see (`SLA`)."""

    number: ClassVar[int] = 31

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat, seat, count)

    def ask(self, r: Round) -> None:
        r.tell(PuttingAside(self.seat, self._due(r)))

    def hand_over(self, r: Round, faces: list[int]) -> None:
        r.box.extend(faces)
        if r.telling:
            r.tell(PutAside(self.seat, tuple(faces)))

    def stored(self) -> tuple[int, ...]:
        return (self.seat, self.count)
