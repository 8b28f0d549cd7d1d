"""Moderation by admins: bans, removed messages and names, access, and the audit log of it."""

from __future__ import annotations

import json
from collections.abc import Callable

import httpx2
import pytest

from meadhall.core.fault import Fault
from meadhall.server.auth.networks import parse_network
from meadhall.server.jobs.retention import DAY
from patience import PATIENCE
from server.accounts_helpers import quick  # noqa: F401 (passwords are tried here by the dozen)
from server.admins import EXTRAS, HOUR, Admin, refused, watch_end
from server.hosting import Host
from server.people import Guest
from server.play_helpers import play_on, seated
from server.redis_server import RedisServer


@pytest.mark.store
def test_a_banned_guest_is_told_why_until_when_and_where_to_appeal(kept: Host, admin: Admin) -> None:
    bera, egil = Guest(kept.url, "Bera"), Guest(kept.url, "Egil")
    table = seated(bera, egil)
    looks = [bera.watch(table), egil.watch(table)]
    for look in looks:
        look.until("table")
    admin.post("appeal", appeal="appeal@example.org")
    told = admin.post("ban", guest=admin.find("Egil"), hours=24, reason="Three  insults\nin a row")
    assert watch_end(looks[1]) == ("banned", 4403)
    error = refused(egil)
    assert error["key"] == "banned"
    assert error["args"]["reason"] == "Three insults in a row"
    assert error["args"]["appeal"] == "appeal@example.org"
    assert abs(error["args"]["end"] - kept.hall.now() - 24 * HOUR) < 600
    assert "Three insults" in error["text"]
    assert "UTC" in error["text"]
    assert "appeal@example.org" in error["text"]
    assert [(one["name"], one["who"], one["network"]) for one in told["bans"]] == [("Egil", "Ylva", None)]
    people = looks[0].until("people")
    while people["seats"][1]["kind"] != "bot":  # no player has to wait for the banned user
        people = looks[0].until("people")
    for path, body in (
        (f"/api/tables/{table}/seat", {"seat": "B", "kind": "me"}),
        ("/api/tables", {"game": "norsaga", "seats": [{"kind": "me"}, {"kind": "me"}]}),
        ("/api/games/norsaga/lessons/first", {}),
    ):
        assert refused(egil, "POST", path, **body)["key"] == "banned", path
    assert bera.get(f"/api/tables/{table}")["status"] == "running"
    late = egil.watch(table)
    assert watch_end(late) == ("banned", 4403)


@pytest.mark.store
def test_a_ban_survives_a_restart_and_ends_by_itself(
    db: str,
    open_hall: Callable[..., Host],
    pass_time: Callable[[float], None],
) -> None:
    first = open_hall(db, extras=EXTRAS)
    egil = Guest(first.url, "Egil")
    Admin(first.url).post("ban", guest=Admin(first.url).find("Egil"), hours=2, reason="x")
    first.stop()
    second = open_hall(db, extras=EXTRAS)
    again = Guest(second.url, cookie=egil.cookie)
    assert refused(again)["key"] == "banned"
    pass_time(2 * HOUR + 1)
    assert again.get("/api/me")["name"] == "Egil"
    assert Admin(second.url).get()["bans"] == []


@pytest.mark.store
def test_a_ban_for_good_can_be_lifted(kept: Host, admin: Admin, pass_time: Callable[[float], None]) -> None:
    egil = Guest(kept.url, "Egil")
    guest = admin.find("Egil")
    number = admin.post("ban", guest=guest, reason="threats")["bans"][0]["id"]
    pass_time(300 * DAY)  # less than a browser keeps its cookie
    error = refused(egil)
    assert (error["args"]["until"], error["args"]["end"]) == ("never", 0)
    assert "for good" in error["text"]
    assert admin.fault("lift", 400, ban=number, reason="  ") == "reason-empty"
    assert admin.post("lift", ban=number, reason="appeal granted")["bans"] == []
    assert egil.get("/api/me")["name"] == "Egil"
    assert admin.fault("lift", 404, ban=number, reason="once more") == "ban-unknown"
    kept_ban = admin.get(f"/people/{guest}")["bans"][0]
    assert (kept_ban["reason"], kept_ban["lifted"] is None) == ("threats", False)


