"""Grounds for etiquette cards: what a seat has done that an opponent may reward (`ETI-2`, `ETI-5`).

A ground is (number, kind of card, offender, beneficiary, landed, aged): it is fresh until the next card lands or for
10 s, whichever is longer, and serves once. The host owns the seconds and says `fade` with the ground's number. Only
grounds of kinds that the deck holds are kept.
"""

from typing import TYPE_CHECKING, Final

from svintus.engine.events import NOBODY, GroundArose
from svintus.engine.faces import SHEVELIS, SHINKOGNITO, SHTO, SHTOL, SHTUL

if TYPE_CHECKING:
    from svintus.engine.round import Round

FACTS: Final = (SHTUL, SHEVELIS, SHTOL, SHINKOGNITO, SHTO)
"""The kinds whose grounds a machine sees and the host reports; the engine itself sees the others."""

Ground = tuple[int, int, int, int, bool, bool]
_NUMBERS: Final = 4000
"""Numbers go round after so many."""


def next_number(r: "Round") -> int:
    """The number by which the host lets something fade: grounds, dues and winks are counted together."""
    r.ground_number = (r.ground_number + 1) % _NUMBERS
    return r.ground_number


def arise(r: "Round", kind: int, offender: int, to: int) -> None:
    """`offender` has given a ground for this kind of card; `to` may use it, or any opponent (`NOBODY`)."""
    if not r.kinds >> kind & 1:
        return
    number = next_number(r)
    r.grounds.append((number, kind, offender, to, False, False))
    if r.telling:
        r.tell(GroundArose(number, kind, offender, to))


def thought_long(r: "Round", seat: int) -> None:
    """The seat has thought about its move for over five seconds: one ground for each decision."""
    if not r.pondered >> seat & 1:
        r.pondered |= 1 << seat
        arise(r, SHEVELIS, seat, NOBODY)


def usable_by(r: "Round", seat: int) -> int:
    """Mask of the kinds for which the seat may use a fresh ground."""
    kinds = 0
    for ground in r.grounds:
        if ground[2] != seat and ground[3] in (NOBODY, seat):
            kinds |= 1 << ground[1]
    return kinds


def decided(r: "Round", seat: int) -> None:
    """The seat has done what it had to decide about; the next decision is another one."""
    r.pondered &= ~(1 << seat)
    r.excused &= ~(1 << seat)


def find(r: "Round", kind: int, offender: int, to: int) -> int:
    """The place of a fresh ground that `to` may use against `offender`, or -1."""
    for i, ground in enumerate(r.grounds):
        if ground[1] == kind and ground[2] == offender and (ground[3] in (NOBODY, to)) and offender != to:
            return i
    return -1


def spend(r: "Round", kind: int, offender: int, to: int) -> None:
    """A ground has served, if there was one."""
    i = find(r, kind, offender, to)
    if i >= 0:
        del r.grounds[i]


def spend_all(r: "Round", kind: int, offender: int) -> None:
    """The fault has been punished in another way: its grounds serve no more (`ETI-5`)."""
    r.grounds = [ground for ground in r.grounds if ground[1] != kind or ground[2] != offender]


def card_landed(r: "Round") -> None:
    """A card has landed on the play pile: grounds that have had their seconds are gone. A growth keeps them fresh."""
    if r.grounds and not r.growing:
        r.grounds = [(g[0], g[1], g[2], g[3], True, g[5]) for g in r.grounds if not g[5]]


def fade(r: "Round", number: int) -> None:
    """A ground has had its seconds."""
    kept: list[Ground] = []
    for g in r.grounds:
        if g[0] != number:
            kept.append(g)
        elif not g[4]:
            kept.append((g[0], g[1], g[2], g[3], False, True))
    r.grounds = kept
