"""Compile Fluent messages to captions: JSON that a browser says without a Fluent parser.

A caption is a text, or a list of texts, holes and choices. `["name"]` is a hole for an argument,
`["name", least, most]` one for a number with so many digits after the point, `["name", {variant: caption}]` a choice;
the variant `*` is the default. An attribute has the key `message.attribute`. `client/i18n/captions.js` says captions.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from fluent.syntax import FluentParser, ast

from meadhall.words.messages import MESSAGE, TEXT

Caption = str | list[Any]
# Families of messages that only the server says.
SERVER_ONLY = ("ask-", "brings-", "event-", "fault-", "move-")
DIGITS = ("minimumFractionDigits", "maximumFractionDigits")
DEFAULT = "*"
log = logging.getLogger(__name__)


class CaptionError(ValueError):
    """A placeable that captions cannot say."""


def compile_captions(source: str, wanted: Callable[[str], bool] = lambda _: True) -> dict[str, Caption]:
    """Return the captions of a Fluent file by key: of the messages whose names are wanted. One that cannot be compiled
    is left out and logged.
    """
    captions: dict[str, Caption] = {}
    for found in MESSAGE.finditer(source):
        if wanted(found[1]):
            try:
                captions |= compile_message(found[1], found[0])
            except CaptionError as error:
                log.warning("the message %s was left out of the captions: %s", found[1], error)
    return captions


def is_for_pages(name: str) -> bool:
    return not name.startswith(SERVER_ONLY)


@lru_cache(maxsize=20_000)  # every message of every language: after a change only that one is parsed again
def compile_message(name: str, source: str) -> dict[str, Caption]:
    if text := TEXT.fullmatch(source):  # by far the most, and parsing is slow
        return {name: text[1]}
    captions: dict[str, Caption] = {}
    for message in FluentParser().parse(source).body:
        if isinstance(message, ast.Message):
            if message.value is not None:
                captions[name] = compile_pattern(message.value)
            captions |= {f"{name}.{one.id.name}": compile_pattern(one.value) for one in message.attributes}
    return captions


def compile_pattern(pattern: ast.Pattern) -> Caption:
    parts: list[Any] = []
    for element in pattern.elements:
        part = element.value if isinstance(element, ast.TextElement) else compile_expression(element.expression)
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        else:
            parts.append(part)
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def compile_expression(found: ast.InlineExpression | ast.SelectExpression | ast.Placeable) -> Any:
    match found:
        case ast.Placeable():
            return compile_expression(found.expression)
        case ast.StringLiteral():
            return found.parse()["value"]
        case ast.NumberLiteral():
            return found.value
        case ast.VariableReference():
            return [found.id.name]
        case ast.FunctionReference(id=ast.Identifier(name="NUMBER")):
            return [argument_of(found), *digits_of(found)]
        case ast.SelectExpression():
            variants = {name_of(one): compile_pattern(one.value) for one in found.variants}
            return [argument_of(found.selector), variants]
    raise CaptionError(type(found).__name__)


def argument_of(found: Any) -> str:
    """Return the argument that is asked for, plain or in `NUMBER($n)`."""
    if isinstance(found, ast.FunctionReference) and found.id.name == "NUMBER":
        found = found.arguments.positional[0]
    if not isinstance(found, ast.VariableReference):
        raise CaptionError(type(found).__name__)
    return str(found.id.name)


def digits_of(found: ast.FunctionReference) -> list[int]:
    """Return the least and the most digits after the point."""
    given = {one.name.name: int(one.value.value) for one in found.arguments.named if one.name.name in DIGITS}
    if len(given) < len(found.arguments.named):
        raise CaptionError(f"NUMBER with {', '.join(one.name.name for one in found.arguments.named)}")
    least, most = (given.get(name) for name in DIGITS)
    return [] if not given else [least or 0, most if most is not None else max(least or 0, 3)]


def name_of(variant: ast.Variant) -> str:
    if variant.default:
        return DEFAULT
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)
