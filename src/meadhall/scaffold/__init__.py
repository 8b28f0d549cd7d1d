"""Write the package of a new game: one that can be played at once, for its author to change."""

from __future__ import annotations

import keyword
import re
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from meadhall.core.fault import Fault

BOARDS: Final = ("grid", "cards")
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
ENDING = ".tmpl"


def write_game(name: str, folder: Path, board: str, taken: list[str]) -> list[Path]:
    """Write the package `name` into a new `folder`; return its files. Refuse a name that no game can have."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name) or name in ("hall", "client", "emblems"):
        raise Fault("game-name", name=name)
    if name in taken:
        raise Fault("game-taken", name=name)
    if board not in BOARDS:
        raise Fault("game-board", board=board, known=", ".join(BOARDS))
    if folder.exists():
        raise Fault("game-there", path=str(folder))
    found: list[Path] = []
    for template in ("common", board):
        for path, text in sorted(files_of(resources.files(__name__) / template)):
            target = folder / path.replace("NAME", name)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(fill_template(text, name), encoding="utf-8", newline="\n")
            found.append(target)
    return sorted(found)


def files_of(folder: Traversable, below: str = "") -> list[tuple[str, str]]:
    """Every template below a folder, with its path."""
    found: list[tuple[str, str]] = []
    for entry in folder.iterdir():
        path = f"{below}{entry.name}"
        if entry.is_dir():
            found += files_of(entry, f"{path}/")
        elif path.endswith(ENDING):
            found.append((path.removesuffix(ENDING), entry.read_text(encoding="utf-8")))
    return found


def fill_template(text: str, name: str) -> str:
    words = name.split("_")
    short = "".join(word[0] for word in words) if len(words) > 1 else name[:2]
    return (
        text.replace("@NAME@", name)
        .replace("@TITLE@", " ".join(word.capitalize() for word in words))
        .replace("@CLASS@", "".join(word.capitalize() for word in words))
        .replace("@ID@", short.upper())
    )
