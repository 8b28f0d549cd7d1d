"""Disruptive users: others block them, and report them to the admin."""

from __future__ import annotations

from collections.abc import Callable

import httpx2
import pytest

from meadhall.server.table.server import ServerExtensions
from patience import PATIENCE
from server.hosting import Host
from server.people import Guest, Look
from server.redis_server import RedisServer

TOKEN = "a-token-of-the-keeper-of-this-hall"
KEEPER = {"authorization": f"Bearer {TOKEN}"}


@pytest.fixture
def kept(sqlite: str, open_hall: Callable[..., Host]) -> Host:
    return open_hall(sqlite, extras=ServerExtensions(keeper=TOKEN))


def say(look: Look, text: str, *hear: Look) -> int:
    """Send a message and check who received it; return its number."""
    look.send("chat", text=text)
    numbers = {one.until("chat", text=text)["id"] for one in (look, *hear)}
    assert len(numbers) == 1
    return int(numbers.pop())


def reports(host: Host) -> list[dict[str, object]]:
    return list(httpx2.get(f"{host.url}/api/keeper", headers=KEEPER, timeout=PATIENCE).json()["reports"])


def test_whom_i_block_i_do_not_hear_anywhere(
    sqlite: str,
    redis_server: RedisServer,
    open_hall: Callable[..., Host],
) -> None:
    one, two = (open_hall(sqlite, redis=redis_server.url) for _ in range(2))
    bera, egil = Guest(one.url, "Bera"), Guest(one.url, "Egil")
    table = bera.make("me", "open", "open", listed=True)["id"]
    egil.post(f"/api/tables/{table}/sit")
    here, there, his = bera.watch(table), Guest(two.url, cookie=bera.cookie).watch(table), egil.watch(table)
    chat = say(his, "something ugly", here, there)
    assert '"guest"' not in "".join(here.raw + there.raw)
    blocked = bera.post(f"/api/tables/{table}/block", chat=chat)
    assert [one["name"] for one in blocked] == ["Egil"]
    for mine in (here, there):
        assert mine.until("chats")["chats"] == []
    say(his, "are you there?")
    after = bera.watch(table)
    own = say(here, "nobody bothers me", there, after, his)
    texts = [message["text"] for mine in (here, there, after) for message in mine.heard if message["type"] == "chat"]
    assert "are you there?" not in texts
    assert bera.fault("POST", f"/api/tables/{table}/block", 400, chat=own) == "block-self"
    assert bera.post("/api/me/blocks/remove", id=blocked[0]["id"]) == []
    assert [message["text"] for message in here.until("chats")["chats"]] == [
        "something ugly",
        "are you there?",
        "nobody bothers me",
    ]
    assert bera.fault("POST", "/api/me/blocks/remove", 404, id=blocked[0]["id"]) == "block-unknown"


def test_whom_i_block_sits_at_no_table_of_mine(kept: Host) -> None:
    bera, egil = Guest(kept.url, "Bera"), Guest(kept.url, "Egil")
    first, second = (bera.make("me", "open", "open")["id"] for _ in range(2))
    invite = {table: bera.get(f"/api/tables/{table}")["invite"] for table in (first, second)}
    egil.post(f"/api/tables/{first}/sit", invite=invite[first], seat="B")
    bera.post(f"/api/tables/{first}/block", seat="B")
    assert egil.fault("POST", f"/api/tables/{second}/sit", 403, invite=invite[second]) == "seat-blocked"
    theirs = egil.make("me", "open", listed=True)["id"]
    bera.post(f"/api/tables/{theirs}/sit")  # blocking does not restrict the user who blocks
    assert egil.get("/api/me/blocks") == []


