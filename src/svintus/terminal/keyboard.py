"""What is typed, whatever the layout: a Cyrillic letter stands for the Latin one on the same key."""

from typing import Final

from textual import events

_CYRILLIC: Final = "йцукенгшщзфывапролдячсмитьЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ"
_LATIN: Final = "qwertyuiopasdfghjklzxcvbnmQWERTYUIOPASDFGHJKLZXCVBNM"
_ON_THE_SAME_KEY: Final = str.maketrans(_CYRILLIC, _LATIN)

_NAMED: Final = frozenset(
    {"enter", "escape", "space", "left", "right", "up", "down", "home", "end", "pageup", "pagedown"}
)


def typed(event: events.Key) -> str:
    """The character that was typed, or the name of a key that types none; empty for keys that mean nothing here."""
    if event.key in _NAMED:
        return event.key
    character = event.character
    return character if character is not None and character.isprintable() else ""


def latin(key: str) -> str:
    """The Latin letter on the same key; everything else as it is."""
    return key.translate(_ON_THE_SAME_KEY) if len(key) == 1 else key
