"""What it is worth to keep a card, in turns: the scale by which gifts are chosen, the worst card first."""

from typing import Final

from svintus.bots.printed import Printed
from svintus.engine.faces import (
    AWL,
    CHALLENGE,
    COURAGE,
    DONT_DARKEN,
    ETIQUETTE,
    FAMILY_OF,
    FIRST_SPECIAL,
    GREY,
    KHAPYOZH,
    KIND_OF,
    NEITHER,
    NUMBERS,
    POLISVIN,
    SHMUNITET,
    SLABO,
    SVINOROST,
    ZAKHRAPIN,
)
from svintus.engine.in_front import face_in_front
from svintus.engine.view import View

POLISVIN_KEPT: Final = 1.8
"""Polisvin goes on anything, so it is the best of last cards. More than a card, so that nobody intercepts with it;
more than a draw costs, so that a free draw comes before it."""
SVINOROST_KEPT: Final = 0.9
"""It goes on anything and takes a second card along, which makes it the best of last two."""
ATTACK_KEPT: Final = 0.4
SHMUNITET_KEPT: Final = 0.8
ETIQUETTE_KEPT: Final = 0.5
"""With a ground it takes two more cards along."""
COURAGE_KEPT: Final = 0.2
AWL_KEPT: Final = -0.5
"""It cannot be played but after an interception of one's own."""
HARDLY_WANTED: Final = -0.2
NUMBER_KEPT: Final = 0.1
SAME_COLOUR: Final = 0.05
"""For each other card of its colour."""


def kept(face: int, cards: Printed) -> float:
    """What playing this card in turn gives away, beside that it is gone."""
    kind = KIND_OF[face]
    if kind == POLISVIN or cards.on_anything(face):
        return POLISVIN_KEPT
    if kind == SVINOROST:
        return SVINOROST_KEPT
    if kind == KHAPYOZH or kind == ZAKHRAPIN:
        return ATTACK_KEPT
    if kind == SHMUNITET:
        return SHMUNITET_KEPT
    if FAMILY_OF[face] == ETIQUETTE:
        return ETIQUETTE_KEPT
    return COURAGE_KEPT if FAMILY_OF[face] == COURAGE else 0.0


def wanted(hand: list[int], face: int, cards: Printed) -> float:
    """How gladly a seat with this hand keeps the card; the lowest goes first where cards are given away."""
    kind = KIND_OF[face]
    if kind == AWL:
        return AWL_KEPT
    if kind in (SLABO, NEITHER, DONT_DARKEN):
        return HARDLY_WANTED
    if FAMILY_OF[face] in (NUMBERS, CHALLENGE) or cards.colours[face] != GREY:
        same = sum([1 for other in hand if cards.colours[other] == cards.colours[face]])
        return NUMBER_KEPT + SAME_COLOUR * same + kept(face, cards)
    if face < FIRST_SPECIAL or kind in (POLISVIN, SVINOROST) or cards.on_anything(face):
        return kept(face, cards)
    return kept(face, cards) - COURAGE_KEPT


def held(view: View) -> list[int]:
    """What the viewer can play and give: its hand, and what lies in front of it (`TURN-5`)."""
    return [*view.hand, *[face_in_front(card) for card in view.rows[view.seat]]]


def worst(hand: list[int], count: int, cards: Printed) -> list[int]:
    """The cards that are missed least, so many of them."""
    return sorted(hand, key=lambda face: (wanted(hand, face, cards), face))[:count]
