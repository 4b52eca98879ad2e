"""The tasks of courage cards that lie in front of a seat (`COU-4`): what is due, what was done, what a mistake costs.

A due is (number, seat, kind of card, what, landed, aged): it can be done until the next card lands or until the host,
who owns the seconds, says `fade` with its number (4 s; 6 s for a sum), whichever is later. `what` is a secret of the
rules: which word (`WORDS`) or which sum is right. A word is due until its holder's next card leaves the hand, too.
"""

from typing import TYPE_CHECKING, Final

from svintus.engine.actions import NO_NUMBER
from svintus.engine.events import NOBODY, DueArose, TaskFailed
from svintus.engine.faces import (
    BLANK,
    BUREAUCRACY,
    FAMILY_OF,
    FIRST_SPECIAL,
    FOLKLORIST,
    NO_VALUE,
    OVATSII,
    PARODIST,
    POKLOONNIK,
    REYTING,
    SHALUN,
    SHTUL,
    SUFLYOR,
    ZAPEVALA,
)
from svintus.engine.grounds import arise, next_number
from svintus.engine.in_front import kind_in_front

if TYPE_CHECKING:
    from svintus.engine.round import Round

Due = tuple[int, int, int, int, bool, bool]

WORDS: Final = ("oink", "sh", "piastres", "woof")
"""What Parodist says, in the order of the families that it answers: bureaucracy, etiquette, courage, challenge."""
WITH_DUES: Final = 1 << PARODIST | 1 << OVATSII | 1 << REYTING
"""Mask of the kinds whose tasks answer to cards."""
TASKS: Final = (PARODIST, ZAPEVALA, FOLKLORIST, POKLOONNIK, SUFLYOR, OVATSII, REYTING)
PERFORMED: Final = (ZAPEVALA, FOLKLORIST, POKLOONNIK)
"""The kinds whose task is performed once in every turn; Pokloonnik's only with a card."""
_NO_VOICE: Final = OVATSII


def has_task(r: "Round", seat: int, kind: int) -> bool:
    """Whether a card of this kind lies in front of the seat and does not rest (`SIL-5`)."""
    return any(kind_in_front(card) == kind for card in r.rows[seat]) and not _rests(r, kind)


def _rests(r: "Round", kind: int) -> bool:
    return kind != _NO_VOICE and _voices_rest(r)


def _voices_rest(r: "Round") -> bool:
    return r.options.voice_tasks_rest and r.silence_owner != NOBODY


def came(r: "Round", seat: int, kind: int) -> None:
    """A card has come to lie in front of a seat: who stands for `OVATSII` has left the seat; a count begins."""
    if kind == OVATSII:
        arise(r, SHTUL, seat, NOBODY)
    elif kind == REYTING:
        r.sums[seat] = 0


def mistake(r: "Round", seat: int, kind: int) -> None:
    """Two cards, and a ground for Shalun (`COU-4`). A seat whose win waits is out of reach."""
    if not r.count(seat):
        return
    arise(r, SHALUN, seat, NOBODY)
    if r.telling:
        r.tell(TaskFailed(seat, kind))
    r.draw(seat, 2, "task")


# -- dues --------------------------------------------------------------------------------------------------------------


def cards_played(r: "Round", faces: list[int]) -> None:
    """Cards of one act have landed: each due is one, however many they are. Numbers go into every running sum."""
    for face in faces:
        if face >= FIRST_SPECIAL:
            special_played(r, face)
            break
    numbers = [r.values[face] for face in faces if r.values[face] != NO_VALUE]
    if not numbers:
        return
    for seat in range(r.seats):
        if any(kind_in_front(card) == REYTING for card in r.rows[seat]):
            total = r.sums[seat] + sum(numbers)
            r.sums[seat] = total if total < NO_NUMBER else sum(numbers)
            _fall_due(r, seat, REYTING, r.sums[seat])


def special_played(r: "Round", face: int) -> None:
    """Somebody has played a special card, on the pile, into the box or against a seat: a word and a clap are due."""
    for seat in range(r.seats):
        if FAMILY_OF[face] != BLANK:
            _fall_due(r, seat, PARODIST, FAMILY_OF[face] - BUREAUCRACY)
        _fall_due(r, seat, OVATSII, 0)


def _fall_due(r: "Round", seat: int, kind: int, what: int) -> None:
    if not has_task(r, seat, kind):
        return
    number = next_number(r)
    r.dues.append((number, seat, kind, what, False, False))
    if r.telling:
        r.tell(DueArose(number, seat, kind))


def dues_of(r: "Round", seat: int, kind: int) -> list[Due]:
    """What is due from the card of this kind in front of the seat, the oldest first."""
    return [due for due in r.dues if due[1] == seat and due[2] == kind]


def card_landed(r: "Round") -> None:
    """A card has landed on the play pile: what has had its seconds and is not done is a mistake."""
    late = [due for due in r.dues if due[5]]
    r.dues = [(due[0], due[1], due[2], due[3], True, False) for due in r.dues if not due[5]]
    for due in late:
        mistake(r, due[1], due[2])


def fade(r: "Round", number: int) -> None:
    """A due has had its seconds."""
    for i, due in enumerate(r.dues):
        if due[0] == number:
            if due[4]:
                del r.dues[i]
                mistake(r, due[1], due[2])
            else:
                r.dues[i] = (due[0], due[1], due[2], due[3], False, True)
            return


def drop_orphans(r: "Round") -> None:
    """Nothing is due for a card that is gone, nor for one that rests."""
    lying = {(seat, kind_in_front(card)) for seat in range(r.seats) for card in r.rows[seat]}
    resting = _voices_rest(r)
    r.dues = [due for due in r.dues if (due[1], due[2]) in lying and not (resting and due[2] != _NO_VOICE)]


def card_leaves(r: "Round", seat: int) -> None:
    """A card is about to leave the seat: words that have not been said by now are mistakes."""
    for due in dues_of(r, seat, PARODIST):
        r.dues.remove(due)
        mistake(r, seat, PARODIST)


# -- turns -------------------------------------------------------------------------------------------------------------


def turn_ends(r: "Round", seat: int, with_card: bool) -> None:
    """What was not performed in the turn is a mistake, and paid for before its card counts: nobody wins unsung. Songs
    and proverbs go with every turn, a bow only with a card."""
    for kind in PERFORMED if with_card else (ZAPEVALA, FOLKLORIST):
        if has_task(r, seat, kind) and not has_performed(r, seat, kind):
            mistake(r, seat, kind)


def has_performed(r: "Round", seat: int, kind: int) -> bool:
    """Whether the seat has performed this task in its turn."""
    return r.performed & _performance(seat, kind) != 0


def perform(r: "Round", seat: int, kind: int) -> None:
    """The seat has performed this task in its turn, well or not."""
    r.performed |= _performance(seat, kind)


def _performance(seat: int, kind: int) -> int:
    return 1 << seat * len(TASKS) + TASKS.index(kind)
