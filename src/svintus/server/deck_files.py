"""Decks of tables as files: the same TOML that `svintus deck --file` reads (`DECK-2`, `DECK-4`)."""

from typing import Any

import msgspec

from svintus import editions
from svintus.editions.own import OwnDeck, OwnTable, read_own_table, write_own_table
from svintus.engine import deck as decks
from svintus.engine.options import Options
from svintus.protocol.pages import DeckFile
from svintus.server.seating import Seating, declining


def read(text: str) -> DeckFile:
    """What a file asks for. Raises `Declined` with place and reason; whether the deck suffices for those who have sat
    down is found out by their table."""
    with declining():
        own = read_own_table(text)
        options = editions.load(own.edition).options.changed(**own.options)
        decks.build(own.deck.copies)
    blanks = tuple(blank.as_data() for blank in own.deck.blanks)
    return DeckFile(own.edition, options, dict(own.deck.copies), blanks)


def write(seating: Seating) -> str:
    """The deck that is chosen at a table, with its edition and the options that differ from the preset. Raises
    `Declined` if the recipe has none for so many."""
    with declining():
        chosen = seating.chosen()
        recipe = chosen.recipe(seating.recipe, seating.players(), seating.options.boxes)
    options = _differing(seating.options, chosen.options)
    return write_own_table(OwnTable(chosen.key, options, OwnDeck(recipe.copies, seating.printed())))


def _differing(options: Options, preset: Options) -> dict[str, Any]:
    now, then = msgspec.to_builtins(options), msgspec.to_builtins(preset)
    return {name: value for name, value in now.items() if value != then[name]}
