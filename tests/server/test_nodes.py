"""Two nodes on one database with Redis between them: any node serves any table."""

from __future__ import annotations

import random
import signal
import threading
import time
from collections.abc import Callable

import httpx2
import pytest

from meadhall.server.cluster import message_bus
from meadhall.server.errors.http_errors import Away
from meadhall.server.store.table_store import OPEN
from meadhall.server.table.presence import STALE
from meadhall.server.table.table_session import TableSession
from patience import PATIENCE
from server.holding import Held
from server.hosting import Host
from server.nodes_helpers import Nodes, both
from server.people import Guest, Look
from server.play_helpers import play_on, seated
from server.postgres import Postgres
from server.redis_server import RedisServer

pytestmark = pytest.mark.store


@pytest.fixture
def nodes(db: str, open_hall: Callable[..., Host], redis_server: RedisServer) -> Nodes:
    return open_hall(db, redis=redis_server.url), open_hall(db, redis=redis_server.url)


def test_a_whole_game_between_two_nodes(nodes: Nodes) -> None:
    bera, egil = both(nodes)
    table = seated(bera, egil)
    looks = [bera.watch(table), egil.watch(table)]
    play_on(looks)
    assert looks[0].table["outcome"] == looks[1].table["outcome"] is not None
    records = [guest.http.get(f"/api/tables/{table}/record").text for guest in (bera, egil)]
    assert records[0] == records[1]


def test_people_chat_presence_and_undo_cross_over(nodes: Nodes) -> None:
    bera, egil = both(nodes)
    table = seated(bera, egil, options={})
    mine, theirs = bera.watch(table), egil.watch(table)
    for look in (mine, theirs):
        look.until("people")
        while not all(seat["here"] for seat in look.people["seats"]):
            look.until("people")
    theirs.send("chat", text="hail from the other node")
    assert mine.until("chat")["text"] == "hail from the other node"
    mine.send("note", seq=1, text="from this one", scope="table")
    theirs.until("notes")
    while not theirs.heard[-1].get("notes"):
        theirs.until("notes")
    play_on([mine, theirs], 6)
    asker, other = (mine, theirs) if not mine.asked() else (theirs, mine)
    seats = ("A", "B") if asker is mine else ("B", "A")
    seq = asker.table["seq"]
    asker.send("undo", seq=seq, seat=seats[0])
    other.until("people", asked_undo={"seat": seats[0], "agreed": [seats[0]]})
    other.send("consent", seat=seats[1], agree=True)
    for look in (mine, theirs):
        look.until_seq(seq + 1)
        assert look.table["full"]
    theirs.close()
    while mine.people["seats"][1]["here"]:
        mine.until("people")
    egil.post(f"/api/tables/{table}/stand", seat="B")
    while mine.people["seats"][1]["kind"] != "open":
        mine.until("people")


