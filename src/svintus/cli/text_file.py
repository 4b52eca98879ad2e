"""Files that are named on the command line."""

from pathlib import Path

from svintus.cli.bad_input import BadInput, reason


def read_text(file: Path, most: int) -> str:
    """The text of a file of at most so many bytes. Raises `BadInput` for a file that cannot be read, or is none."""
    try:
        with file.open("rb") as opened:
            content = opened.read(most + 1)
        if len(content) > most:
            raise BadInput("file-size", file=str(file), most=str(most))
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadInput("file-text", file=str(file)) from error
    except OSError as error:
        raise BadInput("file", file=str(file), why=reason(error)) from error
