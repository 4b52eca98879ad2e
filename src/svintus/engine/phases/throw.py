"""The throw of the Shuriken at a moving mark (`SHURIKEN`).

Place and time are whole steps: the mark moves along a line of `PLACES` places, and a throw is possible in the first
`MOMENTS` moments of `MOMENT` milliseconds each, counted from when the thrower was shown the mark. A throw is one
number: moment × `PLACES` + place.
"""

from typing import ClassVar, Final

from svintus.engine.actions import THROW, kind_of, number_of, with_number
from svintus.engine.events import ThrowBegan, Thrown
from svintus.engine.gifts import arrive, look_for_win
from svintus.engine.phase import out_of_place
from svintus.engine.phases.decision import Decision
from svintus.engine.phases.gives import Gives
from svintus.engine.refusals import NO_SUCH_CHOICE, OK
from svintus.engine.rng import Generator
from svintus.engine.round import Round

PLACES: Final = 40
MOMENTS: Final = 100
MOMENT: Final = 50
"""Milliseconds."""
REACH: Final = 2
"""So many places beside the mark still hit it."""
GIFTS: Final = 2
"""Cards that the target of a miss gives."""
PARTS: Final = 8
"""Speeds are eighths of a place for each moment."""
_OFFERED: Final = 20
"""The moment whose throws are offered: all of them are lawful, but too many to list."""

Path = tuple[int, int, int, int]
"""Start (eighths of a place, there and back again), speed, the moment of the turn, and the speed after it."""


def random_path(rng: Generator) -> Path:
    """A path that the round's seed decides: never still, and with one change of mind."""
    speed, after = 3 + rng.below(8), 3 + rng.below(8)
    return rng.below(2 * PLACES * PARTS), speed, 15 + rng.below(31), after if rng.below(2) else -after


def place_at(path: Path, moment: int) -> int:
    """Where the mark is; at the ends of its line it turns back."""
    start, speed, turn, after = path
    way = start + speed * min(moment, turn) + after * max(0, moment - turn)
    place = way // PARTS % (2 * PLACES)
    return place if place < PLACES else 2 * PLACES - 1 - place


def thrown_at(moment: int, place: int) -> int:
    """The number of a throw."""
    return moment * PLACES + place


class Throw(Decision):
    """A seat throws a Shuriken, to which `cards` belong: a hit delivers them, a miss brings them back and costs the
    target two cards of its choice. The deadline is a miss."""

    number: ClassVar[int] = 24
    deadline: ClassVar[int] = MOMENTS * MOMENT // 1000
    is_chance: ClassVar[bool] = True

    def __init__(self, seat: int, to: int, path: Path, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.to = to
        self.path = path
        self.cards = cards

    def begin(self, r: Round) -> None:
        if r.telling:
            r.tell(ThrowBegan(self.seat, self.to))

    def offer(self, r: Round, seat: int, out: list[int]) -> None:
        out.extend([with_number(THROW, thrown_at(_OFFERED, place)) for place in range(PLACES)])

    def check(self, r: Round, seat: int, action: int) -> int:
        if kind_of(action) != THROW:
            return out_of_place(kind_of(action))
        return OK if number_of(action) < MOMENTS * PLACES else NO_SUCH_CHOICE

    def act(self, r: Round, seat: int, action: int) -> None:
        moment, place = divmod(number_of(action), PLACES)
        self._land(r, number_of(action), abs(place - place_at(self.path, moment)) <= REACH)

    def _land(self, r: Round, number: int, hit: bool) -> None:
        r.pop()
        if r.telling:
            r.tell(Thrown(self.seat, self.to, number, hit))
        if hit:
            arrive(r, self.seat, self.to, list(self.cards), "reward")
        else:
            arrive(r, self.seat, self.seat, list(self.cards), "missed")
            r.push(Gives(self.to, self.seat, GIFTS))
        look_for_win(r, self.seat)

    def default(self, r: Round) -> None:
        """Never thrown is missed; the miss itself is what it costs."""
        self._land(r, -1, False)

    def without(self, r: Round, seat: int) -> None:
        """If either leaves, the cards are delivered: those owed to a seat that has left go under the deck."""
        if seat in (self.seat, self.to):
            r.drop(self)
            arrive(r, self.seat, self.to, list(self.cards), "reward")
            look_for_win(r, self.seat)

    def delays_win(self, seat: int) -> bool:
        return seat == self.seat

    def held(self) -> tuple[int, ...]:
        return self.cards

    def stored(self) -> tuple[int, ...]:
        return (self.seat, self.to, *self.path, *self.cards)
