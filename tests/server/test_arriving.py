"""Events during a connection, or while a table is being read, are not lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg
import pytest

from meadhall.server.table import presence
from server.arriving_helpers import answered
from server.holding import Held, Noticed, Unstored
from server.hosting import Host
from server.nodes_helpers import both
from server.people import Guest
from server.play_helpers import seated
from server.postgres import Postgres
from server.redis_server import RedisServer

Patch = pytest.MonkeyPatch
Nodes = tuple[Host, Host]


@pytest.fixture
def nodes(sqlite: str, open_hall: Callable[..., Host], redis_server: RedisServer) -> Nodes:
    return open_hall(sqlite, redis=redis_server.url), open_hall(sqlite, redis=redis_server.url)


def test_what_is_said_while_somebody_arrives_reaches_everybody(
    host: Host,
    bera: Guest,
    egil: Guest,
    monkeypatch: Patch,
) -> None:
    table = seated(bera, egil)
    reading = Held(host, host.hall.talk, "load_messages", monkeypatch)
    posted = Noticed(host.hall.news, "post", monkeypatch)
    arriving = egil.watch(table)
    reading.wait()
    mine = bera.watch(table)
    mine.send("chat", text="hail")
    posted.wait("chat")
    reading.let_go()
    assert arriving.until("chat")["text"] == "hail"
    assert mine.until("chat")["text"] == "hail"


def test_what_is_taken_away_while_somebody_arrives_stays_away(
    host: Host,
    bera: Guest,
    egil: Guest,
    monkeypatch: Patch,
) -> None:
    table = seated(bera, egil)
    mine = bera.watch(table)
    mine.send("chat", text="hail")
    said = mine.until("chat")["id"]
    host.hall.sessions[table].unread = True
    reading = Held(host, host.hall.talk, "load_messages", monkeypatch)
    posted = Noticed(host.hall.news, "post", monkeypatch)
    arriving = egil.watch(table)
    reading.wait()
    mine.send("hush", chat=said, silence=True)
    posted.wait("hush")
    reading.let_go()
    assert arriving.until("chats")["chats"] == []
    assert mine.until("chats")["chats"] == []
    assert mine.people["silenced"] == ["Bera"]  # the list of people is sent first


def test_who_leaves_while_notes_are_read_takes_them_from_nobody(
    host: Host,
    bera: Guest,
    egil: Guest,
    monkeypatch: Patch,
) -> None:
    table = seated(bera, egil)
    room = host.hall.sessions[table]
    mine = bera.watch(table)
    mine.send("note", seq=1, text="look here", scope="table")
    while not mine.until("notes")["notes"]:
        pass
    mine.close()
    left = Noticed(host.hall, "leave", monkeypatch)
    room.unread, room.notes = True, []
    reading = Held(host, host.hall.talk, "load_notes", monkeypatch)
    leaving = egil.watch(table)
    reading.wait()
    leaving.close()
    while room.subscribers:
        with left.news:
            left.news.wait(0.1)
    assert egil.watch(table).until("notes")["notes"][0]["text"] == "look here"


def test_lines_said_on_two_nodes_at_once_are_heard_in_one_order(
    postgres: Postgres,
    open_hall: Callable[..., Host],
    redis_server: RedisServer,
    monkeypatch: Patch,
) -> None:
    """A line can get its number first and be stored last."""
    db = postgres.database()
    first, second = open_hall(db, redis=redis_server.url), open_hall(db, redis=redis_server.url)
    bera, egil = both((first, second))
    table = seated(bera, egil)
    mine, theirs = bera.watch(table), egil.watch(table)
    for look in (mine, theirs):
        look.until("notes")
    storing = Unstored(first, monkeypatch)
    mine.send("chat", text="one")
    storing.wait()
    heard = Noticed(second.hall.news, "post", monkeypatch)
    theirs.send("chat", text="two")
    while not heard.kinds and not asyncio.run(somebody_waits(db)):
        pass
    storing.let_go()
    for look in (mine, theirs):
        assert [look.until("chat")["text"], look.until("chat")["text"]] == ["one", "two"]


async def somebody_waits(db: str) -> bool:
    connection = await asyncpg.connect(db.replace("+asyncpg", ""))
    try:
        return bool(await connection.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"))
    finally:
        await connection.close()


def test_an_answer_on_another_node_while_a_table_is_opened(nodes: Nodes, monkeypatch: Patch) -> None:
    bera, egil = both(nodes)
    near = Guest(nodes[0].url, cookie=egil.cookie)
    table = seated(bera, near)
    nodes[1].hall.sessions.clear()
    reading = Held(nodes[1], nodes[1].hall.tables, "load_entries", monkeypatch)
    heard = Noticed(nodes[1].hall.news, "listener", monkeypatch)
    look = egil.watch(table)
    reading.wait()
    seq = answered(bera, near, table)
    heard.wait("entries")
    reading.let_go()
    assert look.until_seq(seq)


def test_an_answer_on_another_node_while_a_table_is_read_again(nodes: Nodes, monkeypatch: Patch) -> None:
    bera, egil = both(nodes)
    near = Guest(nodes[0].url, cookie=egil.cookie)
    table = seated(bera, near)
    egil.get(f"/api/tables/{table}")
    nodes[1].hall.sessions[table].doubted = True
    reading = Held(nodes[1], nodes[1].hall.tables, "load_entries", monkeypatch)
    heard = Noticed(nodes[1].hall.news, "listener", monkeypatch)
    look = egil.watch(table)
    reading.wait()
    seq = answered(bera, near, table)
    heard.wait("entries")
    reading.let_go()
    assert look.until_seq(seq)


def test_a_seat_left_on_another_node_while_an_answer_is_stored(nodes: Nodes, monkeypatch: Patch) -> None:
    bera = Guest(nodes[0].url, "Bera")
    egil = Guest(nodes[0].url, "Egil")
    table = bera.make("me", "me", "open", options={"first": "A"})["id"]
    egil.http.get(f"/join/{bera.get(f'/api/tables/{table}')['invite']}")
    egil.post(f"/api/tables/{table}/sit")
    far = Guest(nodes[1].url, cookie=bera.cookie)
    state = far.get(f"/api/tables/{table}/state")
    told = far.get(f"/api/tables/{table}/state?seat=A")["decision"]["options"]
    options = [option["answer"] for option in told]
    storing = Held(nodes[1], nodes[1].hall.writer, "append", monkeypatch)
    heard = Noticed(nodes[1].hall.news, "listener", monkeypatch)
    answering = asyncio.run_coroutine_threadsafe(
        nodes[1].hall.sessions[table].answer(0, options[0], state["seq"]), nodes[1].loop
    )
    storing.wait()
    egil.post(f"/api/tables/{table}/stand", seat="C")
    heard.wait("people")
    storing.let_go()
    answering.result(60)
    assert far.get(f"/api/tables/{table}")["seats"][2]["kind"] == "open"


def test_who_leaves_and_comes_back_at_once_is_told_who_is_there(nodes: Nodes, monkeypatch: Patch) -> None:
    bera, egil = both(nodes)
    table = seated(bera, egil)
    monkeypatch.setattr(presence, "PAUSE", 3600.0)
    theirs, mine = egil.watch(table), bera.watch(table)
    mine.until("people")
    while not mine.people["seats"][1]["here"]:
        mine.until("people")
    room, here = nodes[0].hall.sessions[table], nodes[0].hall.presence
    left = Noticed(nodes[0].hall, "leave", monkeypatch)
    heard = Noticed(nodes[0].hall.news, "listener", monkeypatch)

    def soon() -> None:
        """End the pause."""
        nodes[0].loop.call_soon_threadsafe(here._publish_later, room)

    soon()
    mine.close()
    while room.subscribers:
        with left.news:
            left.news.wait(0.1)
    nodes[1].loop.call_soon_threadsafe(nodes[1].hall.presence.publish, nodes[1].hall.sessions[table])
    heard.wait("presence")
    mine = bera.watch(table)
    mine.until("people")
    soon()
    while not mine.people["seats"][1]["here"]:
        mine.until("people")
    theirs.close()


def test_more_news_than_can_be_kept_makes_the_others_look_at_everything(nodes: Nodes, monkeypatch: Patch) -> None:
    bera, egil = both(nodes)
    table = seated(bera, egil)
    look = egil.watch(table)
    look.until("notes")
    mine = bera.watch(table)
    mine.until("notes")
    news, gate = nodes[0].hall.news, asyncio.Event()
    monkeypatch.setattr(news, "outgoing", Narrow(news.outgoing, gate))
    mine.send("chat", text="hail")
    mine.until("chat")
    nodes[0].loop.call_soon_threadsafe(gate.set)
    nodes[0].loop.call_soon_threadsafe(news.post, "another", "people")
    assert [chat["text"] for chat in look.until("chats")["chats"]] == ["hail"]


class Narrow:
    """A queue without room, until it is opened."""

    def __init__(self, queue: Any, gate: asyncio.Event) -> None:
        self.queue, self.gate = queue, gate

    def put_nowait(self, item: bytes) -> None:
        if not self.gate.is_set():
            raise asyncio.QueueFull
        self.queue.put_nowait(item)

    async def get(self) -> bytes:
        return bytes(await self.queue.get())

    def empty(self) -> bool:
        return bool(self.queue.empty())