@pytest.mark.store
def test_an_address_range_is_banned_in_both_families(db: str, open_hall: Callable[..., Host]) -> None:
    """The test uses a trusted proxy, so that it can have any address."""
    kept = open_hall(db, extras=EXTRAS, proxy="127.0.0.1")
    admin = Admin(kept.url)
    for network in ("192.0.2.0/24", "2001:db8:7::/48"):
        admin.post("ban", network=network, hours=1, reason="a flood")

    def comes_from(address: str) -> int:
        with httpx2.Client(base_url=kept.url, timeout=PATIENCE) as somebody:
            return somebody.get("/api/me", headers={"x-forwarded-for": address}).status_code

    outside = ("192.0.2.7", "192.0.2.255", "::ffff:192.0.2.9", "2001:db8:7::1", "2001:db8:7:ffff::1")
    inside = ("192.0.3.1", "192.0.1.255", "2001:db8:8::1", "2001:db8:6:ffff::1")
    assert [comes_from(address) for address in outside] == [403] * len(outside)
    assert [comes_from(address) for address in inside] == [200] * len(inside)
    assert {one["network"] for one in admin.get()["bans"]} == {"192.0.2.0/24", "2001:db8:7::/48"}


def test_a_range_ends_open_sockets_and_spares_the_others(sqlite: str, open_hall: Callable[..., Host]) -> None:
    kept = open_hall(sqlite, extras=EXTRAS)
    bera = Guest(kept.url, "Bera")
    look = bera.watch(bera.make("me", "open", listed=True)["id"])
    look.until("people")
    admin = Admin(kept.url)
    admin.post("ban", network="198.51.100.0/24", reason="elsewhere")
    assert bera.get("/api/me")["name"] == "Bera"
    assert admin.fault("ban", 409, network="127.0.0.1", reason="my own") == "ban-own-address"
    assert bera.get("/api/me")["name"] == "Bera"
    admin.post("ban", network="127.0.0.1", reason="my own", sure=True)
    assert watch_end(look) == ("banned", 4403)
    assert refused(bera)["key"] == "banned"
    assert len(admin.get()["bans"]) == 2  # an admin still comes in, and can lift it


def test_an_admin_is_asked_before_they_ban_themselves(sqlite: str, open_hall: Callable[..., Host]) -> None:
    kept = open_hall(sqlite, extras=EXTRAS)
    ylva, admin = Guest(kept.url, "Ylva"), Admin(kept.url)
    admin.http.cookies.set("mh_guest", ylva.cookie)
    guest = admin.find("Ylva")
    assert admin.fault("ban", 409, guest=guest, reason="oops") == "ban-own-guest"
    assert ylva.get("/api/me")["name"] == "Ylva"


def test_a_ban_reaches_every_node_at_once(
    sqlite: str,
    redis_server: RedisServer,
    open_hall: Callable[..., Host],
) -> None:
    one, two = (open_hall(sqlite, redis=redis_server.url, extras=EXTRAS) for _ in range(2))
    egil, admin = Guest(two.url, "Egil"), Admin(one.url)
    look = egil.watch(egil.make("me", "open")["id"])
    look.until("people")
    admin.post("ban", guest=admin.find("Egil"), hours=1, reason="x")
    assert watch_end(look) == ("banned", 4403)
    assert refused(egil)["key"] == "banned"
    admin.post("lift", ban=admin.get()["bans"][0]["id"], reason="enough")
    while egil.http.get("/api/me").status_code != 200:
        pass  # the news is on its way
    bera = Guest(two.url, "Bera")
    look = bera.watch(bera.make("me", "open")["id"])
    look.until("people")
    admin.post("door", door="members")
    assert watch_end(look) == ("hall-members", 4403)


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("192.0.2.7", "192.0.2.7/32"),
        (" 192.0.2.7/24 ", "192.0.2.0/24"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8::1/128", "2001:db8::1/128"),
        ("::ffff:192.0.2.0/120", "192.0.2.0/24"),
        ("::ffff:192.0.2.7", "192.0.2.7/32"),
    ],
)
def test_addresses_are_read(text: str, right: str) -> None:
    assert str(parse_network(text)) == right


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "ban-network"),
        ("egil", "ban-network"),
        ("192.0.2.300", "ban-network"),
        ("192.0.2.0/40", "ban-network"),
        ("0.0.0.0/0", "ban-wide"),
        ("::/0", "ban-wide"),
        ("10.0.0.0/7", "ban-wide"),
    ],
)
def test_wrong_addresses_are_refused(text: str, key: str) -> None:
    with pytest.raises(Fault) as found:
        parse_network(text)
    assert found.value.key == key


