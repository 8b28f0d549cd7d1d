"""Passwords and passkeys, and attacks on them."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable

import httpx2
import msgspec
import pytest
from argon2 import extract_parameters
from argon2.profiles import RFC_9106_LOW_MEMORY

import meadhall
from meadhall.server.auth import passkeys, passwords
from meadhall.server.limits.limits import Rate
from meadhall.server.store.users import NAMES
from server.accounts_helpers import quick  # noqa: F401
from server.authenticator import Authenticator
from server.hosting import Host
from server.people import Guest
from server.play_helpers import play_on, seated
from server.redis_server import RedisServer

pytestmark = pytest.mark.store
THOROUGH = passwords.get_hasher
WORD, OTHER = "a long enough password", "another password entirely"


def test_who_is_new_here_never_has_the_name_of_our_people() -> None:
    """Otherwise every test that distinguishes Bera from a new guest would fail one time in forty."""
    assert "Bera" not in NAMES


def test_a_password_is_kept_as_the_standard_says() -> None:
    assert extract_parameters(THOROUGH().hash(WORD)) == RFC_9106_LOW_MEMORY


def with_password(guest: Guest) -> str:
    return str(guest.post("/api/me/password", password=WORD)["login"])


def signed_in(host: Host, login: str, word: str = WORD) -> Guest:
    guest = Guest(host.url)
    guest.post("/api/sign-in", login=login, password=word)
    return guest


def at_home(host: Host, name: str | None = None) -> Guest:
    """Use a host name, which passkeys need, instead of a number."""
    return Guest(host.url.replace("127.0.0.1", "localhost"), name)


def with_passkey(guest: Guest) -> Authenticator:
    return with_passkey_of(guest, None)


def shown_by(guest: Guest, made: Authenticator) -> dict[str, object]:
    """Return a passkey's signature of this guest's challenge as a proof."""
    return made.sign(guest.post("/api/me/passkeys/show"))


def with_passkey_of(guest: Guest, current: str | None) -> Authenticator:
    """Return a proof by password if the account has one."""
    made = Authenticator(guest.url)
    options = guest.post("/api/me/passkeys/begin", current=current)
    guest.post("/api/me/passkeys", credential=made.make(options), label="phone")
    return made


def test_a_second_device_by_password(host: Host, bera: Guest) -> None:
    account = bera.get("/api/me/account")
    assert [one["here"] for one in account.pop("sessions")] == [True]
    assert account == {
        "login": None,
        "password": False,
        "passkeys": [],
        "devices": 1,
        "place": False,
    }
    login = with_password(bera)
    assert login.startswith("bera-")
    table = bera.make("me", "thrall")["id"]
    phone = signed_in(host, f" {login.upper()} ")
    assert phone.get("/api/me")["name"] == "Bera"
    assert [one["id"] for one in phone.get("/api/tables")["mine"]] == [table]
    assert phone.get("/api/me/account")["devices"] == 2


def test_only_a_hash_of_a_password_is_kept_and_no_log_line_tells_it(
    host: Host,
    bera: Guest,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    login = with_password(bera)
    signed_in(host, login)
    Guest(host.url).ask("POST", "/api/sign-in", {"login": login, "password": OTHER}, 401)
    me = bera.get("/api/me")["name"]
    assert me == "Bera"
    ours = [record.getMessage() for record in caplog.records if not record.name.startswith(("httpx2", "httpcore"))]
    said = "\n".join(ours) + json.dumps(bera.get("/api/me/export"))
    assert WORD not in said
    assert OTHER not in said
    assert bera.cookie not in said


def test_nobody_learns_who_is_here(host: Host, bera: Guest) -> None:
    login = with_password(bera)
    stranger = Guest(host.url)
    replies = [
        stranger.http.post("/api/sign-in", json={"login": one, "password": word})
        for one, word in ((login, OTHER), ("nobody-1234", WORD), ("nobody-1234", ""), ("é\u0000", WORD))
    ]
    assert {(reply.status_code, reply.text) for reply in replies} == {(401, replies[0].text)}
    assert replies[0].json()["error"]["key"] == "sign-in-wrong"
    assert not any("set-cookie" in reply.headers for reply in replies[1:])


def test_guesses_are_slowed_down_for_a_name_that_exists_and_one_that_does_not(
    db: str,
    open_hall: Callable[..., Host],
) -> None:
    for exists in (True, False):
        host = open_hall(db, guesses=Rate(0.0001, 3))
        bera = Guest(host.url, "Bera")
        login = with_password(bera) if exists else "nobody-1234"
        keys = [
            bera.http.post("/api/sign-in", json={"login": login, "password": OTHER}).json()["error"]["key"]
            for _ in range(5)
        ]
        assert keys == ["sign-in-wrong"] * 3 + ["too-fast"] * 2
        assert bera.fault("POST", "/api/sign-in", 429, login=login, password=WORD) == "too-fast"  # right, too late


def test_a_session_is_never_one_that_was_there_before(host: Host, bera: Guest) -> None:
    """Session fixation: an attacker who planted a cookie does not get the account of the user who signs in with it."""
    login = with_password(bera)
    planted = Guest(host.url, "Mallory")
    victim = Guest(host.url, cookie=planted.cookie)
    victim.post("/api/sign-in", login=login, password=WORD)
    assert victim.http.cookies.get("mh_guest", domain="127.0.0.1") != planted.cookie
    assert planted.get("/api/me")["name"] == "Mallory"
    made_up = Guest(host.url, cookie="made-up-by-somebody")
    made_up.post("/api/sign-in", login=login, password=WORD)
    stranger = Guest(host.url, cookie="made-up-by-somebody").get("/api/me")  # may bear the same name by chance
    assert stranger["personal"] != bera.get("/api/me")["personal"]


def test_cookies_are_out_of_reach_of_scripts_and_other_sites(host: Host, bera: Guest) -> None:
    login = with_password(bera)
    reply = Guest(host.url).http.post("/api/sign-in", json={"login": login, "password": WORD})
    cookie = reply.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


@pytest.mark.parametrize(
    "path",
    [
        "/api/sign-in",
        "/api/sign-out",
        "/api/me/password",
        "/api/me/forget",
        "/api/me/passkeys/begin",
        "/api/me/passkeys",
        "/api/me/passkeys/remove",
        "/api/me/passkeys/show",
        "/api/sign-in/passkey/begin",
        "/api/sign-in/passkey",
    ],
)
def test_another_site_can_do_nothing_in_my_name(bera: Guest, path: str) -> None:
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site", "origin": bera.url}):
        reply = bera.http.post(path, json={"sure": True}, headers=headers)
        assert (reply.status_code, reply.json()["error"]["key"]) == (403, "origin")
    assert bera.get("/api/me")["name"] == "Bera"


def test_changing_a_password_needs_the_old_one_and_shows_everybody_else_out(host: Host, bera: Guest) -> None:
    login = with_password(bera)
    phone = signed_in(host, login)
    assert bera.fault("POST", "/api/me/password", 401, password=OTHER) == "password-wrong"
    assert bera.fault("POST", "/api/me/password", 401, password=OTHER, current="wrong one!") == "password-wrong"
    assert bera.fault("POST", "/api/me/password", 400, password="short", current=WORD) == "password-length"
    assert bera.post("/api/me/password", password=OTHER, current=WORD)["login"] == login
    assert phone.get("/api/me")["name"] != "Bera"
    assert bera.get("/api/me")["name"] == "Bera"
    assert Guest(host.url).fault("POST", "/api/sign-in", 401, login=login, password=WORD) == "sign-in-wrong"
    assert signed_in(host, login, OTHER).get("/api/me")["name"] == "Bera"
    assert bera.post("/api/me/password", password=None, current=OTHER)["login"] is None
    assert Guest(host.url).fault("POST", "/api/sign-in", 401, login=login, password=OTHER) == "sign-in-wrong"


def test_signing_out_here_and_everywhere_else(host: Host, bera: Guest) -> None:
    table = bera.make("me", "thrall")["id"]
    login = with_password(bera)
    token = bera.post(f"/api/tables/{table}/token", seat="A")["token"]
    phone, tablet = signed_in(host, login), signed_in(host, login)
    look = phone.watch(table)
    look.until("table")
    bera.post("/api/sign-out", others=True)
    assert look.until("error")["key"] == "signed-out"
    assert tablet.get("/api/me")["name"] != "Bera"
    assert bera.get("/api/me")["name"] == "Bera"
    reply = bera.http.get(f"/api/tables/{table}/state", headers={"authorization": f"Bearer {token}"})
    assert reply.status_code == 401
    cookie, personal = bera.cookie, bera.get("/api/me")["personal"].removeprefix("/me/")
    assert "Max-Age=0" in bera.http.post("/api/sign-out", json={}).headers["set-cookie"]
    assert Guest(host.url, cookie=cookie).get("/api/me")["name"] != "Bera"
    assert Guest(host.url).fault("GET", f"/api/personal/{personal}", 404) == "personal-unknown"


def test_over_https_no_other_host_of_the_domain_can_set_the_cookie(sqlite: str, open_hall: Callable[..., Host]) -> None:
    """An older session continues, and its cookie gets the name that browsers protect; a planted one is ignored."""
    host = open_hall(sqlite, proxy="127.0.0.1")
    bera = Guest(host.url, "Bera")
    table = str(bera.make("me", "thrall")["id"])
    planted = Guest(host.url, "Egil")
    plain, secure = {"cookie": f"mh_guest={bera.cookie}"}, f"__Host-mh_guest={bera.cookie}"

    def told(path: str, cookie: str, **headers: str) -> httpx2.Response:
        return httpx2.get(f"{host.url}{path}", headers={"cookie": cookie, "x-forwarded-proto": "https", **headers})

    before = told("/api/me", plain["cookie"])
    assert before.json()["name"] == "Bera"
    assert before.headers["set-cookie"].startswith(f"{secure}; Path=/; ")
    assert before.headers["set-cookie"].endswith("; Secure")
    both = told("/api/me", f"mh_guest={planted.cookie}; {secure}")
    assert both.json()["name"] == "Bera"
    assert told(f"/api/tables/{table}", f"mh_guest={planted.cookie}; {secure}").status_code == 200
    assert bera.http.get("/api/me").headers["set-cookie"].startswith("mh_guest=")
    out = httpx2.post(f"{host.url}/api/sign-out", json={}, headers={"cookie": secure, "x-forwarded-proto": "https"})
    assert [one.split(";")[0] for one in out.headers.get_list("set-cookie")] == ["__Host-mh_guest=", "mh_guest="]


def sessions(guest: Guest) -> list[tuple[str, bool]]:
    return [(one["id"], one["here"]) for one in guest.get("/api/me/account")["sessions"]]


def test_one_device_is_signed_out_alone(host: Host, bera: Guest) -> None:
    """With its personal link and its feed; the others stay, and so do those of another guest."""
    login, table = with_password(bera), bera.make("me", "thrall")["id"]
    phone, tablet = signed_in(host, login), signed_in(host, login)
    lost = phone.get("/api/me")
    kept = tablet.get("/api/me")
    ids = {here: one for one, here in sessions(phone)}
    assert [here for _, here in sessions(phone)] == [True, False, False]
    assert len(set(sessions(phone))) == 3
    look = phone.watch(table)
    look.until("table")
    assert Guest(host.url, "Egil").fault("POST", "/api/me/sessions/end", 404, id=ids[True]) == "session-unknown"
    assert bera.fault("POST", "/api/me/sessions/end", 404, id=ids[True][:4]) == "session-unknown"
    assert bera.fault("POST", "/api/me/sessions/end", 404, id="%" * 16) == "session-unknown"

    left = bera.post("/api/me/sessions/end", id=ids[True])["sessions"]

    assert ids[True] not in [one["id"] for one in left]
    assert len(left) == 2
    assert look.until("error")["key"] == "signed-out"
    assert phone.get("/api/me")["name"] != "Bera"
    assert Guest(host.url).fault("GET", f"/api/personal/{lost['personal'].removeprefix('/me/')}", 404)
    assert bera.http.get(lost["feed"]).status_code == 404
    assert tablet.get("/api/me")["name"] == "Bera"
    assert Guest(host.url).get(f"/api/personal/{kept['personal'].removeprefix('/me/')}")["name"] == "Bera"
    assert bera.http.get(kept["feed"]).status_code == 200


def test_a_session_ends_by_itself_where_nobody_uses_it(
    host: Host, bera: Guest, pass_time: Callable[[float], None]
) -> None:
    """Occasional use keeps it; the personal link stays in any case, because it may be the only way back."""
    login = with_password(bera)
    phone = signed_in(host, login)
    cookie, personal = phone.cookie, phone.get("/api/me")["personal"].removeprefix("/me/")
    for _ in range(3):
        pass_time(300 * 86_400)
        assert bera.get("/api/me")["name"] == "Bera"
    assert len(sessions(bera)) == 1
    assert Guest(host.url, cookie=cookie).get("/api/me")["name"] != "Bera"
    assert Guest(host.url).post(f"/api/personal/{personal}")["name"] == "Bera"
    assert len(sessions(bera)) == 2


def test_who_has_only_a_personal_link_keeps_it_after_signing_out(host: Host, bera: Guest) -> None:
    personal = bera.get("/api/me")["personal"].removeprefix("/me/")
    bera.post("/api/sign-out")
    assert Guest(host.url).post(f"/api/personal/{personal}")["name"] == "Bera"


def test_a_session_that_ends_ends_on_every_node(
    db: str,
    open_hall: Callable[..., Host],
    redis_server: RedisServer,
) -> None:
    near, far = open_hall(db, redis=redis_server.url), open_hall(db, redis=redis_server.url)
    bera = Guest(near.url, "Bera")
    table = bera.make("me", "thrall")["id"]
    login = with_password(bera)
    phone = signed_in(far, login)
    look = phone.watch(table)
    look.until("table")
    bera.post("/api/sign-out", others=True)
    assert look.until("error")["key"] == "signed-out"
    assert phone.get("/api/me")["name"] != "Bera"


def test_a_passkey_lets_its_owner_in(host: Host) -> None:
    bera = at_home(host, "Bera")
    made = with_passkey(bera)
    (key,) = bera.get("/api/me/account")["passkeys"]
    assert (key["label"], bera.get("/api/me/account")["place"]) == ("phone", True)
    phone = at_home(host)
    phone.post("/api/sign-in/passkey", credential=made.sign(phone.post("/api/sign-in/passkey/begin")))
    assert phone.get("/api/me")["name"] == "Bera"
    bera.post("/api/me/passkeys/remove", id=key["id"], passkey=shown_by(bera, made))
    tablet = at_home(host)
    signed = made.sign(tablet.post("/api/sign-in/passkey/begin"))
    assert tablet.fault("POST", "/api/sign-in/passkey", 401, credential=signed) == "passkey-wrong"
    assert bera.fault("POST", "/api/me/passkeys/remove", 404, id=key["id"]) == "passkey-unknown"


def test_a_forgotten_password_is_replaced_with_a_passkey(host: Host) -> None:
    bera = at_home(host, "Bera")
    made = with_passkey(bera)
    login = bera.post("/api/me/password", password=WORD, passkey=shown_by(bera, made))["login"]
    phone = at_home(host)
    phone.post("/api/sign-in", login=login, password=WORD)
    shown = made.sign(bera.post("/api/me/passkeys/show"))
    assert bera.post("/api/me/password", password=OTHER, passkey=shown)["login"] == login
    assert phone.get("/api/me")["name"] != "Bera"  # as with every changed password
    assert signed_in(host, login, OTHER).get("/api/me")["name"] == "Bera"
    assert bera.fault("POST", "/api/me/password", 401, password=WORD, passkey=shown) == "passkey-wrong"  # replayed


def test_nobody_elses_passkey_and_no_other_challenge_replaces_a_password(host: Host) -> None:
    bera, mallory = at_home(host, "Bera"), at_home(host, "Mallory")
    with_password(bera)
    made, hers = with_passkey_of(bera, WORD), with_passkey(mallory)
    for shown in (
        hers.sign(bera.post("/api/me/passkeys/show")),  # at a device of Bera's that lies open
        made.sign(mallory.post("/api/me/passkeys/show")),
        made.sign(bera.post("/api/sign-in/passkey/begin")),
    ):  # signed for something else
        assert bera.fault("POST", "/api/me/password", 401, password=OTHER, passkey=shown) == "passkey-wrong"
    assert bera.fault("POST", "/api/me/password", 401, password=OTHER) == "password-wrong"


def test_who_has_a_password_says_it_before_a_passkey_is_added(host: Host) -> None:
    bera = at_home(host, "Bera")
    with_password(bera)
    assert bera.fault("POST", "/api/me/passkeys/begin", 401, current=None) == "password-wrong"
    assert bera.fault("POST", "/api/me/passkeys/begin", 401, current="something else") == "password-wrong"
    with_passkey_of(bera, WORD)
    assert len(bera.get("/api/me/account")["passkeys"]) == 1


def test_who_has_only_a_passkey_shows_it_before_anything_that_lasts(
    db: str,
    open_hall: Callable[..., Host],
) -> None:
    """A device can be left unlocked: having the session is not having the passkey."""
    host = open_hall(db, guesses=Rate(1_000, 1_000))
    bera, mallory = at_home(host, "Bera"), at_home(host, "Mallory")
    made, hers = with_passkey(bera), with_passkey(mallory)
    (key,) = bera.get("/api/me/account")["passkeys"]
    asked: list[tuple[str, dict[str, object]]] = [
        ("/api/me/password", {"password": WORD}),
        ("/api/me/passkeys/begin", {"current": None}),
        ("/api/me/passkeys/remove", {"id": key["id"]}),
        ("/api/me/forget", {"sure": True}),
    ]
    for path, body in asked:
        assert bera.fault("POST", path, 401, **body) == "passkey-proof", path
        assert bera.fault("POST", path, 401, **{**body, "current": WORD}) == "passkey-proof", path
        assert bera.fault("POST", path, 401, **body, passkey=shown_by(bera, hers)) == "passkey-wrong", path
    now = bera.get("/api/me/account")
    assert (now["password"], [one["id"] for one in now["passkeys"]]) == (False, [key["id"]])
    bera.post("/api/me/password", password=WORD, passkey=shown_by(bera, made))
    bera.post("/api/me/password", password=None, current=WORD)
    bera.post("/api/me/passkeys/begin", passkey=shown_by(bera, made))
    bera.post("/api/me/passkeys/remove", id=key["id"], passkey=shown_by(bera, made))
    assert bera.get("/api/me/account")["passkeys"] == []


def test_who_has_a_password_says_it_before_a_passkey_is_removed(host: Host) -> None:
    bera = at_home(host, "Bera")
    with_password(bera)
    made = with_passkey_of(bera, WORD)
    (key,) = bera.get("/api/me/account")["passkeys"]
    assert bera.fault("POST", "/api/me/passkeys/remove", 401, id=key["id"]) == "password-wrong"
    assert bera.fault("POST", "/api/me/passkeys/remove", 401, id=key["id"], current=OTHER) == "password-wrong"
    bera.post("/api/me/forget", sure=True, passkey=shown_by(bera, made))
    assert bera.get("/api/me")["name"] != "Bera"


def test_a_signed_challenge_counts_once_soon_and_for_who_asked(
    host: Host,
    pass_time: Callable[[float], None],
) -> None:
    bera = at_home(host, "Bera")
    made = with_passkey(bera)
    phone, mallory = at_home(host), at_home(host)
    signed = made.sign(phone.post("/api/sign-in/passkey/begin"))
    assert mallory.fault("POST", "/api/sign-in/passkey", 401, credential=signed) == "passkey-wrong"  # not hers
    phone.post("/api/sign-in/passkey", credential=signed)
    assert phone.fault("POST", "/api/sign-in/passkey", 401, credential=signed) == "passkey-wrong"  # replayed
    late = made.sign(mallory.post("/api/sign-in/passkey/begin"))
    pass_time(301)
    assert mallory.fault("POST", "/api/sign-in/passkey", 401, credential=late) == "passkey-wrong"
    kind = made.sign(mallory.post("/api/me/passkeys/begin"))  # made for something else
    assert mallory.fault("POST", "/api/sign-in/passkey", 401, credential=kind) == "passkey-wrong"
    assert mallory.get("/api/me")["name"] != "Bera"


def test_a_passkey_of_another_site_or_another_key_is_refused(host: Host) -> None:
    bera = at_home(host, "Bera")
    made = with_passkey(bera)
    phone = at_home(host)
    for change in (
        {"origin": "http://evil.localhost"},
        {"name": "evil.example"},
        {"key": Authenticator(bera.url).key},
        {"count": -1},
    ):
        was = {name: getattr(made, name) for name in change}
        for name, value in change.items():
            setattr(made, name, value)
        signed = made.sign(phone.post("/api/sign-in/passkey/begin"))
        assert phone.fault("POST", "/api/sign-in/passkey", 401, credential=signed) == "passkey-wrong", change
        for name, value in was.items():
            setattr(made, name, value)
    for nonsense in ({}, {"response": 1}, {"response": {"clientDataJSON": "!"}}, {"id": "x", "response": {}}):
        assert phone.fault("POST", "/api/sign-in/passkey", 401, credential=nonsense) == "passkey-wrong"
        assert phone.fault("POST", "/api/me/passkeys", 401, credential=nonsense) == "passkey-wrong"


def test_where_passkeys_cannot_work_it_is_said(bera: Guest) -> None:
    assert bera.fault("POST", "/api/me/passkeys/begin", 400, current=None) == "passkey-place"
    assert bera.fault("POST", "/api/sign-in/passkey/begin", 400) == "passkey-place"


def test_my_data_is_one_file(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil, title="Thursday")
    look = bera.watch(table)
    look.send("chat", text="hail")
    look.until("chat")
    with_password(bera)
    reply = bera.http.get("/api/me/export")
    assert "attachment" in reply.headers["content-disposition"]
    found = reply.json()
    assert (found["me"]["name"], found["account"]["login"][:5]) == ("Bera", "bera-")
    assert [(one["id"], one["title"], one["host"], one["seats"]) for one in found["tables"]] == [
        (table, "Thursday", True, [{"seat": "A", "name": "Bera"}])
    ]
    assert [one["text"] for one in found["chat"]] == ["hail"]
    assert "Egil" not in reply.text


def test_somebody_who_is_forgotten_leaves_no_name(host: Host, bera: Guest, egil: Guest) -> None:
    over, running, alone = seated(bera, egil), seated(bera, egil), bera.make("me", "thrall")["id"]
    play_on([bera.watch(over), egil.watch(over)])
    look = bera.watch(running)
    look.until("table")
    look.send("chat", text="hail from Bera")
    look.until("chat")
    theirs = egil.watch(running)
    theirs.until("table")
    with_password(bera)
    cookie = bera.cookie
    assert bera.fault("POST", "/api/me/forget", 400, sure=False, current=WORD) == "forget-unsure"
    assert bera.fault("POST", "/api/me/forget", 401, sure=True) == "password-wrong"
    bera.post("/api/me/forget", sure=True, current=WORD)
    assert look.until("error")["key"] == "signed-out"
    stale = Guest(host.url, cookie=cookie)
    assert stale.get("/api/tables")["mine"] == []
    mine = {one["id"]: one for one in egil.get("/api/tables")["mine"]}
    assert set(mine) == {over, running}
    assert [(seat["kind"], seat["name"]) for seat in mine[over]["seats"]] == [("human", ""), ("human", "Egil")]
    assert [(seat["kind"], seat["name"]) for seat in mine[running]["seats"]] == [("bot", "Karl"), ("human", "Egil")]
    record = egil.http.get(f"/api/tables/{over}/record").text
    assert "Bera" not in record
    assert meadhall.Record.parse(record).verify().proven
    assert egil.get(f"/api/tables/{over}")["host"]
    assert egil.fault("GET", f"/api/tables/{alone}", 404) == "table-unknown"
    again = egil.post(f"/api/tables/{over}/rematch")["id"]
    assert [seat["kind"] for seat in egil.get(f"/api/tables/{again}")["seats"]] == ["open", "human"]
    fresh = egil.watch(running)
    fresh.until("notes")
    assert "Bera" not in "".join(fresh.raw)


def test_a_browser_is_given_all_that_webauthn_asks_for() -> None:
    """All of the library's options pass through our Structs."""
    from webauthn import generate_authentication_options, options_to_json

    place, known = passkeys.PasskeySite("https://hall.example", "hall.example"), [passkeys.encode_base64(b"key")]
    shown = msgspec.to_builtins(passkeys.build_request(place, b"c" * 32, known))
    plain = json.loads(options_to_json(generate_authentication_options(rp_id=place.name, challenge=b"c" * 32)))
    assert {**shown, "allowCredentials": []} == {**plain, "allowCredentials": []}
    assert shown["allowCredentials"] == [{"id": known[0], "type": "public-key"}]

    made = msgspec.to_builtins(
        passkeys.build_creation(place, "Bera", passkeys.encode_base64(b"handle"), b"c" * 32, known)
    )
    assert made["excludeCredentials"] == shown["allowCredentials"]
    assert made["user"]["displayName"] == made["user"]["name"] == "Bera"
    assert made["authenticatorSelection"]["residentKey"] == "required"
    assert {"rp", "challenge", "pubKeyCredParams", "timeout", "attestation"} <= set(made)
