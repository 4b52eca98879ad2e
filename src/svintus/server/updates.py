"""Updates: what each viewer is told of a match. A seat's View and the events as that seat may see them, no more."""

from svintus.engine.actions import Action
from svintus.engine.events import NOBODY
from svintus.protocol.messages import Clock, Update, write
from svintus.server.connection import Connection
from svintus.server.game import Game
from svintus.server.seating import Seating


def frames_for(
    game: Game, seating: Seating, connections: list[Connection], since: int, clock: Clock | None
) -> list[tuple[Connection, bytes]]:
    """Each connection's frame, with the events after `since`; one is made for each viewer, however many look on."""
    made: dict[int, bytes] = {}
    frames = []
    for connection in connections:
        seat = seating.seat_of(connection.guest)
        viewer = seat if seat is not None and seat < game.match.seats else NOBODY
        if viewer not in made:
            made[viewer] = write(_update(game, viewer, since, clock))
        frames.append((connection, made[viewer]))
    return frames


def _update(game: Game, viewer: int, since: int, clock: Clock | None) -> Update:
    match = game.match
    told = viewer != NOBODY and not match.options.by_the_book
    return Update(
        game.seq,
        match.view(viewer),
        tuple([Action.unpack(act) for act in match.legal(viewer)]) if told else (),
        tuple([event.seen_by(viewer) for event in game.events_since(since)]),
        clock,
    )
