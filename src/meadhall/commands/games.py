"""`meadhall games`: list the games with their numbers of players and options."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from meadhall.commands.cli.arguments import Speaker
from meadhall.commands.cli.output import INDENT, Say
from meadhall.core.game import Option, Value, names, where_is
from meadhall.core.game import game as game_of

if TYPE_CHECKING:
    from meadhall.words import Words

OURS = "meadhall.games."


def games(*, say: Speaker) -> int:
    if say.json:
        say.give([about(name, say.words(name)) for name in names()], [])
        return 0
    for name in names():
        say.give(None, told(name, say.words(name), say))
    return 0


def told(name: str, words: Words, say: Say) -> Iterator[str]:
    (low, high), options = offers(name)
    yield say.wrapped(
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
        one = described(option, words)
        yield f"{INDENT}--option {option.name}=..."
        yield say.wrapped(
            words(
                "games-option",
                text=one["text"],
                doc=one["doc"],
                choices=one["choices_text"],
                default=shown(option.default),
            ),
            INDENT * 2,
        )


def offers(name: str) -> tuple[tuple[int, int], tuple[Option, ...]]:
    """Return numbers of players and options. Built-in games have them in a small module, so that the rules need not be
    loaded; other games are imported.
    """
    if where_is(name).startswith(OURS):
        options = importlib.import_module(f"{OURS}{name}.options")
        return options.PLAYERS, options.OPTIONS
    of = game_of(name)
    return of.players, of.options


def about(name: str, words: Words) -> dict[str, Any]:
    of = game_of(name)
    return {
        "name": name,
        "title": words("title"),
        "tagline": words("tagline"),
        "players": list(of.players),
        "rules": of.rules_version,
        "data": of.data_hash(),
        "cooperative": of.cooperative,
        "options": [described(option, words) for option in of.options],
    }


def described(option: Option, words: Words) -> dict[str, Any]:
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
        else ", ".join(explained(choice, key, words) for choice in ends),
    }


def explained(choice: Value, key: str, words: Words) -> str:
    said = f"{key}.{choice}"
    return f"{shown(choice)} ({words(said)})" if isinstance(choice, str) and words.has(said) else shown(choice)


def shown(value: Value) -> str:
    """Return a value as typed on the command line."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
