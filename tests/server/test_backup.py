"""Backups: read while people play, restored into either kind of database, with every acknowledged answer."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import random
import sqlite3
import stat
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.cli import main
from meadhall.core.fault import Fault
from meadhall.server.store import backup
from meadhall.server.store.database import Database
from meadhall.server.store.integrity import find_damage
from patience import PATIENCE
from server.fresh import fresh_sqlite
from server.hosting import Host
from server.killing import Player
from server.migrations_helpers import FIRST, lay
from server.people import Guest
from server.play_helpers import play_on
from server.postgres import Postgres


def back_up(db: str, file: Path) -> dict[str, int]:
    async def work() -> dict[str, int]:
        async with backup.open_database(db) as database:
            return await backup.back_up(database, file)

    return asyncio.run(work())


def restore(db: str, file: Path) -> dict[str, int]:
    async def work() -> dict[str, int]:
        async with backup.open_database(db) as database:
            return await backup.restore(database, file)

    return asyncio.run(work())


def rows(file: Path) -> list[Any]:
    """Return the rows without the header, which has the time, and without the hash of the header."""
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()[1:-1]]


@pytest.mark.store
def test_a_hall_is_saved_while_it_plays_and_goes_on_in_another_kind_of_database(
    db: str,
    host: Host,
    postgres: Postgres,
    tmp_path: Path,
    open_hall: Callable[..., Host],
) -> None:
    """Every answer acknowledged before the backup began is in it."""
    bera = Player(Guest(host.url, "Bera"), "AB", random.Random(1))
    table = bera.lay("me", "me", turn_cap=240)["id"]
    playing = threading.Thread(target=bera.finish, args=(table,))
    playing.start()
    assert bera.began.wait(PATIENCE)
    known = list(bera.acknowledged[table])
    file = tmp_path / "hall.backup"
    counts = back_up(db, file)
    cookie = bera.guest.cookie
    playing.join(3 * PATIENCE)
    assert not playing.is_alive()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    kept = {row["seq"]: row["text"] for name, row in rows(file) if name == "entries" and row["table"] == table}
    assert [(seq, text) for seq, text in known if kept.get(seq + 1) != text] == []

    other = postgres.database() if "sqlite" in db else f"sqlite:///{tmp_path}/other.sqlite3"
    assert restore(other, file) == counts
    again = tmp_path / "again.backup"
    back_up(other, again)
    assert rows(again) == rows(file)
    moved = open_hall(other)
    there = Player(Guest(moved.url, cookie=cookie), "AB", random.Random(2))
    there.finish(table)
    record = meadhall.Record.parse(there.guest.http.get(f"/api/tables/{table}/record").text)
    assert (record.verify().finished, record.verify().proven) == (True, True)
    assert Guest(moved.url, "Egil").make("me", "me")["id"]  # numbers go on where they were


@pytest.mark.store
def test_a_backup_of_the_first_hall_is_brought_up_to_date(
    db: str,
    tmp_path: Path,
    open_hall: Callable[..., Host],
) -> None:
    async def old() -> None:
        await (await lay(f"sqlite:///{tmp_path}/old.sqlite3")).close()

    asyncio.run(old())
    back_up(f"{tmp_path}/old.sqlite3", tmp_path / "old.backup")
    restore(db, tmp_path / "old.backup")
    host = open_hall(db)
    bera = Guest(host.url, cookie=FIRST["cookies"]["Bera"])
    assert bera.get(f"/api/tables/{FIRST['running']}")["title"] == "Thursday"
    invite = bera.get(f"/api/tables/{FIRST['waiting']}")["invite"]
    hild = Guest(host.url, cookie=FIRST["cookies"]["Hild"])
    hild.post(f"/api/tables/{FIRST['waiting']}/sit", invite=invite)
    play_on([bera.watch(FIRST["waiting"]), hild.watch(FIRST["waiting"])])


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """Return a backup of an unused server."""
    db = f"sqlite:///{tmp_path}/empty.sqlite3"
    asyncio.run(Database(db).check_reachable())
    file = tmp_path / "small.backup"
    back_up(db, file)
    return file


def spoiled(how: str, good: bytes) -> bytes:
    lines = gzip.decompress(good).splitlines(keepends=True)
    if how == "text":
        return b"not a backup\n"
    if how == "cut":
        return good[:-12]
    if how == "changed":
        return gzip.compress(b"".join([lines[0], b'["guests",{"id":1}]\n', *lines[1:]]))
    if how == "hollow":
        return gzip.compress(b"".join([lines[0], b"[]\n", *lines[1:]]))
    if how == "deep":
        return gzip.compress(b"".join([lines[0], b"[" * 100_000 + b"\n", *lines[1:]]))
    if how == "endless":
        return gzip.compress(lines[0])
    if how == "empty":
        return gzip.compress(b"")
    header = json.loads(lines[0])
    if how == "newer":
        header["revision"] = "999"
    else:
        header = {"meadhall": "something else"}
    return gzip.compress(json.dumps(header).encode() + b"\n" + b"".join(lines[1:]))


@pytest.mark.parametrize(
    ("how", "key"),
    [
        ("text", "backup-unreadable"),
        ("cut", "backup-broken"),
        ("changed", "backup-broken"),
        ("endless", "backup-broken"),
        ("empty", "backup-unreadable"),
        ("newer", "backup-newer"),
        ("other", "backup-unreadable"),
        ("hollow", "backup-broken"),
        ("deep", "backup-broken"),
    ],
)
def test_a_bad_file_is_refused_in_one_sentence_and_nothing_is_made(
    small: Path,
    tmp_path: Path,
    how: str,
    key: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    bad, db = tmp_path / "bad.backup", tmp_path / "fresh.sqlite3"
    bad.write_bytes(spoiled(how, small.read_bytes()))
    assert main(["restore", str(bad), "--db", str(db), "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["fault"] == key
    assert not db.exists()


def test_nothing_is_overwritten(
    small: Path, sqlite: str, open_hall: Callable[..., Host], capsys: pytest.CaptureFixture[str]
) -> None:
    def fault(*line: str) -> str:
        assert main([*line, "--json"]) == 2
        return str(json.loads(capsys.readouterr().out)["fault"])

    host = open_hall(sqlite)
    assert fault("restore", str(small), "--db", sqlite) == "restore-busy"
    Guest(host.url, "Bera")
    host.stop()
    assert fault("restore", str(small), "--db", sqlite) == "restore-full"
    assert fault("backup", str(small), "--db", sqlite) == "backup-there"
    assert fault("backup", "x.backup", "--db", "/nowhere/hall.sqlite3") == "file-missing"
    assert fault("backup", str(small.parent / "nowhere" / "x.backup"), "--db", sqlite) == "file-trouble"
    assert fault("restore", str(small.parent), "--db", sqlite) == "file-unreadable"
    with pytest.raises(Fault):
        backup.read(small.with_name("nothing"))


def lose_page(file: Path, seed: int) -> int:
    """Overwrite a page with zeros, as a failing disk does. Each page but the first holds a table or an index."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
        count, size = (connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "page_size"))
    page = random.Random(seed).randint(2, count)
    with file.open("r+b") as raw:
        raw.seek((page - 1) * size)
        raw.write(bytes(size))
    return page


def test_a_database_that_has_lost_a_page_is_not_saved_as_if_it_were_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """For every page; and doctor reports it too."""
    fresh_sqlite(tmp_path)
    file, seed = tmp_path / "hall.sqlite3", random.randrange(10**9)
    assert find_damage(file) is None
    page = lose_page(file, seed)
    with pytest.raises(Fault) as refused:
        back_up(str(file), tmp_path / "hall.backup")
    assert refused.value.key == "db-damaged", f"page {page}, seed {seed}"
    assert [path for path in tmp_path.iterdir() if "backup" in path.name] == []
    monkeypatch.setenv("MEADHALL_DB", str(file))
    assert main(["doctor", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["problems"] == ["database"]
