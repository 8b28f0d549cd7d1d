"""Help in the reader's language: an overview of the commands, and a page for each."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import Any

from meadhall.commands.cli.output import INDENT, Say, load_plain_words
from meadhall.commands.cli.registry import COMMANDS, GROUPS

EVERYWHERE = {"--lang": "LANG", "--json": "", "--help": ""}
Page = tuple[dict[str, Any], Iterator[str]]


def render_overview(say: Say) -> Page:
    words = load_plain_words(say.language)
    value = {name: words[f"help-{name}"] for name in COMMANDS}

    def lines() -> Iterator[str]:
        yield say.wrap(words["help"])
        yield ""
        yield f"{words['help-usage']} meadhall {words['help-command']} ..."
        yield ""
        yield words["help-commands"]
        width = max(map(len, COMMANDS))
        for name, text in value.items():
            yield f"{INDENT}{name:<{width}}  {text}"
        yield from list_shared_options(words)
        yield ""
        yield say.wrap(words["help-more"])

    return value, lines()


def render_group(name: str, say: Say) -> Page:
    """Return the help of a command group."""
    words = load_plain_words(say.language)
    value = {inner: words[f"help-{name}-{inner}"] for inner in GROUPS[name]}

    def lines() -> Iterator[str]:
        yield f"{words['help-usage']} meadhall {name} {words['help-command']} ..."
        yield ""
        yield say.wrap(words[f"help-{name}"])
        yield ""
        yield words["help-commands"]
        width = max(map(len, value))
        for inner, text in value.items():
            yield f"{INDENT}{inner:<{width}}  {text}"
        yield from list_shared_options(words)

    return value, lines()


def render_page(name: str, function: Callable[..., int], say: Say) -> Page:
    """Return the help of one command with every argument that the parser knows."""
    from meadhall.commands.cli.arguments import list_arguments

    words = load_plain_words(say.language)
    key = f"help-{name.replace(' ', '-')}"
    usual = load_defaults(name)
    entries = [
        (argument, words[f"{key}.{strip_markup(argument.name)}"] + describe_default(argument, words, usual))
        for argument in list_arguments(name, function)
    ]
    value = {
        "command": name,
        "text": words[key],
        "arguments": {a.name: words[f"{key}.{strip_markup(a.name)}"] for a, _ in entries},
    }

    def lines() -> Iterator[str]:
        usage = [name_positional(a) for a, _ in entries if a.index is not None]
        yield f"{words['help-usage']} meadhall {' '.join([name, *usage])} [{words['help-option']}]"
        yield ""
        yield say.wrap(words[key])
        if f"{key}.more" in words:
            yield ""
            yield say.wrap(words[f"{key}.more"])
        for title, chosen in (
            ("help-arguments", [entry for entry in entries if entry[0].index is not None]),
            ("help-options", [entry for entry in entries if entry[0].index is None]),
        ):
            if chosen:
                yield from ("", words[title])
            for argument, text in chosen:
                yield f"{INDENT}{label_argument(argument)}"
                yield say.wrap(text, INDENT * 2)
        yield from list_shared_options(words)

    return value, lines()


def list_shared_options(words: dict[str, str]) -> Iterator[str]:
    yield from ("", words["help-everywhere"])
    for option, kind in EVERYWHERE.items():
        yield f"{INDENT}{f'{option} {kind}'.strip():<11}  {words[f'help-everywhere.{strip_markup(option)}']}"


def strip_markup(name: str) -> str:
    return name.lstrip("-").lower()


def name_positional(argument: Any) -> str:
    many = argument.field_info.kind is inspect.Parameter.VAR_POSITIONAL
    if many:
        return f"{argument.name}..."
    return argument.name if argument.required else f"[{argument.name}]"


def label_argument(argument: Any) -> str:
    """Return the label of an argument: `--seed N`; a positional argument is its own label, a switch has no value."""
    if argument.index is not None:
        return str(argument.name)
    if bool in (argument.hint, *getattr(argument.hint, "__args__", ())):
        return ", ".join(argument.names)
    number = int in (argument.hint, *getattr(argument.hint, "__args__", ()))
    return f"{argument.name} {'N' if number else strip_markup(argument.name).upper()}"


def load_defaults(name: str) -> dict[str, Any]:
    """Return defaults that are defined outside the command, by option."""
    if name != "serve":
        return {}
    from meadhall.commands.settings.table import list_settings

    return {setting.option: setting.default for setting in list_settings().values() if setting.option}


def describe_default(argument: Any, words: dict[str, str], usual: dict[str, Any]) -> str:
    """Return the default if it is a value; the description says what an empty one means."""
    value = usual.get(argument.name, argument.field_info.default)
    if value is None or value is False or value == [] or value in ("", inspect.Parameter.empty):
        return ""
    return f" ({words['help-default']} {value})"
