"""What the user got wrong: said in one line, in the user's language, with exit code 2."""

import errno
import socket
from dataclasses import dataclass, field
from typing import Final

from svintus.locale import Words


@dataclass(frozen=True)
class Reason:
    """A message of the catalogue inside another one; `place` says where in a file it is."""

    key: str
    values: dict[str, str | int] = field(default_factory=dict)
    place: str = ""

    def said(self, words: Words) -> str:
        """As it stands in the other message."""
        return (f"{self.place}: " if self.place else "") + words(self.key, **self.values)


FAULTS: Final = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "there",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOSPC: "full",
    errno.ENAMETOOLONG: "name",
    errno.EADDRINUSE: "taken",
    errno.EADDRNOTAVAIL: "elsewhere",
    socket.EAI_NONAME: "nowhere",
    socket.EAI_AGAIN: "nowhere",
}
"""What the system most often finds wrong, in words `cli-system-<…>`."""


def reason(error: OSError, place: str = "") -> Reason:
    """What the system says is wrong: in our words, where there are any."""
    if error.errno in FAULTS:
        return Reason(f"cli-system-{FAULTS[error.errno]}", {}, place)
    return Reason("cli-system", {"why": error.strerror or str(error)}, place)


def system_error(error: BaseException | None) -> OSError | None:
    """What the system said, if that is what an exception comes from."""
    while error is not None and not isinstance(error, OSError):
        error = error.__cause__
    return error


class BadInput(Exception):
    """A message of the catalogue (`cli-bad-<key>`) with its variables."""

    def __init__(self, key: str, **variables: str | int | Reason) -> None:
        super().__init__(key)
        self.key = f"cli-bad-{key}"
        self.variables = variables

    def said(self, words: Words) -> str:
        """The complaint."""
        return words(
            self.key,
            **{name: one.said(words) if isinstance(one, Reason) else one for name, one in self.variables.items()},
        )
