"""The marks of parts and pieces in the page, which a lesson may light."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from meadhall.core.game import Game, package_of

PARTS = ("board", "hand", "question", "players", "log")  # of the page, at every game


def list_marks(game: Game, view: dict[str, Any]) -> set[str] | None:
    """Return every mark that this view shows, or None if the game has no `edge/marks.py`."""
    package = package_of(game)
    name = f"{package}.edge.marks"
    try:
        found = import_module(name).marks(view)
    except ModuleNotFoundError as error:
        if error.name not in (package, f"{package}.edge", name):
            raise
        return None
    return {*(f"part:{part}" for part in PARTS), *found}
