"""Small windows over the table in which something is entered: a number, a performance, a throw."""

from collections.abc import Callable
from typing import Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, Static

from svintus.engine.phases.throw import MOMENT, MOMENTS, PLACES, Path, place_at, thrown_at
from svintus.locale import Words
from svintus.terminal.dialogs import Window
from svintus.terminal.keyboard import typed
from svintus.terminal.palette import ACCENT, BRASS, QUIET

LONGEST_NUMBER: Final = 4
LONGEST_PERFORMANCE: Final = 400
"""Characters."""
FRAME: Final = MOMENT / 1_000
"""Seconds between two pictures of a mark that moves."""


class NumberEntry(Window[int]):
    """A whole number; None where nothing is entered."""

    def __init__(self, title: str, hint: str) -> None:
        super().__init__()
        self.heading = title
        self.hint = hint

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield Static(Text(self.heading, f"bold {ACCENT}"), classes="heading")
            yield Input(max_length=LONGEST_NUMBER, type="integer", restrict=r"[0-9]*")
            yield Static(Text(self.hint, QUIET), classes="hint")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.dismiss(int(event.value) if event.value else None)

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self.dismiss(None)


class Performance(Window[str]):
    """A song, a saying, a bow with its compliment, in writing; None where nothing is performed."""

    def __init__(self, title: str, hint: str) -> None:
        super().__init__()
        self.heading = title
        self.hint = hint

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield Static(Text(self.heading, f"bold {ACCENT}"), classes="heading")
            yield Input(max_length=LONGEST_PERFORMANCE)
            yield Static(Text(self.hint, QUIET), classes="hint")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.dismiss(event.value.strip() or None)

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self.dismiss(None)


class Aim(Window[int]):
    """The Shuriken: a mark runs along a line, the arrows move the aim, the space bar throws. The answer is the number
    of the throw; None where time is over."""

    def __init__(self, words: Words, path: Path, clock: Callable[[], int]) -> None:
        super().__init__()
        self.words = words
        self.path = path
        self.clock = clock
        self.began = clock()
        self.place = PLACES // 2

    @property
    def moment(self) -> int:
        """Which moment of the throw it is now."""
        return (self.clock() - self.began) // MOMENT

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield Static(Text(self.words("terminal-aim-title"), f"bold {ACCENT}"), classes="heading")
            yield Static(self.line(), id="line")
            yield Static(Text(self.words("terminal-aim-hint"), QUIET), classes="hint")

    def on_mount(self) -> None:
        self.set_interval(FRAME, self._draw)

    def line(self) -> Text:
        """The mark where it is now, and below it the aim."""
        mark = place_at(self.path, min(self.moment, MOMENTS - 1))
        text = Text()
        text.append("·" * mark + "◎" + "·" * (PLACES - 1 - mark) + "\n", f"bold {BRASS}")
        text.append(" " * self.place + "▲", f"bold {ACCENT}")
        return text

    def _draw(self) -> None:
        if self.moment >= MOMENTS:
            self.dismiss(None)
        else:
            self.query_one("#line", Static).update(self.line())

    def on_key(self, event: events.Key) -> None:
        event.stop()
        key = typed(event)
        if key in ("left", "right"):
            self.place = max(0, min(PLACES - 1, self.place + (1 if key == "right" else -1)))
            self.query_one("#line", Static).update(self.line())
        elif key in ("space", "enter"):
            self.dismiss(thrown_at(min(self.moment, MOMENTS - 1), self.place))
