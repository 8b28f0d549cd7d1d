"""Access rules, the audit log, and the user search of admins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from meadhall.analysis.engine_agreement import LEAST, MEASURED
from meadhall.core.fault import Fault
from meadhall.server.auth.admin_auth import Keeper, load_token
from meadhall.server.jobs.retention import DAY
from server.accounts_helpers import quick  # noqa: F401 (passwords are tried here by the dozen)
from server.admins import EXTRAS, TOKEN, Admin, refused, watch_end
from server.hosting import Host
from server.people import Guest
from server.play_helpers import play_on, seated
from server.retention_helpers import forget


@pytest.mark.store
def test_a_closed_hall_takes_nobody_new(kept: Host, admin: Admin, pass_time: Callable[[float], None]) -> None:
    bera, member = Guest(kept.url, "Bera"), Guest(kept.url, "Member")
    login = member.post("/api/me/password", password="correct horse battery")["login"]
    pass_time(1)
    assert admin.post("door", door="closed")["door"] == "closed"
    assert bera.get("/api/me")["name"] == "Bera"  # was here before
    stranger = Guest(kept.url)
    assert refused(stranger)["key"] == "hall-closed"
    assert refused(stranger, "GET", "/api/tables")["key"] == "hall-closed"
    wrong = stranger.ask("POST", "/api/sign-in", {"login": login, "password": "not hers at all"}, 401)
    assert wrong["error"]["key"] == "sign-in-wrong"
    assert refused(stranger)["key"] == "hall-closed"  # an attempt to sign in creates no guest
    assert stranger.post("/api/sign-in", login=login, password="correct horse battery")["name"] == "Member"
    assert stranger.get("/api/tables")["mine"] == []
    admin.post("door", door="open")
    assert Guest(kept.url, "Egil").get("/api/me")["name"] == "Egil"


@pytest.mark.store
def test_a_hall_for_members_lets_in_people_with_an_account(kept: Host, admin: Admin) -> None:
    bera, member = Guest(kept.url, "Bera"), Guest(kept.url, "Member")
    login = member.post("/api/me/password", password="correct horse battery")["login"]
    look, stays = (guest.watch(guest.make("me", "open")["id"]) for guest in (bera, member))
    for one in (look, stays):
        one.until("people")
    admin.post("door", door="members")
    assert watch_end(look) == ("hall-members", 4403)
    stays.send("chat", text="quiet here")
    assert stays.until("chat")["text"] == "quiet here"
    assert refused(bera)["key"] == "hall-members"
    assert watch_end(bera.watch("x"))[0] == "hall-members"
    elsewhere = Guest(kept.url)
    assert elsewhere.post("/api/sign-in", login=login, password="correct horse battery")["name"] == "Member"
    personal = member.get("/api/me")["personal"].rpartition("/")[2]
    assert Guest(kept.url).post(f"/api/personal/{personal}")["name"] == "Member"
    assert bera.http.get("/api/games").status_code == 200
    assert bera.get("/api/me/export")["me"]["name"] == "Bera"


@pytest.mark.store
def test_the_door_stays_as_it_was_after_a_restart(db: str, open_hall: Callable[..., Host]) -> None:
    first = open_hall(db, extras=EXTRAS)
    Admin(first.url).post("door", door="members")
    Admin(first.url).post("appeal", appeal="write to us")
    first.stop()
    second = open_hall(db, extras=EXTRAS)
    told = Admin(second.url).get()
    assert (told["door"], told["appeal"]) == ("members", "write to us")
    assert refused(Guest(second.url))["key"] == "hall-members"
    assert Admin(second.url).fault("door", 400, door="ajar") == "request-shape"


# The audit log


@pytest.mark.store
def test_every_action_is_in_the_audit_log_with_its_admin(kept: Host, admin: Admin) -> None:
    bera, egil = Guest(kept.url, "Bera"), Guest(kept.url, "Egil")
    table = bera.make("me", "open", listed=True, title="Thursday")["id"]
    look = bera.watch(table)
    look.send("chat", text="x")
    chat = look.until("chat")["id"]
    guest, orm = admin.find("Egil"), Admin(kept.url, f"{TOKEN}-of-another")
    admin.post("enter", token=TOKEN)
    admin.get(f"/tables/{table}")
    admin.get(f"/tables/{table}")  # looking again at once is the same look
    admin.post("mute", guest=guest, muted=True)
    admin.post("mute", guest=guest, muted=False)
    orm.post("ban", guest=guest, reason="he hums")
    orm.post("lift", ban=orm.get()["bans"][0]["id"], reason="it was the wind")
    orm.post("ban", network="192.0.2.0/24", reason="a flood")
    admin.post(f"tables/{table}/remove", chat=chat, reason="x")
    admin.post(f"tables/{table}/untitle", reason="x")
    admin.post("rename", guest=guest, reason="x")
    admin.post("settle", guest=guest)
    admin.post("announce", text="hail")
    admin.post("drain", draining=True)
    admin.post("drain", draining=False)
    admin.post("door", door="members")
    admin.post("door", door="open")
    admin.post("appeal", appeal="a@example.org")
    admin.post(f"tables/{table}/close")
    assert egil.get("/api/me")["renamed"]
    found = admin.audit()
    node, author = f"node {kept.hall.news.node}", admin.get("/audit")["entries"]
    assert found == [
        ("Ylva", "enter", ""),
        ("Ylva", "look", f"table {table}"),
        ("Ylva", "mute", f"guest {guest}"),
        ("Ylva", "unmute", f"guest {guest}"),
        ("Orm", "ban", f"guest {guest}"),
        ("Orm", "lift", f"guest {guest}"),
        ("Orm", "ban", "network 192.0.2.0/24"),
        ("Ylva", "remove-message", f"guest {guest - 1}"),
        ("Ylva", "untitle", f"table {table}"),
        ("Ylva", "rename", f"guest {guest}"),
        ("Ylva", "settle", f"guest {guest}"),
        ("Ylva", "announce", ""),
        ("Ylva", "drain", node),
        ("Ylva", "undrain", node),
        ("Ylva", "door", ""),
        ("Ylva", "door", ""),
        ("Ylva", "appeal", ""),
        ("Ylva", "close", f"table {table}"),
    ]
    reasons = {one["action"]: (one["name"], one["reason"]) for one in author}
    assert reasons["lift"] == ("Egil", "it was the wind")
    assert reasons["door"] == ("", "members")
    assert reasons["untitle"][0] == "Thursday"
    counted = kept.hall.measures.render().decode()
    assert 'meadhall_admin_actions_total{action="ban"} 2.0' in counted


@pytest.mark.store
def test_the_audit_log_has_pages_and_can_be_saved(kept: Host, admin: Admin) -> None:
    for number in range(103):
        admin.post("announce", text=f"{number}")
    page = admin.get("/audit")
    rest = admin.get(f"/audit?before={page['entries'][-1]['id']}")
    texts = [one["reason"] for one in page["entries"] + rest["entries"]]
    assert (page["more"], rest["more"], texts) == (True, False, [str(number) for number in range(102, -1, -1)])
    reply = admin.http.get("/api/keeper/audit/export")
    assert "attachment" in reply.headers["content-disposition"]
    assert [one["action"] for one in reply.json()] == ["export"] + ["announce"] * 103


@pytest.mark.store
def test_old_entries_and_bans_that_are_over_are_deleted_with_time(
    kept: Host,
    admin: Admin,
    pass_time: Callable[[float], None],
) -> None:
    for name in ("Short", "Lifted", "Long"):
        Guest(kept.url, name)
    admin.post("ban", guest=admin.find("Short"), hours=1, reason="x")
    admin.post("ban", guest=admin.find("Lifted"), reason="x")
    admin.post("lift", ban=admin.get()["bans"][0]["id"], reason="x")
    long = admin.find("Long")
    admin.post("ban", guest=long, reason="x")
    pass_time(31 * DAY)
    forget(kept, 30)
    assert [one["guest"] for one in admin.get()["bans"]] == [long]  # and the guest is kept with it
    assert admin.get(f"/people/{long}")["person"]["name"] == "Long"
    assert [one["name"] for one in admin.get("/people?find=Short")] == []
    assert admin.audit() == []


def test_nobody_else_may_ask(sqlite: str, open_hall: Callable[..., Host]) -> None:
    kept = open_hall(sqlite, extras=EXTRAS)
    bera = Guest(kept.url, "Bera")
    paths = [path for path in bera.get("/schema")["paths"] if path.startswith("/api/keeper")]
    assert len(paths) >= 20
    bodies = {"reason": "x", "guest": 1, "ban": 1, "chat": 1, "door": "open", "appeal": "", "text": "", "token": "x"}
    described = bera.get("/schema")
    for path in paths:
        for method in described["paths"][path]:
            if path.endswith("/leave"):
                continue  # gives a pass back, and there is none
            schema = described["paths"][path][method].get("requestBody", {}).get("content", {})
            name = schema.get("application/json", {}).get("schema", {}).get("$ref", "").rpartition("/")[2]
            asked = described["components"]["schemas"].get(name, {}).get("required", [])
            body = {key: bodies.get(key, True) for key in asked} if name else None
            at = path.replace("{table}", "x").replace("{guest}", "1")
            reply = bera.http.request(method.upper(), at, json=body)
            assert (reply.status_code, reply.json()["error"]["key"]) == (401, "keeper-wrong"), (method, path)


# Tokens


def test_each_admin_may_have_a_token_of_their_own(tmp_path: Any) -> None:
    file = tmp_path / "tokens"
    one, two = "x" * 20, "y" * 20
    for text, names in ((one, ["admin"]), (f"Ylva: {one}\n\nÓrm Óss: {two}\n", ["Ylva", "Órm Óss"])):
        file.write_text(text, encoding="utf-8")
        keeper = Keeper(load_token(str(file)))
        assert [keeper.find_token(token) for token in (one, two)][: len(names)] == names
        assert [keeper.find_pass(keeper.create_pass(name)) for name in names] == names
        assert (keeper.find_token(""), keeper.find_token("x"), keeper.find_pass("")) == ("", "", "")
    for bad in (f"{one}\n{two}", f"A: {one}\nB: {one}", f"A: {one}\nA: {two}", f": {one}", f"A: {one}\nB: short"):
        file.write_text(bad, encoding="utf-8")
        with pytest.raises(Fault, match="no token that can be used"):
            load_token(str(file))


# People


@pytest.mark.store
def test_people_are_found_by_name_number_and_sign_in_name(kept: Host, admin: Admin) -> None:
    bera, egil = Guest(kept.url, "Bera"), Guest(kept.url, "Egil 100%")
    login = bera.post("/api/me/password", password="correct horse battery")["login"]
    for wanted in ("bera", "ER", login):
        assert [one["name"] for one in admin.get(f"/people?find={wanted}")] == ["Bera"], wanted
    assert [one["name"] for one in admin.get("/people?find=100%25")] == ["Egil 100%"]
    found = admin.get(f"/people?find={admin.find('Bera')}")[0]
    assert (found["account"], found["muted"], found["banned"], found["network"]) == (True, False, False, "127.0.0.1")
    assert admin.get("/people") == []
    look = egil.watch(egil.make("me", "open")["id"])
    look.until("people")
    assert [(one["name"], one["here"], one["account"]) for one in admin.get("/people")] == [("Egil 100%", 1, False)]


# Agreement with the engine


@pytest.mark.store
def test_agreement_with_the_engine_is_a_hint_with_its_error_rate(kept: Host, admin: Admin) -> None:
    bera, egil = Guest(kept.url, "Bera"), Guest(kept.url, "Egil")
    guest = admin.find("Bera")
    assert admin.fault("agreement", 404, guest=999_999) == "guest-unknown"
    assert admin.fault("agreement", 409, guest=guest) == "agreement-nothing"
    table = seated(bera, egil)
    play_on([bera.watch(table), egil.watch(table)])
    assert admin.get(f"/people/{guest}")["agreement"]["state"] == "none"
    found = admin.post("agreement", guest=guest)["agreement"]
    while found["state"] != "done":  # it comes in a while, or the test runs out of time
        found = admin.get(f"/people/{guest}")["agreement"]
    (one,) = found["games"]
    bots = MEASURED["norsaga"]
    assert (one["game"], one["games"], one["measured"]) == ("norsaga", 1, bots.games)
    assert (one["threshold"], one["false_alarms"], one["karl_groups"]) == (
        bots.threshold,
        bots.false_alarms,
        bots.karl_groups,
    )
    assert 0 <= one["share"] <= 1
    assert (one["enough"], one["far"]) == (one["decisions"] >= LEAST, False)
    assert ("Ylva", "agreement", f"guest {guest}") in admin.audit()
    assert bera.get("/api/me")["name"] == "Bera"  # no user is affected
    assert admin.get()["bans"] == []
