"""Floods and clients that do not read, all at once, beside a table with two players: they play to the end."""

from __future__ import annotations

import contextlib
import logging
import socket
import threading
from collections import Counter
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

import meadhall
from meadhall.server.limits.limits import Rate
from meadhall.server.limits.rate_limiter import Rates
from patience import PATIENCE
from server.hosting import MANY, Host
from server.people import Guest, Look
from server.play_helpers import play_on, seated


class Flood:
    """Many threads that repeat the same until they are stopped."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.stopped = threading.Event()
        self.told: Counter[str] = Counter()
        self.wrong: list[BaseException] = []
        self.hands: list[threading.Thread] = []

    def let(self, count: int, work: Callable[[], None]) -> None:
        for _ in range(count):
            self.hands.append(threading.Thread(target=self._again, args=(work,), daemon=True))
            self.hands[-1].start()

    def _again(self, work: Callable[[], None]) -> None:
        try:
            while not self.stopped.is_set():
                with contextlib.suppress(OSError, ConnectionClosed):
                    work()
        except BaseException as error:  # noqa: BLE001 (thread border: the test raises it)
            self.wrong.append(error)

    def stop(self) -> None:
        self.stopped.set()
        for hand in self.hands:
            hand.join(60)

    def dial(self) -> socket.socket:
        found = urlsplit(self.host.url)
        return socket.create_connection((str(found.hostname), found.port or 80), timeout=PATIENCE)


def ask(flood: Flood, guest: Guest) -> None:
    """Request the lobby at full speed."""
    flood.told[f"asked {guest.http.get('/api/tables').status_code}"] += 1


def crowd(flood: Flood, table: str) -> None:
    """Join the table, send messages without reading, and leave."""
    look = Look(flood.host.url, table, None)
    for _ in range(300):
        look.send("ping")
    look.until("pong")
    flood.told["crowd heard"] += 1
    look.close()


def half(flood: Flood) -> None:
    """Begin twenty requests and end none."""
    lines = [flood.dial() for _ in range(20)]
    for line in lines:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX: ")
    for line in lines:
        assert line.recv(1) == b""
        flood.told["half ended"] += 1


def deaf(flood: Flood) -> None:
    """Request much and read nothing."""
    line = flood.dial()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    line.sendall(b"GET /words/trudvang/en.rules.ftl HTTP/1.1\r\nHost: x\r\n\r\n" * 200)
    flood.stopped.wait(0.5)
    line.close()
    flood.told["deaf ended"] += 1


def beside_floods(host: Host, log: pytest.LogCaptureFixture, games: int) -> None:
    logging.getLogger("uvicorn").addHandler(log.handler)  # it keeps to itself otherwise
    bera, egil = Guest(host.url, "Bera"), Guest(host.url, "Egil")
    greedy = [Guest(host.url, "Greedy") for _ in range(2)]
    tables = [seated(bera, egil, listed=True) for _ in range(games)]
    host.hall.requests = Rates(Rate(1, 5))  # for all who ask over HTTP from now on
    flood = Flood(host)
    for guest in greedy:
        flood.let(1, lambda guest=guest: ask(flood, guest))  # type: ignore[misc]
    for work in (lambda: crowd(flood, tables[0]), lambda: half(flood), lambda: deaf(flood)):
        flood.let(1, work)
    try:
        for number, table in enumerate(tables):
            looks = [bera.watch(table), egil.watch(table)]
            play_on(looks, seed=number)
            for look in looks:
                look.close()
        awaited(flood, "asked 429", "crowd heard", "half ended", "deaf ended")
    finally:
        flood.stop()
        host.hall.requests = Rates(MANY)
        logging.getLogger("uvicorn").removeHandler(log.handler)
    assert flood.wrong == []
    print(f"{games} games beside {dict(flood.told)}")
    for table in tables:
        assert meadhall.Record.parse(bera.http.get(f"/api/tables/{table}/record").text).verify().finished
    assert [entry.getMessage() for entry in log.records if entry.levelno >= logging.ERROR] == []


def awaited(flood: Flood, *kinds: str) -> None:
    """Check that each of them got an error at least once."""
    until = threading.Event()
    for _ in range(600):
        if all(flood.told[kind] for kind in kinds) or flood.wrong:
            break
        until.wait(0.1)
    assert {kind for kind in kinds if not flood.told[kind]} == set()


LIMITS = {"headers": 1.0, "unread": 1.0}


def test_a_game_beside_floods(sqlite: str, open_hall: Callable[..., Host], caplog: pytest.LogCaptureFixture) -> None:
    beside_floods(open_hall(sqlite, **LIMITS), caplog, 1)


@pytest.mark.store
@pytest.mark.soak
def test_many_games_beside_floods(db: str, open_hall: Callable[..., Host], caplog: pytest.LogCaptureFixture) -> None:
    beside_floods(open_hall(db, **LIMITS), caplog, 60)
