"""The referee of a match: what is done with body and voice, seen by screens or claimed by players, comes to count.

Everything goes to the engine as a fact or a report through the table's one door, and so into the journal.
"""

from typing import TYPE_CHECKING, Final

from svintus.engine import tasks
from svintus.engine.actions import (
    FEAT,
    LAST_OF_SEATS,
    MISTAKE,
    PERFORMED,
    SPEAK,
    Action,
    bare,
    kind_of,
    with_card,
    with_cards,
)
from svintus.engine.actions import with_number as numbered
from svintus.engine.events import NOBODY
from svintus.engine.faces import KIND_KEYS, SHINKOGNITO, SHTO, SHTOL, SHTUL, SLABO
from svintus.engine.feats import IN_WORDS
from svintus.engine.in_front import face_in_front, kind_in_front
from svintus.engine.phases.feat import NO_MARK, performer
from svintus.engine.refusals import NO_SUCH_TASK, OK, WRONG_PHASE
from svintus.engine.reports import FRESH, REPEAT
from svintus.engine.standing import IS_STANDING
from svintus.protocol import requests
from svintus.protocol.messages import Said
from svintus.server import shelf
from svintus.server.connection import Connection
from svintus.server.court import SILENCE, Court
from svintus.server.docket import Case
from svintus.server.echoes import Echoes
from svintus.server.facts import Facts, fact
from svintus.server.limits import CLAIMS, Bucket
from svintus.server.repertoire import Repertoire
from svintus.server.seating import Declined
from svintus.server.store import PerformanceRow
from svintus.server.talk import checked_text

if TYPE_CHECKING:
    from svintus.server.play import Play

_BY_EYE: Final = (SHTUL, SHTOL, SHINKOGNITO, SHTO)
"""Grounds that can be claimed; who thinks too long is seen by the clock."""
_AT_SOMEBODY: Final = (SHINKOGNITO, SHTO)
_FEAT: Final = KIND_KEYS[SLABO]


