"""Temnodel: cards laid face down, each declared as a number card (`DARK-1` to `DARK-11`).

The dark cards lie in a temporary pile inside the phase. A lie is any card that is not exactly what was declared.
"""

from typing import ClassVar, Final

from svintus.engine import silence
from svintus.engine.actions import (
    A_CHECK,
    A_PASS,
    CHECK,
    LAY,
    PASS,
    and_card,
    cards_of,
    colour_of,
    kind_of,
    with_card,
)
from svintus.engine.events import NOBODY, CardLaidInDark, DarkChecked, LastCardInDark, Passed, TurnCame
from svintus.engine.faces import COLOUR_OF, FIRST_SPECIAL, GREY, VALUE_OF
from svintus.engine.phase import out_of_place
from svintus.engine.phases.decision import Decision
from svintus.engine.refusals import DECLARATION_DOES_NOT_FIT, MALFORMED, NOT_IN_HAND, OK
from svintus.engine.round import Round
from svintus.engine.tasks import card_leaves

NUMBERS: Final = range(FIRST_SPECIAL)
_OF_COLOUR: Final = [[face for face in NUMBERS if COLOUR_OF[face] == colour] for colour in range(GREY)]
_ON: Final = [
    [face for face in NUMBERS if COLOUR_OF[face] == COLOUR_OF[below] or VALUE_OF[face] == VALUE_OF[below]]
    for below in NUMBERS
]


def declarations(r: Round, below: int) -> list[int]:
    """The number cards that fit the declaration below, or Temnodel's colour where there is none."""
    return _OF_COLOUR[r.colour] if below == NOBODY else _ON[below]


class InTheDark(Decision):
    """Cards lie in the dark. `layer` laid the last one and declared it as `declared`."""

    def __init__(self, seat: int, layer: int, declared: int, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.layer = layer
        self.declared = declared
        self.cards = cards

    def held(self) -> tuple[int, ...]:
        return self.cards

    def stored(self) -> tuple[int, ...]:
        return (self.seat, self.layer, self.declared, *self.cards)


class Dark(InTheDark):
    """The next seat lays another card, or checks the last one."""

    number: ClassVar[int] = 5

    def begin(self, r: Round) -> None:
        if r.telling:
            r.tell(TurnCame(self.seat))

    def offer(self, r: Round, seat: int, out: list[int]) -> None:
        if self.layer != NOBODY:
            out.append(A_CHECK)
        fitting = declarations(r, self.declared)
        for face in sorted(set(r.hands[seat])):
            laid = with_card(LAY, face)
            out.extend([and_card(laid, declared) for declared in fitting])

    def check(self, r: Round, seat: int, action: int) -> int:
        kind = kind_of(action)
        if kind == CHECK and self.layer != NOBODY:
            return OK
        if kind != LAY:
            return out_of_place(kind)
        faces = cards_of(action)
        if len(faces) != 2 or colour_of(action) != GREY:
            return MALFORMED
        if faces[0] not in r.hands[seat]:
            return NOT_IN_HAND
        return OK if faces[1] in declarations(r, self.declared) else DECLARATION_DOES_NOT_FIT

    def act(self, r: Round, seat: int, action: int) -> None:
        r.moved(True)
        if kind_of(action) == CHECK:
            check_last(r, self, seat)
        else:
            faces = cards_of(action)
            self._lay(r, faces[0], faces[1])

    def _lay(self, r: Round, face: int, declared: int) -> None:
        seat = self.seat
        if r.dues:
            card_leaves(r, seat)
        r.hands[seat].remove(face)
        r.shrunk(seat)
        r.last_player = seat
        if seat == r.silence_owner and r.options.silence_until == "play":
            silence.end(r)
        cards = (*self.cards, face)
        if r.telling:
            r.tell(CardLaidInDark(seat, (face,), declared, len(cards)))
        after = r.next_to(seat)
        if r.count(seat):
            r.wait_for(Dark(after, seat, declared, cards))
        else:
            r.wait_for(LastDark(after, seat, declared, cards))

    def default(self, r: Round) -> None:
        """A check; Temnodel's own player lays a random card, declared as what it is if that fits."""
        r.moved(False)
        if self.layer != NOBODY:
            check_last(r, self, self.seat)
            return
        hand = r.hands[self.seat]
        face = hand[r.rng.below(len(hand))]
        fitting = declarations(r, self.declared)
        self._lay(r, face, face if face in fitting else min(fitting, key=lambda declared: VALUE_OF[declared]))

    def without(self, r: Round, seat: int) -> None:
        if seat != self.seat:
            return
        if self.layer == NOBODY:
            r.pass_to_next(seat)
        else:
            r.wait_for(Dark(r.next_to(seat), self.layer, self.declared, self.cards))


class LastDark(InTheDark):
    """A seat has laid its last card; the others, in play order, may check it or let it be (`DARK-7`)."""

    number: ClassVar[int] = 6
    is_chance: ClassVar[bool] = True

    def begin(self, r: Round) -> None:
        if r.telling:
            r.tell(LastCardInDark(self.layer, self.seat))

    def offer(self, r: Round, seat: int, out: list[int]) -> None:
        out.append(A_CHECK)
        out.append(A_PASS)

    def check(self, r: Round, seat: int, action: int) -> int:
        kind = kind_of(action)
        if kind in (CHECK, PASS):
            return OK
        return out_of_place(kind)

    def act(self, r: Round, seat: int, action: int) -> None:
        r.moved(False)
        if kind_of(action) == CHECK:
            check_last(r, self, seat)
            return
        if r.telling:
            r.tell(Passed(seat))
        self.default(r)

    def default(self, r: Round) -> None:
        """The card is let be."""
        after = r.next_to(self.seat)
        if after == self.layer:
            win_in_the_dark(r, self)
        else:
            r.wait_for(LastDark(after, self.layer, self.declared, self.cards))

    def without(self, r: Round, seat: int) -> None:
        if seat == self.layer:
            r.deck.extend(self.cards)
            r.pass_to_next(seat)
        elif seat == self.seat:
            self.default(r)


def check_last(r: Round, dark: InTheDark, checker: int) -> None:
    """The last dark card is turned up (`DARK-3`, `DARK-4`, `DARK-7`)."""
    true = dark.cards[-1] == dark.declared
    if r.telling:
        r.tell(DarkChecked(checker, dark.layer, dark.cards[-1], dark.declared, true))
    if true and isinstance(dark, LastDark):
        win_in_the_dark(r, dark)
        return
    taker = checker if true else dark.layer
    r.take(taker, list(dark.cards), "dark")
    if true:
        r.pass_to_next(checker)
    else:
        r.give_turn(checker)


def win_in_the_dark(r: Round, dark: InTheDark) -> None:
    """True or unchecked: the round is won, and each dark card is worth a point more (`DARK-9`)."""
    r.bonus = len(dark.cards)
    r.end(dark.layer, "emptied")
