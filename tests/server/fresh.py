"""Databases as a hall has them that has just been opened: made once and copied, for making them takes longer than most
tests. That halls make theirs by themselves is seen wherever a test names a place of its own."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from meadhall.server.store.database import Database


def fresh_sqlite(folder: Path) -> str:
    """The URL of a copy in this folder."""
    path = folder / "hall.sqlite3"
    path.write_bytes(made())
    return sqlite_at(path)


@cache
def made() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "hall.sqlite3"
        asyncio.run(Database(sqlite_at(path)).reach())
        return path.read_bytes()


def sqlite_at(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"
