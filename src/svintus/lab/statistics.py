"""What many games add up to. Every number is a plain count, so that sums of parts are the whole."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from svintus.engine.actions import ACTION_KEYS, INTERCEPT, LAST_OF_SEATS, PLAY, TRANSFER, cards_of, kind_of
from svintus.engine.faces import CODES, KIND_KEYS, KIND_OF

_KINDS_WITH_CARDS = (PLAY, TRANSFER, INTERCEPT)


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
        """An act was accepted. Only those of seats count: clocks and arrangements are nobody's acts."""
        if kind_of(action) <= LAST_OF_SEATS:
            self.actions += 1
            self.acts[action] += 1

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
        """How often each face of the deck was laid, by code, those that never were included."""
        counts = dict.fromkeys(sorted(set(deck)), 0)
        for action, count in self.acts.items():
            if kind_of(action) in _KINDS_WITH_CARDS:
                for face in cards_of(action):
                    counts[face] += count
        return {CODES[face]: count for face, count in counts.items()}

    def kinds_of_cards(self, deck: list[int]) -> dict[str, int]:
        """How often each kind of card of the deck was laid."""
        counts: Counter[str] = Counter({KIND_KEYS[KIND_OF[face]]: 0 for face in sorted(set(deck))})
        for code, count in self.cards(deck).items():
            counts[KIND_KEYS[KIND_OF[CODES.index(code)]]] += count
        return dict(counts)

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
        }