def test_a_race_between_nodes_has_one_winner_and_loses_nothing(nodes: Nodes) -> None:
    """The same guest answers the same question through both nodes at once, many times."""
    bera = Guest(nodes[0].url, "Bera")
    twins = [bera, Guest(nodes[1].url, cookie=bera.cookie)]
    table = bera.make("me", "me")["id"]
    luck, won = random.Random(1), [0, 0]
    for _ in range(40):
        state = bera.get(f"/api/tables/{table}/state")
        seat = state["decision"]["seat"]
        told = bera.get(f"/api/tables/{table}/state?seat={seat}")["decision"]["options"]
        options = [option["answer"] for option in told]
        replies: list[tuple[int, int, str]] = []
        gate = threading.Barrier(2)

        def answer(
            number: int,
            seq: int = state["seq"],
            seat: str = seat,
            text: str = luck.choice(options),
            gate: threading.Barrier = gate,
            replies: list[tuple[int, int, str]] = replies,
        ) -> None:
            gate.wait()
            reply = twins[number].http.post(
                f"/api/tables/{table}/answers", json={"seq": seq, "seat": seat, "answer": text}
            )
            replies.append((number, reply.status_code, text))

        threads = [threading.Thread(target=answer, args=(number,)) for number in (0, 1)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(status for _, status, _ in replies) == [200, 409], replies
        winner = next(number for number, status, _ in replies if status == 200)
        won[winner] += 1
        if bera.get(f"/api/tables/{table}")["status"] == "over":
            break
    states = [twin.get(f"/api/tables/{table}/state") for twin in twins]
    assert states[0] == states[1]


def test_redis_may_be_restarted(db: str, open_hall: Callable[..., Host]) -> None:
    redis = RedisServer()
    try:
        nodes = open_hall(db, redis=redis.url), open_hall(db, redis=redis.url)
        bera, egil = both(nodes)
        table = seated(bera, egil)
        looks = [bera.watch(table), egil.watch(table)]
        play_on(looks, 3)
        redis.stop()
        asked = next(look for look in looks if look.asked())
        seq = asked.table["seq"]
        asked.answer(asked.asked()[0])
        asked.until_seq(seq + 1)  # a node alone goes on
        time.sleep(0.2)
        redis.start()
        for look in looks:  # and the other learns what it missed
            look.until_seq(asked.table["seq"])
        play_on(looks, 3)
    finally:
        redis.stop()


def test_a_node_that_opened_before_redis_was_there_learns_what_it_missed(
    db: str,
    open_hall: Callable[..., Host],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(message_bus, "FIRST", 0.1)
    redis = RedisServer()
    redis.stop()
    try:
        nodes = open_hall(db, redis=redis.url), open_hall(db, redis=redis.url)
        bera, egil = both(nodes)
        table = seated(bera, egil)
        look = egil.watch(table)
        look.until("notes")
        monkeypatch.setattr(nodes[0].hall.news, "post", lambda *_, **__: None)  # as if it died before Redis came
        mine = bera.watch(table)
        mine.send("chat", text="Hail")
        mine.until("chat")
        redis.start()
        assert [chat["text"] for chat in look.until("chats")["chats"]] == ["Hail"]
    finally:
        redis.stop()


def test_a_node_that_had_nothing_to_say_while_redis_was_away_is_ready_again(
    db: str,
    open_hall: Callable[..., Host],
) -> None:
    """It finds out only later that its connection for sending was cut too."""
    redis = RedisServer()
    try:
        nodes = open_hall(db, redis=redis.url), open_hall(db, redis=redis.url)
        bera, egil = both(nodes)
        table = seated(bera, egil)
        for change, hears in ((redis.stop, False), (redis.start, True)):
            change()
            until = time.monotonic() + PATIENCE
            while [node.hall.news.hears for node in nodes] != [hears, hears]:
                assert time.monotonic() < until
                time.sleep(0.02)
        mine, theirs = bera.watch(table), egil.watch(table)
        for speaker, listener in ((mine, theirs), (theirs, mine)):
            speaker.send("chat", text="Hail")
            listener.until_either("chat", "chats")
        assert [node.hall.news.hears for node in nodes] == [True, True]
    finally:
        redis.stop()


def test_a_redis_that_hangs_is_noticed(
    db: str,
    open_hall: Callable[..., Host],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It accepts data and closes no connection."""
    monkeypatch.setattr(message_bus, "HANGS", 1.0)
    redis = RedisServer()
    try:
        node = open_hall(db, redis=redis.url)
        for signal_, lacks in ((signal.SIGSTOP, ["redis"]), (signal.SIGCONT, [])):
            redis.child.send_signal(signal_)
            until = time.monotonic() + PATIENCE
            while httpx2.get(f"{node.url}/readyz", timeout=PATIENCE).json()["lacks"] != lacks:
                assert time.monotonic() < until
                time.sleep(0.05)
    finally:
        redis.child.send_signal(signal.SIGCONT)
        redis.stop()


def test_a_session_ends_everywhere_though_redis_is_away(db: str, open_hall: Callable[..., Host]) -> None:
    redis = RedisServer()
    try:
        near, far = open_hall(db, redis=redis.url), open_hall(db, redis=redis.url)
        bera = Guest(near.url, "Bera")
        personal = bera.get("/api/me")["personal"].removeprefix("/me/")
        phone = Guest(far.url)
        assert phone.post(f"/api/personal/{personal}")["name"] == "Bera"
        table = bera.make("me", "thrall")["id"]
        look = phone.watch(table)
        look.until("table")
        redis.stop()
        until = time.monotonic() + PATIENCE
        while near.hall.news.hears or far.hall.news.hears:
            assert time.monotonic() < until
            time.sleep(0.05)
        bera.post("/api/sign-out", others=True)
        assert phone.get("/api/me")["name"] != "Bera"
        assert look.until("error")["key"] == "signed-out"
    finally:
        redis.stop()


def killed_before_telling(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> tuple[str, Guest, Look]:
    """The second node stores an answer and does not publish it, as if it had died in between: return the table, the
    player who answered there, and a spectator at the first node.
    """
    bera, egil = both(nodes)
    table = seated(bera, egil, options={"first": "B"})
    look = bera.watch(table)
    look.until("table")
    with monkeypatch.context() as dying:
        dying.setattr(nodes[1].hall.news, "post", lambda *_, **__: None)
        state = egil.get(f"/api/tables/{table}/state")
        stored = egil.post(
            f"/api/tables/{table}/answers", seq=state["seq"], answer=state["decision"]["options"][0]["answer"]
        )
    assert stored["seq"] > look.table["seq"]
    return table, egil, look


def test_what_a_node_did_not_live_to_tell_is_told_by_who_comes_next(
    nodes: Nodes,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, egil, look = killed_before_telling(nodes, monkeypatch)
    seq = egil.watch(table).until("table")["seq"]
    look.until_seq(seq)


def test_what_a_node_did_not_live_to_tell_is_found_by_looking_now_and_then(
    nodes: Nodes,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, egil, look = killed_before_telling(nodes, monkeypatch)
    nodes[0].upkeep.clocks.repeated -= STALE
    look.until_seq(egil.get(f"/api/tables/{table}/state")["seq"])


def test_a_table_is_dealt_though_its_node_died_when_the_last_seat_was_taken(
    nodes: Nodes,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bera, egil = both(nodes)
    table = bera.make("me", "open", options={"first": "A"})

    async def die(room: TableSession) -> None:
        if all(chair.kind != OPEN for chair in room.chairs):
            raise Away("store")

    with monkeypatch.context() as dying:
        dying.setattr(TableSession, "start", die)
        egil.post(f"/api/tables/{table['id']}/sit", 503, invite=table["invite"])
    nodes[1].hall.sessions.clear()  # it starts again and knows of nothing
    look = egil.watch(table["id"])
    look.until("table")
    assert bera.watch(table["id"]).until("table")["seq"] == look.table["seq"]


def test_a_table_that_two_nodes_deal_at_once_is_dealt_once(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    bera, egil = both(nodes)
    table = bera.make("me", "open", options={"first": "A"})
    taken = Held(nodes[1], nodes[1].hall.tables, "save_chair", monkeypatch)
    replies: list[int] = []

    def sit() -> None:
        path, body = f"/api/tables/{table['id']}/sit", {"invite": table["invite"]}
        replies.append(egil.http.post(path, json=body).status_code)

    sitting = threading.Thread(target=sit)
    sitting.start()
    taken.wait()
    nodes[0].hall.sessions.clear()
    dealt = bera.watch(table["id"]).until("table")
    taken.let_go()
    sitting.join()
    assert replies == [200]
    assert egil.watch(table["id"]).until("table")["seq"] == dealt["seq"]


def test_the_same_guest_joins_on_both_nodes_at_once(nodes: Nodes) -> None:
    bera, egil = both(nodes)
    twins = [Guest(nodes[0].url, cookie=egil.cookie), egil]
    for _ in range(8):
        invite, gate = bera.make("me", "open")["invite"], threading.Barrier(2)
        replies: list[int] = []

        def join(
            guest: Guest, gate: threading.Barrier = gate, invite: str = invite, replies: list[int] = replies
        ) -> None:
            gate.wait()
            replies.append(guest.http.get(f"/join/{invite}").status_code)

        threads = [threading.Thread(target=join, args=(guest,)) for guest in twins]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert replies == [303, 303]


def test_servers_that_would_not_hear_of_each_other_are_warned(
    db: str,
    open_hall: Callable[..., Host],
    redis_server: RedisServer,
    caplog: pytest.LogCaptureFixture,
) -> None:
    first = open_hall(db)
    assert "--redis" not in caplog.text
    second = open_hall(db)
    assert "--redis" in caplog.text
    first.stop()
    second.stop()
    caplog.clear()
    talking = [open_hall(db, redis=redis_server.url) for _ in range(2)]
    assert "--redis" not in caplog.text
    open_hall(db)
    assert "--redis" in caplog.text
    assert talking


def test_a_node_is_still_known_to_be_there_after_postgresql_was_restarted(
    own_postgres: Postgres,
    open_hall: Callable[..., Host],
    caplog: pytest.LogCaptureFixture,
) -> None:
    db = own_postgres.database()
    first = open_hall(db)
    before = first.hall.node_lock.held
    own_postgres.close()
    own_postgres.start()
    until = time.monotonic() + PATIENCE
    while first.hall.node_lock.held is None or first.hall.node_lock.held is before:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert "--redis" not in caplog.text
    open_hall(db)
    assert "--redis" in caplog.text
