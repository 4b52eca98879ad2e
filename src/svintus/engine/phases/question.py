"""Shmunitet: whoever a card is played against is asked before anything happens (`SHM-1` to `SHM-5`)."""

from typing import ClassVar

from svintus.engine.actions import (
    ACCEPT,
    AN_ACCEPT,
    ANSWER,
    cards_of,
    colour_of,
    first_card,
    kind_of,
    seat_of,
    with_cards,
)
from svintus.engine.events import QuestionAsked, Undone
from svintus.engine.faces import GREY, KIND_OF, SHMUNITET_FACE
from svintus.engine.gifts import arrive, can_be_all, look_for_win, pairs, part_with
from svintus.engine.phase import out_of_place
from svintus.engine.phases.decision import Decision
from svintus.engine.phases.turn import Turn
from svintus.engine.refusals import (
    MALFORMED,
    NOT_IN_HAND,
    NOT_SHMUNITET,
    OK,
    WRONG_NUMBER_OF_CARDS,
)
from svintus.engine.round import Round
from svintus.engine.tasks import special_played

GIFTS = 2


class Question(Decision):
    """Does the seat let the card be, or undo it with Shmunitet and two cards?

    `action` is the act that waits, `cards` what came with it, `undo` the Shmunitet and gifts with which the target has
    answered already: then the giver is asked in its turn. Each answers once.
    """

    number: ClassVar[int] = 7
    deadline: ClassVar[int] = 5
    is_chance: ClassVar[bool] = True

    def __init__(self, action: int, giver: int, target: int, cards: tuple[int, ...], undo: tuple[int, ...]) -> None:
        super().__init__(giver if undo else target)
        self.action = action
        self.giver = giver
        self.target = target
        self.cards = cards
        self.undo = undo

    def begin(self, r: Round) -> None:
        if r.telling:
            r.tell(QuestionAsked(self.seat, self.giver, first_card(self.action)))

    def offer(self, r: Round, seat: int, out: list[int]) -> None:
        out.append(AN_ACCEPT)
        held = r.held(seat)
        if SHMUNITET_FACE in held:
            others = list(held)
            others.remove(SHMUNITET_FACE)
            for gifts in pairs(others, min(GIFTS, len(others))):
                out.append(with_cards(ANSWER, [SHMUNITET_FACE, *gifts]))

    def check(self, r: Round, seat: int, action: int) -> int:
        kind = kind_of(action)
        if kind == ACCEPT:
            return OK
        if kind != ANSWER:
            return out_of_place(kind)
        faces = cards_of(action)
        if colour_of(action) != GREY:
            return MALFORMED
        if faces[0] != SHMUNITET_FACE:
            return NOT_SHMUNITET
        if not can_be_all(r, seat, faces):
            return NOT_IN_HAND
        return OK if len(faces) == 1 + min(GIFTS, r.count(seat) - 1) else WRONG_NUMBER_OF_CARDS

    def act(self, r: Round, seat: int, action: int) -> None:
        if kind_of(action) == ACCEPT:
            self.default(r)
            return
        faces = cards_of(action)
        part_with(r, seat, faces)
        if r.telling:
            r.tell(Undone(seat))
        if r.brings_dues:
            special_played(r, SHMUNITET_FACE)
        if self.undo:
            self._undo_the_undoing(r, faces)
        else:
            r.pop()
            r.push(Question(self.action, self.giver, self.target, self.cards, tuple(faces)))

    def default(self, r: Round) -> None:
        """What was done last is let be."""
        r.drop(self)
        if self.undo:
            arrive(r, self.giver, self.giver, list(self.cards), "undone")
            arrive(r, self.target, self.giver, list(self.undo), "shmunitet")
            self._moves_next(r, self.target)
        else:
            self._take_effect(r)
        look_for_win(r, self.giver)

    def _undo_the_undoing(self, r: Round, faces: list[int]) -> None:
        r.pop()
        arrive(r, self.target, self.target, list(self.undo), "undone")
        arrive(r, self.giver, self.target, faces, "shmunitet")
        self._moves_next(r, self.giver)
        self._take_effect(r)
        look_for_win(r, self.giver)

    def _take_effect(self, r: Round) -> None:
        r.cards[KIND_OF[self.cards[0]]].take_effect(r, self.giver, self.action, list(self.cards))

    def _moves_next(self, r: Round, seat: int) -> None:
        """The next move is the undoer's if an ordinary turn was under way; otherwise play goes on where it was."""
        if isinstance(r.stack[0], Turn):
            r.move_goes_to(r.next_to(seat) if r.gone >> seat & 1 else seat)

    def without(self, r: Round, seat: int) -> None:
        if seat in (self.giver, self.target):
            self.default(r)

    def delays_win(self, seat: int) -> bool:
        return seat == self.giver or (seat == self.target and self.undo != ())

    def held(self) -> tuple[int, ...]:
        return (*self.cards, *self.undo)

    def stored(self) -> tuple[int, ...]:
        return (self.action, self.giver, self.target, len(self.cards), *self.cards, *self.undo)


def against(r: Round, action: int, giver: int, cards: list[int]) -> None:
    """A card is played against the seat that the action means: ask first where Shmunitet is in the deck (`SHM-4`)."""
    if r.asks and not r.gone >> seat_of(action) & 1:
        r.push(Question(action, giver, seat_of(action), tuple(cards), ()))
    else:
        r.cards[KIND_OF[cards[0]]].take_effect(r, giver, action, cards)
        look_for_win(r, giver)
