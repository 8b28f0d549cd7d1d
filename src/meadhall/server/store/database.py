"""Open the database and migrate it. The default is SQLite in the user's data folder."""

from __future__ import annotations

import re
import sqlite3
import sys
import time
import zlib
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, Table, create_engine, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    DisconnectionError,
    InterfaceError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from meadhall.core.fault import Fault
from meadhall.tables.saved_games import find_home

if TYPE_CHECKING:
    from alembic.config import Config

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
HIDE: dict[str, Any] = {"hide_parameters": True}  # an error must not bring cards into the log
KNOWN = ("sqlite+aiosqlite", "postgresql+asyncpg")
TROUBLES = {"08", "53", "57", "58"}  # classes of PostgreSQL's states: lost lines, no room, shutting down, the disk
LIKE_URL = re.compile(r"\w\w+(\+\w+)?:|(sqlite|postgres(ql)?)(\+\w+)?//")  # but it is none: no file is meant
TIME = {
    True: "SELECT (julianday('now') - 2440587.5) * 86400.0",  # seconds since 1970
    False: "SELECT extract(epoch FROM clock_timestamp())",
}
FORMS = "sqlite+aiosqlite:///FILE, postgresql+asyncpg://USER:PASSWORD@HOST/NAME"


def url_of(db: str | None) -> str:
    """Return the full URL. A bare file name means a SQLite file."""
    if not db or ("://" not in db and not LIKE_URL.match(db)):
        url = URL.create(KNOWN[0], database=db or str(find_home() / "meadhall.sqlite3"))
    else:
        try:
            url = make_url(db)
        except ArgumentError:
            raise Fault("db-url", url=db, known=FORMS) from None
    url = url.set(drivername=DRIVERS.get(url.drivername, url.drivername))
    if url.drivername not in KNOWN or url.database in (None, "", ":memory:"):  # several connections share a file
        raise Fault("db-url", url=url.render_as_string(), known=FORMS)
    return url.render_as_string(hide_password=False)


def place_of(db: str | None) -> str:
    """Return a readable location: a file, or an address without its password."""
    url = make_url(url_of(db))
    return str(Path(url.database or "").resolve()) if url.drivername.startswith("sqlite") else url.render_as_string()


