"""What was said, compared: as words, without case, accents and punctuation."""

import unicodedata
from typing import Final

_AFTER_A_QUESTION_MARK: Final = " !.…)»\"'”’"


def words_of(text: str) -> tuple[str, ...]:
    """The words of a text, so that two ways to write the same are the same."""
    bare = "".join(
        letter if letter.isalnum() else " "
        for letter in unicodedata.normalize("NFKD", text).casefold()
        if unicodedata.category(letter) != "Mn"
    )
    return tuple(bare.split())


def holds(words: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    """Whether the wanted words stand among these, one after the other; no words stand nowhere."""
    count = len(wanted)
    return count > 0 and any(words[i : i + count] == wanted for i in range(len(words) - count + 1))


def asks(text: str) -> bool:
    """Whether a message ends with a question."""
    return text.rstrip(_AFTER_A_QUESTION_MARK).endswith("?")
