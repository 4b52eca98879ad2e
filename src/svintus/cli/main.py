"""The commands, their arguments and their help, as keys of the catalogue; and what is said when arguments are wrong."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, CoercionError, CycloptsError, Parameter, Token

from svintus import __version__
from svintus.cli.bad_input import BadInput, Reason, reason, system_error
from svintus.cli.help import Help
from svintus.cli.language import language, words_for, words_in
from svintus.cli.misread import misread

BAD_INPUT = 2
BROKEN_PIPE = 141
INTERRUPTED = 130
"""As shells count signals: 128 and the number of the signal."""

app = App(
    name="svintus",
    help="cli-help-svintus",
    version=f"svintus {__version__}",
    help_format="plaintext",
)
app["--help"].help, app["--version"].help = "cli-help-help", "cli-help-version"


def whole(_: type, tokens: Sequence[Token]) -> int:
    """A whole number; left to itself, Cyclopts would round four and a half seats."""
    try:
        return int(tokens[0].value)
    except ValueError as error:
        raise CoercionError(token=tokens[0], target_type=int) from error


Whole = Parameter(converter=whole)
Lang = Annotated[str | None, Parameter(name="--lang", help="cli-help-lang")]
EditionKey = Annotated[str, Parameter(name=["--edition", "-e"], help="cli-help-edition")]
RecipeKey = Annotated[str, Parameter(name=["--recipe", "-r"], help="cli-help-recipe")]
Seats = Annotated[int, Whole, Parameter(name=["--seats", "-s"], help="cli-help-seats")]
TableOption = Annotated[
    list[str] | None,
    Parameter(name=["--option", "-o"], negative="", help="cli-help-option"),
]
DeckFile = Annotated[
    Path | None,
    Parameter(name=["--file", "-f"], help="cli-help-file"),
]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help="cli-help-json")]
Database = Annotated[Path | None, Parameter(help="cli-help-database")]
LARGEST_PORT = 65_535
MOST_GAMES = 1_000_000
MOST_PROCESSES = 256


@app.command(help="cli-help-serve")
def serve(
    *,
    host: Annotated[str, Parameter(help="cli-help-host")] = "0.0.0.0",  # noqa: S104
    port: Annotated[int | None, Whole, Parameter(name=["--port", "-p"], help="cli-help-port")] = None,
    database: Database = None,
    open_browser: Annotated[bool, Parameter(name="--open", negative="", help="cli-help-open")] = False,
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Parameter(help="cli-help-log-level")
    ] = "warning",
    lang: Lang = None,
) -> None:
    """Serve tables on the local network: prints the address and a QR code, until interrupted."""
    spoken = language(lang)
    from svintus.server import run as server

    if port is not None and not 0 <= port <= LARGEST_PORT:
        raise BadInput("port", port=str(port), most=str(LARGEST_PORT))
    try:
        server.serve(host, server.PORT if port is None else port, database, open_browser, spoken, log_level)
    except server.CannotServe as error:
        system = system_error(error)
        at = f"{host}:{server.PORT if port is None else port}"
        raise BadInput("serve", why=str(error) if system is None else reason(system, system.filename or at)) from error


@app.command(help="cli-help-simulate")
def simulate(
    *,
    edition: EditionKey = "v2",
    recipe: RecipeKey = "",
    file: DeckFile = None,
    seats: Seats = 4,
    games: Annotated[int, Whole, Parameter(name=["--games", "-g"], help="cli-help-games")] = 1000,
    seed: Annotated[int, Whole, Parameter(help="cli-help-games-seed")] = 1,
    bots: Annotated[
        str,
        Parameter(help="cli-help-bots"),
    ] = "random,sensible",
    matches: Annotated[bool, Parameter(negative="", help="cli-help-matches")] = False,
    as_json: AsJson = False,
    journals: Annotated[Path | None, Parameter(help="cli-help-journals")] = None,
    option: TableOption = None,
    processes: Annotated[int | None, Whole, Parameter(help="cli-help-processes")] = None,
    lang: Lang = None,
) -> None:
    """Play games of bots and count what happens in them."""
    words = words_in(lang)
    from svintus.cli.asked import bot_names, setting
    from svintus.cli.simulate import simulate as run
    from svintus.lab.games import Plan

    asked = setting(edition, recipe, seats, option or (), file)
    names = bot_names(bots)
    for name, number, most in (("--games", games, MOST_GAMES), ("--processes", processes, MOST_PROCESSES)):
        if number is not None and not 1 <= number <= most:
            raise BadInput("count", name=name, number=str(number), most=str(most))
    plan = Plan(
        edition=asked.edition,
        recipe=asked.recipe,
        options=asked.options,
        deck=asked.deck,
        blanks=asked.blanks,
        seats=seats,
        games=games,
        seed=seed,
        bots=names,
        matches=matches,
        journals=journals,
    )
    run(plan, asked, words, processes or os.cpu_count() or 1, as_json)


@app.command(help="cli-help-deck")
def deck(
    *,
    edition: EditionKey = "v2",
    recipe: RecipeKey = "",
    file: DeckFile = None,
    seats: Seats = 4,
    option: TableOption = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List the cards of a deck, faces and copies, and warn of what is known not to go together."""
    words = words_in(lang)
    from svintus.cli.asked import setting
    from svintus.cli.deck import print_deck

    print_deck(setting(edition, recipe, seats, option or (), file), words, as_json)


