"""Small windows over the table: a choice, something to say, leaving, help."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from svintus.engine.faces import COLOUR_KEYS, GREY
from svintus.locale import Words
from svintus.terminal.keyboard import typed
from svintus.terminal.narration import Narrator
from svintus.terminal.palette import ACCENT, BRASS, MARKS, QUIET, SPOKEN

Answer = TypeVar("Answer")

LONGEST_SAYING = 120
"""Characters of one saying."""


class Window(ModalScreen[Answer], Generic[Answer]):
    """A window over the table. Play goes on beneath it unless `stops_clock`."""

    stops_clock: ClassVar[bool] = False


@dataclass(frozen=True)
class Item:
    """One thing to choose: the keys that choose it at once, and how it reads."""

    keys: str
    text: str
    style: str = ""


class Choice(Window[int]):
    """Choose one of a few things by key, or with the arrows and Enter; the answer is its place, None: none of them."""

    def __init__(self, title: str, hint: str, items: Sequence[Item]) -> None:
        super().__init__()
        self.heading = title
        self.hint = hint
        self.items = items
        self.chosen = 0

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield Static(Text(self.heading, f"bold {ACCENT}"), classes="heading")
            yield Static(self._list(), id="items")
            yield Static(Text(self.hint, QUIET), classes="hint")

    def _list(self) -> Text:
        rows = []
        for place, item in enumerate(self.items):
            chosen = place == self.chosen
            rows.append(
                Text(f"{'▸' if chosen else ' '} {item.text} ", f"{item.style} reverse" if chosen else item.style)
            )
        return Text("\n").join(rows)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        key = typed(event)
        if key == "escape":
            self.dismiss(None)
        elif key == "enter":
            self.dismiss(self.chosen)
        elif key in ("up", "left", "down", "right"):
            self.chosen = (self.chosen + (1 if key in ("down", "right") else -1)) % len(self.items)
            self.query_one("#items", Static).update(self._list())
        elif len(key) == 1:
            for place, item in enumerate(self.items):
                if key.lower() in item.keys:
                    self.dismiss(place)
                    return


_COLOUR_KEYS = ("rкм", "oо", "gпз", "bис")
"""The first letters of the colours in both languages, and the Cyrillic letters on the Latin ones' keys."""


def colour_choice(words: Words) -> Choice:
    """Which colour is named; the answer is a colour."""
    items = []
    for colour in range(GREY):
        letter = words(f"terminal-letter-{COLOUR_KEYS[colour]}").lower()
        text = words("terminal-colour-choice", letter=letter, mark=MARKS[colour], colour=COLOUR_KEYS[colour])
        items.append(Item(f"{_COLOUR_KEYS[colour]}{colour + 1}", text, f"bold {SPOKEN[colour]}"))
    return Choice(words("terminal-colour-title"), words("terminal-colour-hint"), items)


def catch_choice(narrator: Narrator, seats: Sequence[int]) -> Choice:
    """Whom to catch; the answer is a place in `seats`."""
    words = narrator.words
    items = [Item(f"{place}", f"[{place}] {narrator.name(seat)}") for place, seat in enumerate(seats, 1)]
    return Choice(words("terminal-catch-title"), words("terminal-catch-hint"), items)


class Talk(Window[str]):
    """Say something; the answer is what is said, None if nothing is."""

    def __init__(self, words: Words, silence: bool) -> None:
        super().__init__()
        self.words = words
        self.silence = silence

    def compose(self) -> ComposeResult:
        words = self.words
        with Vertical(classes="window"):
            yield Static(Text(words("terminal-talk-title"), f"bold {ACCENT}"), classes="heading")
            if self.silence:
                yield Static(Text(words("terminal-talk-silence"), BRASS))
            yield Input(max_length=LONGEST_SAYING)
            yield Static(Text(words("terminal-talk-hint"), QUIET), classes="hint")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        said = event.value.strip()
        self.dismiss(said or None)

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self.dismiss(None)


class Quit(Window[bool]):
    """Whether to leave the table."""

    stops_clock = True

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        words = self.words
        with Vertical(classes="window"):
            yield Static(Text(words("terminal-quit-title"), f"bold {ACCENT}"), classes="heading")
            yield Static(words("terminal-quit-about"))
            yield Static(Text(words("terminal-quit-hint"), QUIET), classes="hint")

    def on_key(self, event: events.Key) -> None:
        """The letters are taken as typed: the Russian "no" lies on the key of the English "yes"."""
        event.stop()
        key = typed(event).lower()
        if key in ("y", "д"):
            self.dismiss(True)
        elif key in ("n", "н", "escape"):
            self.dismiss(False)


class Help(Window[None]):
    """All keys, and what the frames and marks mean."""

    stops_clock = True

    def __init__(self, words: Words, several: bool, by_the_book: bool) -> None:
        super().__init__()
        self.words = words
        self.several = several
        self.by_the_book = by_the_book

    def compose(self) -> ComposeResult:
        words = self.words
        with Vertical(classes="window wide"):
            yield Static(Text(words("terminal-help-title"), f"bold {ACCENT}"), classes="heading")
            yield Static(self._keys())
            yield Static(Text(words("terminal-help-hint"), QUIET), classes="hint")

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self.dismiss(None)

    def _keys(self) -> Text:
        words = self.words
        named = ["play", "arrows", *(["lift"] if self.several else [])]
        rows = [(words(f"terminal-help-{name}"), words(f"terminal-help-{name}-about")) for name in named]
        letters = {"d": "draw", "p": "pass", "a": "accept", "s": "call", "c": "catch", "i": "intercept"}
        rows += [(key, words(f"terminal-help-{name}-about")) for key, name in letters.items()]
        rows.append((words("terminal-key-space"), words("terminal-help-slap-about")))
        letters = {"m": "more", "t": "talk", "n": "next", "q": "quit"}
        rows += [(key, words(f"terminal-help-{name}-about")) for key, name in letters.items()]
        width = max(len(key) for key, _ in rows)
        text = Text()
        for key, about in rows:
            text.append(f"{key:>{width}}  ", f"bold {BRASS}")
            text.append(f"{about}\n")
        marks = ", ".join(f"{MARKS[colour]} {words(f'colour-{COLOUR_KEYS[colour]}')}" for colour in range(GREY))
        text.append(f"{words('terminal-help-book' if self.by_the_book else 'terminal-help-marks', marks=marks)}")
        text.append(f"\n{words('terminal-help-keyboard')}", QUIET)
        return text