def test_only_somebody_who_is_seen_or_heard_can_be_meant(kept: Host) -> None:
    bera, egil = Guest(kept.url, "Bera"), Guest(kept.url, "Egil")
    table = bera.make("me", "thrall", listed=True)["id"]
    here, his = bera.watch(table), egil.watch(table)
    here.until("table")
    unheard = say(his, "I see your cards coming")  # watchers talk among themselves while a game is running
    for deed in ("block", "report"):
        path = f"/api/tables/{table}/{deed}"
        assert bera.fault("POST", path, 404, chat=unheard) == "chat-unknown"
        assert bera.fault("POST", path, 404, seat="B") == "seat-nobody"
        assert bera.fault("POST", path, 400, seat="A", chat=unheard) == "somebody-which"
        assert bera.fault("POST", path, 400, seat="Q") == "seat-unknown"
    assert bera.get("/api/me/blocks") == []
    assert reports(kept) == []


def test_the_keeper_is_told_and_it_outlives_the_table(kept: Host) -> None:
    bera, egil = Guest(kept.url, "Bera"), Guest(kept.url, "Egil")
    made = egil.make("me", "open", listed=True)
    table = made["id"]
    here, his = bera.watch(table), egil.watch(table)
    chat = say(his, "something ugly", here)
    path = f"/api/tables/{table}/report"
    assert bera.fault("POST", path, 400, seat="A") == "report-empty"
    assert bera.fault("POST", path, 400, seat="A", reason="x" * 501) == "chat-length"
    assert egil.fault("POST", path, 400, seat="A", reason="I am a bad host") == "report-self"
    bera.post(path, chat=chat, reason="This is\nno way to talk.")
    assert egil.http.delete(f"/api/tables/{table}").status_code == 204
    [told] = reports(kept)
    assert {name: told[name] for name in ("table", "by", "name", "muted", "text", "reason")} == {
        "table": table,
        "by": "Bera",
        "name": "Egil",
        "muted": False,
        "text": "something ugly",
        "reason": "This is no way to talk.",
    }
    settle = {"report": told["id"]}
    assert httpx2.post(f"{kept.url}/api/keeper/settle", json=settle, timeout=PATIENCE).status_code == 401
    done = httpx2.post(f"{kept.url}/api/keeper/settle", json=settle, headers=KEEPER, timeout=PATIENCE)
    assert done.json()["reports"] == []
    missing = httpx2.post(f"{kept.url}/api/keeper/settle", json={"report": 999}, headers=KEEPER, timeout=PATIENCE)
    assert missing.json()["error"]["key"] == "report-unknown"


def test_it_is_in_ones_data_and_goes_with_whoever_is_forgotten(kept: Host) -> None:
    bera, egil = Guest(kept.url, "Bera"), Guest(kept.url, "Egil")
    table = bera.make("me", "open", listed=True)["id"]
    egil.post(f"/api/tables/{table}/sit")
    bera.post(f"/api/tables/{table}/report", seat="B", reason="He hums.")
    bera.post(f"/api/tables/{table}/block", seat="B")
    data = bera.get("/api/me/export")
    assert data["blocked"] == ["Egil"]
    assert [(one["table"], one["name"], one["reason"]) for one in data["reports"]] == [(table, "Egil", "He hums.")]
    assert egil.get("/api/me/export")["blocked"] == []
    egil.post("/api/me/forget", sure=True)
    assert bera.get("/api/me/blocks") == []
    assert reports(kept) == []


def test_a_node_that_starts_later_knows_what_the_keeper_said(sqlite: str, open_hall: Callable[..., Host]) -> None:
    first = open_hall(sqlite, extras=ServerExtensions(keeper=TOKEN))
    httpx2.post(
        f"{first.url}/api/keeper/announce", json={"text": "We upgrade at nine."}, headers=KEEPER, timeout=PATIENCE
    )
    first.stop()
    second = open_hall(sqlite, extras=ServerExtensions(keeper=TOKEN))
    assert Guest(second.url).get("/api/tables")["announcement"] == "We upgrade at nine."
    httpx2.post(f"{second.url}/api/keeper/announce", json={"text": ""}, headers=KEEPER, timeout=PATIENCE)
    second.stop()
    assert Guest(open_hall(sqlite).url).get("/api/tables")["announcement"] == ""
