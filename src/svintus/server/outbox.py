"""Apply, append, commit, then tell: nobody hears of anything that is not yet safe on disk, and in order."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

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
        self._gathered: list[Write] | None = None

    @contextmanager
    def together(self) -> Iterator[None]:
        """Whatever is written inside is kept as a whole, or not at all if something goes wrong: one request with all
        that comes of it."""
        if self._gathered is not None:
            yield
            return
        gathered: list[Write] = []
        self._gathered = gathered
        try:
            yield
        finally:
            self._gathered = None
        if gathered and not self._silent:
            self._hand_over(self._batches[-1], gathered)

    def write(self, *writes: Write) -> None:
        """Keep these; whatever is told from now on waits until they are kept."""
        if self._silent:
            return
        if self._gathered is None:
            self._batches.append(_Batch())
            self._hand_over(self._batches[-1], writes)
            return
        if not self._gathered:
            self._batches.append(_Batch())
        self._gathered.extend(writes)

    def _hand_over(self, batch: _Batch, writes: Sequence[Write]) -> None:
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
