"""What a seat's courage cards ask for, worked out from its events alone: which word, and which sum."""

from svintus.bots.printed import PLAIN, Printed
from svintus.engine.events import (
    AwlPlayed,
    CardPlayed,
    CourageGiven,
    CourageLaid,
    DueArose,
    Event,
    Rewarded,
    RoundStarted,
    SumAnnounced,
    Undone,
)
from svintus.engine.faces import (
    AWL_FACE,
    BUREAUCRACY,
    FAMILY_OF,
    FIRST_SPECIAL,
    KIND_OF,
    NO_VALUE,
    REYTING,
    SHMUNITET_FACE,
)


class Prompter:
    """One seat's prompter. It is always right; whether its bot listens is a matter of memory."""

    def __init__(self, seat: int, cards: Printed = PLAIN) -> None:
        self._values = cards.values
        self._seat = seat
        self._word = 0
        self._sum = 0
        self._right: dict[int, int] = {}

    def observe(self, event: Event) -> None:
        """Take in one event."""
        if isinstance(event, CardPlayed):
            self._played(event)
        elif isinstance(event, Rewarded | CourageGiven):
            self._special(event.card)
        elif isinstance(event, Undone):
            self._special(SHMUNITET_FACE)
        elif isinstance(event, AwlPlayed):
            self._special(AWL_FACE)
        elif isinstance(event, DueArose) and event.seat == self._seat:
            self._right[event.number] = self._sum if event.kind == REYTING else self._word
        elif self._begins_count(event):
            self._sum = 0
        elif isinstance(event, RoundStarted):
            self._right = {}

    def _begins_count(self, event: Event) -> bool:
        """With the card itself, and anew after a wrong sum."""
        if isinstance(event, CourageLaid):
            return event.seat == self._seat and KIND_OF[event.card] == REYTING
        return isinstance(event, SumAnnounced) and event.seat == self._seat and not event.right

    def _played(self, event: CardPlayed) -> None:
        specials = [face for face in event.cards if face >= FIRST_SPECIAL]
        if specials:
            self._special(specials[0])
        self._sum += sum([self._values[face] for face in event.cards if self._values[face] != NO_VALUE])

    def _special(self, face: int) -> None:
        self._word = max(0, FAMILY_OF[face] - BUREAUCRACY)

    def right(self, number: int) -> int:
        """The word or the sum that answers the due with this number."""
        return self._right.get(number, 0)
