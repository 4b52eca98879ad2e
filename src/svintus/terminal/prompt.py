"""The prompt line: what is awaited, from whom, and the row of keys that answer it."""

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from svintus.engine.actions import ACCEPT, CALL, CATCH, DRAW, INTERCEPT, PASS, PLAY, SLAP, TRANSFER, kind_of
from svintus.engine.events import NOBODY
from svintus.engine.view import View
from svintus.locale import Words
from svintus.terminal.deeds import AT_ONCE
from svintus.terminal.naming import card_name, garment_name
from svintus.terminal.narration import Narrator, due_of
from svintus.terminal.palette import ACCENT, BRASS, FAINT, QUIET


@dataclass(frozen=True)
class Allowed:
    """What the prompt mentions of the table's rules."""

    draws_freely: bool
    transfer: bool


def prompt(narrator: Narrator, view: View, allowed: Allowed) -> str:
    """One sentence on what the table waits for."""
    words = narrator.words
    mine = view.seat in view.owes
    if view.phase == "slap":
        return words("terminal-prompt-slap" if mine else "terminal-prompt-slapped")
    if not view.owes:
        return words("terminal-prompt-over")
    if mine and view.phase not in _PLAIN:
        return _of_a_scene(narrator, view)
    if view.phase == "attack":
        if mine:
            key = f"terminal-prompt-attack-{due_of(view.attack)}"
            return words(key, count=view.stake, transfer="yes" if allowed.transfer else "no")
        return words("terminal-prompt-attacked", seat=narrator.name(view.owes[0]))
    if not mine:
        return words("terminal-prompt-waiting", seat=narrator.name(view.owes[0]))
    if view.phase == "follow-up":
        return words("terminal-prompt-follow-up")
    if view.has_drawn:
        return words("terminal-prompt-drawn")
    return words("terminal-prompt-turn-draw" if allowed.draws_freely else "terminal-prompt-turn")


_PLAIN: Final = ("turn", "attack", "follow-up")
"""Phases whose prompts need to know more than who waits."""


def _of_a_scene(narrator: Narrator, view: View) -> str:
    """What the player owes outside the usual run of turns, in one sentence for each phase."""
    words = narrator.words
    if view.phase == "feat" and view.feat is not None and view.feat.performer == view.seat:
        return words("terminal-prompt-feat-shown")
    if view.phase == "dark" and view.layer == NOBODY:
        return words("terminal-prompt-dark-first")
    meant = narrator.name(view.meant) if view.meant != NOBODY else ""
    card = card_name(words, view.waiting) if view.waiting != NOBODY else ""
    garment = garment_name(words, view.race.garment) if view.race is not None and view.race.garment != NOBODY else ""
    return words(f"terminal-prompt-{view.phase}", seat=meant, card=card, garment=garment)


def is_urgent(view: View) -> bool:
    """Whether the player must answer something that is not simply a turn."""
    return view.seat in view.owes and view.phase in ("slap", "attack", "tower", "fas", "grab", "touch", "huts", "throw")


MORE: Final = -1
"""Stands for all the kinds of acts that have no key of their own."""
_KEYS = (
    ("d", DRAW, "draw"),
    ("p", PASS, "pass"),
    ("a", ACCEPT, "accept"),
    ("s", CALL, "call"),
    ("c", CATCH, "catch"),
    ("i", INTERCEPT, "intercept"),
    ("␣", SLAP, "slap"),
    ("m", MORE, "more"),
)
_WITH_KEYS: Final = (DRAW, PASS, ACCEPT, CALL, CATCH, INTERCEPT, PLAY, TRANSFER)


def key_row(words: Words, hints: list[int] | None, width: int) -> Text:
    """The keys, those of acts that are possible standing out; `hints` None: all alike, nothing is pointed out."""
    possible = None if hints is None else {kind_of(action) for action in hints}
    if possible is not None:
        if possible & set(AT_ONCE):
            possible.add(SLAP)
        if possible - set(_WITH_KEYS) - set(AT_ONCE):
            possible.add(MORE)
    row = Text(no_wrap=True, end="")
    for key, kind, word in _KEYS:
        if possible is None:
            style = QUIET
        elif kind in possible:
            style = f"bold {ACCENT if word in ('call', 'catch', 'intercept', 'slap') else BRASS}"
        else:
            style = FAINT
        bright = possible is not None and kind in possible
        label = words(f"terminal-key-{word}")
        row.append(f"{'▸' if bright else ' '}[{key}]{label}", style)
    row.append(f" [?]{words('terminal-key-help')}", FAINT)
    row.truncate(width, overflow="ellipsis")
    return row


def clock_text(words: Words, time_left: tuple[int, int] | None) -> str:
    """The clock: a bar that empties and the seconds left; empty while no clock runs."""
    if time_left is None:
        return ""
    left, span = time_left
    full = -(-left * 10 // span)
    return f"{'█' * full}{'░' * (10 - full)} {words('terminal-clock', seconds=-(-left // 1000))}"
