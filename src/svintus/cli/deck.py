"""`svintus deck`: which cards a table plays with."""

import json
import sys
from collections import Counter
from typing import Any

from rich.console import Console
from rich.table import Table

from svintus.cli.asked import Setting
from svintus.cli.columns import right
from svintus.engine.faces import CODES, COLOUR_KEYS, COLOUR_OF, KIND_KEYS, KIND_OF, NO_VALUE, VALUE_OF
from svintus.locale import Words


def print_deck(asked: Setting, words: Words, as_json: bool) -> None:
    """The faces of the deck and how many cards carry each."""
    faces = [_face(face, copies) for face, copies in sorted(Counter(asked.deck).items())]
    if as_json:
        print(
            json.dumps(
                {
                    "edition": asked.edition,
                    "recipe": asked.recipe,
                    "seats": asked.seats,
                    "cards": len(asked.deck),
                    "faces": faces,
                }
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
        name = words(f"card-{face['kind']}")
        if face["value"] is not None:
            name = f"{name} {face['value']}"
        table.add_row(face["code"], name, words(f"colour-{face['colour']}"), str(face["copies"]))
    console.print(table)


def _face(face: int, copies: int) -> dict[str, Any]:
    value = VALUE_OF[face]
    return {
        "code": CODES[face],
        "kind": KIND_KEYS[KIND_OF[face]],
        "colour": COLOUR_KEYS[COLOUR_OF[face]],
        "value": None if value == NO_VALUE else value,
        "copies": copies,
    }
