"""Replication between nodes: its cost, counted; and that nothing is trusted without a check."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
import redis
from sqlalchemy.exc import IntegrityError

from meadhall.server.cluster import replication
from meadhall.server.cluster.encryption import seal, unseal
from meadhall.server.cluster.message_bus import CHANNEL, MessageBus
from meadhall.server.cluster.replication import EntryBatch
from meadhall.server.store.database import Database
from meadhall.server.store.table_store import Entry
from meadhall.server.store.write_queue import Writer
from meadhall.server.table.presence import STALE
from meadhall.server.table.table_session import TableSession
from patience import PATIENCE
from server.arriving_helpers import answered
from server.counting import CountedPostgres
from server.holding import Noticed
from server.hosting import Host
from server.nodes_helpers import Nodes, both
from server.people import Guest, Look
from server.play_helpers import play_on, seated
from server.postgres import Postgres
from server.redis_server import RedisServer
from server.store_helpers import mark, opened, row

Patch = pytest.MonkeyPatch
ANSWERS = 25
SELDOM: Any = {"sweep": 3600.0}  # what happens now and then is not to be counted


class Wiretap:
    """A listener in Redis."""

    def __init__(self, server: RedisServer) -> None:
        self.client = redis.Redis.from_url(server.url)
        self.line = self.client.pubsub()
        self.line.subscribe(CHANNEL)
        self.line.get_message(timeout=60)
        self.raw: list[bytes] = []

    def notes_until(self, table: str, seq: int) -> list[dict[str, Any]]:
        """Return this table's notes, up to the one for this entry."""
        found: list[dict[str, Any]] = []
        while not found or found[-1]["seq"] < seq:
            message = self.line.get_message(ignore_subscribe_messages=True, timeout=60)
            assert message is not None
            self.raw.append(message["data"])
            note = json.loads(message["data"])
            found += [note] if (note["table"], note["kind"]) == (table, "entries") else []
        return found

    def close(self) -> None:
        self.line.close()
        self.client.close()


@pytest.fixture
def wiretap(redis_server: RedisServer) -> Iterator[Wiretap]:
    tap = Wiretap(redis_server)
    yield tap
    tap.close()


@pytest.fixture
def counted(postgres: Postgres) -> Iterator[tuple[CountedPostgres, CountedPostgres]]:
    """A counted connection for each node to the same database."""
    db = postgres.database()
    lines = CountedPostgres(db), CountedPostgres(db)
    yield lines
    for line in lines:
        line.stop()


@pytest.fixture
def nodes(sqlite: str, open_hall: Callable[..., Host], redis_server: RedisServer) -> Nodes:
    return tuple(open_hall(sqlite, redis=redis_server.url, **SELDOM) for _ in range(2))  # type: ignore[return-value]


def looking(bera: Guest, egil: Guest, table: str) -> list[Look]:
    """Both have received everything, each other's presence included."""
    looks = [bera.watch(table), egil.watch(table)]
    for look in looks:
        look.until("notes")
        while not look.table:
            look.next()
        while not all(seat["here"] for seat in look.people["seats"]):
            look.until("people")
    return looks


def test_an_answer_is_one_statement_and_one_note_and_the_other_node_reads_nothing(
    counted: tuple[CountedPostgres, CountedPostgres],
    open_hall: Callable[..., Host],
    redis_server: RedisServer,
    wiretap: Wiretap,
) -> None:
    halls = [open_hall(line.url, redis=redis_server.url, **SELDOM) for line in counted]
    bera, egil = both((halls[0], halls[1]))
    table = seated(bera, egil, options={})
    looks = looking(bera, egil, table)
    play_on(looks, 4)  # each has found its way to the database
    wiretap.notes_until(table, looks[0].table["seq"])
    for line in counted:
        line.clear()
    play_on(looks, ANSWERS)
    notes = wiretap.notes_until(table, looks[0].table["seq"])
    assert len(notes) == ANSWERS
    assert {note["node"] for note in notes} == {hall.hall.news.node for hall in halls}, "both should have stored some"
    assert sum(line.round_trips for line in counted) == ANSWERS, [line.texts for line in counted]
    for look in looks:
        assert look.table["seq"] == notes[-1]["seq"]


