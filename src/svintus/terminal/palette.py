"""Colours and marks. No colour stands alone: each has a mark."""

from typing import Final

MARKS: Final = ("●", "▼", "♣", "◆", "○")
"""A berry, a carrot, a clover, a drop, and grey's empty circle; by colour."""

PAPER: Final = "#FFF8EC"
INK: Final = "#2B1B30"
DESK: Final = "#241A2E"
SHEET: Final = "#392A47"
TEXT: Final = "#F7EDDD"
QUIET: Final = "#C3B3C9"
FAINT: Final = "#8D7A96"
ACCENT: Final = "#FF7FA6"
BRASS: Final = "#E9B23C"
GOOD: Final = "#8FDC98"

CARD: Final = (
    f"{PAPER} on #D62C66",
    f"{INK} on #F59B2A",
    f"{INK} on #45A651",
    f"{PAPER} on #2257AE",
    f"{INK} on #A79FAF",
)
"""A card as it lies there, by colour."""

RESTING: Final = (
    "#F7C9D8 on #5E1F3C",
    "#FDE4C2 on #63431F",
    "#CFEBCF on #24472F",
    "#C6DBF5 on #1C2F58",
    "#E7E3EA on #4A4152",
)
"""A card that cannot be played now, by colour."""

SPOKEN: Final = ("#FF7FA6", "#F59B2A", "#6CCB78", "#7FA9F0", "#C3B3C9")
"""The colour's name on the dark table, by colour."""