@app.command(help="cli-help-verify")
def verify(
    file: Annotated[Path, Parameter(help="cli-help-a-journal")],
    /,
    *,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Replay a journal and check its seed, its chain of checks and the legality of every act.

    Exit code 0 says that it is sound, 1 that it is not.
    """
    words = words_in(lang)
    from svintus.cli.journals import verify as check

    return check(file, words, as_json)


@app.command(help="cli-help-export")
def export(
    match: Annotated[str | None, Parameter(help="cli-help-match")] = None,
    /,
    *,
    database: Database = None,
    output: Annotated[Path | None, Parameter(name=["--output"], help="cli-help-output")] = None,
    lang: Lang = None,
) -> None:
    """Print a match of the server in the notation; the seed is in it once the match is over."""
    words = words_in(lang)
    from svintus.cli import journals

    if match is None:
        journals.print_matches(database, words)
    else:
        journals.export(database, match, output)


@app.command(help="cli-help-play")
def play(
    *,
    edition: EditionKey = "v2",
    recipe: RecipeKey = "",
    file: DeckFile = None,
    seats: Seats = 4,
    bots: Annotated[str, Parameter(help="cli-help-other-bots")] = "",
    name: Annotated[str, Parameter(help="cli-help-name")] = "",
    seed: Annotated[int | None, Whole, Parameter(help="cli-help-seed")] = None,
    journal: Annotated[Path | None, Parameter(help="cli-help-journal")] = None,
    option: TableOption = None,
    lang: Lang = None,
) -> None:
    """Play a match against bots in this terminal."""
    spoken = language(lang)
    from svintus import terminal
    from svintus.cli.asked import bot_names, seed_of, setting
    from svintus.server.names import BadName

    asked = setting(edition, recipe, seats, option or (), file)
    names = bot_names(bots) if bots else ()
    if len(names) >= seats:
        raise BadInput("too-many-bots", bots=len(names), seats=seats)
    try:
        terminal.run(
            asked.edition, asked.recipe, asked.options, seats, names, spoken, seed_of(seed), name, journal, asked.own
        )
    except terminal.NoTerminal as error:
        raise BadInput("no-terminal") from error
    except BadName as error:
        raise BadInput("table", why=Reason(f"failure-{error.code}")) from error
    except OSError as error:
        raise BadInput("file", file=str(journal), why=reason(error)) from error


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments say; the exit code."""
    app.help_formatter = Help(arguments)
    try:
        result = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except BadInput as error:
        return _complain(error, arguments)
    except CycloptsError as error:
        return _complain(misread(error), arguments)
    return result if isinstance(result, int) else 0


def _complain(wrong: BadInput, arguments: Sequence[str]) -> int:
    """One line, whatever was typed."""
    words = words_for(arguments)
    line = " ".join(wrong.said(words).split())
    print(words("cli-complaint", message=line), file=sys.stderr)
    return BAD_INPUT


def main() -> None:
    """The `svintus` command."""
    try:
        code = run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = BROKEN_PIPE
    except KeyboardInterrupt:
        code = INTERRUPTED
    sys.exit(code)
