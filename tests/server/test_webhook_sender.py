"""Notifications of a turn: by a webhook, and by a feed."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import json
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any
from xml.etree import ElementTree as Xml

import pytest

from meadhall.core.fault import Fault
from meadhall.server.jobs import dns_lookups
from meadhall.server.store import webhooks
from optional import unwrap
from patience import PATIENCE
from server.hosting import Host
from server.people import Guest
from server.play_helpers import SHORT, play_on, seated

ATOM = "{http://www.w3.org/2005/Atom}"


class Ear:
    """A chat room's webhook: records posts, and answers as configured."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.replies: list[int] = []
        ear = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                ear.heard.append({"path": self.path, "host": self.headers["host"], **json.loads(body)})
                self.send_response(ear.replies.pop(0) if ear.replies else 204)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/mine?room=7"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def until(self, count: int, seconds: float = 60) -> list[dict[str, Any]]:
        until = time.monotonic() + seconds
        while len(self.heard) < count and time.monotonic() < until:
            time.sleep(0.02)
        return self.heard


@pytest.fixture
def ear() -> Iterator[Ear]:
    found = Ear()
    yield found
    found.server.shutdown()
    found.server.server_close()


@pytest.fixture
def calling(sqlite: str, open_hall: Callable[..., Host]) -> Host:
    return open_hall(sqlite, hooks="any", call_again=0.05, call_seconds=PATIENCE)


def two(host: Host) -> tuple[Guest, Guest]:
    return Guest(host.url, "Bera"), Guest(host.url, "Egil")


def test_a_turn_is_told_once_with_a_link(calling: Host, ear: Ear) -> None:
    bera, egil = two(calling)
    me = egil.patch("/api/me", lang="fr", hook={"url": ear.url, "when": "away"})
    assert me["hook"] == {"url": ear.url, "when": "away"}
    table = seated(bera, egil, title="Thursday", options={**SHORT, "first": "B"})
    heard = ear.until(1)[0]
    link = f"{calling.url}/table/{table}"
    assert heard["path"] == "/mine?room=7"
    assert heard["host"] == ear.url.split("/")[2]
    assert (heard["table"], heard["title"], heard["game"], heard["seat"], heard["link"]) == (
        table,
        "Thursday",
        "norsaga",
        "B",
        link,
    )
    assert heard["text"] == heard["content"] == f"C’est à vous\N{NO-BREAK SPACE}: Thursday (Norsaga). {link}"
    time.sleep(0.5)
    assert len(ear.heard) == 1


def test_every_turn_is_told_to_who_wants_to_hear_always(calling: Host, ear: Ear) -> None:
    bera, egil = two(calling)
    egil.patch("/api/me", hook={"url": ear.url, "when": "always"})
    table = seated(bera, egil, options={**SHORT, "first": "B"})
    looks = [bera.watch(table), egil.watch(table)]
    assert ear.until(1)[0]["seq"] == looks[1].until("table")["seq"]
    play_on(looks)
    numbers = [call["seq"] for call in ear.heard]
    assert len(numbers) >= 1
    assert numbers == sorted(set(numbers))


def test_who_is_at_the_table_is_not_called_but_who_leaves_it_is(calling: Host, ear: Ear) -> None:
    bera, egil = two(calling)
    table = bera.make("me", "open", options={**SHORT, "first": "B"})
    egil.http.get(f"/join/{table['invite']}")
    look = egil.watch(table["id"])
    look.until("people")
    egil.patch("/api/me", hook={"url": ear.url, "when": "away"})
    egil.post(f"/api/tables/{table['id']}/sit")
    look.until("table")
    time.sleep(0.5)
    assert ear.heard == []
    look.close()
    assert ear.until(1)[0]["seat"] == "B"


def test_a_call_that_fails_is_made_again_and_survives_a_restart(
    sqlite: str,
    open_hall: Callable[..., Host],
    ear: Ear,
) -> None:
    host = open_hall(sqlite, hooks="any", call_again=1.0)
    bera, egil = two(host)
    ear.replies = [500]
    egil.patch("/api/me", hook={"url": ear.url, "when": "away"})
    seated(bera, egil, options={**SHORT, "first": "B"})
    ear.until(1)
    host.stop()
    open_hall(sqlite, hooks="any", call_again=0.05)
    heard = ear.until(2)
    assert [call["seq"] for call in heard] == [heard[0]["seq"]] * 2


def test_after_some_tries_it_is_left_and_who_wants_no_more_is_not_called(calling: Host, ear: Ear) -> None:
    bera, egil = two(calling)
    ear.replies = [500] * 100
    egil.patch("/api/me", hook={"url": ear.url, "when": "away"})
    seated(bera, egil, options={**SHORT, "first": "B"})
    assert len(ear.until(3)) >= 3
    ear.replies = [410]
    until = time.monotonic() + PATIENCE
    while egil.get("/api/me")["hook"] is not None and time.monotonic() < until:
        time.sleep(0.05)
    assert egil.get("/api/me")["hook"] is None
    count = len(ear.heard)
    seated(bera, egil, options={**SHORT, "first": "B"})
    time.sleep(0.4)
    assert len(ear.heard) == count


