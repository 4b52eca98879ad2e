"""Table columns of the command line."""

from rich.table import Column


def right(title: str) -> Column:
    """A column of numbers."""
    return Column(title, justify="right")
