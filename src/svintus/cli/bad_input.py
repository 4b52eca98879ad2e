"""What the user got wrong: said in one line, in the user's language, with exit code 2."""

from dataclasses import dataclass, field

from svintus.locale import Words


@dataclass(frozen=True)
class Reason:
    """A message of the catalogue inside another one; `place` says where in a file it is."""

    key: str
    values: dict[str, str | int] = field(default_factory=dict)
    place: str = ""

    def said(self, words: Words) -> str:
        """As it stands in the other message."""
        return (f"{self.place}: " if self.place else "") + words(self.key, **self.values)


class BadInput(Exception):
    """A message of the catalogue (`cli-bad-<key>`) with its variables."""

    def __init__(self, key: str, **variables: str | int | Reason) -> None:
        super().__init__(key)
        self.key = f"cli-bad-{key}"
        self.variables = variables

    def said(self, words: Words) -> str:
        """The complaint."""
        return words(
            self.key,
            **{name: one.said(words) if isinstance(one, Reason) else one for name, one in self.variables.items()},
        )
