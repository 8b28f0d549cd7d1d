"""The browser's files by address: the client's own, and each game's below `games/<game>/`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from meadhall.core.game import find_folder, names
from meadhall.server.errors.http_errors import PathUnknown

GAMES = "games/"
EMBLEMS = "games/emblems.js"


@dataclass(frozen=True)
class ClientFiles:
    """`games` are the folders of games: a file in `games["x"]` has an address below `games/x/`. All
    paths are resolved.
    """

    root: Path
    games: dict[str, Path] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.root, *self.games.items()))

    def path(self, name: str) -> Path:
        """Return the file with this address. Refuse an address that leads out of its folder, or nowhere."""
        folder, rest = self.folder_of(name.lstrip("/"))
        try:
            path = (folder / rest).resolve()
            if path.is_relative_to(folder) and path.is_file():
                return path
        except (OSError, ValueError):  # a name that no file can have
            pass
        raise PathUnknown("path-unknown")

    def folder_of(self, name: str) -> tuple[Path, str]:
        """Split an address into the folder it belongs to and the path below that."""
        if name.startswith(GAMES):
            game, _, rest = name.removeprefix(GAMES).partition("/")
            if game in self.games:
                return self.games[game], rest
        return self.root, name

    def read(self, name: str) -> str:
        """Return the text at this address, which may be a generated module."""
        return self.emblems() if name == EMBLEMS else self.path(name).read_text(encoding="utf-8")

    def emblems(self) -> str:
        """Return the module with the emblems of all games that draw one."""
        drawn = [game for game, folder in self.games.items() if (folder / "emblem.js").is_file()]
        lines = [f"import {{ emblem as {game} }} from './{game}/emblem.js'\n" for game in drawn]
        return "".join([*lines, f"export default {{ {', '.join(drawn)} }}\n"])

    def all(self) -> Iterator[tuple[str, Path]]:
        """Every file with its address, in a fixed order."""
        for prefix, folder in self.folders():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    yield prefix + path.relative_to(folder).as_posix(), path

    def folders(self) -> Iterator[tuple[str, Path]]:
        yield "", self.root
        for game, folder in sorted(self.games.items()):
            yield f"{GAMES}{game}/", folder

    def without(self, game: str) -> ClientFiles:
        return ClientFiles(self.root, {name: folder for name, folder in self.games.items() if name != game})


def list_changes(folder: Path) -> Iterator[tuple[str, int]]:
    """Return every file of a folder with its modification time."""
    for path, _, files in os.walk(folder):
        for name in files:
            at = os.path.join(path, name)  # noqa: PTH118 (asked for every page: a Path for each would take long)
            yield at, os.stat(at).st_mtime_ns  # noqa: PTH116


def find_client_files(root: Path) -> ClientFiles:
    """Return the client in `root` with the browser files of every registered game."""
    folders = {name: find_folder(name) / "client" for name in names()}
    return ClientFiles(root.resolve(), {name: path.resolve() for name, path in folders.items() if path.is_dir()})
