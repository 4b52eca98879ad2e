"""Apply, append, commit, then tell: nobody hears of anything that is not yet safe on disk, and in order."""

from collections import deque
from collections.abc import Callable

from svintus.server.store import Store, Write

Telling = Callable[[], None]


class _Batch:
    __slots__ = ("tellings", "waiting")

    def __init__(self) -> None:
        self.waiting = True
        self.tellings: list[Telling] = []


class Outbox:
    """What a table has to tell, behind what it has to write. Once it is silent it is so for good."""

    def __init__(self, store: Store, failed: Callable[[Exception], None]) -> None:
        self._store = store
        self._failed = failed
        self._batches: deque[_Batch] = deque()
        self._silent = False

    def write(self, *writes: Write) -> None:
        """Keep these; whatever is told from now on waits until they are kept."""
        if self._silent:
            return
        batch = _Batch()
        self._batches.append(batch)

        def done(error: Exception | None) -> None:
            if self._silent:
                return
            if error is not None:
                self.silence()
                self._failed(error)
                return
            batch.waiting = False
            while self._batches and not self._batches[0].waiting:
                for telling in self._batches.popleft().tellings:
                    telling()

        self._store.write(writes, done)

    def tell(self, telling: Telling) -> None:
        """Do this as soon as everything written so far is kept."""
        if self._silent:
            return
        if self._batches:
            self._batches[-1].tellings.append(telling)
        else:
            telling()

    def silence(self) -> None:
        """Write and tell nothing any more; what waits is not told either."""
        self._silent = True
        self._batches.clear()
