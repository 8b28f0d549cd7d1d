"""A file that has lost a page is detected and reported before a backup fails; nothing else changes."""

from __future__ import annotations

import logging
import random
import secrets
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import httpx2
import pytest

from meadhall.server.table.server import ServerExtensions
from patience import PATIENCE
from server.hosting import Host
from server.people import Guest

TOKEN = "k" * 30
UNUSED = ["notes", "silenced", "analyses", "sittings"]  # whose pages no start reads


def lose_page(file: Path, table: str) -> None:
    """Fill a page of this table with zeros, as a failing disk does."""
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()[0]
    connection.close()
    whole = bytearray(file.read_bytes())
    whole[(page - 1) * size : page * size] = bytes(size)
    file.write_bytes(whole)


def damaged(host: Host) -> str:
    """Return the metric, once it is set."""
    until = time.monotonic() + PATIENCE
    while True:
        told = httpx2.get(f"{host.url}/metrics", headers={"authorization": f"Bearer {TOKEN}"}).text
        for line in told.splitlines():
            if line.startswith("meadhall_database_damaged "):
                return line.split()[1]
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_page_that_is_lost_is_noticed(
    tmp_path: Path, open_hall: Callable[..., Host], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    print("seed", seed := secrets.randbelow(10**6))
    file = tmp_path / "hall.sqlite3"
    whole = open_hall(str(file), extras=ServerExtensions(keeper=TOKEN))
    Guest(whole.url, "Bera").make("me", "thrall")
    assert damaged(whole) == "0.0"
    whole.stop()
    assert "damaged" not in caplog.text

    lose_page(file, random.Random(seed).choice(UNUSED))
    again = open_hall(str(file), extras=ServerExtensions(keeper=TOKEN))

    assert damaged(again) == "1.0"
    assert "the file of the database is damaged" in caplog.text
    assert "restore the newest backup" in caplog.text
