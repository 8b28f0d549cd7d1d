"""Connections that send incomplete requests or do not read are closed; those of one address are counted."""

from __future__ import annotations

import contextlib
import json
import logging
import random
import socket
import threading
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
    """Read until the other side closes."""
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
    """The time limit is for incomplete requests, not for clients that wait for events."""
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


def short_headers(luck: random.Random) -> bytes:
    return b"".join(b"%s: %d\r\n" % (luck.choice((b"a", b"Cookie", b"X-Y")), n) for n in range(20_000))


HEADS = {
    "short ones": lambda luck: b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + short_headers(luck),
    "a long one": lambda luck: b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: " + b"y" * luck.randint(70_000, 200_000),
    "a long name": lambda luck: b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"y" * luck.randint(90_000, 200_000),
    "a long path": lambda luck: b"GET /" + b"y" * luck.randint(90_000, 200_000),
    "whole": lambda luck: b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + short_headers(luck) + b"\r\n",
    "many": lambda luck: b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * luck.randint(101, 3_000) + b"\r\n",
}


@pytest.mark.parametrize("kind", HEADS)
def test_headers_without_end_are_refused(sqlite: str, open_hall: Callable[..., Host], kind: str) -> None:
    seed = random.randrange(2**32)
    luck, host = random.Random(seed), open_hall(sqlite, headers=10 * PATIENCE)  # it is not the time that ends it
    line, head, sent = dial(host), HEADS[kind](random.Random(seed)), 0
    with contextlib.suppress(OSError):  # it may hang up before it has all of it
        while sent < len(head):
            size = luck.choice((1_000, 5_000, 40_000))
            line.sendall(head[sent : sent + size])
            sent += size
    heard = all_of(line)

    assert heard.startswith(b"HTTP/1.1 431") or (not heard and kind != "many"), (seed, heard[:100])
    assert heard.count(b"HTTP/1.1") <= 1, seed
    assert Guest(host.url).get("/api/me")


def test_the_refusal_of_headers_is_said_in_words(sqlite: str, open_hall: Callable[..., Host]) -> None:
    line = dial(open_hall(sqlite))
    line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 200 + b"\r\n")
    head, _, body = all_of(line).partition(b"\r\n\r\n")

    assert head.startswith(b"HTTP/1.1 431 Request Header Fields Too Large")
    assert b"connection: close" in head
    assert json.loads(body)["error"] == {
        "key": "headers-long",
        "args": {"most": 65536, "count": 100},
        "text": "The headers of this request are too long: at most 65,536 bytes and 100 headers are read.",
    }


def test_what_comes_after_a_body_is_limited_too(sqlite: str, open_hall: Callable[..., Host]) -> None:
    """Trailers are headers, and would be kept with them."""
    host = open_hall(sqlite, upload=PATIENCE, headers=PATIENCE)
    line = dial(host)
    line.sendall(
        b"POST /api/position HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\n"
    )
    with contextlib.suppress(OSError):
        for _ in range(200):
            line.sendall(b"a: b\r\n" * 500)
    assert b"HTTP/1.1 2" not in all_of(line)  # it is hung up on: this ends
    assert Guest(host.url).get("/api/me")


def test_a_long_body_may_come_in_many_pieces(sqlite: str, open_hall: Callable[..., Host]) -> None:
    """Only other parts count: a campaign is larger than the limit of all headers."""
    host = open_hall(sqlite)
    line, size = dial(host), 60_000
    line.sendall(
        b"POST /api/position HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
    )
    for piece in [b'{"text":"', *(b"a" * (size // 100) for _ in range(100)), b'"}']:
        line.sendall(b"%x\r\n%s\r\n" % (len(piece), piece))
    line.sendall(b"0\r\n\r\n")
    assert all_of(line).split(b" ", 2)[1] in (b"400", b"404", b"422")


@pytest.mark.parametrize("path", [b"/healthz", b"/words/trudvang/en.rules.ftl", b"/nowhere"])
def test_of_requests_sent_at_once_some_are_answered(sqlite: str, open_hall: Callable[..., Host], path: bytes) -> None:
    """In order; then the connection is closed, however many more there are."""
    line = dial(open_hall(sqlite))
    asked = b"GET %s HTTP/1.1\r\nHost: x\r\n\r\n" % path

    def send() -> None:
        with contextlib.suppress(OSError):
            line.sendall(asked * 20_000)

    sending = threading.Thread(target=send, daemon=True)
    sending.start()
    answers = all_of(line).count(b"HTTP/1.1 ")
    sending.join(PATIENCE)
    assert 1 <= answers <= 17


def test_a_few_requests_at_once_are_all_answered(sqlite: str, open_hall: Callable[..., Host]) -> None:
    line = dial(open_hall(sqlite))
    line.sendall(
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 15
        + b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    )
    assert all_of(line).count(b"HTTP/1.1 200") == 16
