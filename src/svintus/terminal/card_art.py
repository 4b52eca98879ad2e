"""Cards drawn with characters: large on the pile, small in the hand, one line where there are many."""

from dataclasses import dataclass
from textwrap import wrap
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from svintus.engine.faces import (
    BLANK,
    FAMILY_OF,
    FIRST_BLANK,
    KIND_OF,
    NO_VALUE,
    NUMBER,
)
from svintus.terminal.blocks import Block, centred, fitted, line
from svintus.terminal.naming import kind_key
from svintus.terminal.palette import BRASS, CARD, FAINT, MARKS, PAPER, RESTING
from svintus.terminal.printing import Printing

HAND_CARD_WIDTH: Final = 7
HAND_CARD_HEIGHT: Final = 4
SYMBOL_WIDTH: Final = 4
"""Cells for the name of a blank card, a digit beside it aside."""
CHIP_WIDTH: Final = 11
PILE_CARD_WIDTH: Final = 14
PILE_CARD_HEIGHT: Final = 7

_DIGITS: Final = (
    ("┏━┓", "┃ ┃", "┗━┛"),
    (" ┓ ", " ┃ ", "╺┻╸"),
    ("╺━┓", "┏━┛", "┗━╸"),
    ("╺━┓", "╺━┫", "╺━┛"),
    ("╻ ╻", "┗━┫", "  ╹"),
    ("┏━╸", "┗━┓", "╺━┛"),
    ("┏━╸", "┣━┓", "┗━┛"),
    ("╺━┓", "  ┃", "  ╹"),
)
_LIGHT: Final = ("╭", "─", "╮", "│", "╰", "╯")
_HEAVY: Final = ("┏", "━", "┓", "┃", "┗", "┛")


@dataclass(frozen=True)
class Pose:
    """How a card of the hand is shown. Every difference is one of shape too, never of colour alone."""

    key: str = ""
    """The key that plays it; empty if it has none."""
    playable: bool | None = None
    """Marked as playable or not; None where nothing is marked."""
    chosen: bool = False
    lifted: bool = False


def symbol_of(words: Printing, face: int) -> str:
    """What is drawn in the middle of a card, five cells at most."""
    if KIND_OF[face] == NUMBER:
        return str(words.values[face])
    blank = words.blank(face)
    if blank is not None:
        symbol = initials(blank.name(words.language))
    elif FAMILY_OF[face] == BLANK:
        symbol = words("terminal-symbol-blank", number=face - FIRST_BLANK + 1)
    else:
        symbol = words(f"terminal-symbol-{kind_key(face)}")
    return symbol if words.values[face] == NO_VALUE else f"{words.values[face]}{symbol}"


def initials(name: str) -> str:
    """The beginning of a name that the owners of a card have given it, in `SYMBOL_WIDTH` cells and without a tail."""
    return set_cell_size(name, SYMBOL_WIDTH).rstrip()


def in_two(name: str, width: int) -> tuple[str, str]:
    """A name in two lines of so many cells, if it needs the second."""
    if cell_len(name) <= width:
        return name, ""
    lines = wrap(name, width)
    return lines[0], " ".join(lines[1:])


def pile_card(words: Printing, face: int) -> Block:
    """The card on top of the pile."""
    inner = PILE_CARD_WIDTH - 2
    mark = MARKS[words.colours[face]]
    style = f"bold {CARD[words.colours[face]]}"
    if KIND_OF[face] == NUMBER:
        middle = list(_DIGITS[words.values[face]])
    else:
        blank = words.blank(face)
        name = blank.name(words.language) if blank is not None else words(f"card-{kind_key(face)}")
        middle = [*in_two(name, inner), symbol_of(words, face)]
    rows = [
        f"┏{'━' * inner}┓",
        f"┃ {fitted(mark, inner - 1)}┃",
        *[f"┃{centred(part, inner)}┃" for part in middle],
        f"┃{' ' * (inner - 2)}{mark} ┃",
        f"┗{'━' * inner}┛",
    ]
    return [line(row, PILE_CARD_WIDTH, style) for row in rows]


def hand_card(words: Printing, face: int, pose: Pose) -> Block:
    """A card of the hand, one line higher where it is lifted: `HAND_CARD_HEIGHT` lines and one."""
    inner = HAND_CARD_WIDTH - 2
    colour = words.colours[face]
    left, across, right, side, low_left, low_right = _HEAVY if pose.playable else _LIGHT
    key = f"[{pose.key or ' '}]" if pose.chosen else f" {pose.key} " if pose.key else across * 3
    style = RESTING[colour] if pose.playable is False else f"bold {CARD[colour]}"
    corners = f"{MARKS[colour]}{' ' * (inner - 2)}{MARKS[colour]}"
    rows = [
        line(f"{left}{across * inner}{right}", HAND_CARD_WIDTH, style),
        line(f"{side}{corners}{side}", HAND_CARD_WIDTH, style),
        line(f"{side}{centred(symbol_of(words, face), inner)}{side}", HAND_CARD_WIDTH, style),
        _lower_edge(f"{low_left}{across}", key, f"{across}{low_right}", style, pose.chosen),
    ]
    blank = line("", HAND_CARD_WIDTH)
    return [*rows, blank] if pose.lifted else [blank, *rows]


def _lower_edge(left: str, key: str, right: str, style: str, chosen: bool) -> Text:
    edge = Text(no_wrap=True, end="")
    edge.append(left, style)
    edge.append(key, f"bold reverse {PAPER} on #2B1B30" if chosen else style)
    edge.append(right, style)
    return edge


def hand_chip(words: Printing, face: int, pose: Pose) -> Text:
    """A card of the hand in one line of `CHIP_WIDTH` cells."""
    colour = words.colours[face]
    chip = Text(no_wrap=True, end="")
    key = pose.key or " "
    label = f"[{key}]" if pose.chosen else f"^{key} " if pose.lifted else f" {key} "
    chip.append(label, f"bold {BRASS if pose.playable else FAINT}")
    left, right = ("▐", "▌") if pose.playable else ("^", "^") if pose.lifted else (" ", " ")
    style = RESTING[colour] if pose.playable is False else f"bold {CARD[colour]}"
    chip.append(fitted(f"{left}{MARKS[colour]}{symbol_of(words, face)}", CHIP_WIDTH - 4) + right, style)
    return chip


def small_card(words: Printing, face: int) -> Text:
    """A card as a word in a row: a mark and a symbol."""
    colour = words.colours[face]
    return Text(f" {MARKS[colour]}{symbol_of(words, face)} ", CARD[colour], no_wrap=True, end="")