def test_a_hook_can_be_changed_and_taken_away(calling: Host, ear: Ear) -> None:
    bera, egil = two(calling)
    egil.patch("/api/me", hook={"url": ear.url, "when": "always"})
    assert egil.patch("/api/me", hook=None)["hook"] is None
    seated(bera, egil, options={**SHORT, "first": "B"})
    time.sleep(0.4)
    assert ear.heard == []


def test_wrong_addresses_are_refused(calling: Host, bera: Guest) -> None:
    egil = Guest(calling.url, "Egil")
    for url in (
        "ftp://a.example/x",
        "https://",
        "not an address",
        "https://me:secret@a.example/",
        "http://a:99999/",
        "https://a.example/\0",
        "https://a.example/a b",
    ):
        assert egil.fault("PATCH", "/api/me", 400, hook={"url": url, "when": "away"}) == "hook-url"
    assert egil.fault("PATCH", "/api/me", 400, hook={"url": "https://a.example", "when": "never"}) == "request-shape"
    assert bera.get("/api/me")["features"]["push"] is False
    assert bera.fault("PATCH", "/api/me", 403, hook={"url": "https://a.example", "when": "away"}) == "hooks-off"


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://10.1.2.3:80/x",
        "http://[::1]/",
        "http://169.254.169.254/",
        "http://[64:ff9b::a00:1]/",
        "http://[64:ff9b:1::a00:1]/",
        "http://[2002:a00:1::1]/",
        "http://[fec0::1]/",
        "http://[::127.0.0.1]/",
        "http://[::ffff:10.0.0.1]/",
        "http://[fc00::1]/",
        "http://[fe80::1]/",
        "http://224.0.0.1/",
        "http://[ff0e::1]/",
    ],
)
def test_a_public_hall_calls_nobody_in_its_own_network(url: str) -> None:
    with pytest.raises(Fault) as fault:
        webhooks.resolve_address(url, "public")
    assert fault.value.key == "hook-private"
    assert webhooks.resolve_address(url, "any")


@pytest.mark.parametrize("number", ["93.184.215.14", "2606:4700::1111", "64:ff9b::5db8:d70e", "2002:5db8:d70e::1"])
def test_a_public_hall_calls_public_numbers(number: str) -> None:
    assert webhooks.is_public(ipaddress.ip_address(number))


class Endless:
    """Answers at once and then never stops sending, or sends a byte now and then."""

    def __init__(self, chunk: bytes, pause: float) -> None:
        self.asked = threading.Semaphore(0)
        self.sent = 0
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}/"
        self.chunk, self.pause = chunk, pause
        threading.Thread(target=self._welcome, daemon=True).start()

    def _welcome(self) -> None:
        while True:
            try:
                line, _ = self.door.accept()
            except OSError:
                return
            threading.Thread(target=self._talk, args=(line,), daemon=True).start()

    def _talk(self, line: socket.socket) -> None:
        line.recv(65_536)
        self.asked.release()
        with contextlib.suppress(OSError):
            if not self.pause:
                line.sendall(b"HTTP/1.1 200 OK\r\ncontent-length: 999999999\r\n\r\n")
            while self.sent < 200_000_000:
                line.sendall(self.chunk)
                self.sent += len(self.chunk)
                time.sleep(self.pause)


def test_what_a_hook_says_without_end_is_not_read(calling: Host) -> None:
    bera, egil = two(calling)
    endless = Endless(b"x" * 65_536, 0)
    egil.patch("/api/me", hook={"url": endless.url, "when": "always"})
    table = seated(bera, egil, options={**SHORT, "first": "B"})
    assert endless.asked.acquire(timeout=PATIENCE)
    until = time.monotonic() + PATIENCE
    while not told_of(calling, table):
        assert time.monotonic() < until
        time.sleep(0.02)
    assert endless.sent < 20_000_000  # what fits into the pipes
    endless.door.close()


def told_of(host: Host, table: str) -> bool:
    """Return whether the turn there counts as notified."""
    due = asyncio.run_coroutine_threadsafe(host.hall.hooks.find_due(time.time() + 1e6), host.loop).result(60)
    return table not in [turn.table for turn in due]


def test_a_slow_hook_holds_up_nobody_else(calling: Host, ear: Ear) -> None:
    """One that sends its first line a byte at a time is given up; the others are called without delay."""
    slow = Endless(b"H", 0.05)
    hild = Guest(calling.url, "Hild")
    hild.patch("/api/me", hook={"url": slow.url, "when": "always"})
    bera, egil = two(calling)
    for _ in range(7):  # more than one guest may keep busy
        seated(bera, hild, options={**SHORT, "first": "B"})
    assert slow.asked.acquire(timeout=PATIENCE)
    egil.patch("/api/me", hook={"url": ear.url, "when": "always"})
    seated(bera, egil, options={**SHORT, "first": "B"})
    assert ear.until(1)
    assert 0 < max(Counter(guest for guest, _ in list(calling.upkeep.turn_notices.calls)).values()) <= 5
    slow.door.close()


