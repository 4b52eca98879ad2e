"""What a round that ends is worth, and the round that ends because nobody can move."""

from typing import TYPE_CHECKING

from svintus.engine.events import NOBODY

if TYPE_CHECKING:
    from svintus.engine.round import Round


def points(r: "Round") -> int:
    """What the winner scores: one for each card left with the others, and the bonus (`MATCH-2`, `DARK-9`)."""
    if r.winner == NOBODY:
        return 0
    return sum([r.count(seat) for seat in range(r.seats)]) - r.count(r.winner) + r.bonus


def passed_with_nothing(r: "Round") -> None:
    """A seat passed after drawing nothing; when all have in a row, the smallest hand wins (`ROUND-5`)."""
    r.passes += 1
    present = [seat for seat in range(r.seats) if not r.gone >> seat & 1]
    if r.passes < len(present):
        return
    fewest = min([r.count(seat) for seat in present])
    smallest = [seat for seat in present if r.count(seat) == fewest]
    r.end(smallest[0] if len(smallest) == 1 else NOBODY, "stalemate")
