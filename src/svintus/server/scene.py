"""What all parts of one table share."""

from dataclasses import dataclass

from svintus.server.audience import Audience
from svintus.server.metrics import Metrics
from svintus.server.outbox import Outbox
from svintus.server.repertoire import Repertoire
from svintus.server.seating import Seating
from svintus.server.talk import Talk
from svintus.server.timing import Time


@dataclass(frozen=True, slots=True)
class Scene:
    """The table's seats, listeners, outbox and time, its talk and what was ever performed there."""

    seating: Seating
    audience: Audience
    outbox: Outbox
    time: Time
    metrics: Metrics
    talk: Talk
    repertoire: Repertoire