class Resolver:
    """Names under `.slow` are not resolved until the test says so; all others as usual."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        self.gate, self.some = threading.Event(), threading.Event()
        find = socket.getaddrinfo

        def found(host: Any, *more: Any, **named: Any) -> Any:
            if str(host).endswith(".slow"):
                self.asked.append(host)
                self.some.set()
                self.gate.wait()
                raise socket.gaierror
            return find(host, *more, **named)

        monkeypatch.setattr(socket, "getaddrinfo", found)


@pytest.fixture
def resolver(monkeypatch: pytest.MonkeyPatch) -> Iterator[Resolver]:
    found = Resolver(monkeypatch)
    yield found
    found.gate.set()


def test_a_name_that_is_slow_to_find_takes_no_thread_from_anybody(
    sqlite: str,
    open_hall: Callable[..., Host],
    resolver: Resolver,
) -> None:
    host = open_hall(sqlite, hooks="any")
    host.loop.call_soon_threadsafe(host.loop.set_default_executor, ThreadPoolExecutor(1))
    bera, egil = two(host)
    egil.patch("/api/me", hook={"url": "http://hall.slow/", "when": "always"})
    seated(bera, egil, options={**SHORT, "first": "B"})
    assert resolver.some.wait(PATIENCE)
    assert asyncio.run_coroutine_threadsafe(asyncio.to_thread(lambda: "done"), host.loop).result(60) == "done"


async def test_a_guest_with_slow_names_keeps_one_thread(
    resolver: Resolver,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(dns_lookups, "THREADS", 2)
    found = dns_lookups.Lookups("any")
    first = asyncio.create_task(found.find(1, "http://one.slow/"))
    assert await asyncio.to_thread(resolver.some.wait, 60)
    first.cancel()  # its time is up, but the thread is still busy
    again = asyncio.create_task(found.find(1, "http://one.slow/"))
    with pytest.raises(TimeoutError):
        await found.find(1, "http://other.slow/")
    assert await found.find(2, "http://127.0.0.1/") == "127.0.0.1"
    assert resolver.asked == ["one.slow"]
    resolver.gate.set()
    for answer in (again, found.find(1, "http://other.slow/")):
        with pytest.raises(socket.gaierror):
            await answer
    assert resolver.asked == ["one.slow", "other.slow"]
    found.stop()


def test_the_feed_has_my_turns_and_nobody_elses(bera: Guest, egil: Guest) -> None:
    path = egil.get("/api/me")["feed"]
    assert entries(egil, path) == []
    table = seated(bera, egil, title="Thursday", options={**SHORT, "first": "B"})
    egil.patch("/api/me", lang="de")
    stranger = Guest(bera.url)
    ((title, link),) = entries(stranger, path)
    assert (title, link) == ("Du bist dran: Thursday (Norsaga)", f"{bera.url}/table/{table}")
    assert entries(stranger, bera.get("/api/me")["feed"]) == []
    play_on([bera.watch(table), egil.watch(table)])
    assert [title for title, _ in entries(stranger, path)] == ["Zu Ende: Thursday (Norsaga)"]
    assert stranger.fault("GET", path[:-4] + "beef", 404) == "feed-unknown"


def entries(guest: Guest, path: str) -> list[tuple[str | None, str | None]]:
    reply = guest.http.get(path)
    assert reply.status_code == 200, reply.text
    assert reply.headers["content-type"].startswith("application/atom+xml")
    root = Xml.fromstring(reply.content)
    return [
        (entry.findtext(f"{ATOM}title"), unwrap(entry.find(f"{ATOM}link")).attrib["href"])
        for entry in root.iter(f"{ATOM}entry")
    ]


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "127.0.0.1",
        "0x7f.1",
        "2130706433",
        "[::1]",
        "[::ffff:10.0.0.1]",
        "10.1.2.3",
        "192.168.1.7",
        "0",
        "169.254.169.254",
        "printer.local",
        "hall.internal",
        "a.localhost.",
        "intranet",
        "100.64.0.1",
        "[fe80::1]",
    ],
)
def test_a_private_address_is_refused_when_it_is_given(sqlite: str, open_hall: Callable[..., Host], host: str) -> None:
    """It used to be accepted, and dropped without a message at the first turn."""
    bera = Guest(open_hall(sqlite, hooks="public").url, "Bera")
    assert bera.fault("PATCH", "/api/me", 400, hook={"url": f"http://{host}:80/x", "when": "away"}) == "hook-private"
    assert bera.get("/api/me")["hook"] is None
    public = {"url": "https://hooks.example.org/x", "when": "away"}
    assert bera.patch("/api/me", hook=public)["hook"] == public
