"""What a bot remembers of the others: which colours they could not follow.

Where a seat may draw only when nothing goes (`Options.draw_freely` off), a draw says for certain that it lacks the
colour in force; elsewhere it says so as a rule. Every card drawn later makes it less certain.
"""

from svintus.bots.printed import PLAIN, Printed
from svintus.engine.events import CardPlayed, CardsDrawn, Event, RoundStarted
from svintus.engine.faces import GREY
from svintus.engine.options import Options

CERTAIN = 1.0
AS_A_RULE = 0.8
"""A draw where drawing is free: most players draw only when they must."""
STILL_AFTER_A_DRAW = 0.7
"""What is left of the certainty after each card drawn: three of four cards are of other colours, or a little less."""


class Memory:
    """One seat's memory of all seats, from its events alone."""

    def __init__(self, options: Options, cards: Printed = PLAIN) -> None:
        self._colours = cards.colours
        self._certainty = CERTAIN if not options.draw_freely else AS_A_RULE
        self._colour = GREY
        self._lacks: dict[int, list[float]] = {}

    def observe(self, event: Event) -> None:
        """Take in one event."""
        if isinstance(event, CardPlayed):
            self._landed(event)
        elif isinstance(event, CardsDrawn):
            self._drew(event)
        elif isinstance(event, RoundStarted):
            self._lacks = {}
            self._colour = self._colours[event.start]

    def _landed(self, event: CardPlayed) -> None:
        printed = self._colours[event.cards[-1]]
        if printed != GREY and event.seat in self._lacks:
            self._lacks[event.seat][printed] = 0.0
        self._colour = printed if event.colour == GREY else event.colour

    def _drew(self, event: CardsDrawn) -> None:
        lacks = self._lacks.setdefault(event.seat, [0.0] * GREY)
        for colour in range(GREY):
            lacks[colour] *= STILL_AFTER_A_DRAW**event.count
        if event.why == "turn" and self._colour != GREY:
            lacks[self._colour] = self._certainty

    def lacks(self, seat: int, colour: int) -> float:
        """How certain it is, from 0 to 1, that the seat has no card of this colour."""
        return self._lacks[seat][colour] if seat in self._lacks else 0.0
