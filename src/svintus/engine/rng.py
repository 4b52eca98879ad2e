"""The seeded generator that lives in the state: everything random in a round comes from it and from nothing else.

It is SHA-256 in counter mode: whoever sees cards come off the deck can still not work out the next one, and anyone
who is shown the seed after the match can draw every number again.
"""

from hashlib import sha256
from typing import Final

_WORDS: Final = 8


class Generator:
    """A stream of uniform numbers from a seed (any bytes). `position` counts the numbers drawn so far."""

    def __init__(self, seed: bytes, position: int = 0) -> None:
        self.seed = seed
        self._pool = 0
        self._left = 0
        self._block = position // _WORDS
        for _ in range(position % _WORDS):
            self.below(1)

    @property
    def position(self) -> int:
        return self._block * _WORDS - self._left

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 (1 <= n < 2**24; the bias is below n / 2**32)."""
        if self._left == 0:
            digest = sha256(self.seed + self._block.to_bytes(8, "big")).digest()
            self._pool = int.from_bytes(digest, "big")
            self._block += 1
            self._left = _WORDS
        word = self._pool & 0xFFFFFFFF
        self._pool >>= 32
        self._left -= 1
        return (word * n) >> 32

    def copy(self) -> "Generator":
        twin = Generator(self.seed)
        twin._pool, twin._left, twin._block = self._pool, self._left, self._block
        return twin


def commitment(seed: bytes) -> str:
    """What is shown before the deal: the SHA-256 of the match's seed, in hexadecimal."""
    return sha256(seed).hexdigest()


def derive(seed: bytes, *path: str | int) -> bytes:
    """A seed of its own for a part of the match, such as ("round", 3)."""
    return sha256(seed + b"/" + "/".join(str(step) for step in path).encode()).digest()
