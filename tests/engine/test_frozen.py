"""What is frozen survives being copied and being sent to another process, interpreted and compiled alike."""

import ast
import copy
import pickle
from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from importlib import import_module
from inspect import getmembers, isclass
from pathlib import Path
from pkgutil import walk_packages
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import pytest

import svintus.engine
from svintus.engine.frozen import Frozen
from svintus.engine.options import Options

SOURCES = Path(__file__).parents[2] / "src"
PLAIN: dict[Any, Any] = {bool: True, int: 3, str: "awl", bytes: b"seed", NoneType: None}


def frozen() -> Iterator[type]:
    """Every frozen dataclass that a module of the engine makes."""
    for module in walk_packages(svintus.engine.__path__, "svintus.engine."):
        for _, found in getmembers(import_module(module.name), isclass):
            parameters = getattr(found, "__dataclass_params__", None)
            if found.__module__ == module.name and parameters is not None and parameters.frozen:
                yield found


KINDS = sorted(frozen(), key=lambda kind: (kind.__module__, kind.__name__))


def annotations(kind: type) -> dict[str, Any]:
    """The types of the fields, from the source: compiled classes do not know them any more."""
    source = SOURCES.joinpath(*kind.__module__.split(".")).with_suffix(".py").read_text(encoding="utf-8")
    (definition,) = (
        node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == kind.__name__
    )
    known = vars(import_module(kind.__module__))
    return {
        ast.unparse(field.target): eval(ast.unparse(field.annotation), known)
        for field in definition.body
        if isinstance(field, ast.AnnAssign)
    }


def sample(kind: Any) -> Any:
    """Something of this type, of what its annotations name; no field of it is what it would be by itself."""
    if kind is Options:
        return Options(clock=0, several="chain", transfer=False, forbidden=(("awl", "polisvin"),))
    if is_dataclass(kind) and isclass(kind):
        return kind(**{name: sample(hint) for name, hint in annotations(kind).items()})
    of = get_args(kind)
    match get_origin(kind):
        case None:
            return PLAIN[kind]
        case origin if origin is Literal:
            return of[-1]
        case origin if origin in (Union, UnionType):
            return sample(of[0])
        case origin if origin is tuple:
            return (sample(of[0]), sample(of[0])) if of[-1] is ... else tuple(map(sample, of))
        case origin if origin in (dict, Mapping):
            return {sample(of[0]): sample(of[1])}
        case _:
            raise TypeError(f"no sample of {kind}")


def test_all_are_found_and_of_one_kind() -> None:
    names = {kind.__name__ for kind in KINDS}
    assert {"Options", "Blank", "Effect", "Action", "Entry", "Header", "View", "CardsDrawn", "RaceScene"} <= names
    assert [kind for kind in KINDS if not issubclass(kind, Frozen)] == []


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_what_comes_back_equals_what_was_sent(kind: type) -> None:
    one = sample(kind)
    sent = [pickle.loads(pickle.dumps(one, protocol)) for protocol in range(pickle.HIGHEST_PROTOCOL + 1)]
    for back in (copy.copy(one), copy.deepcopy(one), *sent):
        assert type(back) is kind
        assert back == one
        assert repr(back) == repr(one)


def test_what_comes_back_is_frozen_too() -> None:
    back = copy.copy(Options(clock=0))
    with pytest.raises(AttributeError):
        back.clock = 1  # type: ignore[misc]
    assert back.clock == 0
