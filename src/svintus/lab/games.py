"""Games of bots: the same seed gives the same games, in one process or in many."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing.synchronize import Event
from pathlib import Path

from svintus import bots
from svintus.engine.actions import Action
from svintus.engine.blank import Blank
from svintus.engine.events import NOBODY
from svintus.engine.garments import EVERYTHING
from svintus.engine.journal import Entry, Header, Journal, write
from svintus.engine.match import Match
from svintus.engine.options import Options
from svintus.engine.rng import Generator, derive
from svintus.lab.driver import Driver
from svintus.lab.probing import Probe, after_the_end
from svintus.lab.statistics import Statistics

GAMES_AT_ONCE = 25
"""The most games that one process plays before it reports."""
_called_off: Event | None = None
"""In a process that plays for another one: whether nobody waits for its games any more."""


@dataclass(frozen=True, kw_only=True)
class Plan:
    """Which games to play. `bots` cycle over the seats and move on by one seat with every game.

    `journals` is a folder that gets one file a game.
    """

    edition: str
    recipe: str
    options: Options
    deck: tuple[int, ...]
    blanks: tuple[Blank, ...] = ()
    seats: int
    games: int
    seed: int
    bots: tuple[str, ...]
    matches: bool = False
    journals: Path | None = None

    def seed_of(self, game: int) -> bytes:
        """The seed of one game, counted from 0."""
        return derive(f"simulation {self.seed}".encode(), game)

    def bots_of(self, game: int) -> list[str]:
        """Who sits at each seat in one game."""
        return [self.bots[(seat + game) % len(self.bots)] for seat in range(self.seats)]

    def parts(self, processes: int) -> list[range]:
        """The games in parts of at most `GAMES_AT_ONCE`, so that each of so many processes has some to play."""
        size = max(1, min(GAMES_AT_ONCE, self.games // processes))
        return [range(first, min(first + size, self.games)) for first in range(0, self.games, size)]


def play(plan: Plan, processes: int = 1, progress: Callable[[int], None] | None = None) -> Statistics:
    """Play all games; `progress` is told how many more are done, every few."""
    total = Statistics()
    for part in _played(plan, plan.parts(processes), processes):
        total.add(part)
        if progress is not None:
            progress(part.games)
    return total


def _played(plan: Plan, parts: list[range], processes: int) -> Iterator[Statistics]:
    if processes <= 1 or len(parts) <= 1:
        for part in parts:
            yield play_part(plan, part)
        return
    called_off = multiprocessing.Event()
    with ProcessPoolExecutor(min(processes, len(parts)), initializer=_join_in, initargs=(called_off,)) as pool:
        try:
            for done in as_completed([pool.submit(play_part, plan, part) for part in parts]):
                yield done.result()
        except BaseException:
            called_off.set()
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _join_in(called_off: Event) -> None:
    """One more process plays. Ctrl-C reaches all of them; the first one calls the games off, the others hear of it."""
    global _called_off
    _called_off = called_off
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_part(plan: Plan, games: range) -> Statistics:
    """Some of the games, one after another."""
    statistics = Statistics()
    for game in games:
        if _called_off is not None and _called_off.is_set():
            break
        play_game(plan, game, statistics)
    return statistics


def play_game(plan: Plan, game: int, statistics: Statistics) -> None:
    """One game: a round, or a whole match."""
    seed = plan.seed_of(game)
    names = plan.bots_of(game)
    garments = worn(plan.seats, seed)
    match = Match(plan.options, list(plan.deck), plan.seats, seed, blanks=plan.blanks, garments=garments)
    probe = Probe(match)
    entries: list[Entry] = []

    def record(at: int, seat: int, action: int) -> None:
        statistics.acted(seat, action)
        statistics.refusals[probe.refusal()] += 1
        if not match.round.over:
            statistics.phases[match.round.stack[-1].number] += 1
        if plan.journals is not None:
            entries.append(Entry(len(entries) + 1, at, seat, Action.unpack(action)))

    players = [
        bots.make(name, seat, plan.options, derive(seed, "bots"), plan.blanks) for seat, name in enumerate(names)
    ]
    driver = Driver(match, players, record, statistics.heard)
    finished = _play_match(driver, statistics) if plan.matches else _play_round(driver, statistics)
    winners = match.winners if plan.matches else [match.round.winner] if match.round.winner != NOBODY else []
    statistics.game_played(finished, names, match.totals, winners if finished else [])
    if plan.journals is not None:
        header = Header(
            plan.edition,
            plan.recipe,
            plan.options,
            plan.deck,
            tuple(names),
            match.commitment,
            seed,
            garments,
            plan.blanks,
        )
        path = plan.journals / f"{plan.edition}-{plan.seats}-{plan.seed}-{game + 1}.svintus"
        path.write_text(write(Journal(header, tuple(entries))), encoding="utf-8")


def worn(seats: int, seed: bytes) -> tuple[int, ...]:
    """What they have put on for this game, as masks of `garments`; something, each of them."""
    wardrobe = Generator(derive(seed, "garments"))
    return tuple([1 + wardrobe.below(EVERYTHING) for _ in range(seats)])


def _play_round(driver: Driver, statistics: Statistics) -> bool:
    finished = driver.play_round()
    statistics.round_played(driver.acts)
    if finished:
        statistics.refusals.update(after_the_end(driver.match))
    return finished


def _play_match(driver: Driver, statistics: Statistics) -> bool:
    while _play_round(driver, statistics):
        if driver.match.over:
            return True
        driver.next_round()
    return False
