"""Faults in the data files of a game: each file is changed at one place, and read again.

What the reader then says stands in `tests/<game>/data_faults.txt`, line by line, to be read: a fault with its
arguments, or `accepted` where nothing can be known to be wrong. `python tests/data_faults.py` writes these files again.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from meadhall.core.fault import Fault
from meadhall.games import SHIPPED
from meadhall.games.fire_and_axe import data as fire_and_axe
from meadhall.games.norsaga import data as norsaga
from meadhall.games.trudvang import data as trudvang
from meadhall.games.trudvang.data_combat import CombatData
from meadhall.games.yggdrasil import data as yggdrasil

TESTS = Path(__file__).resolve().parent
TABLE = re.compile(r"^\[\[(\w+)\]\]\n", re.M)
FIELD = re.compile(r"^(\w+) = (.+)$", re.M)
NUMBER = re.compile(r"-?\d+")


READERS: dict[str, list[Callable[[dict[str, str]], Any]]] = {
    "norsaga": [norsaga.Components],
    "fire_and_axe": [fire_and_axe.Components],
    "yggdrasil": [yggdrasil.Components],
    "trudvang": [trudvang.Components, CombatData],
}


def read_files(game: str) -> dict[str, str]:
    """Return the texts of the data files."""
    folder = TESTS.parent / "src/meadhall/games" / game / "data"
    return {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.toml")}


def find_entries(text: str) -> Iterator[tuple[str, int, int]]:
    """Yield the first, the second and the last entry of each kind: its name, and from where to where it stands."""
    starts = [*TABLE.finditer(text)]
    ends = [*(one.start() for one in starts), len(text)][1:]
    by_kind: dict[str, list[tuple[int, int]]] = {}
    for found, end in zip(starts, ends, strict=True):
        by_kind.setdefault(found[1], []).append((found.start(), end))
    for kind, spans in by_kind.items():
        for at in sorted({0, min(1, len(spans) - 1), len(spans) - 1}):
            yield f"{kind} {at + 1}", *spans[at]


def break_text(text: str) -> Iterator[tuple[str, str]]:
    """Yield changed texts of a file, each with what was changed."""
    for name, start, end in find_entries(text):
        before, entry, after = text[:start], text[start:end], text[end:]
        yield f"{name} left out", before + after
        yield f"{name} twice", before + entry.rstrip("\n") + "\n\n" + entry + after
        for field in FIELD.finditer(entry):
            for what, value in list_wrong_values(field[1], field[2]):
                changed = (
                    f"{entry[: field.start()]}{field[1]} = {value}{entry[field.end() :]}"
                    if value
                    else (entry[: field.start()] + entry[field.end() + 1 :])
                )
                yield f"{name} {field[1]} {what}", before + changed + after


def list_wrong_values(field: str, value: str) -> Iterator[tuple[str, str]]:
    """Yield other values for a field; that none is missing is the business of the reader of TOML."""
    if field == "reason":
        yield "missing", ""
    if value in ("true", "false"):
        yield "turned", "false" if value == "true" else "true"
    elif NUMBER.fullmatch(value):
        yield "+1", str(int(value) + 1)
        yield "-1", str(int(value) - 1)
    elif value.startswith('"'):
        yield "unknown", '"nothing"'
    elif value.startswith("[") and "," in value and "{" not in value:
        yield "shorter", "[" + value.partition(",")[2].lstrip()
        yield "with one twice", "[" + value[1:].partition(",")[0] + ", " + value[1:]
    elif (found := NUMBER.search(value)) is not None:
        yield "+1", value[: found.start()] + str(int(found[0]) + 1) + value[found.end() :]


def list_verdicts(game: str) -> Iterator[str]:
    """Yield a line for each change: what is said of it."""
    texts, read = read_files(game), READERS[game]
    for name in sorted(texts):
        for what, changed in break_text(texts[name]):
            yield f"{name.removesuffix('.toml')}: {what}: {judge_texts({**texts, name: changed}, read)}"


def judge_texts(texts: dict[str, str], read: list[Callable[[dict[str, str]], Any]]) -> str:
    for one in read:
        try:
            one(texts)
        except Fault as fault:
            return " ".join([fault.key, *(f"{name}={fault.args_of_key[name]}" for name in sorted(fault.args_of_key))])
        except LookupError as error:
            return type(error).__name__
    return "accepted"


def find_file(game: str) -> Path:
    return TESTS / game / "data_faults.txt"


def main() -> None:
    for game in sys.argv[1:] or SHIPPED:
        find_file(game).write_text("".join(f"{line}\n" for line in list_verdicts(game)), encoding="utf-8")


if __name__ == "__main__":
    main()
