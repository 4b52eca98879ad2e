"""`svintus simulate`: many games of bots, counted."""

import json
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from svintus.cli.asked import Setting
from svintus.cli.bad_input import BadInput, reason
from svintus.cli.columns import right
from svintus.cli.deck import card_name
from svintus.lab.games import Plan, play
from svintus.lab.statistics import Statistics
from svintus.locale import Words


def simulate(plan: Plan, asked: Setting, words: Words, processes: int, as_json: bool) -> None:
    """Play the games of the plan and print what they add up to."""
    _make_folder(plan.journals)
    begun = time.perf_counter()
    try:
        statistics = _play(plan, words, processes)
    except OSError as error:
        if plan.journals is None:
            raise
        raise BadInput("folder", folder=str(error.filename or plan.journals), why=reason(error)) from error
    except BrokenProcessPool as error:
        raise BadInput("process") from error
    seconds = round(time.perf_counter() - begun, 3)
    if as_json:
        print(json.dumps(_report(plan, asked, statistics, seconds), ensure_ascii=False))
    else:
        _print_tables(plan, statistics, seconds, words)


def _make_folder(folder: Path | None) -> None:
    if folder is None:
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("folder", folder=str(folder), why=reason(error)) from error


def _play(plan: Plan, words: Words, processes: int) -> Statistics:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(words("cli-playing"), total=plan.games)
        return play(plan, processes, lambda games: bar.advance(task, games))


def _report(plan: Plan, asked: Setting, statistics: Statistics, seconds: float) -> dict[str, Any]:
    return {
        "edition": plan.edition,
        "recipe": plan.recipe,
        "options": asked.changed,
        "seats": plan.seats,
        "seed": plan.seed,
        "bots": list(plan.bots),
        "game": "match" if plan.matches else "round",
        **statistics.as_dict(list(plan.deck)),
        "seconds": seconds,
    }


def _print_tables(plan: Plan, statistics: Statistics, seconds: float, words: Words) -> None:
    console = Console(file=sys.stdout, highlight=False)
    console.print(
        words(
            "cli-simulated",
            unit="match" if plan.matches else "round",
            games=statistics.games,
            finished=statistics.finished,
            edition=words(f"edition-{plan.edition}"),
            recipe=words(f"recipe-{plan.recipe}"),
            seats=plan.seats,
        )
    )
    console.print(
        words(
            "cli-simulated-rounds",
            mean=statistics.mean_round,
            longest=statistics.longest_round,
            actions=statistics.actions,
            seconds=seconds,
        )
    )
    results = Table(
        words("cli-bot"), *(right(words(key)) for key in ("cli-seats", "cli-wins", "cli-share", "cli-points"))
    )
    for name, sat in sorted(statistics.seats.items()):
        won = statistics.wins[name]
        share = f"{100 * won / sat:.1f} %"
        results.add_row(words(f"bot-{name}"), str(sat), str(won), share, str(statistics.points[name]))
    console.print(results)
    console.print(
        _counts(
            words("cli-cards"),
            {
                card_name(kind, plan.blanks, words): count
                for kind, count in statistics.kinds_of_cards(list(plan.deck)).items()
            },
            words,
        )
    )
    console.print(
        _counts(
            words("cli-acts"),
            {words(f"cli-act-{kind}"): count for kind, count in statistics.kinds_of_acts().items() if count},
            words,
        )
    )
    deck = list(plan.deck)
    if grounds := statistics.grounds_by_kind(deck):
        console.print(_outcomes("ground", grounds, words))
    if tasks := statistics.tasks_by_kind(deck):
        console.print(_outcomes("task", tasks, words))


def _outcomes(what: str, kinds: dict[str, dict[str, int]], words: Words) -> Table:
    """What became of the grounds or the tasks of each kind of card."""
    outcomes = next(iter(kinds.values()))
    table = Table(words(f"cli-{what}s"), *[right(words(f"cli-{what}-{outcome}")) for outcome in outcomes])
    for kind, counts in kinds.items():
        table.add_row(words(f"card-{kind}"), *[str(count) for count in counts.values()])
    return table


def _counts(title: str, counts: dict[str, int], words: Words) -> Table:
    table = Table(title, right(words("cli-times")), right(words("cli-share")))
    total = max(1, sum(counts.values()))
    for name, count in counts.items():
        table.add_row(name, str(count), f"{100 * count / total:.1f} %")
    return table
