"""Arguments that cannot be read: what Cyclopts found, as a complaint in the user's language."""

from typing import Literal, get_args, get_origin

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from svintus.cli.bad_input import BadInput


def misread(error: CycloptsError) -> BadInput:
    """The complaint about arguments that are wrong already as such."""
    match error:
        case UnknownCommandError(unused_tokens=[command, *_], app=App() as app):
            known = [name for name in app if not name.startswith("-")]
            return BadInput("command", command=command, known=", ".join(known))
        case UnknownOptionError():
            known = [name for argument in error.argument_collection for name in argument.names]
            return BadInput("unknown-option", option=error.token.keyword or error.token.value, known=", ".join(known))
        case UnusedCliTokensError(unused_tokens=[*words]):
            return BadInput("left-over", words=" ".join(words))
        case MissingArgumentError():
            return BadInput("no-value", name=error.keyword or _name(error))
        case RepeatArgumentError():
            return BadInput("repeated", name=_name(error))
        case CoercionError():
            return _no_such_value(error)
    return BadInput("arguments", why=str(error))


def _no_such_value(error: CoercionError) -> BadInput:
    name, value = _name(error), error.token.value if error.token is not None else ""
    if get_origin(error.target_type) is Literal:
        return BadInput("choice", name=name, value=value, known=", ".join(get_args(error.target_type)))
    if error.target_type is bool:
        return BadInput("no-switch", name=name, value=value)
    if error.target_type is int:
        return BadInput("no-number", name=name, value=value)
    return BadInput("arguments", why=str(error))


def _name(error: CoercionError | MissingArgumentError | RepeatArgumentError) -> str:
    """The option as it was typed, or the name that the help has for what stands there."""
    token = getattr(error, "token", None)
    if token is not None and token.keyword is not None:
        return str(token.keyword)
    return error.argument.name if error.argument is not None else ""
