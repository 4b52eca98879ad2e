"""The base of everything that stays as it was made: options, blank cards, actions, events, views, journals."""

from dataclasses import dataclass, fields
from typing import Any


@dataclass(frozen=True, slots=True)
class Frozen:
    """What stays as it was made. It can be copied and sent to another process: there it is made anew.

    Left to themselves, compiled classes would be made empty and then filled, which those that are frozen refuse.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return made, (type(self), {field.name: getattr(self, field.name) for field in fields(self)})


def made(kind: type[Frozen], values: dict[str, Any]) -> Frozen:
    """One of this kind with the values of its fields."""
    return kind(**values)
