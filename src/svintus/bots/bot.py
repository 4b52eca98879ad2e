"""What a bot is: it hears the events of its seat, and says what it would do now and after how long."""

from dataclasses import dataclass
from typing import Protocol

from svintus.engine.events import Event
from svintus.engine.view import View


@dataclass(frozen=True, slots=True)
class Decision:
    """A packed action, and the milliseconds of thinking or reacting before it is done."""

    action: int
    after: int


class Bot(Protocol):
    """One seat's player. It is shown what the seat may see and nothing else."""

    def observe(self, event: Event) -> None:
        """Something happened; the event is already as this seat may see it (`Event.seen_by`)."""

    def decide(self, view: View, legal: list[int]) -> Decision | None:
        """What it does now, or None if it does nothing: only where it owes no answer.

        `legal` holds the acts of one cue (see `attention`): the answer it owes, or one chance out of turn. The
        action is one of them.
        """