def test_wrong_bans_change_nothing(sqlite: str, open_hall: Callable[..., Host]) -> None:
    kept = open_hall(sqlite, extras=EXTRAS)
    admin, egil = Admin(kept.url), Guest(kept.url, "Egil")
    guest = admin.find("Egil")
    before = admin.audit()
    assert admin.fault("ban", 400, reason="x") == "ban-which"
    assert admin.fault("ban", 400, guest=guest, network="192.0.2.1", reason="x") == "ban-which"
    assert admin.fault("ban", 404, guest=999_999, reason="x") == "guest-unknown"
    assert admin.fault("ban", 400, guest=guest, reason=" ") == "reason-empty"
    assert admin.fault("ban", 400, guest=guest, reason="x" * 501) == "chat-length"
    assert admin.fault("ban", 400, guest=guest, hours=0, reason="x") == "request-shape"
    assert admin.fault("ban", 400, network="no address", reason="x") == "ban-network"
    assert (admin.get()["bans"], egil.get("/api/me")["name"], admin.audit()) == ([], "Egil", before)


@pytest.mark.store
def test_a_banned_account_comes_in_by_no_other_way(kept: Host, admin: Admin) -> None:
    """The name is none that a new guest may be given by chance."""
    name = "Egil of Borg"
    egil = Guest(kept.url, name)
    login = egil.post("/api/me/password", password="correct horse battery")["login"]
    personal, feed = egil.get("/api/me")["personal"], egil.get("/api/me")["feed"]
    admin.post("ban", guest=admin.find(name), reason="x")
    for way in (
        lambda who: refused(who, "POST", "/api/sign-in", login=login, password="correct horse battery"),
        lambda who: refused(who, "POST", f"/api/personal/{personal.rpartition('/')[2]}"),
        lambda who: refused(who, "GET", feed),
        lambda who: refused(who, "GET", personal),
    ):
        other = Guest(kept.url)
        assert way(other)["key"] == "banned"
        assert other.get("/api/me")["name"] != name
    assert egil.get("/api/me/export")["bans"][0]["reason"] == "x"  # what is kept of them they may see
    page = egil.http.get("/join/whatever", headers={"accept": "text/html"})
    assert (page.status_code, page.headers["content-type"].startswith("text/html")) == (403, True)


@pytest.mark.store
def test_a_banned_guest_who_is_forgotten_leaves_no_ban_behind(kept: Host, admin: Admin) -> None:
    """SQLite may give the number to the next guest."""
    egil = Guest(kept.url, "Egil")
    admin.post("ban", guest=admin.find("Egil"), reason="x")
    egil.post("/api/me/forget", sure=True)
    assert Guest(kept.url, "Hild").get("/api/me")["name"] == "Hild"
    assert admin.get()["bans"] == []
    entries = admin.get("/audit")["entries"]
    assert [one["name"] for one in entries if one["action"] == "ban"] == [""]


@pytest.mark.store
def test_waiting_tables_of_a_banned_guest_go_unless_somebody_else_sits_there(kept: Host, admin: Admin) -> None:
    spammer, bera = Guest(kept.url, "Spammer"), Guest(kept.url, "Bera")
    alone = [spammer.make("me", "open", listed=True, title=f"spam {n}")["id"] for n in range(3)]
    shared = spammer.make("me", "open", "open", listed=True)["id"]
    bera.post(f"/api/tables/{shared}/sit")
    look = bera.watch(alone[0])
    look.until("people")
    admin.post("ban", guest=admin.find("Spammer"), reason="spam")
    assert [one["id"] for one in bera.get("/api/tables")["listed"]] == [shared]
    assert [seat["kind"] for seat in bera.get(f"/api/tables/{shared}")["seats"]] == ["open", "human", "open"]
    assert watch_end(look) == ("table-unknown", 4404)


# Messages and names


