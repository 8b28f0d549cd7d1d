"""Connections that say half a sentence, or do not listen, are let go of; those of one address are counted."""

from __future__ import annotations

import json
import logging
import socket
import time
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest

from patience import PATIENCE
from server.hosting import Host
from server.people import Guest


def dial(host: Host) -> socket.socket:
    found = urlsplit(host.url)
    assert found.hostname is not None
    line = socket.create_connection((found.hostname, found.port or 80), timeout=PATIENCE)
    line.settimeout(PATIENCE)
    return line


def all_of(line: socket.socket) -> bytes:
    """What comes until the other side hangs up."""
    heard = b""
    while True:
        try:
            more = line.recv(65_536)
        except ConnectionResetError:
            return heard
        if not more:
            return heard
        heard += more


@pytest.mark.parametrize("said", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\nX: y\r\n"])
def test_half_a_request_is_not_waited_for(sqlite: str, open_hall: Callable[..., Host], said: bytes) -> None:
    line = dial(open_hall(sqlite, headers=0.3))
    line.sendall(said)

    assert all_of(line) == b""


def test_nor_half_a_second_one(sqlite: str, open_hall: Callable[..., Host]) -> None:
    line = dial(open_hall(sqlite, headers=0.5))
    line.sendall(b"GET /favicon.ico HTTP/1.1\r\nHost: x\r\n\r\n")
    assert line.recv(12) == b"HTTP/1.1 200"
    line.sendall(b"GET /fav")

    assert b"HTTP/1.1 2" not in all_of(line)


def test_a_body_that_does_not_come_is_answered_in_words(sqlite: str, open_hall: Callable[..., Host]) -> None:
    line = dial(open_hall(sqlite, upload=0.3))
    line.sendall(
        b"POST /api/position HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Content-Length: 100\r\nConnection: close\r\n\r\n{"
    )
    head, _, body = all_of(line).partition(b"\r\n\r\n")

    assert head.startswith(b"HTTP/1.1 408")
    assert json.loads(body)["error"]["key"] == "too-slow"


def test_who_hangs_up_in_the_middle_of_a_body_is_no_fault_of_ours(
    sqlite: str,
    open_hall: Callable[..., Host],
    caplog: pytest.LogCaptureFixture,
) -> None:
    host = open_hall(sqlite)
    line = dial(host)
    line.sendall(
        b"POST /api/position HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    )
    for busy in (True, False):
        until = time.monotonic() + PATIENCE
        while bool(host.server.server_state.tasks) is not busy:
            assert time.monotonic() < until
            time.sleep(0.01)
        line.close()

    assert [entry.getMessage() for entry in caplog.records if entry.levelno >= logging.WARNING] == []


def test_who_does_not_listen_is_left(
    sqlite: str,
    open_hall: Callable[..., Host],
    caplog: pytest.LogCaptureFixture,
) -> None:
    host = open_hall(sqlite, unread=0.3)
    logging.getLogger("uvicorn").addHandler(caplog.handler)
    line = dial(host)
    line.sendall(b"GET /words/trudvang/en.rules.ftl HTTP/1.1\r\nHost: x\r\n\r\n" * 400)
    until = time.monotonic() + PATIENCE
    while host.server.server_state.connections and time.monotonic() < until:
        time.sleep(0.05)

    while host.server.server_state.tasks and time.monotonic() < until:
        time.sleep(0.05)

    logging.getLogger("uvicorn").removeHandler(caplog.handler)
    assert not host.server.server_state.connections
    assert [entry.getMessage() for entry in caplog.records if entry.levelno >= logging.WARNING] == []
    line.close()


def test_one_address_has_so_many_connections(sqlite: str, open_hall: Callable[..., Host]) -> None:
    host = open_hall(sqlite, connections=3)
    first = [dial(host) for _ in range(3)]
    for line in first:
        line.sendall(b"GET /fav")
    assert all_of(dial(host)) == b""

    for line in first:
        line.close()
    until = time.monotonic() + PATIENCE
    while host.server.config.http.addresses and time.monotonic() < until:  # type: ignore[union-attr]
        time.sleep(0.05)
    assert Guest(host.url).get("/api/me")


def test_a_proxy_speaks_for_many(sqlite: str, open_hall: Callable[..., Host]) -> None:
    host = open_hall(sqlite, connections=1, proxy="127.0.0.1")
    lines = [dial(host) for _ in range(3)]
    for line in lines:
        line.sendall(b"GET /favicon.ico HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert line.recv(12) == b"HTTP/1.1 200"


def test_a_stream_or_a_socket_that_is_quiet_stays(sqlite: str, open_hall: Callable[..., Host]) -> None:
    """Only half a request is short of time, not somebody who waits for the others."""
    host = open_hall(sqlite, headers=0.3, upload=0.3, keep_alive=0.5)
    bera = Guest(host.url, "Bera")
    made = bera.make("me", "me")
    watching = bera.watch(made["id"])
    watching.until("people")
    with bera.http.stream("GET", f"/api/tables/{made['id']}/stream") as stream:
        lines = stream.iter_lines()
        for _ in range(4):  # the state, then words to say that it is still there
            assert next(lines) is not None
    watching.send("chat", text="still here")
    assert watching.until("chat")["text"] == "still here"
