"""Help in the user's language: what commands and options give as their help are keys of the catalogue."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from rich.text import Text

from svintus.cli.language import words_for
from svintus.locale import Words

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions

NOTHING_TO_SAY: Final = (None, "False", '""')
"""Defaults that go without saying."""


class Help:
    """Lays help out as Cyclopts does, with the words of the catalogue, in the language that the arguments ask for."""

    def __init__(self, arguments: Sequence[str]) -> None:
        self._arguments: Final = arguments
        self._layout: Final = DefaultFormatter()

    @cached_property
    def _words(self) -> Words:
        return words_for(self._arguments)

    def __call__(self, console: "Console", options: "ConsoleOptions", panel: HelpPanel) -> None:
        title = self._words(f"cli-help-{str(panel.title).lower()}")
        self._layout(console, options, panel.copy(title=title, entries=[self._said(one) for one in panel.entries]))

    def render_usage(self, console: "Console", options: "ConsoleOptions", usage: Any) -> None:
        usual = str(usage).rstrip()
        for placeholder in ("OPTIONS", "COMMAND", "ARGS"):
            usual = usual.replace(placeholder, self._words(f"cli-help-{placeholder.lower()}"))
        console.print(Text(self._words("cli-help-usage", usage=usual) + "\n", style="bold"))

    def render_description(self, console: "Console", options: "ConsoleOptions", description: Any) -> None:
        console.print(Text(self._words(_key(description)) + "\n"))

    def _said(self, entry: HelpEntry) -> HelpEntry:
        """An entry with its meaning in words, and what else is known of it among them."""
        words = self._words
        said = [words(_key(entry.description))]
        if entry.choices:
            said.append(words("cli-help-choices", choices=", ".join(entry.choices)))
        if entry.default not in NOTHING_TO_SAY:
            said.append(words("cli-help-default", default=str(entry.default)))
        return HelpEntry(
            positive_names=entry.positive_names,
            positive_shorts=entry.positive_shorts,
            negative_names=entry.negative_names,
            negative_shorts=entry.negative_shorts,
            positional_label=entry.positional_label,
            metavar=self._kind(entry.metavar),
            description=Text(" ".join(said)),
        )

    def _kind(self, metavar: str | None) -> str | None:
        """What kind of value an option takes."""
        if metavar is None:
            return None
        kind = metavar.rstrip(".")
        return self._words(f"cli-help-{kind.lower()}") + metavar.removeprefix(kind)


def _key(description: Any) -> str:
    """The key inside what Cyclopts has made of a help text."""
    return str(description.primary_renderable).strip()
