"""Parse a command's arguments with cyclopts, and convert its errors to Faults."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import BoundArguments
from typing import Annotated, Any

from cyclopts import App, Argument, CycloptsError, Parameter, Token
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from meadhall.commands.cli.output import Say
from meadhall.core.fault import Fault, find_nearest

MOST = 1_000_000  # games, playouts, processes of one run


def parse_whole_number(kind: Any, tokens: Sequence[Token]) -> int:
    """Parse a whole number; refuse `3.7`, which cyclopts would round, and `0x10`."""
    text = tokens[0].value
    if not (text.isascii() and text.removeprefix("-").isdecimal()):
        raise ValueError(text)
    return int(text)


Number = Annotated[int, Parameter(converter=parse_whole_number)]
MaybeNumber = Annotated[int | None, Parameter(converter=parse_whole_number)]
# Number of games: one name in every command. Names of earlier versions still work.
Games = Annotated[int, Parameter(name=("--games", "--num", "--rounds"), converter=parse_whole_number)]
Options = Annotated[list[str] | None, Parameter(name="--option", negative=())]
Origins = Annotated[list[str] | None, Parameter(name="--origin", negative=())]
Books = Annotated[list[str] | None, Parameter(name="--book", negative=())]
Lessons = Annotated[list[str] | None, Parameter(name="--lesson", negative=())]
Flag = Annotated[bool, Parameter(negative=())]
All = Annotated[bool, Parameter(name="--all", negative=())]
# A switch that a file or the environment may also set, so that it needs a negative form: `--no-ratings`.
Switch = Annotated[bool | None, Parameter(negative_bool="no-")]
Open = Annotated[bool | None, Parameter(name="--open", negative="--no-open")]
RuleId = Annotated[str | None, Parameter(name="ID")]
Speaker = Annotated[Say, Parameter(parse=False)]


def bind(name: str, function: Callable[..., int], tokens: list[str]) -> BoundArguments:
    try:
        return create_app(name, function).parse_args([join_name(name), *tokens])[1]
    except CycloptsError as error:
        raise to_fault(error, name, function) from None


def list_arguments(name: str, function: Callable[..., int]) -> list[Argument]:
    """Return every argument of this command."""
    found = create_app(name, function)[join_name(name)].assemble_argument_collection(parse_docstring=False)
    return [argument for argument in found if argument.parse]


def create_app(name: str, function: Callable[..., int]) -> App:
    """Return a cyclopts app of this one command, without loading the others."""
    hall = App(name="meadhall", help_flags=[], version_flags=[], print_error=False, exit_on_error=False)
    hall.command(function, name=join_name(name))
    return hall


def join_name(name: str) -> str:
    """Return `story check` as one word."""
    return name.replace(" ", "-")


def to_fault(error: CycloptsError, name: str, function: Callable[..., int]) -> Fault:
    if isinstance(error, UnknownOptionError):
        option = (error.token.keyword or error.token.value).partition("=")[0]
        known = [argument.name for argument in list_arguments(name, function) if argument.index is None]
        return Fault(
            "line-option", command=name, option=option, nearest=find_nearest(option, [*known, "--json", "--lang"])
        )
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        if error.keyword is not None:
            return Fault("line-value", option=error.keyword)
        return Fault("line-missing", command=name, argument=error.argument.name)
    if isinstance(error, CoercionError) and error.token is not None:
        key = "line-flag" if error.target_type is bool else "line-number"
        place = error.token.keyword or (error.argument.name if error.argument else "")
        return Fault(key, option=place, value=error.token.value)
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        return Fault("line-extra", command=name, word=error.unused_tokens[0])
    if isinstance(error, RepeatArgumentError):
        return Fault("line-twice", option=error.token.keyword)
    return Fault("line-unreadable", command=name, reason=str(error))


def limit_number(option: str, value: int, low: int) -> int:
    """Limit a number: a list of a million million games would exhaust the memory."""
    if value < low:
        raise Fault("line-too-small", option=option, value=value, low=low)
    if value > MOST:
        raise Fault("line-too-large", option=option, value=value, most=MOST)
    return value


def parse_options(given: list[str] | None, form: str = "line-option-form") -> dict[str, str]:
    """Parse repeated `--option name=value`; `form` is the key of the error for malformed ones."""
    found: dict[str, str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise Fault(form, text=text)
        if name in found:
            raise Fault("line-twice", option=f"--option {name}")
        found[name] = value
    return found
