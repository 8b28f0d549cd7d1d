"""Fresh databases of a new server: made once and copied, because making them takes longer than most tests. Tests with a
database URL of their own show that servers make their tables themselves.
"""

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
        asyncio.run(Database(sqlite_at(path)).check_reachable())
        return path.read_bytes()


def sqlite_at(path: Path) -> str:
    return f"sqlite:///{path}"
