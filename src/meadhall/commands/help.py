"""Help in the reader's language: an overview of the commands, and a page for each."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import Any

from meadhall.commands import COMMANDS, GROUPS
from meadhall.commands.say import INDENT, Say, plain_words

EVERYWHERE = {"--lang": "LANG", "--json": "", "--help": ""}
Page = tuple[dict[str, Any], Iterator[str]]


def overview(say: Say) -> Page:
    words = plain_words(say.language)
    value = {name: words[f"help-{name}"] for name in COMMANDS}

    def lines() -> Iterator[str]:
        yield say.wrapped(words["help"])
        yield ""
        yield f"{words['help-usage']} meadhall {words['help-command']} ..."
        yield ""
        yield words["help-commands"]
        width = max(map(len, COMMANDS))
        for name, text in value.items():
            yield f"{INDENT}{name:<{width}}  {text}"
        yield from everywhere(words)
        yield ""
        yield say.wrapped(words["help-more"])

    return value, lines()


def group(name: str, say: Say) -> Page:
    """A command that has commands of its own."""
    words = plain_words(say.language)
    value = {inner: words[f"help-{name}-{inner}"] for inner in GROUPS[name]}

    def lines() -> Iterator[str]:
        yield f"{words['help-usage']} meadhall {name} {words['help-command']} ..."
        yield ""
        yield say.wrapped(words[f"help-{name}"])
        yield ""
        yield words["help-commands"]
        width = max(map(len, value))
        for inner, text in value.items():
            yield f"{INDENT}{inner:<{width}}  {text}"
        yield from everywhere(words)

    return value, lines()


def page(name: str, function: Callable[..., int], say: Say) -> Page:
    """One command: what it does and every argument, as the parser knows them."""
    from meadhall.commands.arguments import arguments

    words = plain_words(say.language)
    key = f"help-{name.replace(' ', '-')}"
    entries = [(argument, words[f"{key}.{plain(argument.name)}"]) for argument in arguments(name, function)]
    value = {"command": name, "text": words[key], "arguments": {a.name: text for a, text in entries}}

    def lines() -> Iterator[str]:
        usage = [positional(a) for a, _ in entries if a.index is not None]
        yield f"{words['help-usage']} meadhall {' '.join([name, *usage])} [{words['help-option']}]"
        yield ""
        yield say.wrapped(words[key])
        if f"{key}.more" in words:
            yield ""
            yield say.wrapped(words[f"{key}.more"])
        for title, chosen in (
            ("help-arguments", [entry for entry in entries if entry[0].index is not None]),
            ("help-options", [entry for entry in entries if entry[0].index is None]),
        ):
            if chosen:
                yield from ("", words[title])
            for argument, text in chosen:
                yield f"{INDENT}{labelled(argument)}"
                yield say.wrapped(text + default(argument, words), INDENT * 2)
        yield from everywhere(words)

    return value, lines()


def everywhere(words: dict[str, str]) -> Iterator[str]:
    yield from ("", words["help-everywhere"])
    for option, kind in EVERYWHERE.items():
        yield f"{INDENT}{f'{option} {kind}'.strip():<11}  {words[f'help-everywhere.{plain(option)}']}"


def plain(name: str) -> str:
    return name.lstrip("-").lower()


def positional(argument: Any) -> str:
    many = argument.field_info.kind is inspect.Parameter.VAR_POSITIONAL
    if many:
        return f"{argument.name}..."
    return argument.name if argument.required else f"[{argument.name}]"


def labelled(argument: Any) -> str:
    """`--seed N`; a positional argument is its own label, a switch takes no value."""
    if argument.index is not None:
        return str(argument.name)
    if argument.hint is bool:
        return str(argument.name)
    number = int in (argument.hint, *getattr(argument.hint, "__args__", ()))
    return f"{argument.name} {'N' if number else plain(argument.name).upper()}"


def default(argument: Any, words: dict[str, str]) -> str:
    """What holds where nothing is given, if that is a value: what an empty one means, the text of the argument says."""
    value = argument.field_info.default
    if value is None or value is False or value in ("", inspect.Parameter.empty):
        return ""
    return f" ({words['help-default']} {value})"
