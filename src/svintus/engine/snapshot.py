"""A match at any moment as plain values (dicts, lists, ints, strings), and back: fit for JSON or any store."""

from typing import Any, Final

from svintus.engine.blank import read_blanks
from svintus.engine.deal import new_round
from svintus.engine.faces import CODES, face_of
from svintus.engine.match import Match
from svintus.engine.matching import row
from svintus.engine.options import Options
from svintus.engine.phases.catalogue import restored
from svintus.engine.rng import Generator
from svintus.engine.round import Round

FORMAT: Final = 1

_MATCH: Final = ("totals", "number", "dealer", "time_up", "over", "winners", "scored", "garments")
_ROUND: Final = (
    "fresh",
    "colour",
    "direction",
    "stake",
    "window",
    "last_player",
    "called",
    "owing",
    "gone",
    "silence_owner",
    "passes",
    "growing",
    "bonus",
    "performed",
    "pondered",
    "excused",
    "ground_number",
    "courage_target",
    "interceptor",
    "robbed",
    "feats_shown",
    "over",
    "winner",
    "why_over",
)


class BadSnapshot(ValueError):
    """Not a stored match, or one of another format."""


def save(match: Match) -> dict[str, Any]:
    """Everything that the rest of the match depends on. Holds secrets: hands, deck and seed. Events not yet taken are
    not part of it."""
    r = match.round
    return {
        "format": FORMAT,
        "options": match.options.as_dict(),
        "deck": [CODES[face] for face in match.deck],
        "blanks": [blank.as_data() for blank in match.blanks],
        "seats": match.seats,
        "seed": match.seed.hex(),
        **{name: _copied(getattr(match, name)) for name in _MATCH},
        "round": {
            **{name: getattr(r, name) for name in _ROUND},
            "deck": [CODES[face] for face in r.deck],
            "box": [CODES[face] for face in r.box],
            "pile": [CODES[face] for face in r.pile],
            "top": CODES[r.top],
            "hands": [[CODES[face] for face in hand] for hand in r.hands],
            "rows": [list(row) for row in r.rows],
            "grounds": [list(ground) for ground in r.grounds],
            "dues": [list(due) for due in r.dues],
            "winks": [list(wink) for wink in r.winks],
            "sums": list(r.sums),
            "waiting": [[phase.number, *phase.stored()] for phase in r.waiting],
            "stack": [[phase.number, *phase.stored()] for phase in r.stack],
            "drawn_numbers": r.rng.position,
        },
    }


def load(stored: dict[str, Any], telling: bool = True) -> Match:
    """The match as it was. Raises `BadSnapshot`."""
    if stored.get("format") != FORMAT:
        raise BadSnapshot(f"not a stored match of format {FORMAT}: {stored.get('format')!r}")
    try:
        options = Options().changed(**stored["options"])
        deck = [face_of(code) for code in stored["deck"]]
        blanks = read_blanks(stored["blanks"])
        match = Match(options, deck, stored["seats"], bytes.fromhex(stored["seed"]), telling, blanks)
        for name in _MATCH:
            setattr(match, name, _copied(stored[name]))
        match.round = _load_round(match, stored["round"])
    except (KeyError, TypeError, IndexError, ValueError) as error:
        raise BadSnapshot(f"a stored match that does not hold together: {error}") from error
    return match


def _load_round(match: Match, stored: dict[str, Any]) -> Round:
    rng = Generator(match.round_seed(), stored["drawn_numbers"])
    r = new_round(match.options, match.deck, match.blanks, match.seats, rng, match.telling)
    r.deck = [face_of(code) for code in stored["deck"]]
    for name in _ROUND:
        setattr(r, name, stored[name])
    r.garments = match.garments
    r.rows = [list(row) for row in stored["rows"]]
    r.grounds = [tuple(ground) for ground in stored["grounds"]]
    r.dues = [tuple(due) for due in stored["dues"]]
    r.winks = [tuple(wink) for wink in stored["winks"]]
    r.sums = list(stored["sums"])
    r.waiting = [restored(number, ints) for number, *ints in stored["waiting"]]
    r.pile = [face_of(code) for code in stored["pile"]]
    r.box = [face_of(code) for code in stored["box"]]
    r.top = face_of(stored["top"])
    r.row = row(r.top, r.colour)
    r.hands = [[face_of(code) for code in hand] for hand in stored["hands"]]
    r.stack = [restored(number, ints) for number, *ints in stored["stack"]]
    return r


def _copied(value: Any) -> Any:
    return list(value) if isinstance(value, list) else value
