"""Everything that was ever performed at a table: nothing may be heard there twice (`COU-5`)."""

from collections.abc import Iterable, Mapping
from typing import Final

from svintus.engine.faces import FOLKLORIST, KIND_KEYS, POKLOONNIK, SLABO, ZAPEVALA
from svintus.server.texts import holds, words_of

FEWEST_WORDS: Final[Mapping[str, int]] = {
    KIND_KEYS[ZAPEVALA]: 4,
    KIND_KEYS[FOLKLORIST]: 3,
    KIND_KEYS[POKLOONNIK]: 2,
    KIND_KEYS[SLABO]: 2,
}
"""Of two lines of a song, a saying, a bow with its compliment, a feat in words; fewer cannot be one."""


class Repertoire:
    """What has been heard, by the kind of card that asked for it."""

    def __init__(self, heard: Iterable[tuple[str, str]]) -> None:
        self._heard: dict[str, list[tuple[str, ...]]] = {}
        for kind, text in heard:
            self.add(kind, text)

    def add(self, kind: str, text: str) -> None:
        """It has been heard now."""
        self._heard.setdefault(kind, []).append(words_of(text))

    def is_repeat(self, kind: str, text: str) -> bool:
        """Whether the same words were heard before, alone, or as a part of something longer or the other way round."""
        words = words_of(text)
        return any(holds(words, before) or holds(before, words) for before in self._heard.get(kind, []))

    @staticmethod
    def is_too_short(kind: str, text: str) -> bool:
        """Whether this cannot be a whole performance."""
        return len(words_of(text)) < FEWEST_WORDS[kind]
