"""The log on the screen: the last lines that fit, wrapped by words, and a way back through the older ones."""

from functools import lru_cache
from textwrap import wrap
from typing import Final

from rich.text import Text

from svintus.terminal.palette import QUIET, TEXT

LONGEST: Final = 500
"""Sentences kept."""


class Minutes:
    """What was told, oldest first. `back` counts the lines scrolled up from the newest."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.back = 0

    def add(self, sentences: list[str]) -> None:
        """More has happened; whoever reads older lines is brought back to the newest."""
        self.told = (self.told + sentences)[-LONGEST:]
        self.back = 0

    def scroll(self, lines: int) -> None:
        """Towards older lines, or with a negative number towards newer ones."""
        self.back = max(0, self.back + lines)

    def draw(self, width: int, height: int) -> Text:
        """The lines that are seen in a window of so many cells, the newest at the bottom."""
        lines: list[tuple[str, str]] = []
        newest = len(self.told) - 1
        for at, sentence in enumerate(self.told):
            style = TEXT if at > newest - 3 else QUIET
            for number, part in enumerate(_wrapped(sentence, max(8, width - 2))):
                lines.append((f"{'  ' if number else '· '}{part}", style))
        self.back = max(0, min(self.back, len(lines) - height))
        end = len(lines) - self.back
        text = Text(no_wrap=True, end="")
        for number, (shown, style) in enumerate(lines[max(0, end - height) : end]):
            text.append(("\n" if number else "") + shown, style)
        return text


@lru_cache(maxsize=2 * LONGEST)
def _wrapped(sentence: str, width: int) -> tuple[str, ...]:
    """The whole log is laid out at every frame; what was told does not change."""
    return tuple(wrap(sentence, width))
