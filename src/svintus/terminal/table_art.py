"""The table drawn from a View: the neighbours, the middle, the player's own line."""

from collections.abc import Collection
from dataclasses import dataclass
from math import ceil
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from svintus.engine.events import NOBODY
from svintus.engine.faces import COLOUR_KEYS
from svintus.engine.in_front import face_in_front
from svintus.engine.view import View
from svintus.terminal.blocks import Block, beside, fitted, line
from svintus.terminal.card_art import pile_card, symbol_of
from svintus.terminal.narration import Narrator, due_of
from svintus.terminal.palette import ACCENT, BRASS, FAINT, GOOD, MARKS, QUIET, SPOKEN, TEXT
from svintus.terminal.printing import Printing

MOST_ABREAST: Final = 5
"""Neighbours in one row; more sit in two rows or more, with a line less each."""

INFO_WIDTH: Final = 24


@dataclass(frozen=True)
class Sight:
    """What is drawn besides the View: whether chances are pointed out, and who was caught in this turn."""

    hints: bool
    caught: Collection[int] = ()


def neighbours(view: View) -> list[int]:
    """The other seats, clockwise from the player's left."""
    return [(view.seat + step) % view.seats for step in range(1, view.seats)]


def short_name(name: str, width: int) -> str:
    """The name in so many cells at most; a number by which it differs from another is kept."""
    if cell_len(name) <= width:
        return name
    _, _, number = name.rpartition(" ")
    tail = f" {number}" if number.isdigit() else ""
    return fitted(name, width - len(tail)).rstrip() + tail


def opponents(narrator: Narrator, view: View, sight: Sight, width: int) -> Block:
    """The row (or rows) of the other seats: name, cards, score, state."""
    seats = neighbours(view)
    rows = ceil(len(seats) / MOST_ABREAST)
    abreast = ceil(len(seats) / rows)
    cell = width // abreast
    drawn: Block = []
    for start in range(0, len(seats), abreast):
        cells = [_opponent(narrator, view, sight, seat, cell, rows == 1) for seat in seats[start : start + abreast]]
        drawn += beside(cells)
    return drawn


def _opponent(narrator: Narrator, view: View, sight: Sight, seat: int, width: int, roomy: bool) -> Block:
    moving = seat in view.owes
    shown = f"{'▶' if moving else ' '}{short_name(narrator.name(seat), width - 2)}"
    name = line(shown, width - 1, f"bold {BRASS if moving else TEXT}")
    count = view.counts[seat]
    most = 8 if roomy else 4
    cards = f" {count:>2} {'▮' * min(count, most)}{'+' if count > most else ' '} Σ{view.totals[seat]}"
    cards += in_front(narrator, view, seat)
    state, style = _state(narrator, view, sight, seat)
    told = line(f" {state}", width, style)
    holds = line(cards, width, QUIET if count > 1 else f"bold {ACCENT}")
    name.append(" ")
    if roomy:
        return [name, holds, told]
    return [name, told if state else holds]


def _state(narrator: Narrator, view: View, sight: Sight, seat: int) -> tuple[str, str]:
    words = narrator.words
    if seat in view.gone:
        return words("terminal-state-gone"), FAINT
    if seat in view.catchable and sight.hints:
        return words("terminal-state-catchable"), f"bold {ACCENT}"
    if seat in view.slapped:
        return words("terminal-state-slapped"), GOOD
    if seat in view.called:
        return words("terminal-state-called"), f"bold {BRASS}"
    if seat in sight.caught:
        return words("terminal-state-caught"), ACCENT
    if seat == view.silence_owner:
        return words("terminal-state-silent"), QUIET
    return "", FAINT


def in_front(narrator: Narrator, view: View, seat: int) -> str:
    """The courage cards in front of a seat, in a row of symbols."""
    return "".join([f" [{symbol_of(narrator.words, face_in_front(card))}]" for card in view.rows[seat]])


def middle(narrator: Narrator, view: View) -> Block:
    """The pile's top card and what is in force beside it."""
    return beside([pile_card(narrator.words, view.top), _in_force(narrator, view)], gap=2)


def _in_force(narrator: Narrator, view: View) -> Block:
    words = narrator.words
    colour = Text(no_wrap=True, end="")
    shown = f"{words('terminal-colour-in-force')}: {MARKS[view.colour]} "
    shown += words(f"colour-{COLOUR_KEYS[view.colour]}")
    colour.append(fitted(shown, INFO_WIDTH), f"bold {SPOKEN[view.colour]}")
    turned = words("terminal-direction-clockwise" if view.direction > 0 else "terminal-direction-counter")
    rows = [
        colour,
        line(turned, INFO_WIDTH, TEXT),
        line(words("terminal-deck", count=view.deck_count), INFO_WIDTH, QUIET),
        line(words("terminal-pile", count=view.pile_count), INFO_WIDTH, QUIET),
    ]
    attack = words(f"terminal-attack-{due_of(view.attack)}", count=view.stake) if view.attack != NOBODY else ""
    rows.append(line(attack, INFO_WIDTH, f"bold {ACCENT}"))
    rows.append(line(_of_a_pile(narrator, view), INFO_WIDTH, f"bold {BRASS}"))
    owner = view.silence_owner
    hush = "" if owner == NOBODY else words("terminal-silence", seat=narrator.name(owner), you=narrator.you(owner))
    rows.append(line(hush, INFO_WIDTH, f"bold {BRASS}"))
    return rows


def _of_a_pile(narrator: Narrator, view: View) -> str:
    """What lies on a pile of its own: cards in the dark, a duel's, a roulette's; who has acted in a race."""
    words = narrator.words
    if view.declared != NOBODY:
        return words("terminal-in-the-dark", count=view.lying, card=symbol_in_colour(words, view.declared))
    if view.open_pile:
        shown = symbol_in_colour(words, view.open_pile[-1])
        return words("terminal-open-pile", count=len(view.open_pile), card=shown)
    if view.race is not None and view.race.order:
        return words("terminal-race-order", count=len(view.race.order), seat=narrator.name(view.race.order[-1]))
    if view.feat is not None and view.feat.mark != NOBODY:
        return words("terminal-mark", count=view.feat.mark)
    return ""


def symbol_in_colour(words: Printing, face: int) -> str:
    """A card in the fewest cells: its mark and its symbol."""
    return f"{MARKS[words.colours[face]]}{symbol_of(words, face)}"


def own_line(narrator: Narrator, view: View, sight: Sight, width: int) -> Text:
    """The player's name, cards, score and state."""
    words = narrator.words
    cards = words("terminal-cards", count=view.counts[view.seat])
    score = words("terminal-score", points=view.totals[view.seat])
    me = words("terminal-me", name=narrator.name(view.seat), cards=cards, score=score)
    shown = Text(f"{'▶' if view.seat in view.owes else ' '}{me}", f"bold {TEXT}", no_wrap=True, end="")
    if view.seat in view.called:
        shown.append(f" · {words('terminal-me-called')}", f"bold {BRASS}")
    elif view.seat in view.catchable and sight.hints:
        shown.append(f" · {words('terminal-me-catchable')}", f"bold {ACCENT}")
    elif view.seat == view.silence_owner:
        shown.append(f" · {words('terminal-state-silent')}", QUIET)
    shown.append(in_front(narrator, view, view.seat), f"bold {BRASS}")
    shown.truncate(width, overflow="ellipsis")
    return shown
