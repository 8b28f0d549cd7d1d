"""The keeper of a hall: lets nobody else in, speaks to everybody, closes tables, takes a voice, empties a node."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import httpx
import pytest

from meadhall.server.table.extras import Extras
from patience import PATIENCE
from server.hosting import Host
from server.people import Guest
from server.redis_server import RedisServer

TOKEN = "a-token-of-the-keeper-of-this-hall"
CALLS = [
    ("GET", "/api/keeper"),
    ("GET", "/api/keeper/tables/x"),
    ("POST", "/api/keeper/tables/x/close"),
    ("POST", "/api/keeper/mute"),
    ("POST", "/api/keeper/announce"),
    ("POST", "/api/keeper/drain"),
    ("POST", "/api/keeper/settle"),
]
BODIES = {
    "mute": {"guest": 1, "muted": True},
    "announce": {"text": "x"},
    "drain": {"draining": True},
    "settle": {"report": 1},
}


@pytest.fixture
def kept(sqlite: str, open_hall: Callable[..., Host]) -> Host:
    return open_hall(sqlite, extras=Extras(keeper=TOKEN))


@pytest.fixture
def keeper(kept: Host) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=kept.url, timeout=PATIENCE) as browser:
        assert browser.post("/api/keeper/enter", json={"token": TOKEN}).status_code == 200
        yield browser


def test_every_call_is_for_the_keeper_alone(kept: Host) -> None:
    bera = Guest(kept.url, "Bera")
    for method, path in CALLS:
        reply = bera.http.request(method, path, json=BODIES.get(path.rpartition("/")[2]))
        assert (reply.status_code, reply.json()["error"]["key"]) == (401, "keeper-wrong"), path
    assert bera.http.post("/api/keeper/enter", json={"token": TOKEN + "x"}).status_code == 401
    assert (kept.hall.announcement, kept.hall.draining) == ("", False)


def test_a_pass_is_kept_from_scripts_and_other_sites_and_given_back(kept: Host) -> None:
    with httpx.Client(base_url=kept.url, timeout=PATIENCE) as browser:
        reply = browser.post("/api/keeper/enter", json={"token": TOKEN})
        said = reply.headers["set-cookie"]
        assert all(part in said for part in ("HttpOnly", "SameSite=Strict", "Path=/api/keeper"))
        assert TOKEN not in said
        assert browser.get("/api/keeper").json()["version"]
        foreign = {"origin": "https://elsewhere.example"}
        assert browser.post("/api/keeper/drain", json={"draining": True}, headers=foreign).status_code == 403
        browser.post("/api/keeper/leave")
        assert browser.get("/api/keeper").status_code == 401


def test_the_keeper_sees_tables_and_load(kept: Host, keeper: httpx.Client) -> None:
    bera = Guest(kept.url, "Bera")
    table = bera.make("me", "open", title="Thursday")["id"]
    look = bera.watch(table)
    look.until("people")
    told = keeper.get("/api/keeper").json()
    assert [
        (one["id"], one["title"], one["status"], one["names"], one["looking"], one["listed"]) for one in told["tables"]
    ] == [(table, "Thursday", "waiting", ["Bera"], 1, False)]
    assert (told["load"]["connections"], told["load"]["people"], told["load"]["watched"]) == (1, 1, 1)
    assert (told["lacks"], told["draining"], told["announcement"]) == ([], False, "")


def test_the_keeper_closes_a_running_game_and_removes_one_that_waits(kept: Host, keeper: httpx.Client) -> None:
    bera, egil = Guest(kept.url, "Bera"), Guest(kept.url, "Egil")
    running, waiting = bera.make("me", "open"), bera.make("me", "open")["id"]
    egil.post(f"/api/tables/{running['id']}/sit", invite=running["invite"])
    look = bera.watch(running["id"])
    look.until("table")
    assert keeper.post(f"/api/keeper/tables/{running['id']}/close").status_code == 200
    assert look.until("people", status="over")["ended"] == {"how": "ended", "seat": "", "winners": []}
    assert bera.http.get(f"/api/tables/{running['id']}/record").status_code == 200
    assert keeper.post(f"/api/keeper/tables/{running['id']}/close").json()["error"]["key"] == "table-over"
    assert keeper.post(f"/api/keeper/tables/{waiting}/close").json()["tables"] == []
    assert bera.fault("GET", f"/api/tables/{waiting}", 404) == "table-unknown"


def test_somebody_muted_writes_at_no_table(kept: Host, keeper: httpx.Client) -> None:
    bera, egil = Guest(kept.url, "Bera"), Guest(kept.url, "Egil")
    first = bera.make("me", "open", listed=True)["id"]
    look = egil.watch(first)
    look.send("chat", text="something ugly")
    look.until("chat")
    told = keeper.get(f"/api/keeper/tables/{first}").json()
    assert [line["text"] for line in told["chats"]] == ["something ugly"]
    people = {one["name"]: one for one in told["people"]}
    assert {name: (one["seat"], one["muted"]) for name, one in people.items()} == {
        "Bera": ("A", False),
        "Egil": (None, False),
    }
    wish = {"guest": people["Egil"]["guest"], "muted": True}
    assert keeper.post("/api/keeper/mute", json=wish).json() == wish
    look.send("chat", text="again")
    assert look.until("error")["key"] == "chat-muted"
    keeper.post("/api/keeper/mute", json={**wish, "muted": False})
    look.send("chat", text="sorry")
    assert look.until("chat")["text"] == "sorry"
    reply = keeper.post("/api/keeper/mute", json={"guest": 999_999, "muted": True})
    assert (reply.status_code, reply.json()["error"]["key"]) == (404, "guest-unknown")


def test_everybody_hears_an_announcement_on_every_node(
    sqlite: str,
    redis_server: RedisServer,
    open_hall: Callable[..., Host],
) -> None:
    one, two = (open_hall(sqlite, redis=redis_server.url, extras=Extras(keeper=TOKEN)) for _ in range(2))
    bera, egil = Guest(one.url, "Bera"), Guest(two.url, "Egil")
    table = bera.make("me", "open", listed=True)["id"]
    looks = [bera.watch(table), egil.watch(table)]
    for look in looks:
        assert look.until("people")["announcement"] == ""
    headers = {"authorization": f"Bearer {TOKEN}"}
    said = "We upgrade\nat nine."
    assert httpx.post(f"{one.url}/api/keeper/announce", json={"text": said}, headers=headers).status_code == 200
    for look in looks:
        look.until("people", announcement="We upgrade at nine.")
    assert egil.get("/api/tables")["announcement"] == "We upgrade at nine."
    long = httpx.post(f"{one.url}/api/keeper/announce", json={"text": "x" * 501}, headers=headers)
    assert long.json()["error"]["key"] == "chat-length"
    httpx.post(f"{one.url}/api/keeper/announce", json={"text": ""}, headers=headers)
    for look in looks:
        look.until("people", announcement="")


def test_a_node_that_is_emptied_opens_no_table_and_plays_on(kept: Host, keeper: httpx.Client) -> None:
    bera = Guest(kept.url, "Bera")
    table = bera.make("me", "thrall")["id"]
    assert keeper.post("/api/keeper/drain", json={"draining": True}).json()["lacks"] == ["draining"]
    refused = bera.post("/api/tables", 503, game="norsaga", seats=[{"kind": "me"}, {"kind": "me"}])
    assert refused["error"]["key"] == "hall-draining"
    look = bera.watch(table)
    look.until("table")
    while not look.asked():
        look.until("table")
    seq = look.table["seq"]
    look.answer(look.asked()[0])
    assert look.until_seq(seq + 1)
    keeper.post("/api/keeper/drain", json={"draining": False})
    assert bera.make("me", "me")["id"]
