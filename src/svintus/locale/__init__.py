"""The words of the game, in Russian and English: one Fluent catalogue for server, terminal and web.

Each topic is a file, `ru/<topic>.ftl` and `en/<topic>.ftl`, with the same keys and the same variables in both.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("ru", "en")


class MissingWords(KeyError):
    """The catalogue has no such message."""


@cache
def topics(language: str) -> Mapping[str, str]:
    """The sources of a language's catalogue by topic, sorted. Raises `ValueError` for a language there is none of."""
    if language not in LANGUAGES:
        raise ValueError(f"no words in {language!r}, only in {', '.join(LANGUAGES)}")
    found = [file for file in (files(__name__) / language).iterdir() if file.name.endswith(".ftl")]
    return {file.name.removesuffix(".ftl"): file.read_text("utf-8") for file in sorted(found, key=lambda f: f.name)}


class Words:
    """Speaks one language: `words("card-khapyozh")`, `words("draws", seat="Anna", count=3)`.

    Strict, a missing key or variable is an error; otherwise the key itself stands in for what is missing, since no
    match should end for want of a word. Isolating wraps each variable in Unicode's direction marks, for screens that
    honour them: a right-to-left name then leaves the sentence around it in order.
    """

    def __init__(self, language: str, *, strict: bool = False, isolating: bool = False) -> None:
        self.language: Final = language
        self._strict: Final = strict
        self._bundle: Final = FluentBundle([language], use_isolating=isolating)
        for source in topics(language).values():
            self._bundle.add_resource(FluentResource(source))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, **variables: str | int | float) -> str:
        """The message of this key with its variables filled in."""
        pattern = self._bundle.get_message(key).value if key in self else None
        if pattern is None:
            if self._strict:
                raise MissingWords(key)
            return key
        text, errors = self._bundle.format_pattern(pattern, variables)
        if errors and self._strict:
            raise errors[0]
        return str(text)