class Referee:
    """Judges one match."""

    def __init__(self, play: "Play") -> None:
        self._play = play
        self._premises = play.premises
        self._game = play.game
        self.facts = Facts(play.premises, play.game, play.bring)
        self.echoes = Echoes(play.game, play.premises.seating, lambda seat: not play.bots.plays(seat))
        self.court = Court(play.premises, play.game, play.at, play.bring, play.tell_table)
        self._claims: dict[int, Bucket] = {}

    @property
    def thinks(self) -> bool:
        """Whether the table judges a feat just now: its clock waits for the verdict."""
        return self.court.fault == _FEAT

    # -- what happens beside the acts --------------------------------------------------------------------------

    def look_around(self) -> None:
        """Somebody came, went or looked away, or the match has moved on."""
        self.facts.look_who_is_here()
        if self._play.stage != "playing" or (self.thinks and performer(self._game.match.round) == NOBODY):
            self.court.dismiss()
        if self._play.awake:
            self.court.look_who_is_here()
        else:
            self.court.rest()

    def said(self, seat: int, said: Said) -> None:
        """A player has said something."""
        self.facts.said(seat, said)
        if self._premises.seating.setting == "online":
            owed = self.echoes.owed()
            if self.echoes.said(seat, said):
                self._play.bring(seat, self.echoes.mistake(seat))
            if self.echoes.owed() != owed:
                self._premises.keep()
                self._play.tell_table()

    def before(self, seat: int, action: int) -> None:
        """The seat is about to act; a prompter who moves without having repeated everything makes a mistake."""
        r = self._game.match.round
        if kind_of(action) > LAST_OF_SEATS or IS_STANDING[kind_of(action)] or r.over:
            return
        if not r.stack[-1].is_ordinary or not r.stack[-1].owes(r, seat) or self._game.match.check(seat, action) != OK:
            return
        if self.echoes.before_move(seat):
            self._premises.keep()
            self._play.bring(seat, self.echoes.mistake(seat))
            self._play.tell_table()

    # -- performances ------------------------------------------------------------------------------------------

    def perform(self, connection: Connection, seat: int, request: requests.Perform, action_id: str) -> None:
        """A song, a proverb, a bow. Raises `Declined` for a text that is none."""
        in_front = [
            card
            for card in self._game.match.round.rows[seat]
            if KIND_KEYS[kind_in_front(card)] == request.card and kind_in_front(card) in tasks.PERFORMED
        ]
        if not in_front:
            self._play.decide(connection.guest, action_id, NO_SUCH_TASK)
            return
        text = self._performed_text(connection, request.card, request.text)
        repeat = text != "" and self._premises.repertoire.is_repeat(request.card, text)
        action = with_cards(PERFORMED, [face_in_front(in_front[0])], number=REPEAT if repeat else FRESH)
        heard = [self._heard(request.card, text)] if text else []
        reason = self._play.do(seat, action, action_id, *heard)
        if reason == OK and text:
            self._premises.repertoire.add(request.card, text)
            self._show(connection, text, request.card, not repeat)
        self._play.decide(connection.guest, action_id, reason)

    def _performed_text(self, connection: Connection, kind: str, raw: str) -> str:
        """In one room nothing need be typed: it was heard."""
        if self._premises.seating.setting == "room" and not raw.strip():
            return ""
        text = checked_text(raw)
        if Repertoire.is_too_short(kind, text):
            raise Declined("text-too-short", "that is not a whole one")
        self._premises.talk.check_pace(connection)
        return text

    def _show(self, connection: Connection, text: str, kind: str, fresh: bool) -> None:
        talk = self._premises.talk
        talk.tell(talk.message(connection, text, card=kind, fresh=fresh))

    def _heard(self, kind: str, text: str) -> PerformanceRow:
        return PerformanceRow(self._premises.seating.code, self._premises.time.wall(), kind, text)

    # -- feats -------------------------------------------------------------------------------------------------

    def feat(self, connection: Connection, seat: int, request: requests.Feat, action_id: str) -> None:
        """A feat is over, or told in words. Raises `Declined` for one that cannot be."""
        scene = self._game.match.view(NOBODY).feat
        if scene is None or scene.performer != seat or self.thinks:
            self._play.decide(connection.guest, action_id, WRONG_PHASE)
        elif scene.feat == IN_WORDS:
            self._feat_in_words(connection, seat, request, action_id, showing=scene.mark == NO_MARK)
        else:
            after = self._play.clock.passed() + connection.allowance(self._premises.time.now())
            if request.score is None or not shelf.is_possible(scene.feat, request.score, after):
                raise Declined("impossible", "nobody is that good that fast")
            self._play.decide(
                connection.guest, action_id, self._play.do(seat, numbered(FEAT, request.score), action_id)
            )

    def _feat_in_words(
        self, connection: Connection, seat: int, request: requests.Feat, action_id: str, showing: bool
    ) -> None:
        """Whoever shows one has shown it; whether another one matches it is for the table to say."""
        text = self._performed_text(connection, _FEAT, request.text)
        if showing and text and self._premises.repertoire.is_repeat(_FEAT, text):
            raise Declined("heard-before", "no feat twice")
        if showing:
            heard = [self._heard(_FEAT, text)] if text else []
            reason = self._play.do(seat, numbered(FEAT, 1), action_id, *heard)
            if text:
                self._premises.repertoire.add(_FEAT, text)
        else:
            reason = OK
            matched, failed = [Action.unpack(numbered(FEAT, score)).write() for score in (1, 0)]
            self.court.open(Case(_FEAT, seat, seat, matched, failed, pleading=False))
            self._premises.remember_granted(action_id)
        if text:
            self._show(connection, text, _FEAT, True)
        self._play.decide(connection.guest, action_id, reason)

    # -- claims ------------------------------------------------------------------------------------------------

    def claim(self, seat: int, request: requests.Claim) -> None:
        """Somebody has seen something. Raises `Declined` for what nobody can be accused of."""
        accused = request.seat
        seats = self._premises.seating.seats
        if accused == seat or accused >= len(seats) or seats[accused].person is None:
            raise Declined("no-such-fault", "nobody there can be accused")
        action = self._accusation(request.fault, accused, seat)
        if action is None or self._game.match.check(accused, action) != OK:
            raise Declined("no-such-fault", "nothing of the kind can be claimed now")
        if not self._claims.setdefault(seat, Bucket(CLAIMS)).take(self._premises.time.now()):
            raise Declined("cooling-down", "one claim after the other")
        self.court.open(Case(request.fault, accused, seat, Action.unpack(action).write()))

    def _accusation(self, fault: str, accused: int, by: int) -> int | None:
        """What comes to the engine if it is upheld; None for what cannot be claimed at this table."""
        r = self._game.match.round
        in_room = self._premises.seating.setting == "room"
        if fault == SILENCE:
            return bare(SPEAK) if in_room else None
        if fault not in KIND_KEYS or r.over:
            return None
        kind = KIND_KEYS.index(fault)
        if kind in _BY_EYE and in_room and r.kinds >> kind & 1:
            return fact(kind, by if kind in _AT_SOMEBODY else NOBODY)
        judged = tasks.TASKS if in_room else tasks.PERFORMED
        faces = [face_in_front(card) for card in r.rows[accused] if kind_in_front(card) == kind]
        return with_card(MISTAKE, faces[0]) if kind in judged and faces else None
