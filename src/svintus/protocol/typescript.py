"""The wire types in TypeScript, made from the Python ones: `python -m svintus.protocol.typescript > FILE`."""

import sys
from collections.abc import Iterable
from typing import Any, get_args

from msgspec import inspect, json

from svintus.engine import blank, deck, events, feats, garments
from svintus.engine.actions import ACTION_KEYS
from svintus.engine.card import Card
from svintus.engine.cards.catalogue import CARDS
from svintus.engine.cards.challenge.challenge import Challenge
from svintus.engine.faces import BLANKS, CODES, COLOUR_KEYS, COLOUR_OF, KIND_KEYS, KIND_OF, NO_VALUE, VALUE_OF
from svintus.engine.phases import throw
from svintus.engine.refusals import REASON_KEYS
from svintus.protocol import VERSION, messages, pages, requests

_HEAD = """\
/* Generated from the Python protocol by `make types`; changes made here are lost.
   Cards in Views and events are indices into FACES. */
"""

_PAGES_IN = (pages.NewTable,)
_PAGES_OUT = (pages.Catalogue, pages.Guest, pages.TableCode, pages.TableSummary, pages.DeckFile)

_PLAIN = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def _type(kind: inspect.Type) -> str:
    """A reference to the type, by name where it has one."""
    if isinstance(kind, inspect.Metadata):
        return _type(kind.type)
    if type(kind) in _PLAIN:
        return _PLAIN[type(kind)]
    if isinstance(kind, inspect.LiteralType):
        return _union(json.encode(value).decode() for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return _union(_type(part) for part in kind.types)
    if isinstance(kind, inspect.VarTupleType | inspect.ListType):
        item = _type(kind.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(_type(part) for part in kind.item_types)}]"
    if isinstance(kind, inspect.DictType):
        return f"Record<{_type(kind.key_type)}, {_type(kind.value_type)}>"
    if isinstance(kind, inspect.StructType | inspect.DataclassType):
        return str(kind.cls.__name__)
    raise TypeError(f"no TypeScript is known for {kind}")


def _union(parts: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(parts))


def _parts(kind: inspect.Type) -> list[inspect.Type]:
    """The types directly inside this one."""
    if isinstance(kind, inspect.Metadata):
        return [kind.type]
    if isinstance(kind, inspect.UnionType):
        return list(kind.types)
    if isinstance(kind, inspect.VarTupleType | inspect.ListType):
        return [kind.item_type]
    if isinstance(kind, inspect.TupleType):
        return list(kind.item_types)
    if isinstance(kind, inspect.DictType):
        return [kind.key_type, kind.value_type]
    if isinstance(kind, inspect.StructType | inspect.DataclassType):
        return [field.type for field in kind.fields]
    return []


def _named(kind: inspect.Type, found: dict[type, inspect.StructType | inspect.DataclassType]) -> None:
    """Collect every class that is reachable; what an event is stands for all events there are."""
    if isinstance(kind, inspect.StructType | inspect.DataclassType):
        if kind.cls in found:
            return
        found[kind.cls] = kind
        if kind.cls is events.Event:
            for event in inspect.multi_type_info(events.EVENTS):
                _named(event, found)
    for part in _parts(kind):
        _named(part, found)


def _interface(kind: inspect.StructType | inspect.DataclassType, sent: bool) -> str:
    """One interface. What the server sends is always whole; of what it reads, defaults may be left out."""
    lines = [f"export interface {kind.cls.__name__} {{"]
    if isinstance(kind, inspect.StructType) and kind.tag_field is not None:
        lines.append(f"  {kind.tag_field}: {json.encode(kind.tag).decode()};")
    for field in kind.fields:
        whole = sent or field.required
        lines.append(f"  {field.encode_name}{'' if whole else '?'}: {_type(field.type)};")
    return "\n".join([*lines, "}"])


def _comment(cls: type) -> str:
    text = (cls.__doc__ or "").strip()
    if not text or text.startswith(f"{cls.__name__}("):
        return ""
    lines = [line.strip() for line in text.splitlines()]
    return "/** " + "\n * ".join(lines).replace("\n * \n", "\n *\n") + " */\n"


def _words(keys: Iterable[str]) -> str:
    return ", ".join(f'"{key}"' for key in keys)


def _scene_constants() -> list[str]:
    """Numbers that scenes are drawn and scored by; each is explained where the engine defines it."""
    return [
        f"export const GARMENTS = [{_words(garments.GARMENT_KEYS)}] as const;",
        f"export const FEAT_GAMES = [{_words(feats.FEAT_KEYS)}] as const;",
        f"export const FEAT_LEVELS = {feats.LEVELS};",
        "/** A throw at a mark that moves; `moment` is in milliseconds, speeds are in `speeds` parts of a place. */",
        f"export const THROW = {{ places: {throw.PLACES}, moments: {throw.MOMENTS}, moment: {throw.MOMENT}, "
        f"reach: {throw.REACH}, speeds: {throw.PARTS} }} as const;",
    ]


