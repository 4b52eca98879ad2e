"""Every option of a table, typed, with its default and what it may be. Editions are presets of these.

Names follow the table in the rules; times are milliseconds unless the name says minutes.
"""

from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

from svintus.engine.faces import KIND_KEYS
from svintus.engine.frozen import Frozen

REASONS: Final = {
    "unknown": "{name}: no such option",
    "not-one-of": "{name}: {value!r} is none of {known}",
    "not-a-switch": "{name}: {value!r} is not a yes or no",
    "not-a-number": "{name}: {value!r} is not a whole number",
    "out-of-bounds": "{name}: {value} is not between {lowest} and {highest}",
    "too-short": "{name}: {value} is shorter than {lowest} ms",
    "not-pairs": "{name}: {value!r} is not a list of pairs of kinds",
}
"""Why an option is refused, as developers read it."""
_LONGEST: Final = 60
"""Characters of a value that are repeated to whoever asked for it."""


class BadOption(ValueError):
    """An option that does not exist or a value that it cannot have: `key` is the reason, in words `bad-option-<key>`,
    said with the `values`."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(REASONS[key].format(**values))
        self.key = key
        self.values = values


def _choice(default: str, *choices: str) -> Any:
    return field(default=default, metadata={"choices": choices})


def _whole(default: int, lowest: int, highest: int) -> Any:
    return field(default=default, metadata={"lowest": lowest, "highest": highest})


MOST_SEATS: Final = 20
SHORTEST_CLOCK: Final = 2_000
LONGEST_CLOCK: Final = 60_000


@dataclass(frozen=True, kw_only=True)
class Options(Frozen):
    """The rules of one table. Immutable; `changed` makes another set and checks it."""

    deal: int = _whole(8, 1, 20)
    """Cards dealt to each seat."""
    first_mover: str = _choice("left", "left", "right")
    """The first to move, seen from the dealer."""
    starting_direction: str = _choice("clockwise", "clockwise", "towards-first")
    """`towards-first`: from the dealer towards the first mover (`ROUND-7`)."""
    draw_freely: bool = True
    """A seat may draw although it holds a card that it could play (`TURN-3`)."""
    specials_on_kind: bool = True
    """A special card also goes on its own kind of another colour (`TURN-1`)."""
    several: str = _choice("off", "off", "same", "chain")
    """Several cards in one turn (`TURN-6`): of one value or kind, or each fitting the one below."""
    follow_up: bool = False
    """A follow-up card right after Polisvin (`TURN-7`)."""
    interception: bool = True
    interception_adds: bool = True
    """An intercepted attack adds up (`INT-4`)."""
    transfer: bool = True
    """Khapyozh and Zakhrapin can be passed on by the same kind (`ATT-2`)."""
    missed_call: int = _whole(3, 0, 10)
    """Cards that a missed "Svintus!" costs when caught (`SV-2`)."""
    catch_until: str = _choice("move", "card", "move")
    """How long a catch is possible: until the next card lands in turn, or the next move (`SV-2`)."""
    late_call_saves: bool = False
    """Calling after the act but before a catch counts (`SV-6`)."""
    calls_are_speech: bool = False
    """During silence even calls that are due, and catches, are speech (`SV-5`)."""
    dawdle: bool = True
    """Dawdling and wrong acts cost 2 cards and the turn (`PACE-1`, `PACE-2`)."""
    by_the_book: bool = False
    """Wrong acts are taken back and paid for instead of being refused (`PACE-2`)."""
    clock: int = _whole(15_000, 0, LONGEST_CLOCK)
    """Milliseconds for a decision; 0 is off."""
    silence_until: str = _choice("play", "play", "turn")
    """Silence ends when its owner next plays a card in turn, or gets the turn (`SIL-1`)."""
    breach_ends_silence: bool = True
    """Who breaks the silence ends it (`SIL-2`)."""
    draw_until_fits: bool = False
    """House rule: a draw goes on until a card fits."""
    keep_two: bool = False
    """House rule: who rewards keeps two cards, giving fewer if need be (`KEEP-1`)."""
    song_genre: str = _choice("any", "any", "children", "chanson", "love", "english", "patriotic", "folk")
    """Zapevala: what must be sung (`ZAP-1`); `any`: the giver chooses."""
    voice_tasks_rest: bool = False
    """Tasks that need the voice rest while silence lasts (`SIL-5`)."""
    threats: bool = False
    """Pokloonnik threatens instead of paying compliments."""
    target: int = _whole(0, 0, 1_000)
    """Points that end the match; 0: by the number of seats (`MATCH-4`)."""
    time_limit_minutes: int = _whole(0, 0, 600)
    """House rule: after this time the running round is the last (`MATCH-5`); 0 is off."""
    absent: str = _choice("bot", "bot", "leave")
    """What becomes of a seat whose player is gone (`SEAT-1`)."""
    boxes: int = _whole(1, 1, 3)
    """How many boxes are shuffled together."""
    forbidden: tuple[tuple[str, str], ...] = ()
    """House rule: pairs of kinds of cards that must not be in one deck."""

    def __post_init__(self) -> None:
        for spec in fields(self):
            _check(spec.name, spec.metadata, spec.default, getattr(self, spec.name))
        if 0 < self.clock < SHORTEST_CLOCK:
            raise BadOption("too-short", name="clock", value=self.clock, lowest=SHORTEST_CLOCK)

    def changed(self, **changes: Any) -> "Options":
        """This set with some options changed. Raises `BadOption` naming the option."""
        if isinstance(changes.get("forbidden"), list):
            changes["forbidden"] = tuple(
                tuple(pair) if isinstance(pair, list) else pair for pair in changes["forbidden"]
            )
        known = {spec.name: spec for spec in fields(self)}
        for name, value in changes.items():
            if name not in known:
                raise BadOption("unknown", name=name)
            # Before anything is made of them: compiled, an attribute of another type is a TypeError.
            _check(name, known[name].metadata, known[name].default, value)
        return replace(self, **changes)

    def target_for(self, seats: int) -> int:
        """The points that end a match of this many seats (`MATCH-4`)."""
        if self.target:
            return self.target
        return 30 if seats == 2 else 40 if seats <= 4 else 50 if seats <= 7 else 60

    def as_dict(self) -> dict[str, Any]:
        """Every option by name, as plain values."""
        return {spec.name: getattr(self, spec.name) for spec in fields(self)}


def _check(name: str, metadata: Any, default: Any, value: Any) -> None:
    if name == "forbidden":
        sound = isinstance(value, tuple) and all(
            isinstance(pair, tuple) and len(pair) == 2 and all(kind in KIND_KEYS for kind in pair) for pair in value
        )
        if not sound:
            raise BadOption("not-pairs", name=name, value=str(value)[:_LONGEST])
    elif "choices" in metadata:
        if value not in metadata["choices"]:
            known = ", ".join(metadata["choices"])
            raise BadOption("not-one-of", name=name, value=str(value)[:_LONGEST], known=known)
    elif type(value) is not type(default):
        reason = "not-a-switch" if type(default) is bool else "not-a-number"
        raise BadOption(reason, name=name, value=str(value)[:_LONGEST])
    elif "lowest" in metadata and not metadata["lowest"] <= value <= metadata["highest"]:
        lowest, highest = metadata["lowest"], metadata["highest"]
        raise BadOption("out-of-bounds", name=name, value=str(value)[:_LONGEST], lowest=lowest, highest=highest)


@dataclass(frozen=True)
class OptionSpec(Frozen):
    """What a form needs to know of one option: its kind (`switch`, `choice`, `number`, `pairs`) and its bounds."""

    name: str
    kind: str
    choices: tuple[str, ...] = ()
    lowest: int | None = None
    highest: int | None = None


def option_specs() -> list[OptionSpec]:
    """Every option in the order of the rules, for forms and checks."""
    specs = []
    for spec in fields(Options):
        if spec.name == "forbidden":
            specs.append(OptionSpec(spec.name, "pairs"))
        elif "choices" in spec.metadata:
            specs.append(OptionSpec(spec.name, "choice", spec.metadata["choices"]))
        elif isinstance(spec.default, bool):
            specs.append(OptionSpec(spec.name, "switch"))
        else:
            lowest, highest = spec.metadata["lowest"], spec.metadata["highest"]
            specs.append(OptionSpec(spec.name, "number", lowest=lowest, highest=highest))
    return specs
