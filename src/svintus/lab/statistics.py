"""What many games add up to. Every number is a plain count, so that sums of parts are the whole."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from svintus.engine.actions import (
    ACTION_KEYS,
    ANSWER,
    EXPIRE,
    FACT,
    FEAT,
    GIVE_COURAGE,
    INTERCEPT,
    LAST_OF_SEATS,
    LEAVE,
    MISTAKE,
    PERFORMED,
    PHASE_KEYS,
    PLAY,
    REWARD,
    SPEAK,
    SWAP,
    TRANSFER,
    cards_of,
    kind_of,
)
from svintus.engine.events import (
    Clapped,
    CourageLaid,
    Event,
    GroundArose,
    PerformedTask,
    Rewarded,
    SumAnnounced,
    TaskFailed,
    WordSaid,
)
from svintus.engine.faces import (
    CODES,
    COURAGE,
    ETIQUETTE,
    FAMILY_OF,
    KIND_KEYS,
    KIND_OF,
    OVATSII,
    PARODIST,
    REYTING,
    SHMUNITET,
)
from svintus.engine.refusals import REASON_KEYS

_PLAYED = (PLAY, TRANSFER, INTERCEPT)
"""All cards of these acts are played, of the following ones the first: the others are gifts."""
_AGAINST_A_SEAT = (REWARD, ANSWER, GIVE_COURAGE, SWAP)
_FACTS = (PERFORMED, MISTAKE, FEAT, FACT, SPEAK, LEAVE, EXPIRE)


@dataclass
class Statistics:
    """Counts over games; a game is a round or a whole match."""

    games: int = 0
    finished: int = 0
    """Games played to their end; the others were given up as endless."""
    undecided: int = 0
    """Finished games that nobody won."""
    rounds: int = 0
    actions: int = 0
    """Accepted acts of seats."""
    longest_round: int = 0
    """In accepted acts of seats."""
    seats: Counter[str] = field(default_factory=Counter)
    """By bot: how many seats it took."""
    wins: Counter[str] = field(default_factory=Counter)
    """By bot: games won; a shared win counts for each."""
    points: Counter[str] = field(default_factory=Counter)
    acts: Counter[int] = field(default_factory=Counter)
    """By packed action."""
    facts: Counter[int] = field(default_factory=Counter)
    """By kind of act of the host."""
    phases: Counter[int] = field(default_factory=Counter)
    """By phase: how often an act left the table waiting in it."""
    grounds: Counter[tuple[int, str]] = field(default_factory=Counter)
    """By kind of card: how often a ground `arose`, and how often one was `rewarded`."""
    tasks: Counter[tuple[int, str]] = field(default_factory=Counter)
    """By kind of card: how often it was `laid` in front of a seat, its task `done`, and `failed`."""
    refusals: Counter[int] = field(default_factory=Counter)
    """By reason: how often probing met with it."""

    def round_played(self, acts: int) -> None:
        """A round has come to its end, or was given up."""
        self.rounds += 1
        self.longest_round = max(self.longest_round, acts)

    def game_played(self, finished: bool, bots: list[str], totals: list[int], winners: list[int]) -> None:
        """A game is over. `bots` names who sat at each seat."""
        self.games += 1
        self.finished += finished
        self.undecided += finished and not winners
        self.seats.update(bots)
        self.wins.update(bots[seat] for seat in winners)
        for bot, total in zip(bots, totals, strict=True):
            self.points[bot] += total

    def acted(self, seat: int, action: int) -> None:
        """An act was accepted. Facts and clocks are counted apart, arrangements not at all: they are nobody's acts."""
        kind = kind_of(action)
        if kind <= LAST_OF_SEATS:
            self.actions += 1
            self.acts[action] += 1
        elif kind in _FACTS:
            self.facts[kind] += 1

    def heard(self, event: Event) -> None:
        """Something happened."""
        if isinstance(event, GroundArose):
            self.grounds[event.kind, "arose"] += 1
        elif isinstance(event, Rewarded):
            self.grounds[KIND_OF[event.card], "rewarded"] += 1
        elif isinstance(event, CourageLaid):
            self.tasks[KIND_OF[event.card], "laid"] += 1
        elif isinstance(event, TaskFailed):
            self.tasks[event.kind, "failed"] += 1
        elif isinstance(event, WordSaid) and event.right:
            self.tasks[PARODIST, "done"] += 1
        elif isinstance(event, SumAnnounced) and event.right:
            self.tasks[REYTING, "done"] += 1
        elif isinstance(event, Clapped):
            self.tasks[OVATSII, "done"] += 1
        elif isinstance(event, PerformedTask) and event.fresh:
            self.tasks[event.kind, "done"] += 1

    def add(self, other: "Statistics") -> None:
        """Count in what another part of the games has counted."""
        self.games += other.games
        self.finished += other.finished
        self.undecided += other.undecided
        self.rounds += other.rounds
        self.actions += other.actions
        self.longest_round = max(self.longest_round, other.longest_round)
        self.seats.update(other.seats)
        self.wins.update(other.wins)
        self.points.update(other.points)
        self.acts.update(other.acts)
        self.facts.update(other.facts)
        self.phases.update(other.phases)
        self.grounds.update(other.grounds)
        self.tasks.update(other.tasks)
        self.refusals.update(other.refusals)

    @property
    def mean_round(self) -> float:
        """Accepted acts of seats in a round."""
        return round(self.actions / self.rounds, 2) if self.rounds else 0.0

    def kinds_of_acts(self) -> dict[str, int]:
        """How often each kind of act of a seat was accepted, those that never were included."""
        counts = {kind: 0 for kind in ACTION_KEYS if kind <= LAST_OF_SEATS}
        for action, count in self.acts.items():
            counts[kind_of(action)] += count
        return {ACTION_KEYS[kind]: count for kind, count in counts.items()}

    def cards(self, deck: list[int]) -> dict[str, int]:
        """How often each face of the deck was played, onto the pile, into the box or against a seat; by code, those
        that never were included."""
        counts = dict.fromkeys(sorted(set(deck)), 0)
        for action, count in self.acts.items():
            kind = kind_of(action)
            if kind in _PLAYED:
                for face in cards_of(action):
                    counts[face] += count
            elif kind in _AGAINST_A_SEAT:
                counts[cards_of(action)[0]] += count
        return {CODES[face]: count for face, count in counts.items()}

    def kinds_of_cards(self, deck: list[int]) -> dict[str, int]:
        """How often each kind of card of the deck was played."""
        counts: Counter[str] = Counter({KIND_KEYS[KIND_OF[face]]: 0 for face in sorted(set(deck))})
        for code, count in self.cards(deck).items():
            counts[KIND_KEYS[KIND_OF[CODES.index(code)]]] += count
        return dict(counts)

    def kinds_of_facts(self) -> dict[str, int]:
        """How often the host brought each kind of fact, and ended somebody's time."""
        return {ACTION_KEYS[kind]: self.facts[kind] for kind in _FACTS}

    def phases_by_name(self) -> dict[str, int]:
        """How often an act left the table waiting in each phase that there is."""
        return {key: self.phases[number] for number, key in PHASE_KEYS.items()}

    def grounds_by_kind(self, deck: list[int]) -> dict[str, dict[str, int]]:
        """What became of the grounds for each etiquette card of the deck."""
        kinds = [kind for kind in _kinds(deck, ETIQUETTE) if kind != SHMUNITET]
        return {KIND_KEYS[kind]: {what: self.grounds[kind, what] for what in ("arose", "rewarded")} for kind in kinds}

    def tasks_by_kind(self, deck: list[int]) -> dict[str, dict[str, int]]:
        """What became of the tasks of each courage card of the deck."""
        return {
            KIND_KEYS[kind]: {what: self.tasks[kind, what] for what in ("laid", "done", "failed")}
            for kind in _kinds(deck, COURAGE)
        }

    def refusals_by_reason(self) -> dict[str, int]:
        """How often probing met with each reason that there is."""
        return {key: self.refusals[reason] for reason, key in enumerate(REASON_KEYS) if reason}

    def as_dict(self, deck: list[int]) -> dict[str, Any]:
        """Plain values, as `svintus simulate --json` prints them."""
        names = sorted(self.seats)
        return {
            "games": self.games,
            "finished": self.finished,
            "undecided": self.undecided,
            "rounds": self.rounds,
            "actions": self.actions,
            "mean_round": self.mean_round,
            "longest_round": self.longest_round,
            "seats_by_bot": {name: self.seats[name] for name in names},
            "wins": {name: self.wins[name] for name in names},
            "points": {name: self.points[name] for name in names},
            "card_kinds": self.kinds_of_cards(deck),
            "cards": self.cards(deck),
            "acts": self.kinds_of_acts(),
            "facts": self.kinds_of_facts(),
            "phases": self.phases_by_name(),
            "grounds": self.grounds_by_kind(deck),
            "tasks": self.tasks_by_kind(deck),
            "refusals": self.refusals_by_reason(),
        }


def _kinds(deck: list[int], family: int) -> list[int]:
    return sorted({KIND_OF[face] for face in deck if FAMILY_OF[face] == family})
