"""What a prompter (`SUFLYOR`) owes: whispers only, and every message of the giver repeated before the next move."""

from collections.abc import Callable
from typing import Final

from svintus.engine import tasks
from svintus.engine.actions import MISTAKE, with_card
from svintus.engine.faces import SUFLYOR
from svintus.engine.in_front import face_in_front, giver_in_front, kind_in_front
from svintus.protocol.messages import Echo, Said
from svintus.server.docket import Owed
from svintus.server.game import Game
from svintus.server.seating import Seating
from svintus.server.texts import words_of

_MOST_OWED: Final = 20
"""Messages that one prompter can owe; a giver who says more is not worth listening to."""


class Echoes:
    """The prompters of a match, as far as their messages go. `types(seat)` says whether a seat has a keyboard: bots
    see to their own mistakes."""

    def __init__(self, game: Game, seating: Seating, types: Callable[[int], bool]) -> None:
        self._game = game
        self._seating = seating
        self._types = types

    def said(self, seat: int, said: Said) -> bool:
        """A message: it may be owed by a prompter from now on, or be what one owed. True if it was a mistake: a
        prompter who does not whisper."""
        words = words_of(said.text)
        prompters = self._seating.docket.owed = self._prompters()
        for owed in prompters:
            if seat == owed.seat:
                owed.messages = [message for message in owed.messages if words_of(message.text) != words]
            elif seat == giver_in_front(owed.card) and words and len(owed.messages) < _MOST_OWED:
                owed.messages.append(said)
        return not said.whisper and any(owed.seat == seat for owed in prompters)

    def before_move(self, seat: int) -> bool:
        """The seat is about to move. True if it owes an echo; once it is punished it owes none."""
        late = [owed for owed in self._prompters() if owed.seat == seat and owed.messages]
        for owed in late:
            owed.messages.clear()
        return late != []

    def owed(self) -> tuple[Echo, ...]:
        """Everything that is to be repeated, for all to see: it was said to all."""
        return tuple(Echo(owed.seat, said.number, said.text) for owed in self._prompters() for said in owed.messages)

    def mistake(self, seat: int) -> int:
        """The report of a prompter's mistake."""
        cards = [owed.card for owed in self._prompters() if owed.seat == seat]
        return with_card(MISTAKE, face_in_front(cards[0]))

    def _prompters(self) -> list[Owed]:
        """What is owed by every prompter whose task does not rest, with what lies on the docket for it."""
        r, number = self._game.match.round, self._game.match.number
        known = {(owed.round, owed.seat, owed.card): owed for owed in self._seating.docket.owed}
        return [
            known.get((number, seat, card)) or Owed(number, seat, card)
            for seat in range(r.seats)
            if not r.over and tasks.has_task(r, seat, SUFLYOR) and self._types(seat)
            for card in r.rows[seat]
            if kind_in_front(card) == SUFLYOR
        ]