def test_many_tables_are_one_statement(counted: tuple[CountedPostgres, CountedPostgres]) -> None:
    async def store() -> int:
        database, writer = await opened(counted[0].url)
        await writer.append([row("a", 1)], mark("a"))
        counted[0].clear()
        await asyncio.gather(*(writer.append([row(table, 2), row(table, 3)], mark(table)) for table in "abc"))
        trips = counted[0].round_trips
        await writer.stop()
        await database.close()
        return trips

    assert asyncio.run(store()) == 1


def test_reading_is_as_many_messages_as_questions(
    counted: tuple[CountedPostgres, CountedPostgres], open_hall: Callable[..., Host]
) -> None:
    host = open_hall(counted[0].url, **SELDOM)
    table = Guest(host.url, "Bera").make("me", "me")["id"]

    def load() -> None:
        asyncio.run_coroutine_threadsafe(host.hall.tables.load(table), host.loop).result(60)

    load()
    counted[0].clear()
    load()
    assert counted[0].round_trips == 2, counted[0].texts  # the sheet and the chairs


def test_lines_that_were_needed_at_once_stay_open(
    counted: tuple[CountedPostgres, CountedPostgres], open_hall: Callable[..., Host]
) -> None:
    host = open_hall(counted[0].url, **SELDOM)
    table = Guest(host.url, "Bera").make("me", "me")["id"]

    async def crowd() -> None:
        await asyncio.gather(*(host.hall.tables.load(table) for _ in range(12)))

    for _ in range(2):
        counted[0].clear()
        asyncio.run_coroutine_threadsafe(crowd(), host.loop).result(60)
    assert counted[0].sent[""] == 0  # of the messages a line begins with
    assert counted[0].round_trips == 24


def test_two_nodes_that_store_the_same_in_any_order_never_wait_for_each_other(postgres: Postgres) -> None:
    db = postgres.database()

    async def race() -> None:
        (one, first), (other, second) = await opened(db), another(db)
        for seq in range(1, 31):
            both = await asyncio.gather(
                *(
                    writer.appender.write([row(table, seq) for table in order], [mark(table) for table in order])
                    for writer, order in ((first, "abc"), (second, "cba"))
                ),
                return_exceptions=True,
            )
            assert sorted(type(result).__name__ for result in both) == [IntegrityError.__name__, "NoneType"], both
        for writer in (first, second):
            await writer.stop()
        for database in (one, other):
            await database.close()

    asyncio.run(race())


def another(db: str) -> tuple[Database, Writer]:
    database = Database(db)
    return database, Writer(database)


def test_redis_is_told_nothing_of_what_was_answered(nodes: Nodes, wiretap: Wiretap) -> None:
    bera, egil = both(nodes)
    table = seated(bera, egil, options={})
    looks = looking(bera, egil, table)
    play_on(looks, ANSWERS)
    notes = wiretap.notes_until(table, looks[0].table["seq"])
    assert all(set(note) <= {"node", "table", "kind", "seq", "told"} for note in notes)
    sheet = nodes[0].hall.sessions[table].sheet
    brought = [replication.decode_batch(note, sheet) for note in notes if "told" in note]
    texts = [entry.text for told in brought if told is not None for entry in told.entries]
    assert len(texts) > ANSWERS
    assert not any(text.encode() in raw for text in texts for raw in wiretap.raw if len(text) > 3)


