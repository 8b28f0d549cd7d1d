"""Administration of a server: restrict access, send announcements, close tables, mute users, drain a node."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import httpx2
import pytest

from meadhall.server.limits.limits import Rate
from meadhall.server.monitoring.failed_proofs import FailedProofs
from meadhall.server.monitoring.metrics import Measures
from meadhall.server.table.server import ServerExtensions
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
    return open_hall(sqlite, extras=ServerExtensions(keeper=TOKEN))


@pytest.fixture
def keeper(kept: Host) -> Iterator[httpx2.Client]:
    with httpx2.Client(base_url=kept.url, timeout=PATIENCE) as browser:
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
    with httpx2.Client(base_url=kept.url, timeout=PATIENCE) as browser:
        reply = browser.post("/api/keeper/enter", json={"token": TOKEN})
        said = reply.headers["set-cookie"]
        assert all(part in said for part in ("HttpOnly", "SameSite=Strict", "Path=/api/keeper"))
        assert TOKEN not in said
        assert browser.get("/api/keeper").json()["version"]
        foreign = {"origin": "https://elsewhere.example"}
        assert browser.post("/api/keeper/drain", json={"draining": True}, headers=foreign).status_code == 403
        browser.post("/api/keeper/leave")
        assert browser.get("/api/keeper").status_code == 401


def test_the_keeper_sees_tables_and_load(kept: Host, keeper: httpx2.Client) -> None:
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


def test_the_keeper_closes_a_running_game_and_removes_one_that_waits(kept: Host, keeper: httpx2.Client) -> None:
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


def test_somebody_muted_writes_at_no_table(kept: Host, keeper: httpx2.Client) -> None:
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
    one, two = (open_hall(sqlite, redis=redis_server.url, extras=ServerExtensions(keeper=TOKEN)) for _ in range(2))
    bera, egil = Guest(one.url, "Bera"), Guest(two.url, "Egil")
    table = bera.make("me", "open", listed=True)["id"]
    looks = [bera.watch(table), egil.watch(table)]
    for look in looks:
        assert look.until("people")["announcement"] == ""
    headers = {"authorization": f"Bearer {TOKEN}"}
    said = "We upgrade\nat nine."
    assert httpx2.post(f"{one.url}/api/keeper/announce", json={"text": said}, headers=headers).status_code == 200
    for look in looks:
        look.until("people", announcement="We upgrade at nine.")
    assert egil.get("/api/tables")["announcement"] == "We upgrade at nine."
    long = httpx2.post(f"{one.url}/api/keeper/announce", json={"text": "x" * 501}, headers=headers)
    assert long.json()["error"]["key"] == "chat-length"
    httpx2.post(f"{one.url}/api/keeper/announce", json={"text": ""}, headers=headers)
    for look in looks:
        look.until("people", announcement="")


def test_a_node_that_is_emptied_opens_no_table_and_plays_on(kept: Host, keeper: httpx2.Client) -> None:
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


def test_after_too_many_wrong_tokens_the_right_one_is_not_looked_at(
    sqlite: str,
    open_hall: Callable[..., Host],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Otherwise an address could guess at the rate of all requests. Open sessions stay open."""
    kept = open_hall(sqlite, extras=ServerExtensions(keeper=TOKEN), guesses=Rate(0.000_001, 5))
    with httpx2.Client(base_url=kept.url, timeout=PATIENCE) as inside:
        assert inside.post("/api/keeper/enter", json={"token": TOKEN}).status_code == 200
        told = [
            httpx2.get(f"{kept.url}/metrics", headers={"authorization": f"Bearer {TOKEN}{n}"}).status_code
            for n in range(8)
        ]
        assert told == [401] * 5 + [429] * 3
        assert httpx2.post(f"{kept.url}/api/keeper/enter", json={"token": TOKEN}).status_code == 429
        assert inside.get("/api/keeper").status_code == 200
    said = [entry.getMessage() for entry in caplog.records if "wrong" in entry.getMessage()]
    assert said == ["wrong keeper's token: 1 since it was last said here"]  # the others are said together, later
    assert 'meadhall_failed_proofs_total{kind="keeper\'s token"} 5.0' in kept.hall.measures.render().decode()
    assert not any(part in line for line in said for part in (TOKEN, "127.0.0.1"))


