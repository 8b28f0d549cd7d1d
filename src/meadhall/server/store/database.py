"""Open the database and migrate it. The default is SQLite in the user's data folder."""

from __future__ import annotations

import re
import sqlite3
import sys
import time
import zlib
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection, Table, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    InterfaceError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

from meadhall.core.fault import Fault
from meadhall.server.ports.store import StoreConnections
from meadhall.server.store.sqlite_connections import InPlaceSqliteConnections, SqliteConnections
from meadhall.tables.saved_games import find_home

if TYPE_CHECKING:
    from alembic.config import Config

    from meadhall.server.store.postgres_connections import HeldConnection

T = TypeVar("T")

DRIVERS = {
    "sqlite+aiosqlite": "sqlite",  # of earlier versions
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
KNOWN = ("sqlite", "postgresql+asyncpg")
TROUBLES = {"08", "53", "57", "58"}  # classes of PostgreSQL's states: lost lines, no room, shutting down, the disk
LIKE_URL = re.compile(r"\w\w+(\+\w+)?:|(sqlite|postgres(ql)?)(\+\w+)?//")  # but it is none: no file is meant
TIME = {
    True: "SELECT (julianday('now') - 2440587.5) * 86400.0",  # seconds since 1970
    False: "SELECT extract(epoch FROM clock_timestamp())",
}
FORMS = "sqlite:///FILE, postgresql+asyncpg://USER:PASSWORD@HOST/NAME"


def resolve_url(db: str | None) -> str:
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


def describe_location(db: str | None) -> str:
    """Return a readable location: a file, or an address without its password."""
    url = make_url(resolve_url(db))
    return str(Path(url.database or "").resolve()) if url.drivername.startswith("sqlite") else url.render_as_string()


def read_clock() -> float:
    """Return monotonic seconds. Where supported, the clock runs on while the machine sleeps."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        with suppress(OSError):  # named, but not there, in WebAssembly
            return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class Database:
    """Where everything is stored. Functions over a connection read and write (see Writer)."""

    def __init__(self, db: str | None, in_place: bool = False) -> None:
        """Open nothing yet. `in_place` runs SQLite on the event loop, where there are no threads."""
        self.url = resolve_url(db)
        self.ahead = time.time() - read_clock()
        self.is_sqlite = self.url.startswith("sqlite")
        if self.is_sqlite:
            own_file(Path(make_url(self.url).database or ""))
        self.connections = open_connections(self.url, in_place)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a function that only reads, and return its result."""
        return await self.connections.read(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a function in one transaction, and return its result."""
        return await self.connections.write(work)

    async def hold_connection(self) -> HeldConnection:
        """Return a connection of PostgreSQL for locks and the driver's own calls. Close it after use."""
        from meadhall.server.store.postgres_connections import PostgresConnections

        assert isinstance(self.connections, PostgresConnections)
        return await self.connections.hold()

    async def migrate(self) -> None:
        """Migrate the database. If several nodes start at once, only one migrates."""

        def migrate(connection: Connection) -> None:
            if not self.is_sqlite:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({zlib.crc32(b'meadhall')})"))
            upgrade(connection)

        await self.write(migrate)

    def now(self) -> float:
        """Return the time that turn clocks use: the database's time, the same on all nodes, tracked without a query.
        Setting the clock of a machine must not cost a player time.
        """
        return read_clock() + self.ahead

    async def sync_clock(self) -> None:
        query = text(TIME[self.is_sqlite])
        self.ahead = float(await self.read(lambda connection: connection.execute(query).scalar_one())) - read_clock()

    async def check_reachable(self) -> None:
        """Raise a Fault if the database cannot be opened: unreachable, not ours, or newer than this version."""
        try:
            await self.migrate()
        # ImportError: the driver is not installed. TypeError, ValueError: the URL has options that the driver does not
        # know.
        except database_errors(ImportError, TypeError, ValueError) as error:
            raise self.to_fault(error) from None
        finally:
            await self.close()

    def to_fault(self, error: Exception) -> Fault:
        if isinstance(error, Fault):
            return error
        reason = " ".join(str(getattr(error, "orig", None) or error).split())
        if getattr(getattr(error, "orig", None), "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT:
            return Fault("db-damaged", db=describe_location(self.url), reason=reason)
        return Fault("db-closed", url=make_url(self.url).render_as_string(), reason=reason)

    async def close(self) -> None:
        await self.connections.close()


def open_connections(url: str, in_place: bool) -> StoreConnections:
    """Open the engines. asyncpg, greenlet and SQLAlchemy's asyncio are loaded for PostgreSQL only."""
    if not url.startswith("sqlite"):
        from meadhall.server.store.postgres_connections import PostgresConnections

        return PostgresConnections(url)
    return InPlaceSqliteConnections(url) if in_place else SqliteConnections(url)


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


def describe_error(error: BaseException) -> str:
    """Return the database's error message without the values of the statement."""
    return " ".join(f"{type(error).__name__}: {getattr(error, 'orig', None) or error}".split())[:500]


def insert_once(connection: Connection, into: Table, /, **values: Any) -> None:
    """Insert unless the row exists: another node may have inserted it first."""
    kind = sqlite if connection.dialect.name == "sqlite" else postgresql
    connection.execute(kind.insert(into).values(**values).on_conflict_do_nothing())


def own_file(path: Path) -> None:
    """Make the file readable for its owner only: it contains hands and dealers' secrets."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)


def upgrade(connection: Connection, to: str = "head") -> None:
    from alembic import command
    from alembic.runtime.migration import MigrationContext

    found = MigrationContext.configure(connection).get_current_heads()
    if found == (find_head(),):
        return  # as it nearly always is: the steps that led there need not be read again
    unknown = sorted(set(found) - list_revisions())
    if unknown:
        raise Fault("db-newer", found=", ".join(unknown), known=find_head())
    config = configure_alembic()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def configure_alembic() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


@cache
def find_head() -> str:
    """Return the latest revision, the one this version works with."""
    from alembic.script import ScriptDirectory

    return str(ScriptDirectory.from_config(configure_alembic()).get_current_head())


@cache
def list_revisions() -> frozenset[str]:
    """Return all revisions that this version can migrate."""
    from alembic.script import ScriptDirectory

    return frozenset(script.revision for script in ScriptDirectory.from_config(configure_alembic()).walk_revisions())


async def is_at_head(database: Database) -> bool:
    query = text("SELECT version_num FROM alembic_version")
    return await database.read(lambda connection: connection.execute(query).scalars().all()) == [find_head()]