def test_what_was_sealed_opens_for_its_table_alone_and_unchanged() -> None:
    sealed = seal("ab" * 32, "t1", b"play GR1 me.P2")
    assert unseal("ab" * 32, "t1", sealed) == b"play GR1 me.P2"
    assert unseal("ac" * 32, "t1", sealed) is None
    assert unseal("ab" * 32, "t2", sealed) is None
    for number in range(len(sealed)):
        assert unseal("ab" * 32, "t1", sealed[:number] + bytes([sealed[number] ^ 1]) + sealed[number + 1 :]) is None
        assert unseal("ab" * 32, "t1", sealed[:number]) is None


def test_what_others_write_into_redis_is_not_believed(nodes: Nodes, wiretap: Wiretap) -> None:
    """A note can make a node read the store; the stored data is shown."""
    bera, egil = both(nodes)
    table = seated(bera, egil, options={})
    looks = looking(bera, egil, table)
    play_on(looks, 3)
    room = nodes[1].hall.sessions[table]
    seq, other = room.seq, seal("00" * 32, table, b"")
    lies: list[dict[str, Any]] = [{"told": 7}, {"told": "no base64"}, {"told": ""}, {}, {"told": other}]
    for lie in lies:
        wiretap.client.publish(
            CHANNEL, msgspec.json.encode({"node": "loki", "table": table, "kind": "entries", "seq": seq + 1, **lie})
        )
    play_on(looks, 3)
    assert looks[0].table["seq"] == looks[1].table["seq"]
    assert room.play is not None
    records = [guest.http.get(f"/api/tables/{table}/record").text for guest in (bera, egil)]
    assert records[0] == records[1]


def note_of(room: TableSession, *seqs: int) -> dict[str, Any]:
    told = EntryBatch([Entry(seq, "answer", "A", "nothing that fits") for seq in seqs], {})
    return {
        "node": "x",
        "seq": seqs[-1] if seqs else 0,
        **json.loads(msgspec.json.encode(replication.encode_batch(told, room.sheet))),
    }


@pytest.mark.parametrize("seqs", [(1, 3), (3, 2), (), (2, 2)])
def test_entries_with_a_gap_between_them_are_not_played_on(nodes: Nodes, seqs: tuple[int, ...]) -> None:
    bera, egil = both(nodes)
    table = seated(bera, egil)
    room = nodes[1].hall.sessions[table]  # where the last one sat down, and the cards were dealt
    assert replication.decode_batch(note_of(room, *(room.seq + seq for seq in seqs)), room.sheet) is None


def test_what_was_told_already_is_not_read_again_and_what_comes_too_early_is(nodes: Nodes) -> None:
    bera, egil = both(nodes)
    room = nodes[1].hall.sessions[seated(bera, egil)]
    for first, behind in ((room.seq, False), (room.seq - 1, False), (room.seq + 2, True)):
        room.behind = False
        room.apply_remote_entries(note_of(room, first))
        assert (room.behind, room.doubted) == (behind, False)


def test_entries_that_cannot_be_played_on_make_the_table_be_read_from_the_beginning(nodes: Nodes) -> None:
    bera, egil = both(nodes)
    table = seated(bera, egil)
    room = nodes[1].hall.sessions[table]
    seq = room.seq
    room.apply_remote_entries(note_of(room, seq + 1))
    assert room.doubted
    assert egil.get(f"/api/tables/{table}/state")["seq"] == seq


def counted_reads(node: Host, monkeypatch: Patch) -> list[int]:
    """Return after which entry each read of entries began."""
    begun, entries = [], node.hall.tables.load_entries

    async def reading(table: str, after: int = 0) -> list[Entry]:
        begun.append(after)
        read: list[Entry] = await entries(table, after)
        return read

    monkeypatch.setattr(node.hall.tables, "load_entries", reading)
    return begun


