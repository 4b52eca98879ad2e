"""Several cards in one turn (`TURN-6`): which rows of cards are one lawful act.

Setting `same`: further cards of the same value, or of the same kind. Setting `chain`: each card fits the one below;
a special card in it can be followed only by its own kind, so that effects that add up stay of one kind.
The first card must fit the pile; of the middle ones the order does not matter to the rules.
"""

from itertools import pairwise, product
from typing import Final

from svintus.engine.actions import PLAY, with_cards
from svintus.engine.faces import (
    COLOUR_OF,
    FACES,
    FIRST_SPECIAL,
    GREY,
    KHAPYOZH,
    KHLOPKOPYT,
    KIND_OF,
    NO_VALUE,
    PEREKHRYUK,
    POLISVIN,
    TIKHOKHRYUN,
    VALUE_OF,
    ZAKHRAPIN,
)
from svintus.engine.matching import row
from svintus.engine.refusals import DOES_NOT_FIT, NOT_THE_SAME, OK, SEVERAL_OFF
from svintus.engine.round import Round

LONGEST_CHAIN_OFFERED = 3
"""`offer_several` lists chains up to this length; longer ones are as lawful, but too many to list."""

_FIRST_KIND_GROUP: Final = NO_VALUE
_ALONE: Final = 255
_STACKABLE: Final = (KHAPYOZH, PEREKHRYUK, ZAKHRAPIN, TIKHOKHRYUN, KHLOPKOPYT, POLISVIN)
_GROUP: Final = bytes(
    [
        VALUE_OF[f]
        if VALUE_OF[f] != NO_VALUE
        else _FIRST_KIND_GROUP + KIND_OF[f]
        if KIND_OF[f] in _STACKABLE
        else _ALONE
        for f in range(FACES)
    ]
)
"""Faces of one group may be laid together: one value, or one kind. The others come one at a time."""


def check_several(r: Round, faces: list[int]) -> int:
    """0, or why these cards, all of them in the hand, cannot be laid in one act."""
    if r.options.several == "off":
        return SEVERAL_OFF
    if not r.fit[r.row + faces[0]]:
        return DOES_NOT_FIT
    if _GROUP[faces[0]] == _ALONE:
        return NOT_THE_SAME
    if r.options.several == "same":
        alike = all(_GROUP[face] == _GROUP[faces[0]] for face in faces)
        return OK if alike else NOT_THE_SAME
    for below, face in pairwise(faces):
        reason = _links(r, below, face)
        if reason:
            return reason
    return OK


def _links(r: Round, below: int, face: int) -> int:
    """0, or why `face` cannot follow `below` in a chain."""
    if _GROUP[face] == _ALONE:
        return NOT_THE_SAME
    if below >= FIRST_SPECIAL:
        return OK if KIND_OF[face] == KIND_OF[below] else NOT_THE_SAME
    return OK if r.fit[row(below, COLOUR_OF[below]) + face] else DOES_NOT_FIT


def offer_several(r: Round, hand: list[int], out: list[int]) -> None:
    """Add every act of two or more cards, each set of cards with each card on top once."""
    if r.options.several == "same":
        _offer_same(r, hand, out)
    elif r.options.several == "chain":
        for face in sorted(set(hand)):
            if r.fit[r.row + face] and _GROUP[face] != _ALONE:
                _offer_chains(r, [face], _without(hand, face), out)


def _offer_same(r: Round, hand: list[int], out: list[int]) -> None:
    offered: list[int] = []
    for face in hand:
        group = _GROUP[face]
        if r.fit[r.row + face] and group not in offered and group != _ALONE:
            offered.append(group)
            members = [other for other in hand if _GROUP[other] == group]
            if len(members) > 1:
                _offer_sets(r, sorted(members), out)


def _offer_sets(r: Round, group: list[int], out: list[int]) -> None:
    kinds = sorted(set(group))
    for counts in product(*[range(group.count(face) + 1) for face in kinds]):
        if sum(counts) < 2:
            continue
        chosen = [face for face, count in zip(kinds, counts, strict=True) for _ in range(count)]
        for last in kinds:
            if last not in chosen:
                continue
            rest = list(chosen)
            rest.remove(last)
            first = next((face for face in rest if r.fit[r.row + face]), -1)
            if first >= 0:
                rest.remove(first)
                _add(r, [first, *rest, last], out)


def _offer_chains(r: Round, chain: list[int], left: list[int], out: list[int]) -> None:
    for face in sorted(set(left)):
        if _links(r, chain[-1], face) == OK:
            longer = [*chain, face]
            _add(r, longer, out)
            if len(longer) < LONGEST_CHAIN_OFFERED:
                _offer_chains(r, longer, _without(left, face), out)


def _add(r: Round, faces: list[int], out: list[int]) -> None:
    if r.cards[KIND_OF[faces[-1]]].names_colour:
        out.extend(with_cards(PLAY, faces, colour) for colour in range(GREY))
    else:
        out.append(with_cards(PLAY, faces))


def may_leave_one(r: Round, hand: list[int]) -> bool:
    """Whether one act could lay all of this hand but one card, whatever lies on the pile (`SV-1`).

    For chains the answer is yes where nothing plainly forbids it: searching every order would take too long, and in
    doubt a call has its reason.
    """
    most = len(hand) - 1
    if most <= 1 or r.options.several == "off":
        return most == 1
    groups = [_GROUP[face] for face in hand]
    if r.options.several == "same":
        return any(groups.count(group) >= most for group in groups[:2] if group != _ALONE)
    lonely = 0
    for i, face in enumerate(hand):
        others = hand[:i] + hand[i + 1 :]
        if not any(_links(r, face, other) == OK or _links(r, other, face) == OK for other in others):
            lonely += 1
    specials = [group for group in groups if group >= _FIRST_KIND_GROUP]
    return lonely <= 1 and all(len(specials) - specials.count(group) <= 1 for group in specials)


def _without(hand: list[int], face: int) -> list[int]:
    left = sorted(hand)
    left.remove(face)
    return left
