"""From a wish of the player ("this card") to an action of the engine, by what the View shows."""

from collections.abc import Sequence
from typing import Final

from svintus.engine.actions import (
    CALL,
    CATCH,
    CLAP,
    COUNT,
    GIVE_COURAGE,
    INTERCEPT,
    NO_NUMBER,
    PLAY,
    REWARD,
    SAY,
    SPOT,
    SUM,
    SWAP,
    TRANSFER,
    WINK,
    bare,
    cards_of,
    kind_of,
    with_cards,
    with_number,
    with_seat,
)
from svintus.engine.cards.catalogue import CARDS
from svintus.engine.cards.courage.zapevala import GENRES
from svintus.engine.faces import (
    ANTRAKT,
    AWL_FACE,
    COURAGE,
    ETIQUETTE,
    FACES,
    FAMILY_OF,
    FIRST_BLANK,
    GREY,
    KIND_OF,
    OVATSII,
    PARODIST,
    SHEVELIS,
    SHMOTRUN,
    ZAPEVALA,
)
from svintus.engine.gifts import pairs
from svintus.engine.in_front import face_in_front
from svintus.engine.tasks import WORDS
from svintus.engine.view import View

_LAYS_CARDS = (PLAY, TRANSFER, INTERCEPT)
TRIED: Final = (CALL, CATCH, INTERCEPT, REWARD, GIVE_COURAGE, SWAP, SAY, CLAP, SUM, WINK, SPOT, COUNT)
"""The kinds of acts that are nobody's answer."""


def laying(view: View, faces: Sequence[int], colour: int = GREY) -> int:
    """Laying these cards now: an answer to what the seat owes, or else, with a copy of the top card, cutting in."""
    answering = view.seat in view.owes
    if answering and view.phase == "attack":
        kind = TRANSFER
    elif not answering and list(faces) == [view.top]:
        kind = INTERCEPT
    else:
        kind = PLAY
    return with_cards(kind, list(faces), colour)


def cutting_in(view: View, colour: int = GREY) -> int:
    """Laying a copy of the top card out of turn, be it one's own turn or not."""
    return with_cards(INTERCEPT, [view.top], colour)


def asks_colour(view: View, action: int) -> bool:
    """Whether the card that will lie on top names a colour."""
    kind = KIND_OF[cards_of(action)[-1]]
    return view.blanks[kind - FIRST_BLANK].names_colour if kind >= FIRST_BLANK else CARDS[kind].names_colour


def in_colour(action: int, colour: int) -> int:
    """The same cards with a colour named."""
    return with_cards(kind_of(action), cards_of(action), colour)


def playable(hints: Sequence[int], lifted: Sequence[int]) -> set[int]:
    """Faces that can be laid now; with cards lifted, those that can go along, and the lifted ones themselves."""
    found: set[int] = set()
    for action in hints:
        if kind_of(action) not in _LAYS_CARDS:
            continue
        cards = cards_of(action)
        if not lifted:
            if len(cards) == 1:
                found.add(cards[0])
        elif _holds(cards, lifted):
            found.update(cards)
    return found


def _holds(cards: Sequence[int], wanted: Sequence[int]) -> bool:
    return all(cards.count(face) >= wanted.count(face) for face in wanted)


def catch_candidates(view: View, hints: bool) -> list[int]:
    """Whom a catch may mean: those seen to have missed their call, otherwise everyone else who holds one card."""
    missed = [seat for seat in view.catchable if seat != view.seat]
    if hints and missed:
        return missed
    return [
        seat for seat in range(view.seats) if seat != view.seat and view.counts[seat] == 1 and seat not in view.gone
    ]


def held(view: View) -> list[int]:
    """What the player can play and give: the hand, and what lies in front of it (`TURN-5`)."""
    return [*view.hand, *[face_in_front(card) for card in view.rows[view.seat]]]


def brings_another(face: int) -> bool:
    """Whether this card is played together with a second one."""
    return KIND_OF[face] < len(CARDS) and CARDS[KIND_OF[face]].brings_another


def tries(view: View) -> list[int]:
    """Whatever could be tried out of turn with the cards in hand, with a reason or without: where one plays by the book
    nobody is told which of it would be right."""
    others = [seat for seat in range(view.seats) if seat != view.seat and seat not in view.gone]
    mine = held(view)
    found: list[int] = []
    for face in sorted(set(mine)):
        if FAMILY_OF[face] == ETIQUETTE:
            rest = list(mine)
            rest.remove(face)
            gifts = pairs(rest, min(2, len(rest)))
            found += [with_cards(REWARD, [face, *gift], seat=seat) for seat in others for gift in gifts]
        elif FAMILY_OF[face] == COURAGE:
            numbers = _with_courage(view, KIND_OF[face])
            found += [
                with_cards(GIVE_COURAGE, [face], seat=seat, number=number) for seat in others for number in numbers
            ]
        elif face == AWL_FACE:
            found += [with_cards(SWAP, [face], seat=seat) for seat in others]
    row = [KIND_OF[face_in_front(card)] for card in view.rows[view.seat]]
    found += [with_number(SAY, word) for word in range(len(WORDS)) if PARODIST in row]
    found += [bare(CLAP)] if OVATSII in row else []
    if SHMOTRUN in view.kinds:
        found += [with_seat(kind, seat) for kind in (WINK, SPOT) for seat in others]
    return [*found, bare(COUNT)] if SHEVELIS in view.kinds else found


def _with_courage(view: View, kind: int) -> list[int]:
    """What can be chosen with a courage card of this kind."""
    if kind == ZAPEVALA:
        return list(range(len(GENRES)))
    if kind == ANTRAKT:
        lying = [seat * FACES + face_in_front(card) for seat, row in enumerate(view.rows) for card in row]
        return sorted(set(lying)) or [NO_NUMBER]
    return [NO_NUMBER]
