"""A courage card in front of a seat, packed: its face, who gave it, and the genre that the giver chose."""

from svintus.engine.faces import KIND_OF


def front(face: int, giver: int, genre: int = 0) -> int:
    """A card with this face, from this giver."""
    return face | giver << 8 | genre << 16


def face_in_front(card: int) -> int:
    """The face of a card in front of a seat."""
    return card & 255


def giver_in_front(card: int) -> int:
    """Who gave a card in front of a seat."""
    return card >> 8 & 255


def kind_in_front(card: int) -> int:
    """The kind of a card in front of a seat."""
    return KIND_OF[card & 255]
