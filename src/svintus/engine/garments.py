"""What can be worn at a table: the pieces of clothing that `CLO` may name, by their numbers."""

from typing import Final

GARMENT_KEYS: Final = ("hat", "glasses", "tie", "scarf", "shirt", "boots")
GARMENTS: Final = len(GARMENT_KEYS)
EVERYTHING: Final = (1 << GARMENTS) - 1
"""The mask of somebody who wears all of it."""
