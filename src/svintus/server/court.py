"""Trials: what no machine has seen is claimed, admitted or denied, and then voted on by the others.

A tie acquits; with no juror left nothing is upheld. One trial at a time; it lies on the table's docket, so that it goes
on after a rest or a death of the server, with all its seconds anew.
"""

from collections.abc import Callable, Iterable
from typing import Final

from svintus.engine.actions import CLAIM, JUDGE, PLEAD, Action, with_cards, with_number
from svintus.engine.faces import KIND_KEYS, TIKHOKHRYUN
from svintus.protocol.messages import Judged, Trial
from svintus.server.connection import Connection
from svintus.server.docket import Case
from svintus.server.game import Game
from svintus.server.premises import Premises
from svintus.server.seating import Declined
from svintus.server.store import TrialRow
from svintus.server.timing import Alarm

SILENCE: Final = "silence"
"""The fault of whoever was heard in it; every other fault is the key of a card's kind."""
PLEA: Final = 15_000
"""Milliseconds for the accused to admit it; silence denies."""
VOTES: Final = 15_000
"""Milliseconds for the votes (`RACE-1`)."""


class Court:
    """Holds the trial of a match. `bring(seat, action)` writes down what is said there and carries a verdict out;
    `changed` is called when there is something new to be told."""

    def __init__(
        self,
        premises: Premises,
        game: Game,
        at: Callable[[], int],
        bring: Callable[[int, int], None],
        changed: Callable[[], None],
    ) -> None:
        self._premises = premises
        self._game = game
        self._at = at
        self._bring = bring
        self._changed = changed
        self._verdicts: list[Judged] = []
        self._alarm = Alarm(premises.time, self._due)

    @property
    def _case(self) -> Case | None:
        return self._premises.seating.docket.case

    @property
    def fault(self) -> str:
        """What is being judged; nothing if no trial is open."""
        return self._case.fault if self._case is not None else ""

    def judged_before(self, trials: Iterable[TrialRow]) -> None:
        """These trials of the match were over before the server died."""
        self._verdicts += [_verdict(trial) for trial in trials]

    def show(self, connection: Connection) -> None:
        """How the trials of this match ended, for somebody who has come, or come back."""
        for judged in self._verdicts:
            self._premises.audience.tell([connection], judged)

    def open(self, case: Case) -> None:
        """Begin. Raises `Declined` while another trial is open."""
        if self._case is not None:
            raise Declined("trial-open", "one trial at a time")
        if case.pleading:
            self._bring(case.by, with_cards(CLAIM, [], seat=case.seat, number=_kind_of(case.fault)))
        docket = self._premises.seating.docket
        docket.trials += 1
        case.number = docket.trials
        docket.case = case
        self._wind(case)
        self._premises.keep()
        self._go_on(case)

    def plead(self, seat: int, number: int, guilty: bool) -> None:
        """The accused admits it, or denies it. Raises `Declined`."""
        case = self._open_case(number)
        if seat != case.seat or not case.pleading:
            raise Declined("not-now", "nobody asks you")
        self._bring(seat, with_number(PLEAD, int(guilty)))
        if guilty:
            case.admitted = True
            self._close(case, True)
        else:
            self._to_votes(case)

    def judge(self, seat: int, number: int, upheld: bool) -> None:
        """A juror votes, once. Raises `Declined`."""
        case = self._open_case(number)
        if seat not in self.jurors(case):
            raise Declined("not-a-juror", "this is for the others to judge")
        if case.pleading or seat in case.votes:
            raise Declined("not-now", "not yet, or not again")
        self._bring(seat, with_number(JUDGE, int(upheld)))
        case.votes[seat] = upheld
        self._premises.keep()
        self._go_on(case)

    def look_who_is_here(self) -> None:
        """Jurors who have gone are not waited for, unless everybody was gone, and the trial goes on after a rest."""
        case = self._case
        if case is not None:
            if self._alarm.due is None:
                case.reopened = True
                self._wind(case)
            self._go_on(case)

    def rest(self) -> None:
        """Nobody is here: no time passes."""
        self._alarm.off()

    def dismiss(self) -> None:
        """Nobody waits for this verdict any more."""
        self._alarm.off()
        if self._case is not None:
            self._premises.seating.docket.case = None
            self._premises.keep()

    def jurors(self, case: Case) -> tuple[int, ...]:
        """The people at the table, here, whom it does not concern; those who have voted stay."""
        premises = self._premises
        return tuple(
            seat
            for seat, person in premises.seating.humans()
            if seat not in (case.seat, case.by)
            and (case.reopened or seat in case.votes or premises.audience.present(person.guest))
        )

    def _wind(self, case: Case) -> None:
        self._alarm.set(self._premises.time.now() + (PLEA if case.pleading else VOTES))

    def state(self) -> Trial | None:
        """The trial as everybody sees it."""
        case = self._case
        if case is None or self._alarm.due is None:
            return None
        return Trial(
            number=case.number,
            fault=case.fault,
            seat=case.seat,
            by=case.by,
            stage="plea" if case.pleading else "votes",
            jurors=self.jurors(case),
            voted=tuple(sorted(case.votes)),
            left=max(0, round(self._alarm.due - self._premises.time.now())),
            total=PLEA if case.pleading else VOTES,
        )

    def _open_case(self, number: int) -> Case:
        if self._case is None or self._case.number != number:
            raise Declined("no-such-trial", "this trial is over")
        return self._case

    def _to_votes(self, case: Case) -> None:
        case.pleading = False
        self._wind(case)
        self._premises.keep()
        self._go_on(case)

    def _go_on(self, case: Case) -> None:
        """All have voted: that is the end. Otherwise all are told how it stands."""
        if not case.pleading and all(seat in case.votes for seat in self.jurors(case)):
            self._close_by_votes(case)
        else:
            self._changed()

    def _due(self) -> None:
        case = self._case
        with self._premises.outbox.together():
            if case is not None and case.pleading:
                self._to_votes(case)
            elif case is not None:
                self._close_by_votes(case)

    def _close_by_votes(self, case: Case) -> None:
        upheld = sum(case.votes.values())
        self._close(case, upheld > len(case.votes) - upheld)

    def _close(self, case: Case, upheld: bool) -> None:
        self.dismiss()
        for_it = sum(case.votes.values())
        against = len(case.votes) - for_it
        premises = self._premises
        trial = TrialRow(
            self._game.id,
            case.number,
            self._at(),
            case.fault,
            case.seat,
            case.by,
            case.admitted,
            for_it,
            against,
            upheld,
        )
        premises.outbox.write(trial)
        self._verdicts.append(_verdict(trial))
        premises.audience.tell(premises.audience.all(), self._verdicts[-1])
        if act := case.if_upheld if upheld else case.if_not:
            self._bring(case.seat, Action.read(act).pack())
        self._changed()


def _kind_of(fault: str) -> int:
    return TIKHOKHRYUN if fault == SILENCE else KIND_KEYS.index(fault)


def _verdict(trial: TrialRow) -> Judged:
    return Judged(
        trial.number,
        trial.fault,
        trial.seat,
        trial.accuser,
        trial.upheld,
        trial.admitted,
        trial.votes_for,
        trial.votes_against,
    )