@pytest.mark.store
def test_a_removed_message_leaves_a_placeholder_everywhere(kept: Host, admin: Admin) -> None:
    bera, egil = Guest(kept.url, "Bera"), Guest(kept.url, "Egil")
    table = seated(bera, egil)
    looks = [bera.watch(table), egil.watch(table)]
    looks[1].send("chat", text="something ugly")
    looks[1].send("chat", text="and a joke")
    for look in looks:
        look.until("chat", text="and a joke")
    lines = admin.get(f"/tables/{table}")["chats"]
    assert admin.fault(f"tables/{table}/remove", 400, chat=lines[0]["id"], reason="") == "reason-empty"
    admin.post(f"tables/{table}/remove", chat=lines[0]["id"], reason="an insult")
    for look in looks:
        said = look.until("chats")["chats"]
        assert [(one["name"], one["text"], one["removed"]) for one in said] == [
            ("Egil", "", True),
            ("Egil", "and a joke", False),
        ]
    late = bera.watch(table)
    first = late.until("chat")
    assert (first["name"], first["text"], first["removed"]) == ("Egil", "", True)
    late.until("chat", text="and a joke")
    mine = egil.get("/api/me/export")["chat"]
    assert [(one["text"], one["removed"]) for one in mine] == [("", True), ("and a joke", False)]
    for guest in (bera, egil):
        assert "something ugly" not in json.dumps([guest.get("/api/me/export"), guest.get("/api/tables")])
    assert not any("something ugly" in raw for raw in late.raw)
    shown = admin.get(f"/tables/{table}")["chats"][0]  # an appeal can be decided
    assert (shown["text"], shown["removed"], shown["hidden"]) == ("something ugly", True, False)
    assert admin.fault(f"tables/{table}/remove", 404, chat=999_999, reason="x") == "chat-unknown"


@pytest.mark.store
def test_a_removed_name_is_gone_everywhere_and_not_taken_again(kept: Host, admin: Admin) -> None:
    bera, foul = Guest(kept.url, "Bera"), Guest(kept.url, "Foul Name")
    over, table = seated(bera, foul), seated(bera, foul)
    play_on([bera.watch(over), foul.watch(over)])
    looks = [bera.watch(table), foul.watch(table)]
    looks[1].send("chat", text="hail")
    looks[0].until("chat")
    guest = admin.find("Foul Name")
    assert admin.fault("rename", 400, guest=guest, name="admin", reason="x") == "name-reserved"
    done = admin.post("rename", guest=guest, reason="an insult")["person"]
    me = foul.get("/api/me")
    assert (me["name"], me["renamed"], done["name"]) == (done["name"], True, me["name"])
    assert done["refused_name"] == "Foul Name"
    assert [one["name"] for one in looks[0].until("chats")["chats"]] == [me["name"]]
    people = looks[0].people
    while people["seats"][1]["name"] != me["name"]:
        people = looks[0].until("people")
    assert "Foul Name" not in bera.http.get(f"/api/tables/{over}/record").text
    late = bera.watch(table)
    assert late.until("chat")["name"] == me["name"]
    told = json.dumps([bera.get("/api/tables"), bera.get("/api/history"), bera.get(f"/api/tables/{over}")])
    assert "Foul Name" not in told
    for name in ("Foul Name", "foul  name", "F0ul Name"):
        assert foul.fault("PATCH", "/api/me", 400, name=name) == "name-refused"
    made = {"game": "norsaga", "seats": [{"kind": "me", "name": "Foul Name"}, {"kind": "open"}]}
    assert foul.ask("POST", "/api/tables", made, 400)["error"]["key"] == "name-refused"
    assert foul.patch("/api/me", name="Friendly")["renamed"] is False
    assert foul.get("/api/me")["name"] == "Friendly"


@pytest.mark.store
def test_a_name_may_be_given_and_a_title_taken(kept: Host, admin: Admin) -> None:
    foul = Guest(kept.url, "Foul Name")
    table = foul.make("me", "open", listed=True, title="Foul Title")["id"]
    look = foul.watch(table)
    look.until("people")
    admin.post("rename", guest=admin.find("Foul Name"), name="Guest 7", reason="x")
    assert foul.get("/api/me")["name"] == "Guest 7"
    admin.post(f"tables/{table}/untitle", reason="x")
    assert [(one["title"], one["seats"][0]["name"]) for one in foul.get("/api/tables")["listed"]] == [("", "Guest 7")]


# Access
