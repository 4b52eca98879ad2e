"""The player's hand on the screen: sorted, with a chosen card and, where several may be laid, lifted ones."""

from collections.abc import Collection
from typing import Final

from svintus.terminal.blocks import Block, beside
from svintus.terminal.card_art import (
    CHIP_WIDTH,
    HAND_CARD_HEIGHT,
    HAND_CARD_WIDTH,
    Pose,
    hand_card,
    hand_chip,
)
from svintus.terminal.printing import Printing

KEYS: Final = "1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The keys of the cards in order; cards beyond are reached with the arrows."""

GAP: Final = 1
"""Cells between two cards."""


class Hand:
    """Which cards are held, which one is chosen, which are lifted, in the order of lifting."""

    def __init__(self, printing: Printing) -> None:
        self._printing = printing
        self.faces: list[int] = []
        self.chosen = 0
        self.lifted: list[int] = []
        """Places in `faces`, in the order in which they will be laid."""

    def hold(self, faces: Collection[int]) -> None:
        """The hand is now this; the choice stays with its card where the card is still there."""
        held = sorted(faces, key=self._printing.sort_key)
        if held == self.faces:
            return
        kept = self.faces[self.chosen] if self.chosen < len(self.faces) else -1
        self.faces = held
        self.lifted = []
        if kept in held:
            self.chosen = held.index(kept)
        self.chosen = max(0, min(self.chosen, len(held) - 1))

    def move(self, step: int) -> None:
        """Choose a neighbour; beyond either end lies the other."""
        if self.faces:
            self.chosen = (self.chosen + step) % len(self.faces)

    def place_of(self, key: str) -> int | None:
        """The place of the card with this key, None if no card has it."""
        place = KEYS.find(key)
        return place if 0 <= place < len(self.faces) else None

    def lift(self, place: int) -> None:
        """Lift a card, or drop it if it is lifted."""
        if place in self.lifted:
            self.lifted.remove(place)
        elif place < len(self.faces):
            self.lifted.append(place)

    def drop_all(self) -> None:
        self.lifted = []

    @property
    def lifted_faces(self) -> list[int]:
        return [self.faces[place] for place in self.lifted]

    # -- drawing -----------------------------------------------------------------------------------------------

    def pose(self, place: int, playable: Collection[int] | None) -> Pose:
        """How the card at this place is shown; `playable` holds faces, None: nothing is marked."""
        marked = None if playable is None else self.faces[place] in playable
        key = KEYS[place] if place < len(KEYS) else ""
        return Pose(key, marked, place == self.chosen, place in self.lifted)

    def draw(self, words: Printing, playable: Collection[int] | None, width: int, height: int) -> Block:
        """The hand in so many cells: as cards where they fit, otherwise as chips."""
        abreast = cards_abreast(width)
        rows = -(-len(self.faces) // abreast)
        poses = [self.pose(place, playable) for place in range(len(self.faces))]
        if rows * (HAND_CARD_HEIGHT + 1) <= height:
            cards = [hand_card(words, face, pose) for face, pose in zip(self.faces, poses, strict=True)]
            return [
                row for start in range(0, len(cards), abreast) for row in beside(cards[start : start + abreast], GAP)
            ]
        abreast = max(1, width // CHIP_WIDTH)
        chips = [[hand_chip(words, face, pose)] for face, pose in zip(self.faces, poses, strict=True)]
        return [row for start in range(0, len(chips), abreast) for row in beside(chips[start : start + abreast])]


def cards_abreast(width: int) -> int:
    """How many cards lie side by side in so many cells."""
    return max(1, (width + GAP) // (HAND_CARD_WIDTH + GAP))


def hand_height(cards: int, width: int, screen_height: int) -> int:
    """Lines for a hand: cards while they take a third of the screen at most, else as many lines as chips need."""
    rows = -(-cards // cards_abreast(width))
    as_cards = max(1, rows) * (HAND_CARD_HEIGHT + 1)
    if as_cards <= max(HAND_CARD_HEIGHT + 1, screen_height // 3):
        return as_cards
    return max(HAND_CARD_HEIGHT + 1, -(-cards // max(1, width // CHIP_WIDTH)))
