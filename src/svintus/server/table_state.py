"""The table beside the cards, as everybody sees it."""

from svintus.protocol import messages
from svintus.protocol.messages import SeatState, Stage
from svintus.server import codes
from svintus.server.audience import Audience
from svintus.server.play import Play
from svintus.server.seating import Seat, Seating


def table_state(seating: Seating, audience: Audience, play: Play | None, stage: Stage) -> messages.Table:
    """The whole of it. What is chosen is looked at as long as it can still be changed."""
    remarks, faults = seating.remarks() if stage in ("lobby", "over") else ((), ())
    return messages.Table(
        code=seating.code,
        code_ru=codes.russian(seating.code),
        stage=stage,
        seats=tuple(_seat_state(index, seat, audience, play) for index, seat in enumerate(seating.seats)),
        host=seating.seat_of(seating.host),
        edition=seating.edition,
        recipe=seating.recipe,
        options=seating.options,
        watchers=sum(1 for guest in audience.guests() if seating.seat_of(guest) is None),
        match=seating.match,
        match_id=seating.match_id,
        pause=play.breaks.left() if play is not None else None,
        seed=play.game.match.seed.hex() if play is not None and stage == "over" else None,
        setting=seating.setting,
        deck=seating.own,
        blanks=seating.blanks,
        remarks=remarks,
        faults=faults,
        trial=play.referee.court.state() if play is not None else None,
        echoes=play.referee.echoes.owed() if play is not None else (),
    )


def _seat_state(index: int, seat: Seat, audience: Audience, play: Play | None) -> SeatState:
    person = seat.person
    return SeatState(
        kind=seat.kind,
        name=person.name if person else "",
        look=person.look if person else "",
        character=seat.character,
        connected=person is not None and audience.present(person.guest),
        ready=seat.ready,
        stand_in=play is not None and person is not None and play.absence.stands_in(index),
        successor=seat.successor.name if seat.successor else None,
        called=person.called if person else (),
    )
