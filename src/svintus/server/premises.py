"""What all parts of one table share."""

from dataclasses import dataclass

from svintus.server.audience import Audience
from svintus.server.granted import Granted
from svintus.server.metrics import Metrics
from svintus.server.outbox import Outbox
from svintus.server.repertoire import Repertoire
from svintus.server.seating import Seating, write_seating
from svintus.server.store import GrantedRow, TableRow
from svintus.server.talk import Talk
from svintus.server.timing import Time


@dataclass(frozen=True, slots=True)
class Premises:
    """The table's seats, listeners, outbox and time, its talk, what was ever performed and granted there."""

    seating: Seating
    audience: Audience
    outbox: Outbox
    time: Time
    metrics: Metrics
    talk: Talk
    repertoire: Repertoire
    granted: Granted

    def remember_granted(self, action_id: str) -> None:
        """A request that no journal remembers has been granted."""
        self.granted.add(action_id)
        self.outbox.write(GrantedRow(self.seating.code, action_id))

    def keep(self) -> None:
        """Keep the table beside the cards as it is now."""
        self.outbox.write(TableRow(self.seating.code, self.time.wall(), write_seating(self.seating)))
