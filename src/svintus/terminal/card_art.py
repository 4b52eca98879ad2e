"""Cards drawn with characters: large on the pile, small in the hand, one line where there are many."""

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from svintus.engine.faces import (
    BLANK,
    COLOUR_OF,
    FAMILY_OF,
    FIRST_BLANK,
    KIND_KEYS,
    KIND_OF,
    NO_VALUE,
    NUMBER,
    VALUE_OF,
)
from svintus.locale import Words
from svintus.terminal.blocks import Block, centred, fitted, line
from svintus.terminal.palette import BRASS, CARD, FAINT, MARKS, PAPER, RESTING

HAND_CARD_WIDTH: Final = 7
HAND_CARD_HEIGHT: Final = 4
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


def symbol_of(words: Words, face: int) -> str:
    """What is drawn in the middle of a card, five cells at most."""
    if KIND_OF[face] == NUMBER:
        return str(VALUE_OF[face])
    if FAMILY_OF[face] == BLANK:
        return words("terminal-symbol-blank", number=face - FIRST_BLANK + 1)
    symbol = words(f"terminal-symbol-{KIND_KEYS[KIND_OF[face]]}")
    return symbol if VALUE_OF[face] == NO_VALUE else f"{VALUE_OF[face]}{symbol}"


def pile_card(words: Words, face: int) -> Block:
    """The card on top of the pile."""
    inner = PILE_CARD_WIDTH - 2
    mark = MARKS[COLOUR_OF[face]]
    style = f"bold {CARD[COLOUR_OF[face]]}"
    if KIND_OF[face] == NUMBER:
        middle = list(_DIGITS[VALUE_OF[face]])
    else:
        kind = "blank" if FAMILY_OF[face] == BLANK else KIND_KEYS[KIND_OF[face]]
        middle = [words(f"card-{kind}"), "", symbol_of(words, face)]
    rows = [
        f"┏{'━' * inner}┓",
        f"┃ {fitted(mark, inner - 1)}┃",
        *[f"┃{centred(part, inner)}┃" for part in middle],
        f"┃{' ' * (inner - 2)}{mark} ┃",
        f"┗{'━' * inner}┛",
    ]
    return [line(row, PILE_CARD_WIDTH, style) for row in rows]


def hand_card(words: Words, face: int, pose: Pose) -> Block:
    """A card of the hand, one line higher where it is lifted: `HAND_CARD_HEIGHT` lines and one."""
    inner = HAND_CARD_WIDTH - 2
    colour = COLOUR_OF[face]
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


def hand_chip(words: Words, face: int, pose: Pose) -> Text:
    """A card of the hand in one line of `CHIP_WIDTH` cells."""
    colour = COLOUR_OF[face]
    chip = Text(no_wrap=True, end="")
    key = pose.key or " "
    label = f"[{key}]" if pose.chosen else f"^{key} " if pose.lifted else f" {key} "
    chip.append(label, f"bold {BRASS if pose.playable else FAINT}")
    left, right = ("▐", "▌") if pose.playable else ("^", "^") if pose.lifted else (" ", " ")
    style = RESTING[colour] if pose.playable is False else f"bold {CARD[colour]}"
    chip.append(fitted(f"{left}{MARKS[colour]}{symbol_of(words, face)}", CHIP_WIDTH - 4) + right, style)
    return chip


def small_card(words: Words, face: int) -> Text:
    """A card as a word in a row: a mark and a symbol."""
    colour = COLOUR_OF[face]
    return Text(f" {MARKS[colour]}{symbol_of(words, face)} ", CARD[colour], no_wrap=True, end="")
