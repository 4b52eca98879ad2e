"""Seeds whose first deal is the situation that a test wants, found by dealing."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from svintus import editions
from svintus.editions.own import OwnDeck
from svintus.engine.actions import Action
from svintus.engine.blank import read_blanks
from svintus.engine.faces import CODES, KIND_KEYS, KIND_OF, face_of
from svintus.engine.match import Match

TRIES = 20_000


def kind_of(card: str) -> str:
    """The key of a card's kind, by its code."""
    return KIND_KEYS[KIND_OF[face_of(card)]]


def numbers(cards: Sequence[str]) -> list[str]:
    """The number cards among these."""
    return [card for card in cards if kind_of(card) == "number"]


class Deal:
    """The first moment of a match: who moves, what each holds, what the mover may do."""

    def __init__(self, match: Match) -> None:
        self.match = match
        """The match itself, in which a test may play on to see what would become of it."""
        self.mover = match.view(0).mover
        self.hands = [[CODES[face] for face in match.view(seat).hand] for seat in range(match.seats)]
        self.legal = [Action.unpack(action) for action in match.legal(self.mover)]

    def playable(self, kind: str) -> bool:
        """Whether the mover may begin with a card of this kind."""
        return any(action.kind == "play" and kind_of(action.cards[0]) == kind for action in self.legal)

    def can_play(self, card: str) -> bool:
        """Whether the mover may begin with this very card."""
        return any(action.kind == "play" and action.cards == (card,) for action in self.legal)


def seed_of(
    edition: str,
    seats: int,
    wanted: Callable[[Deal], bool],
    *,
    recipe: str = "",
    deck: Mapping[str, int] | None = None,
    blanks: Sequence[Any] = (),
    **options: Any,
) -> tuple[bytes, Deal]:
    """The first seed whose deal is wanted; the same one each time. `deck` is one of the table's own."""
    chosen = editions.load(edition)
    printed = read_blanks(list(blanks))
    if deck is not None:
        chosen = chosen.with_own(OwnDeck(deck, printed))
    recipe = editions.OWN if deck is not None else recipe or chosen.recipe_keys[0]
    changed = chosen.options_with(recipe, chosen.options).changed(**options)
    cards = chosen.deck(seats, changed, recipe)
    for number in range(TRIES):
        seed = number.to_bytes(32, "big")
        deal = Deal(Match(changed, list(cards), seats, seed, telling=False, blanks=printed))
        if wanted(deal):
            return seed, deal
    raise AssertionError("no seed of so many deals that")
