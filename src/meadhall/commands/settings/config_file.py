"""Find and parse `meadhall.toml`, with the line of each value."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from meadhall.commands.settings.table import list_sections, list_settings
from meadhall.core.fault import Fault, find_nearest
from meadhall.files.toml_loader import find_place, read_text
from meadhall.tables.saved_games import find_home

VARIABLE = "MEADHALL_CONFIG"
NAME = "meadhall.toml"
OPTION = "--config"
MOST_BYTES = 1_000_000


@dataclass(frozen=True)
class Found:
    """A given value and its place, for error messages."""

    name: str
    value: Any
    place: str


def find_file(option: str | None, environ: Mapping[str, str]) -> Path | None:
    """Return the file of the option, else of the environment, else the one in the data folder if it exists."""
    for named, by in ((option, OPTION), (environ.get(VARIABLE), VARIABLE)):
        if named:
            if not Path(named).is_file():
                raise Fault("config-missing", path=named, by=by)
            return Path(named)
    usual = find_home() / NAME
    return usual if usual.is_file() else None


def read_file(path: Path) -> tuple[list[Found], list[Fault]]:
    """Return every value of the file and every unknown name. If it is not valid TOML, that is the only mistake
    reported.
    """
    text = read_text(path)
    if len(text) > MOST_BYTES:
        raise Fault("too-big", most=MOST_BYTES)
    try:
        tree = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        number, line = find_place(str(error), text)
        return [], [Fault("toml-line", file=str(path), line=str(number), text=line)]
    except (RecursionError, ValueError):
        return [], [Fault("toml-deep", file=str(path))]
    values, mistakes, lines = list[Found](), list[Fault](), LineFinder(text)
    for keys, value in walk_values(tree):
        name = ".".join(keys)
        at = f"{path}:{lines.find(keys)}"
        if name in list_settings():
            values.append(Found(name, value, at))
        elif name in list_sections():
            mistakes.append(Fault("config-table", place=at, name=name))
        else:
            mistakes.append(Fault("config-unknown", place=at, name=name[:60], nearest=suggest_name(name)))
    return values, mistakes


def walk_values(tree: dict[str, Any], above: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Descend into known tables; everything else is a value or an unknown name."""
    for key, value in tree.items():
        keys = (*above, key)
        if isinstance(value, dict) and ".".join(keys) in list_sections():
            yield from walk_values(value, keys)
        else:
            yield keys, value


def suggest_name(name: str) -> str:
    """Return the setting that was probably meant: one in the same table, or one of that name in another."""
    table, _, last = name.rpartition(".")
    known = [*list_settings(), *sorted(list_sections())]
    elsewhere = [one for one in known if one.rpartition(".")[2] == last]
    beside = [one for one in known if one.rpartition(".")[0] == table]
    return elsewhere[0] if elsewhere else find_nearest(name, beside or known)


class LineFinder:
    """Finds the line of a key. tomllib has no positions, so the text is parsed up to each line; a file of a few hundred
    lines takes some hundredths of a second.
    """

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines(keepends=True)
        self.steps: list[tuple[int, dict[str, Any]]] = []

    def find(self, keys: tuple[str, ...]) -> int:
        before = 0
        for end, tree in self._read():
            if has_key(tree, keys):
                return before + 1
            before = end
        return before + 1

    def _read(self) -> list[tuple[int, dict[str, Any]]]:
        """Return the parsed file up to each line at which a value is complete."""
        if not self.steps:
            for end in range(1, len(self.lines) + 1):
                try:
                    tree = tomllib.loads("".join(self.lines[:end]))
                except tomllib.TOMLDecodeError:  # in the midst of a value of several lines
                    continue
                self.steps.append((end, tree))
        return self.steps


def has_key(tree: Any, keys: tuple[str, ...]) -> bool:
    for key in keys:
        if not isinstance(tree, dict) or key not in tree:
            return False
        tree = tree[key]
    return True
