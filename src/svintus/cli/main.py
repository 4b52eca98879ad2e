"""The commands, their arguments and their help; and what is said when the arguments are wrong."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, CycloptsError, Parameter

from svintus import __version__
from svintus.cli.bad_input import BadInput
from svintus.cli.language import language, words_for, words_in

BAD_INPUT = 2
BROKEN_PIPE = 141
INTERRUPTED = 130
"""As shells count signals: 128 and the number of the signal."""

app = App(
    name="svintus",
    help="Svintus, the card game about a prim office run by pigs: tables for browsers, a terminal, bots.",
    version=f"svintus {__version__}",
    help_format="plaintext",
)

Lang = Annotated[str | None, Parameter(name="--lang", help="Language: ru or en; otherwise as LANG says.")]
EditionKey = Annotated[str, Parameter(name=["--edition", "-e"], help="Edition: office, classic, extended or v2.")]
RecipeKey = Annotated[str, Parameter(name=["--recipe", "-r"], help="Recipe of the edition, if it has several.")]
Seats = Annotated[int, Parameter(name=["--seats", "-s"], help="Number of players.")]
TableOption = Annotated[
    list[str] | None,
    Parameter(name=["--option", "-o"], negative="", help="An option of the table as name=value; may be repeated."),
]
DeckFile = Annotated[
    Path | None,
    Parameter(name=["--file", "-f"], help="A deck of your own instead of a recipe: a TOML file, edition and all."),
]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON instead of words.")]
Database = Annotated[Path | None, Parameter(help="The server's database; in the user's data folder if not given.")]
LARGEST_PORT = 65_535


@app.command
def serve(
    *,
    host: Annotated[str, Parameter(help="Address to listen at; usually reachable from the whole home.")] = "0.0.0.0",  # noqa: S104
    port: Annotated[
        int | None, Parameter(name=["--port", "-p"], help="Port, if not the usual one; 0 takes any free one.")
    ] = None,
    database: Database = None,
    open_browser: Annotated[bool, Parameter(name="--open", negative="", help="Open a browser as well.")] = False,
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Parameter(help="How much the server says of itself.")
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
        raise BadInput("serve", why=str(error)) from error


@app.command
def simulate(
    *,
    edition: EditionKey = "v2",
    recipe: RecipeKey = "",
    file: DeckFile = None,
    seats: Seats = 4,
    games: Annotated[int, Parameter(name=["--games", "-g"], help="How many games to play.")] = 1000,
    seed: Annotated[int, Parameter(help="Decides everything random: the same seed, the same games.")] = 1,
    bots: Annotated[
        str,
        Parameter(
            help="Bots with commas between them: random, beginner, sensible or a character's key. They take the seats "
            "in turns, and move on by one seat with every game."
        ),
    ] = "random,sensible",
    matches: Annotated[bool, Parameter(negative="", help="A game is a whole match, not a round.")] = False,
    as_json: AsJson = False,
    journals: Annotated[Path | None, Parameter(help="Keep each game in this folder, in the notation.")] = None,
    option: TableOption = None,
    processes: Annotated[int | None, Parameter(help="How many processes play; one for each core if not given.")] = None,
    lang: Lang = None,
) -> None:
    """Play games of bots and count what happens in them."""
    words = words_in(lang)
    from svintus.cli.asked import bot_names, setting
    from svintus.cli.simulate import simulate as run
    from svintus.lab.games import Plan

    asked = setting(edition, recipe, seats, option or (), file)
    names = bot_names(bots)
    for name, number in (("--games", games), ("--processes", 1 if processes is None else processes)):
        if number < 1:
            raise BadInput("count", name=name, number=str(number))
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


@app.command
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


@app.command
def verify(
    file: Annotated[Path, Parameter(help="A journal in the notation, as export writes it.")],
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


@app.command
def export(
    match: Annotated[str | None, Parameter(help="The match; without it, the matches are listed.")] = None,
    /,
    *,
    database: Database = None,
    output: Annotated[Path | None, Parameter(name=["--output"], help="Write to this file.")] = None,
    lang: Lang = None,
) -> None:
    """Print a match of the server in the notation; the seed is in it once the match is over."""
    words = words_in(lang)
    from svintus.cli import journals

    if match is None:
        journals.print_matches(database, words)
    else:
        journals.export(database, match, output)


@app.command
def play(
    *,
    edition: EditionKey = "v2",
    recipe: RecipeKey = "",
    file: DeckFile = None,
    seats: Seats = 4,
    bots: Annotated[str, Parameter(help="Bots or characters for the other seats, with commas between them.")] = "",
    name: Annotated[str, Parameter(help="What the others call you.")] = "",
    seed: Annotated[int | None, Parameter(help="Play a known deal again; otherwise the cards are a secret.")] = None,
    journal: Annotated[Path | None, Parameter(help="Write the match to this file, in the notation.")] = None,
    option: TableOption = None,
    lang: Lang = None,
) -> None:
    """Play a match against bots in this terminal."""
    spoken = language(lang)
    from svintus import terminal
    from svintus.cli.asked import bot_names, seed_of, setting

    asked = setting(edition, recipe, seats, option or (), file)
    names = bot_names(bots) if bots else ()
    try:
        terminal.run(
            asked.edition, asked.recipe, asked.options, seats, names, spoken, seed_of(seed), name, journal, asked.own
        )
    except ValueError as error:
        raise BadInput("table", why=str(error)) from error
    except OSError as error:
        raise BadInput("file", file=str(journal), why=error.strerror or "") from error


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments say; the exit code."""
    try:
        result = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except BadInput as error:
        return _complain(error.said(words_for(arguments)), arguments)
    except CycloptsError as error:
        return _complain(str(error), arguments)
    return result if isinstance(result, int) else 0


def _complain(message: str, arguments: Sequence[str]) -> int:
    """One line, whatever was typed."""
    line = " ".join(message.split())
    print(words_for(arguments)("cli-complaint", message=line), file=sys.stderr)
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