def steady() -> float:
    """Return monotonic seconds. Where supported, the clock runs on while the machine sleeps."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        with suppress(OSError):  # named, but not there, in WebAssembly
            return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class Database:
    """Two engines: concurrent reads, and a single writer (see Writer)."""

    def __init__(self, db: str | None) -> None:
        self.url = url_of(db)
        self.ahead = time.time() - steady()
        self.is_sqlite = self.url.startswith("sqlite")
        if self.is_sqlite:
            own_file(Path(make_url(self.url).database or ""))
            # A read takes several turns of the event loop, so a busy server needs many connections. Each has a small
            # cache: the operating system caches the file anyway.
            self.reading = self._sqlite("BEGIN", "cache_size=-512", pool_size=16)
            # Take the lock at once: a transaction that has already read could not wait for it.
            self.writing = self._sqlite("BEGIN IMMEDIATE", pool_size=1)
        else:
            # Each statement sees what is committed when it begins, so reads need no transaction.
            self.reading = self._postgresql(20, isolation_level="AUTOCOMMIT")
            self.writing = self._postgresql(4)

    def _sqlite(self, begin: str, *pragmas: str, pool_size: int) -> AsyncEngine:
        engine = create_async_engine(self.url, pool_size=pool_size, max_overflow=0, pool_timeout=30, **HIDE)
        prepare(engine.sync_engine, begin, *pragmas)
        return engine

    def _postgresql(self, lines: int, **more: Any) -> AsyncEngine:
        """Create the read engine. Connections stay open, because a new one costs more than all its queries. The pool is
        last in, first out, so that idle connections stay idle.
        """
        engine = create_async_engine(self.url, pool_size=lines, max_overflow=0, pool_use_lifo=True, **more, **HIDE)
        event.listen(engine.sync_engine, "checkout", demand_open)
        return engine

    def direct(self) -> Engine:
        """Return a plain SQLite connection for the thread that writes entries."""
        engine = create_engine(make_url(self.url).set(drivername="sqlite"), pool_size=1, max_overflow=0, **HIDE)
        prepare(engine, "BEGIN IMMEDIATE")
        return engine

    async def migrate(self) -> None:
        """Migrate the database. If several nodes start at once, only one migrates."""
        async with self.writing.begin() as connection:
            if not self.is_sqlite:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({zlib.crc32(b'meadhall')})"))
            await connection.run_sync(upgrade)

    def now(self) -> float:
        """Return the time that turn clocks use: the database's time, the same on all nodes, tracked without a query.
        Setting the clock of a machine must not cost a player time.
        """
        return steady() + self.ahead

    async def ask_the_time(self) -> None:
        async with self.reading.connect() as connection:
            told = (await connection.execute(text(TIME[self.is_sqlite]))).scalar_one()
            self.ahead = float(told) - steady()

    async def reach(self) -> None:
        """Raise a Fault if the database cannot be opened: unreachable, not ours, or newer than this version."""
        try:
            if self.is_sqlite:
                with self.direct().connect():  # a thread that fails to open it would outlive this loop
                    pass
            await self.migrate()
        # ImportError: the driver is not installed. TypeError, ValueError: the URL has options that the driver does not
        # know.
        except database_errors(ImportError, TypeError, ValueError) as error:
            raise self.closed(error) from None
        finally:
            await self.close()

    def closed(self, error: Exception) -> Fault:
        if isinstance(error, Fault):
            return error
        reason = " ".join(str(getattr(error, "orig", None) or error).split())
        if getattr(getattr(error, "orig", None), "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT:
            return Fault("db-damaged", db=place_of(self.url), reason=reason)
        return Fault("db-closed", url=make_url(self.url).render_as_string(), reason=reason)

    async def close(self) -> None:
        await self.reading.dispose()
        await self.writing.dispose()


def database_errors(*more: type[Exception]) -> tuple[type[Exception], ...]:
    """Return the exceptions that a statement or a connection may raise, for an `except` clause.

    asyncpg's own errors surface while a connection is being made. If asyncpg is not loaded, it has raised none.
    """
    found: tuple[type[Exception], ...] = (SQLAlchemyError, OSError, *more)
    if asyncpg := sys.modules.get("asyncpg"):
        found += (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
    return found


def is_away(error: BaseException) -> bool:
    """Return whether the database is unreachable or full, as opposed to a bug of ours."""
    if isinstance(error, DBAPIError):
        return (
            isinstance(error, (OperationalError, InterfaceError))
            or error.connection_invalidated
            or (str(getattr(error.orig, "sqlstate", None) or "")[:2] in TROUBLES)
        )
    # While a connection is being made, errors of the driver arrive unwrapped.
    return isinstance(error, (OSError, PoolTimeout)) or type(error).__module__.startswith("asyncpg")


def trouble(error: BaseException) -> str:
    """Return the database's error message without the values of the statement."""
    return " ".join(f"{type(error).__name__}: {getattr(error, 'orig', None) or error}".split())[:500]


async def insert_once(connection: AsyncConnection, into: Table, /, **values: Any) -> None:
    """Insert unless the row exists: another node may have inserted it first."""
    kind = sqlite if connection.dialect.name == "sqlite" else postgresql
    await connection.execute(kind.insert(into).values(**values).on_conflict_do_nothing())


def own_file(path: Path) -> None:
    """Make the file readable for its owner only: it contains hands and dealers' secrets."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)


def demand_open(_: Any, record: ConnectionPoolEntry, __: Any) -> None:
    """Replace a connection that PostgreSQL has closed, for example by a restart. The driver notices this by itself; a
    ping before each use would cost three round trips.
    """
    line: Any = record.driver_connection
    if line.is_closed():
        raise DisconnectionError


def prepare(engine: Engine, begin: str, *more: str) -> None:
    """Configure a SQLite connection: explicit transactions, and full synchronisation before a
    commit is acknowledged.
    """

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("busy_timeout=20000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", *more):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def upgrade(connection: Connection, to: str = "head") -> None:
    from alembic import command
    from alembic.runtime.migration import MigrationContext

    found = MigrationContext.configure(connection).get_current_heads()
    if found == (head(),):
        return  # as it nearly always is: the steps that led there need not be read again
    unknown = sorted(set(found) - revisions())
    if unknown:
        raise Fault("db-newer", found=", ".join(unknown), known=head())
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def migrations() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


@cache
def head() -> str:
    """Return the latest revision, the one this version works with."""
    from alembic.script import ScriptDirectory

    return str(ScriptDirectory.from_config(migrations()).get_current_head())


@cache
def revisions() -> frozenset[str]:
    """Return all revisions that this version can migrate."""
    from alembic.script import ScriptDirectory

    return frozenset(script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions())


async def at_head(database: Database) -> bool:
    async with database.reading.connect() as connection:
        return (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalars().all() == [head()]
