"""Thousands of changed requests and messages beside a table with players: none causes an internal error, the log has
only refusals, and every game continues to its end.
"""

from __future__ import annotations

import base64
import contextlib
import logging
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed

import meadhall
from patience import PATIENCE
from server.fuzz_helpers import messages_of
from server.fuzzing import Fuzz, Request
from server.hosting import Host
from server.people import Guest
from server.play_helpers import play_on, seated

GOLDEN = Path(__file__).parents[1] / "norsaga" / "golden" / "basic.record"
# Errors of the web server that are not ours: a connection closed before the upgrade, and a worker that was busy for too
# long, which the sender learns.
OTHERS = ("returned without completing handshake", "took too long")
OVERWORKED = {"work-long", "work-large"}  # the only 503: a file that keeps a worker busy for too long


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """The log with that of the web server, which is separate otherwise."""
    yield caplog
    logging.getLogger("uvicorn").removeHandler(caplog.handler)


def requests_of(guest: Guest, table: dict[str, Any], played: str) -> list[Request]:
    """Return every valid request."""
    own, other = f"/api/tables/{table['id']}", f"/api/tables/{played}"
    seats = [{"kind": "me"}, {"kind": "bot", "level": "thrall"}]
    asked = guest.get("/api/me")
    state = guest.get(f"{own}/state?seat=A")
    packed = base64.b64encode(b"PK\x03\x04 no campaign").decode()
    found = [
        Request("PATCH", "/api/me", {"name": "Hild", "lang": "fr"}),
        Request("PATCH", "/api/me", {"hook": {"url": "http://a.example/", "when": "away"}}),
        Request("POST", f"/api/personal/{asked['personal'].rpartition('/')[2]}", {}),
        Request(
            "POST",
            "/api/tables",
            {
                "game": "norsaga",
                "seats": seats,
                "options": {"turn_cap": 12},
                "title": "x",
                "pace": "live",
                "listed": True,
            },
        ),
        Request("POST", "/api/tables", {"game": "trudvang", "seats": seats[:1], "options": {}}),
        Request("POST", f"{own}/sit", {"seat": "B", "name": "Hild", "invite": table["invite"], "nonce": "abc"}),
        Request("POST", f"{own}/stand", {"seat": "A"}),
        Request("POST", f"{own}/seat", {"seat": "A", "kind": "me", "level": "karl"}),
        Request("POST", f"{own}/token", {"seat": "A"}),
        Request("POST", f"{own}/trial", {"seat": "A", "others": "thrall", "title": "x"}),
        Request("POST", f"{own}/answers", {"seq": state["seq"], "seat": "A", "answer": "pass"}),
        Request("POST", "/api/position", {"position": "norsaga players=2"}),
        Request("POST", "/api/position", {"position": "yggdrasil players=2"}),
        Request("POST", "/api/replay?eyes=A", GOLDEN.read_bytes()),
        Request("POST", "/api/campaigns/look", {"file": packed, "name": "x.campaign"}),
        Request("POST", "/api/campaigns", {"table": table["id"], "way": "position", "seats": seats}),
    ]
    for of in (own, other):
        found += [Request("POST", f"{of}/{what}") for what in ("rematch", "earnest", "restart")]
        found += [
            Request("GET", f"{of}{what}")
            for what in ("", "/state", "/stream", "/record", "/replay", "/missed", "/journal", "/campaign", "/mishap")
        ]
    found += [
        Request("GET", path)
        for path in (
            "/",
            "/api/games",
            "/api/tables",
            asked["personal"],
            asked["feed"],
            f"/join/{table['invite']}",
            f"/table/{played}",
            f"/replay/{played}",
            "/position",
            "/words/en.ftl",
            "/words/norsaga/en.rules.ftl",
            "/client/pages/table/table_page.js",
            "/schema",
            "/favicon.ico",
        )
    ]
    return found


