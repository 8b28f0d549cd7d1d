"""`meadhall games`: what can be played, by how many, and what a table may choose beforehand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from meadhall.commands.arguments import Speaker
from meadhall.commands.say import INDENT
from meadhall.core.game import Option, Value, names
from meadhall.core.game import game as game_of

if TYPE_CHECKING:
    from meadhall.words import Words


def games(*, say: Speaker) -> int:
    value = [about(name, say.words(name)) for name in names()]

    def lines() -> Iterator[str]:
        for one in value:
            words = say.words(one["name"])
            low, high = one["players"]
            yield say.wrapped(words("games-game", name=one["name"], title=one["title"], tagline=one["tagline"], low=low,
                                    high=high))
            for option in one["options"]:
                yield f"{INDENT}--option {option['name']}=..."
                yield say.wrapped(words("games-option", text=option["text"], doc=option["doc"],
                                        choices=option["choices_text"], default=shown(option["default"])), INDENT * 2)

    say.give(value, lines())
    return 0


def about(name: str, words: Words) -> dict[str, Any]:
    of = game_of(name)
    return {"name": name, "title": words("title"), "tagline": words("tagline"), "players": list(of.players),
            "rules": of.rules_version, "data": of.data_hash(),
            "options": [described(option, words) for option in of.options]}


def described(option: Option, words: Words) -> dict[str, Any]:
    key = f"option-{option.name}"
    ends = option.offered()
    choices = {"from": ends.start, "to": ends.stop - 1} if isinstance(ends, range) else [*ends]
    return {"name": option.name, "default": option.default, "choices": choices, "text": words(key),
            "doc": words(f"{key}.doc"), "choices_text": option.choices_text() if isinstance(ends, range) else
            ", ".join(explained(choice, key, words) for choice in ends)}


def explained(choice: Value, key: str, words: Words) -> str:
    said = f"{key}.{choice}"
    return f"{shown(choice)} ({words(said)})" if isinstance(choice, str) and words.has(said) else shown(choice)


def shown(value: Value) -> str:
    """As it is written on the line."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
