"""Remember on this machine which hints and offers were shown."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from meadhall.core.fault import Fault
from meadhall.core.game import Game
from meadhall.core.record import Record
from meadhall.tables.saved_games import Shelf, find_home


class Memory:
    """A small file beside the saved games. If it cannot be used, hints are repeated."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or find_home() / "hints.json"
        self.kept: dict[str, Any] = {}
        with suppress(OSError, ValueError):
            found = json.loads(self.path.read_text(encoding="utf-8"))
            self.kept = found if isinstance(found, dict) else {}

    @property
    def on(self) -> bool:
        return self.kept.get("on") is not False

    def seen(self, game: str) -> list[str]:
        found = self.kept.get(f"seen {game}")
        return [str(name) for name in found] if isinstance(found, list) else []

    def see(self, game: str, hint: str) -> None:
        if hint not in self.seen(game):
            self.keep(f"seen {game}", [*self.seen(game), hint])

    def wants(self, game: str) -> bool:
        """Return whether hints are on in this game."""
        return self.on and not self.is_known(game)

    def is_known(self, game: str) -> bool:
        return self.kept.get(f"known {game}") is True

    def know(self, game: str, known: bool = True) -> None:
        self.keep(f"known {game}", known)

    def turn(self, on: bool) -> None:
        """Turn hints off, or on again from the first hint of every game."""
        self.kept = {} if on else self.kept
        self.keep("on", on)

    def keep(self, key: str, value: object) -> None:
        self.kept[key] = value
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(json.dumps(self.kept, ensure_ascii=False, sort_keys=True), encoding="utf-8")


def is_new_to(game: Game, shelf: Shelf) -> bool:
    """Return whether no finished game of this kind is saved here."""
    for path in shelf.folder.glob(f"{game.name}-*.record"):
        with suppress(Fault):
            if Record.load(path).result is not None:
                return False
    return True