def send(url: str, cookie: str, asked: list[Request], fuzz: Fuzz, times: int) -> Counter[int]:
    statuses: Counter[int] = Counter()
    with httpx2.Client(base_url=url, timeout=PATIENCE) as client:
        for _ in range(times):
            sent = fuzz.request(fuzz.luck.choice(asked))
            headers = {"cookie": f"mh_guest={cookie}", "content-type": "application/json", **sent.headers}
            raw = {name.encode(): value.encode("latin-1") for name, value in headers.items()}
            client.cookies.clear()
            with client.stream(sent.method, sent.path, content=sent.content(), headers=raw) as reply:
                stays = reply.headers.get("content-type") == "application/x-ndjson"
                body = b"" if stays else reply.read()
            statuses[reply.status_code] += 1
            if reply.status_code >= 500:
                assert reply.json()["error"]["key"] in OVERWORKED, (sent, reply.status_code, body)
    return statuses


def talk(guest: Guest, tables: list[str], fuzz: Fuzz, times: int) -> Counter[str]:
    """Send messages at one's own table, and as a spectator."""
    keys: Counter[str] = Counter()
    for number in range(0, times, 50):
        table = tables[number // 50 % len(tables)]
        look = guest.watch(table)
        said = messages_of(table, look.next().get("seq", 0))
        with contextlib.suppress(ConnectionClosed):
            for _ in range(50):
                look.socket.send(fuzz.message(fuzz.luck.choice(said)))
            look.send("ping")
            look.until("pong", 120)
            look.close()
        keys.update(message["key"] for message in look.heard if message["type"] == "error")
    return keys


def scribble(url: str, fuzz: Fuzz, times: int) -> None:
    """Send incomplete requests and garbage on a raw socket."""
    for _ in range(times):
        line = socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2])), 60)
        with line, contextlib.suppress(OSError):
            line.sendall(fuzz.line())
            line.shutdown(socket.SHUT_WR)
            while answer := line.recv(65_536):
                assert not answer.startswith(b"HTTP/1.1 5")


def play_beside(host: Host, table: str, people: tuple[Guest, Guest], until: Callable[[], bool]) -> list[str]:
    """Play games one after another; return the tables."""
    tables = [table]
    while True:
        looks = [guest.watch(tables[-1]) for guest in people]
        play_on(looks, seed=len(tables))
        for look in looks:
            look.close()
        if until():
            return tables
        tables.append(seated(*people, listed=True))


def attack(host: Host, log: pytest.LogCaptureFixture, times: int) -> None:
    logging.getLogger("uvicorn").addHandler(log.handler)
    bera, egil, hild = (Guest(host.url, name) for name in ("Bera", "Egil", "Hild"))
    table = seated(bera, egil, listed=True)
    own = hild.make("me", "me")
    asked = requests_of(hild, own, table)
    with ThreadPoolExecutor(3) as hands:
        sending = hands.submit(send, host.url, hild.cookie, asked, Fuzz(times), times)
        talking = hands.submit(talk, hild, [own["id"], table], Fuzz(times + 1), times)
        scribbling = hands.submit(scribble, host.url, Fuzz(times + 2), times // 4)
        attacks = (sending, talking, scribbling)
        tables = play_beside(host, table, (bera, egil), lambda: all(one.done() for one in attacks))
        for one in attacks:
            one.result()
    for played in tables:
        assert meadhall.Record.parse(bera.http.get(f"/api/tables/{played}/record").text).verify().finished
    statuses, keys = sending.result(), talking.result()
    print(
        f"{times} requests {dict(sorted(statuses.items()))}, {times} messages {dict(keys.most_common())}, "
        f"{times // 4} lines, {len(tables)} games beside them"
    )
    assert {200, 400, 404} <= set(statuses)
    assert {"message-json", "message-shape"} <= set(keys)
    ours = [entry.getMessage() for entry in log.records if entry.levelno >= logging.ERROR or entry.exc_info]
    assert [said for said in ours if not any(other in said for other in OTHERS)] == []


def test_changed_requests_beside_a_game(
    db: str,
    open_hall: Callable[..., Host],
    log: pytest.LogCaptureFixture,
) -> None:
    attack(open_hall(db), log, 400)


@pytest.mark.store
@pytest.mark.soak
def test_many_changed_requests_beside_games(
    db: str,
    open_hall: Callable[..., Host],
    log: pytest.LogCaptureFixture,
) -> None:
    attack(open_hall(db), log, 14_000)
