"""`meadhall games`: list the games with their numbers of players and options."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from meadhall.commands.cli.arguments import Speaker
from meadhall.commands.cli.output import INDENT, Say
from meadhall.core.game import Option, Value, locate_game, names
from meadhall.core.game import game as game_of

if TYPE_CHECKING:
    from meadhall.words import Words

OURS = "meadhall.games."


def games(*, say: Speaker) -> int:
    if say.json:
        say.give([to_plain(name, say.words(name)) for name in names()], [])
        return 0
    for name in names():
        say.give(None, render_game(name, say.words(name), say))
    return 0


def render_game(name: str, words: Words, say: Say) -> Iterator[str]:
    (low, high), options = read_offer(name)
    yield say.wrap(
        words(
            "games-game",
            name=name,
            title=words("title"),
            tagline=words("tagline"),
            low=low,
            high=high,
            span="same" if low == high else "range",
        )
    )
    for option in options:
        one = describe_option(option, words)
        yield f"{INDENT}--option {option.name}=..."
        yield say.wrap(
            words(
                "games-option",
                text=one["text"],
                doc=one["doc"],
                choices=one["choices_text"],
                default=format_value(option.default),
            ),
            INDENT * 2,
        )


def read_offer(name: str) -> tuple[tuple[int, int], tuple[Option, ...]]:
    """Return numbers of players and options. Built-in games have them in a small module, so that the rules need not be
    loaded; other games are imported.
    """
    if locate_game(name).startswith(OURS):
        options = importlib.import_module(f"{OURS}{name}.options")
        return options.PLAYERS, options.OPTIONS
    of = game_of(name)
    return of.players, of.options


def to_plain(name: str, words: Words) -> dict[str, Any]:
    of = game_of(name)
    return {
        "name": name,
        "title": words("title"),
        "tagline": words("tagline"),
        "players": list(of.players),
        "rules": of.rules_version,
        "data": of.data_hash(),
        "cooperative": of.cooperative,
        "options": [describe_option(option, words) for option in of.options],
    }


def describe_option(option: Option, words: Words) -> dict[str, Any]:
    key = f"option-{option.name}"
    ends = option.offered()
    choices = {"from": ends.start, "to": ends.stop - 1} if isinstance(ends, range) else [*ends]
    return {
        "name": option.name,
        "default": option.default,
        "choices": choices,
        "text": words(key),
        "doc": words(f"{key}.doc"),
        "choices_text": option.choices_text()
        if isinstance(ends, range)
        else ", ".join(explain_choice(choice, key, words) for choice in ends),
    }


def explain_choice(choice: Value, key: str, words: Words) -> str:
    said = f"{key}.{choice}"
    return (
        f"{format_value(choice)} ({words(said)})"
        if isinstance(choice, str) and words.has(said)
        else format_value(choice)
    )


def format_value(value: Value) -> str:
    """Return a value as typed on the command line."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
