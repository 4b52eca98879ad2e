"""What the screens see becomes facts for the engine (`FACT-1`): a touched table, a hidden page, messages.

Nothing is invented for a player. In one room pages and tables say nothing: phones lie about, and the others have eyes.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from svintus.engine import grounds
from svintus.engine.actions import FACT, NO_SEAT, SPEAK, bare, with_cards
from svintus.engine.events import NOBODY
from svintus.engine.faces import SHINKOGNITO, SHTO, SHTOL, SHTUL
from svintus.locale import LANGUAGES, Words
from svintus.protocol.messages import Said
from svintus.server import declension
from svintus.server.game import Game
from svintus.server.premises import Premises
from svintus.server.seating import Seat
from svintus.server.texts import asks, words_of

ANSWER: Final = 10_000
"""Milliseconds after a question within which somebody's next message answers it."""
_QUESTIONS_KEPT: Final = 50


@dataclass(slots=True)
class _Question:
    seat: int
    at: int
    answered: set[int] = field(default_factory=set)


def fact(kind: int, to: int = NOBODY) -> int:
    """The fact that a seat has given a ground of this kind, for any opponent or for `to` only."""
    return with_cards(FACT, [], seat=NO_SEAT if to == NOBODY else to, number=kind)


class Facts:
    """The facts of one match. `bring(seat, action)` takes each to the engine, if it is one at that moment."""

    def __init__(self, premises: Premises, game: Game, bring: Callable[[int, int], None]) -> None:
        self._premises = premises
        self._game = game
        self._bring = bring
        self._here: dict[str, bool] = {}
        self._questions: dict[int, _Question] = {}

    # -- hands and pages ---------------------------------------------------------------------------------------

    def touched(self, seat: int) -> None:
        """A finger or a pointer lies on the bare felt."""
        if self._premises.seating.setting == "online":
            self._ground(SHTOL, seat)

    def look_who_is_here(self) -> None:
        """Whoever was here and is not has left the seat: no page of theirs is to be seen, on no connection. Once each
        time."""
        audience = self._premises.audience
        here = {
            person.guest: any(not connection.hidden for connection in audience.of(person.guest))
            for _, person in self._premises.seating.humans()
        }
        before, self._here = self._here, here
        if self._premises.seating.setting == "online":
            for seat, person in self._premises.seating.humans():
                if before.get(person.guest, False) and not here[person.guest]:
                    self._ground(SHTUL, seat)

    # -- messages ----------------------------------------------------------------------------------------------

    def said(self, seat: int, said: Said) -> None:
        """A message: it breaks a silence (`SIL-2`), may name somebody, may answer and may ask."""
        self._bring(seat, bare(SPEAK))
        words = words_of(said.text)
        called = [_names(chair) for chair in self._premises.seating.seats]
        for other, own in enumerate(called):
            taken = frozenset(words_of(name) for names in called if names is not own for name in names)
            if other != seat and any(declension.names(words, name, taken) for name in own):
                self._ground(SHINKOGNITO, seat, other)
        asked_by = self._hear(seat, said)
        if asked_by is not None:
            self._ground(SHTO, seat, asked_by)

    def hear_again(self, messages: Iterable[Said]) -> None:
        """What was said in this match before the server died: who asked, and who has answered. It brings no facts."""
        for said in messages:
            if said.seat is not None and said.card is None:
                self._hear(said.seat, said)

    def _hear(self, seat: int, said: Said) -> int | None:
        """Whose question this message answers, if any. It may be a question itself."""
        question = self._answered_by(seat, said)
        if question is not None:
            question.answered.add(seat)
        if asks(said.text):
            self._questions[said.number] = _Question(seat, said.at)
            if len(self._questions) > _QUESTIONS_KEPT:
                del self._questions[min(self._questions)]
        return None if question is None else question.seat

    def _answered_by(self, seat: int, said: Said) -> _Question | None:
        """The question of somebody else that this message answers; each is answered once by each."""
        if said.reply is not None:
            question = self._questions.get(said.reply)
            return question if question is not None and self._is_open(question, seat) else None
        earliest = said.at - ANSWER
        recent = [
            question
            for question in self._questions.values()
            if question.at >= earliest and self._is_open(question, seat)
        ]
        return recent[-1] if recent else None

    @staticmethod
    def _is_open(question: _Question, seat: int) -> bool:
        return question.seat != seat and seat not in question.answered

    def _ground(self, kind: int, seat: int, to: int = NOBODY) -> None:
        """One ground of a kind is enough while it is fresh, and none where no card would ask for it."""
        r = self._game.match.round
        if r.kinds >> kind & 1 and grounds.find(r, kind, seat, to) < 0:
            self._bring(seat, fact(kind, to))


_words: Final = tuple(Words(language) for language in LANGUAGES)


def _names(chair: Seat) -> list[str]:
    """Everything that this seat is called by."""
    if chair.person is not None:
        return [chair.person.name, *chair.person.called]
    return [words(f"bot-{chair.character}") for words in _words] if chair.character is not None else []
