"""What a bot does besides the acts of its seat: facts about itself that only its host could report of a person.

A bot's decision may be such a fact: `performed`, `mistake`, `feat`, `fact` or `speak`. The host brings it for the
bot's seat like any act. (A person's facts come from what the screens see.)
"""

from typing import Final

from svintus.engine import tasks
from svintus.engine.actions import (
    CLAP,
    COUNT,
    FACT,
    FEAT,
    MISTAKE,
    PERFORMED,
    SAY,
    SPEAK,
    SUM,
    bare,
    with_cards,
    with_number,
)
from svintus.engine.events import NOBODY
from svintus.engine.faces import (
    KIND_OF,
    OVATSII,
    PARODIST,
    REYTING,
    SHEVELIS,
    SHINKOGNITO,
    SHTO,
    SHTOL,
    SHTUL,
    SUFLYOR,
)
from svintus.engine.in_front import face_in_front, kind_in_front
from svintus.engine.reports import FRESH, REPEAT
from svintus.engine.view import View

PERFORMANCES: Final = tasks.PERFORMED
ANSWERED_BY: Final = {PARODIST: SAY, OVATSII: CLAP, REYTING: SUM}
"""By what kind of act a seat does what a courage card asks for."""
ORDINARY: Final = ("turn", "attack", "growth")
"""The phases in which tasks are performed."""
AT_A_SEAT: Final = (SHINKOGNITO, SHTO)
"""Lapses by word of mouth, at somebody."""
BY_HAND: Final = (SHTUL, SHTOL)
MINDED: Final = sum(1 << kind for kind in (*AT_A_SEAT, *BY_HAND, SHEVELIS, SUFLYOR))
"""Mask of the kinds of cards for which a lapse matters."""


def performances(view: View) -> list[int]:
    """The performances that the viewer's courage cards ask for in its turn: each fresh, or a repeat."""
    if view.mover != view.seat or view.phase not in ORDINARY:
        return []
    faces = [face_in_front(card) for card in view.rows[view.seat] if kind_in_front(card) in PERFORMANCES]
    missing = [face for face in faces if KIND_OF[face] not in view.performed]
    return [with_cards(PERFORMED, [face], number=number) for face in missing for number in (FRESH, REPEAT)]


def feats(view: View) -> list[int]:
    """The feat that the viewer is at, with no score to it yet."""
    if view.feat is None or view.feat.performer != view.seat:
        return []
    return [with_number(FEAT, 0)]


def whispers(view: View) -> list[int]:
    """The mistake of not whispering, for whom `SUFLYOR` lies in front of."""
    return [
        with_cards(MISTAKE, [face_in_front(card)])
        for card in view.rows[view.seat]
        if kind_in_front(card) == SUFLYOR and view.mover == view.seat
    ]


def due_acts(kind: int) -> list[int]:
    """How what a courage card of this kind asks for is done. Sums are for the bot to find."""
    act = ANSWERED_BY[kind]
    if act == SAY:
        return [with_number(SAY, word) for word in range(len(tasks.WORDS))]
    return [bare(CLAP)] if act == CLAP else [with_number(SUM, 0)]


def lapses(view: View) -> list[int]:
    """Everything tactless that could happen to the viewer now and that this table minds."""
    found: list[int] = []
    if view.silence_owner != NOBODY:
        found.append(bare(SPEAK))
    else:
        others = [seat for seat in range(view.seats) if seat != view.seat and seat not in view.gone]
        talker = others[view.pile_count % len(others)]
        found += [with_cards(FACT, [], seat=talker, number=kind) for kind in AT_A_SEAT if kind in view.kinds]
    found += [with_number(FACT, kind) for kind in BY_HAND if kind in view.kinds]
    if SHEVELIS in view.kinds and view.mover != view.seat and view.phase in ORDINARY:
        found.append(bare(COUNT))
    return found
