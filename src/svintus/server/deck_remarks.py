"""What is wrong with a deck or a blank card, and what to think about twice, as clients are told it."""

from svintus.editions.own import BadOwnDeck
from svintus.engine import deck as decks
from svintus.engine.blank import BadBlank
from svintus.engine.deck import DeckFault
from svintus.engine.options import Options
from svintus.protocol.messages import DeckRemark

_PLACE = "deck"


def of_fault(fault: DeckFault) -> DeckRemark:
    """Why a deck cannot be played with; the place is the card, where it is one card's fault."""
    card = fault.values.get("card")
    return DeckRemark(f"fault-{fault.key}", f"{_PLACE}.{card}" if card else _PLACE, values=dict(fault.values))


def of_blank(error: BadBlank) -> DeckRemark:
    """Why a blank card will not do."""
    return DeckRemark(f"blank-{error.key}", error.path, values=dict(error.values))


def of_file(error: BadOwnDeck) -> DeckRemark:
    """Why a file is none of a deck."""
    return DeckRemark(f"own-{error.key}", error.path, values=dict(error.values))


def warnings(deck: list[int], seats: int, options: Options) -> tuple[DeckRemark, ...]:
    """The known combinations of a deck (`DECK-3`)."""
    return tuple(
        DeckRemark(f"warning-{warning.key}", _PLACE, warning.kinds) for warning in decks.warnings(deck, seats, options)
    )
