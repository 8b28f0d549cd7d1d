"""Every invalid request gets one clear answer and has no other effect."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Callable
from unittest.mock import AsyncMock

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from meadhall.server.limits.limits import Rate
from meadhall.server.runner import configure
from meadhall.server.table import chat
from meadhall.server.transport.security_middleware import Guard
from patience import PATIENCE
from server.hosting import Host
from server.people import Guest, Look
from server.play_helpers import play_on, seated

WRONG = [
    ("", "message-json"),
    ("{", "message-json"),
    ("nonsense", "message-json"),
    ("[" * 10_000, "message-shape"),
    ("null", "message-shape"),
    ("[]", "message-shape"),
    ("{}", "message-shape"),
    ('{"type": 7}', "message-shape"),
    ('{"type": "dance"}', "message-shape"),
    ('{"type": "answer"}', "message-shape"),
    ('{"type": "answer", "seq": "1", "seat": "A", "answer": "x"}', "message-shape"),
    ('{"type": "answer", "seq": -1, "seat": "A", "answer": "x"}', "message-shape"),
    ('{"type": "answer", "seq": 1e99, "seat": "A", "answer": "x"}', "message-shape"),
    ('{"type": "answer", "seq": 99999999999999999999, "seat": "A", "answer": "x"}', "message-shape"),
    ('{"type": "answer", "seq": 1, "seat": 0, "answer": "x"}', "message-shape"),
    ('{"type": "answer", "seq": 1, "seat": "A", "answer": 5}', "message-shape"),
    ('{"type": "answer", "seq": 1, "seat": "A", "answer": "x", "force": true}', "message-shape"),
    ('{"type": "answer", "seq": 1, "seat": "A", "answer": "' + "x" * 1_001 + '"}', "message-shape"),
    ('{"type": "answer", "seq": 1, "seat": "A", "answer": "x"}', "stale"),
    ('{"type": "answer", "seq": 1, "seat": "B", "answer": "x"}', "seat-foreign"),
    ('{"type": "answer", "seq": 1, "seat": "Q", "answer": "x"}', "seat-unknown"),
    ('{"type": "answer", "seq": 1, "seat": "", "answer": "x"}', "message-shape"),
    ('{"type": "look", "language": "xx"}', "message-shape"),
    ('{"type": "look", "seat": "B"}', "seat-foreign"),
    ('{"type": "why", "id": 1, "seat": "B", "answer": "x"}', "seat-foreign"),
    ('{"type": "why", "id": [], "seat": "A", "answer": "x"}', "message-shape"),
    ('{"type": "undo", "seq": 0, "seat": "A"}', "stale"),
    ('{"type": "undo", "seq": 0, "seat": "B"}', "seat-foreign"),
    ('{"type": "consent", "seat": "A", "agree": "yes"}', "message-shape"),
    ('{"type": "consent", "seat": "A", "agree": true}', "undo-none"),
    ('{"type": "chat", "text": null}', "message-shape"),
    ('{"type": "note", "seq": 1, "text": "x", "scope": "world"}', "message-shape"),
    ('{"type": "note", "id": 99999, "seq": 1, "text": "x", "scope": "mine"}', "note-unknown"),
    ('{"type": "chat", "text": "' + "x" * 20_000 + '"}', "message-long"),
]


def test_each_wrong_message_gets_its_one_answer(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil)
    mine, theirs = bera.watch(table), egil.watch(table)
    for look in (mine, theirs):
        look.until("table")
    before = [mine.table, theirs.table]
    for text, key in WRONG:
        mine.socket.send(text)
        error = mine.until("error")
        assert error["key"] == key, (text[:80], error)
        assert error["text"]
        assert "{" not in error["text"].replace(text, "")
        assert error["seq"] == before[0]["seq"]
    mine.socket.send(b"\x00\xff")
    assert mine.until("error")["key"] == "message-text"
    mine.send("ping")
    mine.until("pong")
    assert not [message for message in theirs.heard if message["type"] == "error"]
    play_on([mine, theirs], 10)


def test_wrong_answers_change_nothing_and_name_the_rule(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil)
    looks = {"A": bera.watch(table), "B": egil.watch(table)}
    for look in looks.values():
        look.until("table")
    seat = looks["A"].table["decision"]["seat"]
    asked, other = looks[seat], looks["B" if seat == "A" else "A"]
    asked.answer("sing")
    error = asked.until("error")
    assert (error["key"], error["args"]["ask"]) == ("answer-unknown", asked.table["decision"]["ask"])
    other.answer(asked.asked()[0], "B" if seat == "A" else "A")
    error = other.until("error")
    assert (error["key"], error["args"]["rule"]) == ("answer-seat", "NS-UI-04")
    assert not any(hand in json.dumps(error) for hand in asked.table["view"]["players"]["AB".index(seat)]["hand"][1:])
    assert bera.get(f"/api/tables/{table}/state")["seq"] == asked.table["seq"]


def test_a_stale_answer_brings_a_fresh_table_and_nothing_happens_twice(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil)
    looks = [bera.watch(table), egil.watch(table)]
    play_on(looks, 3)
    asked = next(look for look in looks if look.asked())
    seq, text, seat = asked.table["seq"], asked.asked()[0], asked.table["decision"]["seat"]
    for _ in range(3):
        asked.send("answer", seq=seq, seat=seat, answer=text)
    asked.until_seq(seq + 1)
    stored = asked.table["seq"]
    while [message.get("key") for message in asked.heard].count("stale") < 2:
        asked.next()
    while asked.heard[-1]["type"] != "table":
        asked.next()
    assert asked.table["seq"] == stored
    who = bera if seat == "A" else egil
    assert who.ask("POST", f"/api/tables/{table}/answers", {"seq": seq, "answer": text}, 409)["error"]["args"] == {
        "seq": stored
    }


def test_wrong_addresses(host: Host, bera: Guest) -> None:
    for path, key in (
        ("/api/tables/nowhere", "table-unknown"),
        ("/api/tables/%F0%9F%8D%BA", "table-unknown"),
        ("/api/tables/nowhere/state", "table-unknown"),
        ("/nothing/here", "path-unknown"),
        ("/client/../../pyproject.toml", "path-unknown"),
        ("/client/%2e%2e/%2e%2e/pyproject.toml", "path-unknown"),
        (f"/client/{'x' * 300}", "path-unknown"),
        ("/client/%00", "path-unknown"),
        ("/client/%ff", "path-unknown"),
        (f"/client/{'x/' * 3_000}", "path-unknown"),
        ("/words/xx.ftl", "words-unknown"),
        ("/words/norsaga/en.exe", "words-unknown"),
        ("/words/..%2f/en.ftl", "words-unknown"),
        ("/words/ludo/en.ftl", "words-unknown"),
    ):
        assert bera.fault("GET", path, 404) == key, path
    assert bera.fault("DELETE", "/api/me", 405) == "method"
    assert bera.fault("GET", "/api/tables/nowhere/state?since=-1", 400) == "request-shape"
    assert bera.fault("POST", "/api/sign-in", 400) == "request-empty"
    assert bera.fault("GET", "/api/tables/nowhere/state?since=x", 400) == "request-shape"
    for table in ("nowhere", "x" * 500, "%00"):
        look = bera.watch(table)
        assert look.next()["key"] == "table-unknown"
        with pytest.raises(ConnectionClosed) as closed:
            look.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_wrong_bodies(bera: Guest) -> None:
    for body in (
        b"{",
        b"[]",
        b"null",
        b'{"position": 3}',
        b"\xff\xfe",
        b'{"position": "norsaga", "x": 1}',
        b'{"\x80osition": "norsaga"}',
        b'{"position": "nor\xffsaga"}',
        b'{"position": "\xed\xa0\x80"}',
    ):
        reply = bera.http.post("/api/position", content=body, headers={"content-type": "application/json"})
        assert (reply.status_code, reply.json()["error"]["key"]) == (400, "request-shape"), body
    for method, path in (("POST", "/api/position"), ("PATCH", "/api/me"), ("POST", "/api/tables")):
        for body in (b"[" * 2_000, b'{"name": ' + b"[" * 3_000 + b"]" * 3_000 + b"}", b'{"name": ' * 2_000):
            reply = bera.http.request(method, path, content=body, headers={"content-type": "application/json"})
            assert (reply.status_code, reply.json()["error"]["key"]) == (400, "request-shape"), (path, body[:9])
    big = bera.http.post("/api/position", content=b'{"position": "' + b"x" * 100_000 + b'"}')
    assert (big.status_code, big.json()["error"]["key"]) == (413, "too-big")
    assert big.json()["error"]["args"] == {"most": 65_536}


def test_wrong_positions(bera: Guest) -> None:
    wrong = "yggdrasil devastated=alfheim agenda=Eikthyrnir(0)>HealFromAfar(1)>Turn()"  # healed twice
    error = bera.ask("POST", "/api/position", {"position": wrong}, 400)["error"]
    assert (error["key"], error["args"]) == ("position-unplayable", {"frame": "Order"})
    table = {"game": "yggdrasil", "seats": [{"kind": "me"}] * 2}
    assert bera.fault("POST", "/api/tables", 400, **table, position=wrong) == "position-unplayable"
    assert bera.fault("POST", "/api/tables", 400, **table, position="yggdrasil players=3") == "position-players"
    assert bera.fault("POST", "/api/tables", 400, **table, position="norsaga") == "position-game"


def test_wrong_records(bera: Guest) -> None:
    header = {
        "meadhall": 1,
        "game": "norsaga",
        "rules": 1,
        "data": "",
        "players": 2,
        "options": {},
        "seats": ["me", "me"],
        "dealer": {"kind": "scripted"},
    }

    def sent(*lines: object, eyes: str = "all") -> tuple[int, str]:
        text = "\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines)
        reply = bera.http.post(f"/api/replay?eyes={eyes}", content=text.encode())
        return reply.status_code, reply.json().get("error", {}).get("key", "")

    assert sent(header)[0] == 200
    assert sent("") == (400, "record-line")
    assert sent("hello") == (400, "record-line")
    assert sent({"meadhall": 99}) == (400, "record-format")
    assert sent({**header, "game": "ludo"}) == (404, "game-unknown")
    assert sent({**header, "players": 99}) == (400, "players-count")
    assert sent({**header, "options": {"beer": 1}}) == (400, "option-unknown")
    assert sent({**header, "position": 5}) == (400, "record-header")
    assert sent(header, {"n": 1, "seat": "A", "answer": "sing"}) == (400, "record-seat")
    assert sent(header, {"n": 1, "seat": "chance", "answer": "sing"}) == (400, "record-answer")
    assert sent(header, {"n": 2, "seat": "chance", "answer": "sing"}) == (400, "record-order")
    assert sent("[" * 100_000)[0] == 400
    assert sent(header, eyes="D") == (400, "eyes-unknown")
    assert bera.http.post("/api/replay", content=b"\xff\xff").json()["error"]["key"] == "record-broken"
    assert bera.http.post("/api/replay", content=b"x" * 2_100_000).status_code == 413


def test_other_sites_may_not_act_for_a_guest(host: Host, bera: Guest) -> None:
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        reply = httpx2.post(f"{host.url}/api/tables", json={}, headers=headers, cookies={"mh_guest": bera.cookie})
        assert (reply.status_code, reply.json()["error"]["key"]) == (403, "origin")
    made = bera.make("me", "open")
    with pytest.raises(InvalidStatus) as refused:
        connect(
            f"{host.url.replace('http', 'ws')}/ws/tables/{made['id']}",
            origin=Origin("https://evil.example"),
            legacy=True,
        )
    assert refused.value.response.status_code == 403


def test_a_crowd_is_told_to_wait_and_the_others_play_on(sqlite: str, open_hall: Callable[..., Host]) -> None:
    host = open_hall(sqlite, by_guest=5, by_table=30, by_address=40)
    bera, egil = Guest(host.url, "Bera"), Guest(host.url, "Egil")
    table = seated(bera, egil, listed=True)
    looks = [bera.watch(table), egil.watch(table)]
    for look in looks:
        look.until("table")
    mine = [bera.watch(table) for _ in range(6)]
    told = [look.next() for look in mine]
    assert [message.get("key") for message in told] == [None] * 4 + ["too-many"] * 2
    crowd = [Look(host.url, table, None) for _ in range(60)]
    refused = [look for look in crowd if look.next().get("key") == "too-many"]
    assert 30 <= len(refused) < 60
    play_on(looks, 10)
    for look in (*crowd, *mine):
        look.close()
    until = time.monotonic() + PATIENCE
    while host.hall.connections.tables[table] != 2:
        assert time.monotonic() < until
        time.sleep(0.02)


def test_a_flood_of_messages_is_refused_and_then_ended(sqlite: str, open_hall: Callable[..., Host]) -> None:
    host = open_hall(sqlite, messages=Rate(1, 5), patience=10)
    bera, egil = Guest(host.url, "Bera"), Guest(host.url, "Egil")
    table = seated(bera, egil)
    flood, calm = bera.watch(table), egil.watch(table)
    with contextlib.suppress(ConnectionClosed):
        for _ in range(100):
            flood.send("ping")
    with contextlib.suppress(ConnectionClosed):
        while True:
            flood.next()
    keys = [message.get("key") for message in flood.heard if message["type"] == "error"]
    assert set(keys) == {"too-fast"}
    calm.until("table")


def test_requests_are_limited(sqlite: str, open_hall: Callable[..., Host]) -> None:
    host = open_hall(sqlite, requests=Rate(1, 10), creations=Rate(0.01, 2))
    bera = Guest(host.url, "Bera")
    bera.make("me", "open")
    bera.make("me", "open")
    third = bera.http.post("/api/tables", json={"game": "norsaga", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert (third.status_code, third.json()["error"]["key"]) == (429, "too-fast")
    statuses = [bera.http.get("/api/games").status_code for _ in range(12)]
    assert statuses[0] == 200
    assert statuses[-1] == 429


def test_who_does_not_read_is_let_go_and_nobody_waits(sqlite: str, open_hall: Callable[..., Host]) -> None:
    host = open_hall(sqlite, slow=0.5)
    bera, egil = Guest(host.url, "Bera"), Guest(host.url, "Egil")
    table = seated(bera, egil, listed=True, options={})
    room = host.hall.sessions[table]
    # A raw socket with small buffers: the client library would read for it.
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect(("127.0.0.1", int(host.url.rpartition(":")[2])))
    line.sendall(
        (
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
    )
    while not room.subscribers:
        time.sleep(0.01)
    sleeper = next(iter(room.subscribers))
    looks = [bera.watch(table), egil.watch(table)]
    play_on(looks, 20)

    def tell() -> None:
        sleeper.told, sleeper.full = -1, True
        sleeper.wake.set()

    started = time.monotonic()
    while sleeper in room.subscribers and time.monotonic() - started < 90:
        for _ in range(50):
            host.loop.call_soon_threadsafe(tell)
            time.sleep(0.0005)
        play_on(looks, 1)
    assert sleeper not in room.subscribers
    assert len(room.subscribers) == 2
    line.close()


def test_no_traces_to_clients(host: Host, bera: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("the secret hand was GR1")

    table = bera.make("me", "thrall")["id"]
    look = bera.watch(table)
    look.until("table")
    monkeypatch.setattr(host.hall.tables, "list_by_user", broken)
    reply = bera.http.get("/api/tables")
    assert reply.status_code == 500
    assert reply.json()["error"]["key"] == "own-fault"
    assert "GR1" not in reply.text
    assert "Traceback" not in reply.text
    monkeypatch.setattr(chat, "post_message", broken)
    look.send("chat", text="hello")
    assert look.until("error")["key"] == "own-fault"
    assert "GR1" not in look.raw[-1]
    look.send("ping")
    look.until("pong")


def test_a_name_that_is_not_ours_is_turned_away(host: Host) -> None:
    """Another site can point its own name to this machine."""
    port = host.url.rpartition(":")[2]
    for name in (
        "evil.example",
        f"evil.example:{port}",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "a@b.example",
        "[::1",
    ):
        reply = httpx2.get(f"{host.url}/api/me", headers={"host": name})
        assert (reply.status_code, reply.json()["error"]["key"]) == (421, "name-foreign"), name
        assert "set-cookie" not in reply.headers
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{port}/ws/tables/x", additional_headers={"Host": "evil.example"}, legacy=True)
    assert refused.value.response.status_code == 421
    for name in (
        "127.0.0.1",
        f"127.0.0.1:{port}",
        f"localhost:{port}",
        "[::1]",
        "192.168.7.7:8787",
        "hall",
        "hall.local:8787",
        "sofa.lan",
    ):
        assert httpx2.get(f"{host.url}/api/games", headers={"host": name}).status_code == 200, name


def test_a_name_the_keeper_has_given_is_ours() -> None:
    guard = Guard(AsyncMock(), ("https://hall.example",), 1.0)
    assert guard._is_called("hall.example")
    assert not guard._is_called("other.example")


def test_nobody_says_for_themselves_where_they_come_from(sqlite: str, open_hall: Callable[..., Host]) -> None:
    host = open_hall(sqlite, newcomers=Rate(0.0001, 2))
    statuses = [
        httpx2.get(f"{host.url}/api/me", headers={"x-forwarded-for": f"203.0.113.{number}"}).status_code
        for number in range(4)
    ]
    assert statuses == [200, 200, 429, 429]
    behind = configure(host.app, host.hall.limits, "127.0.0.1")
    assert (behind.proxy_headers, behind.forwarded_allow_ips) == (True, "127.0.0.1")


def test_a_wrong_invitation_does_not_tell_whether_there_is_a_table(bera: Guest, egil: Guest) -> None:
    table = bera.make("me", "open")
    there = egil.ask("POST", f"/api/tables/{table['id']}/sit", {"invite": "wrong"}, 404)["error"]
    nowhere = egil.ask("POST", "/api/tables/nowhere234/sit", {"invite": "wrong"}, 404)["error"]
    assert there["key"] == nowhere["key"] == "table-unknown"
    assert bera.fault("POST", f"/api/tables/{table['id']}/sit", 404, invite="wrong") == "invite-unknown"
    assert egil.post(f"/api/tables/{table['id']}/sit", invite=table["invite"]) == {"seat": "B"}