def _named_with(card: Card) -> list[str]:
    """What the player of a card names with it, in the order in which it is asked."""
    meant = [*["seat"] * card.names_seat, card.names_choice] if isinstance(card, Challenge) else []
    return [named for named in [*meant, *["colour"] * card.names_colour] if named]


def _names() -> list[str]:
    """What cards ask of their player."""
    named = {KIND_KEYS[kind]: _named_with(card) for kind, card in enumerate(CARDS)}
    return [
        "/** What the player of a card names with it, in this order; of blank cards their description says it. */",
        'export type Named = "seat" | "garment" | "feat" | "colour";',
        "export const NAMED: Readonly<Partial<Record<Kind, readonly Named[]>>> = {",
        *[f"  {kind}: [{_words(asked)}]," for kind, asked in named.items() if asked],
        "};",
    ]


def _blank_constants() -> list[str]:
    """What may stand in the description of a blank card (`DECK-4`); each is explained where the engine defines it."""
    aimed = ", ".join(f"{do}: [{_words(who)}]" for do, who in blank.AIMED.items())
    limits = {
        "cards": BLANKS,
        "name": blank.LONGEST_NAME,
        "effects": blank.MOST_EFFECTS,
        "count": blank.MOST_CARDS,
        "copies": deck.MOST_COPIES,
    }
    return [
        "/** The words in which blank cards are described, and how many of each there may be. */",
        f"export const BLANK_ANIMALS = [{_words(blank.ANIMALS)}] as const;",
        f"export const BLANK_MOODS = [{_words(blank.MOODS)}] as const;",
        f"export const BLANK_THINGS = [{_words(blank.THINGS)}] as const;",
        f"export const BLANK_FITS = [{_words(blank.WAYS)}] as const;",
        f"export const BLANK_EFFECTS = [{_words(blank.DO_KEYS)}] as const;",
        f"export const BLANK_COUNTED = [{_words(blank.COUNTED)}] as const;",
        f"export const BLANK_AIMED = {{ {aimed} }} as const;",
        f"export const BLANK_MOST = {{ {', '.join(f'{key}: {most}' for key, most in limits.items())} }} as const;",
    ]


def typescript() -> str:
    """The whole module."""
    incoming: dict[type, inspect.StructType | inspect.DataclassType] = {}
    outgoing: dict[type, inspect.StructType | inspect.DataclassType] = {}
    for taken in inspect.multi_type_info([requests.AnyRequest, *_PAGES_IN]):
        _named(taken, incoming)
    for given in inspect.multi_type_info([messages.AnyMessage, *_PAGES_OUT]):
        _named(given, outgoing)
    out = [_HEAD, f"export const PROTOCOL_VERSION = {VERSION};"]
    out.append(f"export const LONGEST_TEXT = {requests.LONGEST_TEXT};")
    for name, keys in (("REASONS", REASON_KEYS), ("FAILURES", get_args(messages.FailureCode))):
        out.append(f"export const {name} = [{_words(keys)}] as const;")
    out.append("export type Reason = (typeof REASONS)[number];")
    out.append("export type FailureCode = (typeof FAILURES)[number];")
    out.append(f"export const COLOURS = [{_words(COLOUR_KEYS)}] as const;")
    out.append("export type Colour = (typeof COLOURS)[number];")
    out.append(f"export const KINDS = [{_words(KIND_KEYS)}] as const;")
    out.append("export type Kind = (typeof KINDS)[number];")
    out.extend(_names())
    out.extend(_scene_constants())
    out.extend(_blank_constants())
    out.append(f"export type ActionKind = {_union(json.encode(key).decode() for key in ACTION_KEYS.values())};")
    out.append("/** What is printed on a card; `value` is null where there is none. */")
    out.append("export interface Face {\n  code: string;\n  kind: Kind;\n  colour: Colour;\n  value: number | null;\n}")
    out.append("export const FACES: readonly Face[] = [")
    out.extend(f"  {_face(face)}," for face in range(len(CODES)))
    out.append("];\n")
    for cls, kind in {**incoming, **outgoing}.items():
        if cls is events.Event:
            out.append(_alternatives("Event", [event.__name__ for event in events.EVENTS]) + "\n")
        else:
            out.append(f"{_comment(cls)}{_interface(kind, sent=cls in outgoing and cls not in incoming)}\n")
    out.append(_alternatives("Request", _members(requests.AnyRequest)) + "\n")
    out.append(_alternatives("Message", _members(messages.AnyMessage)))
    return "\n".join(out) + "\n"


def _alternatives(name: str, members: list[str]) -> str:
    return "\n  | ".join([f"export type {name} =", *members]) + ";"


def _members(union: Any) -> list[str]:
    return [member.__name__ for member in get_args(union)]


def _face(face: int) -> str:
    value = "null" if VALUE_OF[face] == NO_VALUE else VALUE_OF[face]
    kind, colour = KIND_KEYS[KIND_OF[face]], COLOUR_KEYS[COLOUR_OF[face]]
    return f'{{ code: "{CODES[face]}", kind: "{kind}", colour: "{colour}", value: {value} }}'


if __name__ == "__main__":
    sys.stdout.write(typescript())
