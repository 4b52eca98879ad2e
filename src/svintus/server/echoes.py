"""What a prompter (`SUFLYOR`) owes: whispers only, and every message of the giver repeated before the next move."""

from collections.abc import Callable
from typing import Final

from svintus.engine import tasks
from svintus.engine.actions import MISTAKE, with_card
from svintus.engine.faces import SUFLYOR
from svintus.engine.in_front import face_in_front, giver_in_front, kind_in_front
from svintus.protocol.messages import Echo, Said
from svintus.server.game import Game
from svintus.server.texts import words_of

_MOST_OWED: Final = 20
"""Messages that one prompter can owe; a giver who says more is not worth listening to."""


class Echoes:
    """The prompters of a match, as far as their messages go. `types(seat)` says whether a seat has a keyboard: bots
    see to their own mistakes."""

    def __init__(self, game: Game, types: Callable[[int], bool]) -> None:
        self._game = game
        self._types = types
        self._owed: dict[tuple[int, int, int], list[Said]] = {}

    def said(self, seat: int, said: Said) -> bool:
        """A message: it may be owed by a prompter from now on, or be what one owed. True if it was a mistake: a
        prompter who does not whisper."""
        words = words_of(said.text)
        prompters = self._prompters()
        self._owed = {key: owed for key, owed in self._owed.items() if key in prompters}
        for key in prompters:
            _, prompter, card = key
            owed = self._owed.setdefault(key, [])
            if seat == prompter:
                self._owed[key] = [message for message in owed if words_of(message.text) != words]
            elif seat == giver_in_front(card) and words and len(owed) < _MOST_OWED:
                owed.append(said)
        return not said.whisper and any(prompter == seat for _, prompter, _ in prompters)

    def before_move(self, seat: int) -> bool:
        """The seat is about to move. True if it owes an echo; once it is punished it owes none."""
        late = [key for key in self._prompters() if key[1] == seat and self._owed.get(key)]
        for key in late:
            del self._owed[key]
        return late != []

    def owed(self) -> tuple[Echo, ...]:
        """Everything that is to be repeated, for all to see: it was said to all."""
        return tuple(
            Echo(key[1], said.number, said.text) for key in self._prompters() for said in self._owed.get(key, [])
        )

    def mistake(self, seat: int) -> int:
        """The report of a prompter's mistake."""
        cards = [card for _, prompter, card in self._prompters() if prompter == seat]
        return with_card(MISTAKE, face_in_front(cards[0]))

    def _prompters(self) -> list[tuple[int, int, int]]:
        """Round, seat and card of every prompter whose task does not rest."""
        r, number = self._game.match.round, self._game.match.number
        return [
            (number, seat, card)
            for seat in range(r.seats)
            if not r.over and tasks.has_task(r, seat, SUFLYOR) and self._types(seat)
            for card in r.rows[seat]
            if kind_in_front(card) == SUFLYOR
        ]
