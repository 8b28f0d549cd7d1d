"""Back up a whole server into one file, from any database, while people play; restore it into an empty database.

The file is gzipped JSON lines: a header, each row as `[table, {column: value}]`, and a footer with the counts and a
hash of all lines before it. It contains every hidden hand, so only its owner may read it.
"""

from __future__ import annotations

import contextlib
import errno
import gzip
import hashlib
import json
import os
import time
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Integer, MetaData, func, insert, select, text

from meadhall.core.fault import Fault
from meadhall.server.store.database import Database, describe_location, list_revisions, upgrade
from meadhall.server.store.integrity import check_undamaged
from meadhall.version import __version__

FORMAT = 1
ONCE = 500  # rows in one statement
LONGEST = 64 * 1024 * 1024  # bytes of a line: more is no row of ours
REVISION = "alembic_version"
BROKEN = (OSError, EOFError, zlib.error, UnicodeDecodeError, ValueError, LookupError, RecursionError)
Rows = Iterator[tuple[str, dict[str, Any]]]


class Lines:
    """Writes lines and updates the hash."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self.file = file
        self.hash = hashlib.sha256()
        self.counts: Counter[str] = Counter()

    def write(self, value: Any) -> None:
        line = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self.hash.update(line)
        self.file.write(line)

    def end(self) -> None:
        self.write({"rows": dict(self.counts), "sha256": self.hash.hexdigest()})


async def back_up(database: Database, path: Path) -> dict[str, int]:
    """Write a consistent snapshot. The file appears complete or not at all."""
    if path.exists():
        raise Fault("backup-there", path=str(path))
    part = path.with_name(path.name + ".part")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=6, mtime=0) as packed:
                lines = Lines(packed)
                await database.read(lambda connection: write_all(connection, lines, database))
                lines.end()
            raw.flush()
            os.fsync(raw.fileno())
        part.rename(path)
    except OSError as error:
        if error.filename is not None or error.errno == errno.ENOSPC:
            error.filename = str(path)  # the file is at fault, and users know only this name
        raise
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
    return dict(lines.counts)


def write_all(connection: Connection, lines: Lines, database: Database) -> None:
    if database.is_sqlite:  # its transactions see one moment anyway
        check_undamaged(connection, describe_location(database.url))
    else:
        connection.execution_options(isolation_level="REPEATABLE READ")
    found = reflect(connection)
    if REVISION not in found.tables:
        raise Fault("backup-nothing")
    revision = connection.execute(select(found.tables[REVISION])).scalar_one()
    lines.write(
        {"meadhall": "backup", "format": FORMAT, "revision": revision, "version": __version__, "at": time.time()}
    )
    for table in found.sorted_tables:
        if table.name == REVISION:
            continue
        query = select(table).order_by(*table.primary_key).execution_options(yield_per=ONCE)
        for row in connection.execute(query).mappings():
            lines.write([table.name, dict(row)])
            lines.counts[table.name] += 1


def reflect(connection: Connection) -> MetaData:
    found = MetaData()
    found.reflect(connection)
    return found


def read(path: Path) -> tuple[dict[str, Any], dict[str, int]]:
    """Return the header and the counts of a backup after checking every line. Nothing is restored
    from a damaged file.
    """
    header: dict[str, Any] = {}
    last: Any = None
    hashed, before, counts = hashlib.sha256(), hashlib.sha256(), Counter[str]()
    try:
        with gzip.open(path, "rb") as file:
            while line := file.readline(LONGEST):
                value = json.loads(line)
                if not header:
                    header = check_header(path, value)
                elif isinstance(value, list):
                    counts[str(value[0])] += 1
                last, before = value, hashed.copy()
                hashed.update(line)
    except BROKEN as error:
        if isinstance(error, Fault):
            raise
        if isinstance(error, OSError) and error.filename is not None:
            raise Fault("file-unreadable", path=str(path), reason=error) from None
        raise Fault("backup-broken" if header else "backup-unreadable", path=str(path)) from None
    if last != {"rows": dict(counts), "sha256": before.hexdigest()}:
        raise Fault("backup-broken" if header else "backup-unreadable", path=str(path))
    return header, dict(counts)


def check_header(path: Path, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict) or value.get("meadhall") != "backup":
        raise Fault("backup-unreadable", path=str(path))
    if value.get("format") != FORMAT or value.get("revision") not in list_revisions():
        raise Fault("backup-newer", path=str(path), version=str(value.get("version"))[:40])
    return value


def read_rows(path: Path) -> Rows:
    with gzip.open(path, "rb") as file:
        for line in file:
            value = json.loads(line)
            if isinstance(value, list):
                yield value[0], value[1]


async def restore(database: Database, path: Path) -> dict[str, int]:
    """Restore a backup into an empty database, in one transaction, and migrate older data."""
    header, counts = read(path)
    await database.write(lambda connection: fill(connection, str(header["revision"]), read_rows(path)))
    return counts


def fill(connection: Connection, revision: str, rows: Rows) -> None:
    there = reflect(connection)
    if any(
        name != REVISION and connection.execute(select(func.count()).select_from(table)).scalar_one()
        for name, table in there.tables.items()
    ):
        raise Fault("restore-full")
    there.drop_all(connection)  # it is empty, and may be of another version
    upgrade(connection, revision)
    known = reflect(connection)
    waiting: list[dict[str, Any]] = []
    of = ""

    def put() -> None:
        if waiting:
            connection.execute(insert(known.tables[of]), waiting)
            waiting.clear()

    for name, row in rows:
        if name != of or len(waiting) >= ONCE:
            put()
            of = name
        waiting.append(row)
    put()
    if connection.dialect.name == "postgresql":
        advance_sequences(connection, known)
    upgrade(connection)


def advance_sequences(connection: Connection, known: MetaData) -> None:
    """Advance PostgreSQL's sequences: rows with explicit ids do not move them."""
    for table in known.sorted_tables:
        key = list(table.primary_key)
        if len(key) == 1 and key[0].name == "id" and isinstance(key[0].type, Integer):
            connection.execute(
                text(
                    f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), "  # noqa: S608 (a table of our schema)
                    f"coalesce((SELECT max(id) FROM {table.name}), 0) + 1, false)"
                )
            )


@contextlib.asynccontextmanager
async def open_database(db: str | None) -> Any:
    """Open a database for a command. Raise a Fault with one sentence if it cannot be used."""
    database = Database(db)
    try:
        yield database
    except Fault:
        raise
    except Exception as error:
        if isinstance(error, OSError) and error.filename is not None:
            raise
        raise database.to_fault(error) from None
    finally:
        await database.close()