def test_a_note_that_was_lost_is_made_up_for_by_reading_what_is_missing(nodes: Nodes, monkeypatch: Patch) -> None:
    bera, egil = both(nodes)
    table = seated(bera, egil, options={})
    theirs, near = looking(bera, egil, table)[1], Guest(nodes[0].url, cookie=egil.cookie)
    seq, begun = theirs.table["seq"], counted_reads(nodes[1], monkeypatch)
    with monkeypatch.context() as silent:
        silent.setattr(nodes[0].hall.news, "post", lambda *_, **__: None)
        answered(bera, near, table)
    theirs.until_seq(answered(bera, near, table))
    assert set(begun) == {seq}


def test_players_without_a_line_change_nodes_and_no_game_is_replayed(nodes: Nodes, monkeypatch: Patch) -> None:
    bera, egil = both(nodes)
    table = seated(bera, egil, options={})
    people = [[Guest(node.url, cookie=one.cookie) for node in nodes] for one in (bera, egil)]
    until = time.monotonic() + PATIENCE
    for guest in (*people[0], *people[1]):  # the node without the last seat taken learns a little later that it began
        while guest.get(f"/api/tables/{table}/state")["decision"] is None:
            assert time.monotonic() < until
            time.sleep(0.02)
    begun = [counted_reads(node, monkeypatch) for node in nodes]
    heard = [Noticed(node.hall.news, "listener", monkeypatch) for node in nodes]
    for number in range(12):
        here = number % 2
        states = [one[here].get(f"/api/tables/{table}/state") for one in people]
        asked = next(i for i, state in enumerate(states) if "options" in state["decision"])
        people[asked][here].post(
            f"/api/tables/{table}/answers",
            seq=states[asked]["seq"],
            answer=states[asked]["decision"]["options"][0]["answer"],
        )
        heard[1 - here].wait("entries")
    assert all(len(reads) > 4 and min(reads) > 0 for reads in begun), begun


def test_news_that_may_have_been_missed_replay_no_game(nodes: Nodes, monkeypatch: Patch) -> None:
    bera, egil = both(nodes)
    table = seated(bera, egil, options={})
    looks = looking(bera, egil, table)
    play_on(looks, 5)
    begun, seq = counted_reads(nodes[1], monkeypatch), looks[1].table["seq"]
    asyncio.run_coroutine_threadsafe(nodes[1].hall.on_messages_lost(), nodes[1].loop).result(60)
    looks[1].until("chats")
    play_on(looks, 2)
    assert set(begun) == {seq}


def test_who_is_here_is_said_again_to_nodes_but_not_to_people(nodes: Nodes) -> None:
    bera, egil = both(nodes)
    table = seated(bera, egil)
    looks = looking(bera, egil, table)
    room, presence = nodes[0].hall.sessions[table], nodes[0].hall.presence
    (other,), version = presence.elsewhere[table], room.people_version

    def on_the_loop(work: Callable[[], None]) -> None:
        done = threading.Event()
        nodes[0].loop.call_soon_threadsafe(work)
        nodes[0].loop.call_soon_threadsafe(done.set)
        assert done.wait(60)

    said = {"guests": presence.elsewhere[table][other][1], "watchers": 0, "ask": False}
    on_the_loop(presence.publish_all)
    on_the_loop(lambda: presence.on_message(other, table, said))
    assert room.people_version == version
    seen, guests, watchers = presence.elsewhere[table][other]
    presence.elsewhere[table][other] = (seen - 2 * STALE, guests, watchers)  # it crashed, and is missed
    on_the_loop(presence.publish_all)
    assert room.people_version == version + 1
    on_the_loop(lambda: presence.on_message(other, table, said))  # and is back
    assert room.people_version == version + 2
    looks[0].until("people")


async def test_news_end_though_the_driver_swallows_a_cancellation() -> None:
    async def nothing(*_: Any) -> None:
        return

    async def deaf() -> None:
        for _ in range(2):
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                continue
        await asyncio.sleep(3600)

    news = MessageBus("redis://nowhere", nothing, nothing)
    news.tasks = [asyncio.create_task(deaf())]
    await asyncio.sleep(0)
    await asyncio.wait_for(news.stop(), 60)
    assert news.tasks[0].cancelled()
