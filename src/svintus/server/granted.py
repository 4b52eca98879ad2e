"""Requests beside the acts that were granted: messages, claims, pleas, votes.

The same id sent again is answered again and not granted again, also after the server has died in between.
"""

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

KEPT: Final = 512
"""How many of them a table remembers."""


class Granted:
    """The ids of the last ones, each with its guest."""

    def __init__(self, ids: Iterable[str]) -> None:
        self._ids = OrderedDict.fromkeys(ids)

    def __contains__(self, request_id: object) -> bool:
        return request_id in self._ids

    def add(self, request_id: str) -> None:
        """It has been granted now."""
        self._ids[request_id] = None
        if len(self._ids) > KEPT:
            self._ids.popitem(last=False)
