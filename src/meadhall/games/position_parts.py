"""Split a position into its parts: after the game's name `key=value`, each key at most once."""

from __future__ import annotations

from meadhall.core.fault import Fault, find_nearest
from meadhall.core.game import is_number


def split_parts(text: str, game: str, known: list[str]) -> dict[str, str]:
    words = text.split()
    for word in words:
        shown = word.encode(errors="replace").decode()
        if shown != word:  # half a letter (a lone surrogate) can be neither shown nor written again
            raise Fault("position-letter", part=shown.partition("=")[0])
    if not words or words[0] != game:
        raise Fault("position-game", found=words[0] if words else "-", game=game)
    parts: dict[str, str] = {}
    for word in words[1:]:
        key, equals, value = word.partition("=")
        if not equals or not value:
            raise Fault("position-part", part=word)
        if key not in known:
            raise Fault("position-key", part=key, nearest=find_nearest(key, known))
        if key in parts:
            raise Fault("position-twice", part=key)
        parts[key] = value
    return parts


def parse_options(words: list[str]) -> dict[str, str]:
    """Read the options of a table, written `name:value`, each at most once."""
    given: dict[str, str] = {}
    for word in words:
        name, colon, value = word.partition(":")
        if not colon:
            raise Fault("position-option", option=word)
        if name in given:
            raise Fault("position-twice", part=name)
        given[name] = value
    return given


def parse_number(part: str, value: str, low: int, high: int) -> int:
    """Read a number in digits within its bounds; the error names both bounds."""
    digits = value.removeprefix("-") if low < 0 else value
    if not is_number(digits) or not low <= int(value) <= high:
        raise Fault("position-number", part=part, value=value, low=low, high=high)
    return int(value)
