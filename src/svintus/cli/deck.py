"""`svintus deck`: which cards a table plays with."""

import json
import sys
from collections import Counter
from typing import Any

from rich.console import Console
from rich.table import Table

from svintus.cli.asked import Setting
from svintus.cli.columns import right
from svintus.engine.blank import Blank, with_colours, with_values
from svintus.engine.deck import warnings
from svintus.engine.faces import CODES, COLOUR_KEYS, COLOUR_OF, FIRST_BLANK, KIND_KEYS, KIND_OF, NO_VALUE, VALUE_OF
from svintus.locale import Words


def print_deck(asked: Setting, words: Words, as_json: bool) -> None:
    """The faces of the deck, how many cards carry each, and what to think about twice (`DECK-3`)."""
    faces = [_face(asked, face, copies) for face, copies in sorted(Counter(asked.deck).items())]
    warned = warnings(list(asked.deck), asked.seats, asked.options)
    if as_json:
        print(
            json.dumps(
                {
                    "edition": asked.edition,
                    "recipe": asked.recipe,
                    "seats": asked.seats,
                    "cards": len(asked.deck),
                    "faces": faces,
                    "blanks": [blank.as_data() for blank in asked.blanks],
                    "warnings": [{"key": warning.key, "cards": list(warning.kinds)} for warning in warned],
                },
                ensure_ascii=False,
            )
        )
        return
    console = Console(file=sys.stdout, highlight=False)
    console.print(
        words(
            "cli-deck",
            edition=words(f"edition-{asked.edition}"),
            recipe=words(f"recipe-{asked.recipe}"),
            seats=asked.seats,
            cards=len(asked.deck),
        )
    )
    table = Table(words("cli-code"), words("cli-card"), words("cli-colour"), right(words("cli-copies")))
    for face in faces:
        name = card_name(face["kind"], asked.blanks, words)
        if face["value"] is not None:
            name = f"{name} {face['value']}"
        table.add_row(face["code"], name, words(f"colour-{face['colour']}"), str(face["copies"]))
    console.print(table)
    for warning in warned:
        cards = ", ".join(card_name(kind, asked.blanks, words) for kind in warning.kinds)
        console.print(words(f"warning-{warning.key}", cards=cards))


def card_name(kind: str, blanks: tuple[Blank, ...], words: Words) -> str:
    """What a kind of card is called; a blank card by the name that its owners gave it."""
    number = KIND_KEYS.index(kind) - FIRST_BLANK
    return blanks[number].name(words.language) if number >= 0 else words(f"card-{kind}")


def _face(asked: Setting, face: int, copies: int) -> dict[str, Any]:
    value = with_values(VALUE_OF, asked.blanks)[face]
    return {
        "code": CODES[face],
        "kind": KIND_KEYS[KIND_OF[face]],
        "colour": COLOUR_KEYS[with_colours(COLOUR_OF, asked.blanks)[face]],
        "value": None if value == NO_VALUE else value,
        "copies": copies,
    }