def test_wrong_passwords_passkeys_and_seat_tokens_are_counted_and_said(
    kept: Host,
    caplog: pytest.LogCaptureFixture,
) -> None:
    egil = Guest(kept.url, "Egil")
    for attempt in range(3):
        egil.fault("POST", "/api/sign-in", 401, login=f"bera-{attempt}", password="not hers at all")
    httpx2.get(f"{kept.url}/api/me", headers={"authorization": "Bearer nonsense"})
    counted = kept.hall.measures.render().decode()
    assert 'meadhall_failed_proofs_total{kind="password"} 3.0' in counted
    assert 'meadhall_failed_proofs_total{kind="seat token"} 1.0' in counted
    assert [entry.getMessage() for entry in caplog.records if "wrong" in entry.getMessage()] == [
        "wrong password: 1 since it was last said here",
        "wrong seat token: 1 since it was last said here",
    ]


def test_failed_proofs_of_a_minute_are_said_together(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    now = 1_000.0
    monkeypatch.setattr("meadhall.server.monitoring.failed_proofs.time.monotonic", lambda: now)
    failed = FailedProofs(Measures())
    for _ in range(100):
        failed.count("password")
    now += 61
    failed.count("password")
    assert [entry.getMessage() for entry in caplog.records] == [
        "wrong password: 1 since it was last said here",
        "wrong password: 100 since it was last said here",
    ]


def test_a_pass_given_back_opens_nothing_on_any_node(
    sqlite: str,
    open_hall: Callable[..., Host],
    kept: Host,
) -> None:
    other = open_hall(sqlite, extras=ServerExtensions(keeper=TOKEN))
    with (
        httpx2.Client(base_url=kept.url, timeout=PATIENCE) as browser,
        httpx2.Client(base_url=kept.url, timeout=PATIENCE) as another,
    ):
        for one in (browser, another):
            one.post("/api/keeper/enter", json={"token": TOKEN})
        pass_ = browser.cookies["mh_keeper"]
        browser.post("/api/keeper/leave")
        for hall in (kept, other):
            stolen = httpx2.get(f"{hall.url}/api/keeper", headers={"cookie": f"mh_keeper={pass_}"})
            assert (stolen.status_code, stolen.json()["error"]["key"]) == (401, "keeper-wrong")
        assert another.get("/api/keeper").status_code == 200  # each browser has a pass of its own


def test_the_same_report_is_kept_once_and_all_of_one_guest_are_settled_together(
    kept: Host,
    keeper: httpx2.Client,
) -> None:
    bera, egil = Guest(kept.url, "Bera"), Guest(kept.url, "Egil")
    made = bera.make("me", "open")
    egil.post(f"/api/tables/{made['id']}/sit", invite=made["invite"])
    for reason in ("He hums.", "He hums.", "He hums loudly.", "He hums."):
        assert bera.http.post(f"/api/tables/{made['id']}/report", json={"seat": "B", "reason": reason}).is_success
    assert egil.http.post(f"/api/tables/{made['id']}/report", json={"seat": "A", "reason": "She frowns."}).is_success
    told = keeper.get("/api/keeper").json()["reports"]
    assert [one["reason"] for one in told] == ["He hums.", "He hums loudly.", "She frowns."]
    left = keeper.post("/api/keeper/settle", json={"guest": told[0]["guest"]}).json()["reports"]
    assert [one["reason"] for one in left] == ["She frowns."]
    assert keeper.post("/api/keeper/settle", json={}).json()["error"]["key"] == "request-empty"
    bera.http.post(f"/api/tables/{made['id']}/report", json={"seat": "B", "reason": "He hums."})
    assert len(keeper.get("/api/keeper").json()["reports"]) == 2  # settled once does not mean for ever


def test_wrong_seat_tokens_are_limited(sqlite: str, open_hall: Callable[..., Host]) -> None:
    host = open_hall(sqlite, requests=Rate(0.000_001, 8))
    with httpx2.Client(base_url=host.url, timeout=PATIENCE) as program:
        told = [
            program.get("/api/games/norsaga", headers={"authorization": f"Bearer wrong{n}"}).status_code
            for n in range(12)
        ]
        told += [
            program.get("/api/tables", headers={"authorization": f"Bearer wrong{n}"}).status_code for n in range(12)
        ]
    assert 429 in told
    assert told.count(401) <= 8
