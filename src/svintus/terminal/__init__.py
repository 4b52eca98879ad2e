"""The terminal client: a match against bots in one window of text, with the same engine as everywhere."""

from collections.abc import Sequence
from pathlib import Path

from svintus.editions.own import OwnDeck
from svintus.engine.options import Options


class NoTerminal(ValueError):
    """There is no terminal to play at."""


def run(
    edition: str,
    recipe: str,
    options: Options,
    seats: int,
    bots: Sequence[str],
    lang: str,
    seed: bytes | None,
    name: str,
    journal: Path | None = None,
    own: OwnDeck | None = None,
) -> None:
    """Play one match at this terminal; returns when the player has left the table.

    `edition` and `recipe` are keys (an empty recipe: the edition's usual one), `options` the table's whole set;
    `bots` are the keys of bots for the other seats in order (kinds or characters: too few are filled up with
    characters drawn from the seed, too many are an error); `lang` is "ru" or "en"; `seed` decides everything random
    (None: a fresh secret one); an empty `name` gets a usual one. With `journal` the match, finished or left, is
    written there in the text notation, its seed disclosed. `own` is a deck of one's own, played instead of a recipe.

    Raises `ValueError` with one plain line (`BadEdition`, `BadDeck`, `BadOption`, `BadBot`, `BadName`, `NoTerminal`)
    or `OSError` (the journal cannot be written) before anything is drawn.
    """
    from svintus.terminal.app import play  # the screen library is slow to load, and only this needs it

    play(edition, recipe, options, seats, bots, lang, seed, name, journal, own)
