from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from meadhall.server.store.database import Database
from server.admins import EXTRAS, Admin
from server.fresh import fresh_sqlite, sqlite_at
from server.hosting import Host
from server.people import Guest
from server.postgres import Postgres
from server.redis_server import RedisServer


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "soak: the long version of a test, for `make soak` (pytest -m soak)")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if "soak" not in (config.getoption("-m") or ""):
        items[:] = [item for item in items if item.get_closest_marker("soak") is None]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A server that a test can stop and kill."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    server = RedisServer()
    yield server
    server.stop()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run tests of the store with each kind of database, others with the default one."""
    if "db" in metafunc.fixturenames:
        both = metafunc.definition.get_closest_marker("store")
        metafunc.parametrize("db", ["sqlite", "postgresql"] if both else ["sqlite"], indirect=True)


@pytest.fixture
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database with its tables; or an empty one, if the test makes them."""
    empty = request.node.get_closest_marker("empty")
    if request.param == "sqlite":
        return sqlite_at(tmp_path / "hall.sqlite3") if empty else fresh_sqlite(tmp_path)
    postgres = request.getfixturevalue("postgres")
    return str(postgres.database() if empty else postgres.hall())


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """For tests that do not depend on the kind of database."""
    return fresh_sqlite(tmp_path)


@pytest.fixture
def open_hall() -> Iterator[Callable[..., Host]]:
    """Start servers and stop them after the test."""
    hosts: list[Host] = []

    def start(db: str, **more: object) -> Host:
        hosts.append(Host(db, **more))  # type: ignore[arg-type]
        return hosts[-1]

    yield start
    for host in hosts:
        host.stop()


@pytest.fixture
def pass_time(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Advance the clocks of the servers in this process by this many seconds, without waiting."""
    now, hall_now, passed = time.time, Database.now, 0.0

    def forward(seconds: float) -> None:
        nonlocal passed
        passed += seconds

    monkeypatch.setattr(time, "time", lambda: now() + passed)
    monkeypatch.setattr(Database, "now", lambda database: hall_now(database) + passed)
    return forward


@pytest.fixture
def host(db: str, open_hall: Callable[..., Host]) -> Host:
    return open_hall(db)


@pytest.fixture
def bera(host: Host) -> Guest:
    return Guest(host.url, "Bera")


@pytest.fixture
def egil(host: Host) -> Guest:
    return Guest(host.url, "Egil")


@pytest.fixture
def kept(db: str, open_hall: Callable[..., Host]) -> Host:
    return open_hall(db, extras=EXTRAS)


@pytest.fixture
def admin(kept: Host) -> Iterator[Admin]:
    made = Admin(kept.url)
    yield made
    made.http.close()
