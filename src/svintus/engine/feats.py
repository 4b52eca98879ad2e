"""The shelf of feats that `SLA` may be about, by their numbers.

Each game of skill is scored by the machine and stands there once for every level, so that it comes back harder and no
feat is ever shown twice. The last number is a feat in words: the table judges it, and the host compares the words.
"""

from typing import Final

FEAT_KEYS: Final = ("memory", "timing", "counting", "typing", "tapping", "steadiness")
"""The games of skill."""
LEVELS: Final = 3
IN_WORDS: Final = len(FEAT_KEYS) * LEVELS
FEATS: Final = IN_WORDS + 1


def feat(key: str, level: int) -> int:
    """The number of a game of skill at a level (1 to `LEVELS`)."""
    return (level - 1) * len(FEAT_KEYS) + FEAT_KEYS.index(key)


def unshown(shown: int) -> list[int]:
    """The feats left on the shelf; `shown` is the mask of those that have been shown. Words never run out."""
    return [number for number in range(FEATS) if number == IN_WORDS or not shown >> number & 1]
