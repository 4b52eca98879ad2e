"""Doing what a courage card asks for: the word, the clap, the sum (`COU-4`). What nothing asks for is refused."""

from svintus.engine import silence, tasks
from svintus.engine.actions import A_CLAP, CLAP, NO_NUMBER, SAY, SUM, kind_of, number_of, with_number
from svintus.engine.events import Clapped, SumAnnounced, WordSaid
from svintus.engine.faces import OVATSII, PARODIST, REYTING
from svintus.engine.refusals import NO_SUCH_CHOICE, NOTHING_DUE, OK
from svintus.engine.round import Round

_ASKED_BY = {SAY: PARODIST, CLAP: OVATSII, SUM: REYTING}


def offer_task_acts(r: Round, seat: int, out: list[int]) -> None:
    """Add the words and the clap where one is due: every word, for which one is right is the task. Sums are as lawful,
    but the list would say which."""
    asking = {due[2] for due in r.dues if due[1] == seat}
    if PARODIST in asking:
        out.extend([with_number(SAY, word) for word in range(len(tasks.WORDS))])
    if OVATSII in asking:
        out.append(A_CLAP)


def check_task_act(r: Round, seat: int, action: int) -> int:
    """0, or why there is nothing to be said or clapped for."""
    kind = kind_of(action)
    if kind == SAY and number_of(action) >= len(tasks.WORDS):
        return NO_SUCH_CHOICE
    if kind == SUM and number_of(action) == NO_NUMBER:
        return NO_SUCH_CHOICE
    return OK if tasks.dues_of(r, seat, _ASKED_BY[kind]) else NOTHING_DUE


def do_task(r: Round, seat: int, action: int) -> None:
    """What is due is done, or done wrong; words and sums are heard in a silence (`SIL-5`)."""
    kind = kind_of(action)
    dues = tasks.dues_of(r, seat, _ASKED_BY[kind])
    if kind == CLAP:
        r.dues.remove(dues[0])
        if r.telling:
            r.tell(Clapped(seat))
        return
    if kind == SAY:
        _say(r, seat, number_of(action), dues)
    else:
        _announce(r, seat, number_of(action), dues)
    silence.heard(r, seat)


def _say(r: Round, seat: int, word: int, dues: list[tasks.Due]) -> None:
    """The word answers the oldest card that asks for it; one that no card asks for is a mistake at the oldest."""
    asking = [due for due in dues if due[3] == word]
    r.dues.remove((asking or dues)[0])
    if r.telling:
        r.tell(WordSaid(seat, word, asking != []))
    if not asking:
        tasks.mistake(r, seat, PARODIST)


def _announce(r: Round, seat: int, total: int, dues: list[tasks.Due]) -> None:
    """A sum answers the card after which it is right and those before; a wrong one answers all, and the count begins
    again."""
    right = max([i for i, due in enumerate(dues) if due[3] == total], default=-1)
    for due in dues[: right + 1] if right >= 0 else dues:
        r.dues.remove(due)
    if r.telling:
        r.tell(SumAnnounced(seat, total, right >= 0))
    if right < 0:
        r.sums[seat] = 0
        tasks.mistake(r, seat, REYTING)
