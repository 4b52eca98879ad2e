"""Blocks of text that are laid beside and below each other: lists of lines of one width, in cells of the terminal."""

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

Block = list[Text]


def fitted(text: str, width: int) -> str:
    """The text in exactly so many cells, its end cut off with an ellipsis where it is too long."""
    if cell_len(text) > width:
        return set_cell_size(text, max(0, width - 1)) + "…"[:width]
    return set_cell_size(text, width)


def centred(text: str, width: int) -> str:
    """The text in the middle of so many cells."""
    left = max(0, (width - cell_len(text)) // 2)
    return fitted(" " * left + text, width)


def line(text: str, width: int, style: str = "") -> Text:
    """One line of exactly so many cells."""
    return Text(fitted(text, width), style, no_wrap=True, end="")


def beside(blocks: Sequence[Block], gap: int = 0) -> Block:
    """Blocks from left to right, aligned at their first lines; shorter ones are filled up with blank lines."""
    height = max([len(block) for block in blocks], default=0)
    rows: Block = []
    for number in range(height):
        row = Text(no_wrap=True, end="")
        for at, block in enumerate(blocks):
            if at and gap:
                row.append(" " * gap)
            if number < len(block):
                row.append_text(block[number])
            elif block:
                row.append(" " * block[0].cell_len)
        rows.append(row)
    return rows


def stacked(rows: Sequence[Text]) -> Text:
    """The lines as one text."""
    return Text("\n", no_wrap=True, end="").join(rows)
