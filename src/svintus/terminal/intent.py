"""From a wish of the player ("this card") to an action of the engine, by what the View shows."""

from collections.abc import Sequence

from svintus.engine.actions import INTERCEPT, PLAY, TRANSFER, cards_of, kind_of, with_cards
from svintus.engine.cards.catalogue import CARDS
from svintus.engine.faces import GREY, KIND_OF
from svintus.engine.view import View

_LAYS_CARDS = (PLAY, TRANSFER, INTERCEPT)


def laying(view: View, faces: Sequence[int], colour: int = GREY) -> int:
    """Laying these cards now: an answer to what the seat owes, or else, with a copy of the top card, cutting in."""
    answering = view.seat in view.owes
    if answering and view.phase == "attack":
        kind = TRANSFER
    elif not answering and list(faces) == [view.top]:
        kind = INTERCEPT
    else:
        kind = PLAY
    return with_cards(kind, list(faces), colour)


def cutting_in(view: View, colour: int = GREY) -> int:
    """Laying a copy of the top card out of turn, be it one's own turn or not."""
    return with_cards(INTERCEPT, [view.top], colour)


def asks_colour(action: int) -> bool:
    """Whether the card that will lie on top names a colour."""
    return CARDS[KIND_OF[cards_of(action)[-1]]].names_colour


def in_colour(action: int, colour: int) -> int:
    """The same cards with a colour named."""
    return with_cards(kind_of(action), cards_of(action), colour)


def playable(hints: Sequence[int], lifted: Sequence[int]) -> set[int]:
    """Faces that can be laid now; with cards lifted, those that can go along, and the lifted ones themselves."""
    found: set[int] = set()
    for action in hints:
        if kind_of(action) not in _LAYS_CARDS:
            continue
        cards = cards_of(action)
        if not lifted:
            if len(cards) == 1:
                found.add(cards[0])
        elif _holds(cards, lifted):
            found.update(cards)
    return found


def _holds(cards: Sequence[int], wanted: Sequence[int]) -> bool:
    return all(cards.count(face) >= wanted.count(face) for face in wanted)


def catch_candidates(view: View, hints: bool) -> list[int]:
    """Whom a catch may mean: those seen to have missed their call, otherwise everyone else who holds one card."""
    missed = [seat for seat in view.catchable if seat != view.seat]
    if hints and missed:
        return missed
    return [
        seat for seat in range(view.seats) if seat != view.seat and view.counts[seat] == 1 and seat not in view.gone
    ]
