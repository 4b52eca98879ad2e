"""Choosing one of many acts step by step: what, whom, which cards, which number, which colour.

It knows no rule: whatever the table lists can be chosen, and nothing else.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from svintus.engine.actions import (
    ACTION_KEYS,
    CHOOSE,
    GIVE_COURAGE,
    NO_NUMBER,
    NO_SEAT,
    SAY,
    cards_of,
    colour_of,
    kind_of,
    number_of,
    seat_of,
)
from svintus.engine.cards.courage.zapevala import GENRES
from svintus.engine.faces import CLOTHES, COLOUR_KEYS, FACES, GREY, KIND_OF, ZAPEVALA
from svintus.engine.in_front import face_in_front
from svintus.engine.tasks import WORDS
from svintus.engine.view import View
from svintus.terminal.naming import card_name, card_names, feat_name, garment_name
from svintus.terminal.narration import Narrator
from svintus.terminal.palette import MARKS

_UNNAMED: Final = "…"


@dataclass(frozen=True)
class Step:
    """A question with several answers: the key of its words, and for each answer its words and the acts it leaves.

    `place` counts the cards of the acts that are settled.
    """

    question: str
    answers: tuple[tuple[str, list[int]], ...]
    place: int


def next_step(narrator: Narrator, view: View, acts: Sequence[int], place: int = 0) -> Step | None:
    """What must still be told apart in these acts, or None when they are one."""
    if len(acts) < 2:
        return None
    kinds = _apart(acts, kind_of)
    if len(kinds) > 1:
        return Step("acts-which", tuple([(act_name(narrator, view, left), left) for left in kinds.values()]), place)
    seats = _apart(acts, seat_of)
    if len(seats) > 1:
        return Step("acts-which-seat", tuple([(narrator.name(seat), left) for seat, left in seats.items()]), place)
    longest = max([len(cards_of(action)) for action in acts])
    for at in range(place, longest):
        cards = _apart(acts, partial(_card_at, at))
        if len(cards) > 1:
            named = [(card_name(narrator.words, face), left) for face, left in cards.items() if face >= 0]
            return Step("acts-which-card", tuple(named), at + 1)
    numbers = _apart(acts, number_of)
    if len(numbers) > 1:
        named = [(number_name(narrator, view, left[0]), left) for left in numbers.values()]
        return Step("acts-which-number", tuple(named), longest)
    colours = [(colour_name(narrator, colour), left) for colour, left in _apart(acts, colour_of).items()]
    return Step("acts-which-colour", tuple(colours), longest) if len(colours) > 1 else None


def _card_at(at: int, action: int) -> int:
    """The face at this place among the cards of an act, or -1."""
    cards = cards_of(action)
    return cards[at] if at < len(cards) else -1


def _apart(acts: Sequence[int], part: Callable[[int], int]) -> dict[int, list[int]]:
    """The acts by a part of them, in the order in which the parts occur."""
    groups: dict[int, list[int]] = {}
    for action in acts:
        groups.setdefault(part(action), []).append(action)
    return groups


def act_name(narrator: Narrator, view: View, acts: Sequence[int]) -> str:
    """What these acts of one kind are; where they differ, a gap stands for what is still to be chosen."""
    first = acts[0]
    cards = {tuple(cards_of(action)) for action in acts}
    seats = {seat_of(action) for action in acts}
    numbers = {number_of(action) for action in acts}
    seat = seat_of(first) if len(seats) == 1 else NO_SEAT
    shown = card_names(narrator.words, cards_of(first)) if len(cards) == 1 else ""
    number = number_name(narrator, view, first) if len(numbers) == 1 and number_of(first) != NO_NUMBER else ""
    return narrator.words(
        f"act-{ACTION_KEYS[kind_of(first)]}",
        card=shown or _UNNAMED,
        seat=narrator.name(seat) if seat != NO_SEAT else _UNNAMED,
        number=number or _UNNAMED,
    )


def number_name(narrator: Narrator, view: View, action: int) -> str:
    """What the number of an act stands for."""
    words, kind, number = narrator.words, kind_of(action), number_of(action)
    if number == NO_NUMBER:
        return _UNNAMED
    if kind == SAY:
        return words("terminal-word", word=WORDS[number])
    if kind == GIVE_COURAGE and KIND_OF[cards_of(action)[0]] == ZAPEVALA:
        return words(f"option-song-genre-{GENRES[number]}")
    if kind == GIVE_COURAGE:
        seat, face = divmod(number, FACES)
        return f"{narrator.name(seat)}: {card_name(words, face)}"
    if kind == CHOOSE:
        return _way_out(narrator, view, number)
    faces = cards_of(action)
    if faces:
        clothes = KIND_OF[faces[0]] == CLOTHES
        return garment_name(words, number) if clothes else feat_name(words, number)
    return str(number)


def _way_out(narrator: Narrator, view: View, number: int) -> str:
    """Which courage card goes into the box when another one comes (`COU-3`)."""
    words = narrator.words
    lying = [face_in_front(card) for card in view.rows[view.seat]]
    if view.waiting in lying:
        return words("terminal-box-new" if number else "terminal-box-old", card=card_name(words, view.waiting))
    return card_name(words, lying[number]) if number < len(lying) else str(number)


def colour_name(narrator: Narrator, colour: int) -> str:
    """A colour with its mark."""
    return f"{MARKS[colour]} {narrator.words(f'colour-{COLOUR_KEYS[colour]}')}" if colour != GREY else _UNNAMED
