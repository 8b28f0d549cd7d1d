"""Tables and seats: make, list, sit, stand, change, play again."""

from __future__ import annotations

from collections.abc import Callable

import httpx2
import pytest

from server.hosting import Host
from server.people import Guest
from server.play_helpers import SHORT, play_on, seated

pytestmark = pytest.mark.store


def test_a_guest_is_made_on_the_first_visit(host: Host) -> None:
    somebody = Guest(host.url)
    me = somebody.get("/api/me")
    assert me["name"]
    assert me["lang"] == "en"
    assert somebody.patch("/api/me", name="  Hild   the Red ", lang="fr") | {"personal": "", "feed": ""} == {
        "name": "Hild the Red",
        "lang": "fr",
        "personal": "",
        "feed": "",
        "features": {
            "accounts": True,
            "admin": False,
            "chat": True,
            "invitations": True,
            "push": False,
            "ratings": False,
        },
        "hook": None,
        "renamed": False,
    }
    assert somebody.get("/api/me")["name"] == "Hild the Red"
    french = Guest(host.url)
    french.http.headers["accept-language"] = "fr-CH, en;q=0.9"
    assert french.get("/api/me")["lang"] == "fr"


def test_tokens_are_stored_as_hashes(host: Host, bera: Guest, db: str) -> None:
    import sqlite3

    made = bera.make("me", "open")
    token = bera.post(f"/api/tables/{made['id']}/token", seat="A")["token"]
    personal = bera.get("/api/me")["personal"].removeprefix("/me/")
    if db.startswith("sqlite"):
        with sqlite3.connect(db.partition("///")[2]) as connection:
            stored = " ".join(row[0] for row in connection.execute("SELECT hash FROM tokens"))
        assert stored
        assert not any(secret in stored for secret in (token, personal, bera.cookie))


def test_games_and_their_options(bera: Guest) -> None:
    games = {game["name"]: game for game in bera.get("/api/games")}
    norsaga = games["norsaga"]
    assert norsaga["players"] == [2, 4]
    options = {option["name"]: option for option in norsaga["options"]}
    assert options["sagas"] == {"name": "sagas", "default": "normal", "choices": ["normal", "all", "difficult"]}
    assert options["turn_cap"] == {"name": "turn_cap", "default": 400, "low": 1, "high": 100_000}


def test_the_lobby_shows_listed_tables_and_mine(bera: Guest, egil: Guest) -> None:
    public = bera.make("me", "open", listed=True, title="  Friday   night ")
    private = bera.make("me", "open")
    lobby = egil.get("/api/tables")
    assert [table["id"] for table in lobby["listed"]] == [public["id"]]
    assert lobby["mine"] == []
    shown = lobby["listed"][0]
    assert (shown["title"], shown["status"], shown["turn"], shown["yours"]) == ("Friday night", "waiting", None, [])
    assert {table["id"] for table in bera.get("/api/tables")["mine"]} == {public["id"], private["id"]}
    egil.post(f"/api/tables/{public['id']}/sit")
    mine = {whose.http.headers["origin"]: whose.get("/api/tables")["mine"][0] for whose in (bera, egil)}
    assert all(table["status"] == "running" for table in mine.values())
    turns = [whose.get("/api/tables")["mine"][0]["your_turn"] for whose in (bera, egil)]
    assert sorted(turns) == [False, True]
    assert egil.get(f"/api/tables/{public['id']}")["invite"] == public["invite"]


def test_wrong_tables_are_refused(bera: Guest) -> None:
    me = [{"kind": "me"}, {"kind": "open"}]
    for body, key in (
        ({"game": "ludo", "seats": me}, "game-unknown"),
        ({"game": "norsaga", "seats": me[:1]}, "players-count"),
        ({"game": "norsaga", "seats": me * 3}, "players-count"),
        ({"game": "norsaga", "seats": me, "options": {"beer": True}}, "option-unknown"),
        ({"game": "norsaga", "seats": me, "options": {"turn_cap": 0}}, "option-value"),
        ({"game": "norsaga", "seats": me, "options": {"ghosts_removed": 2}}, "norsaga-ghosts-removed"),
        ({"game": "norsaga", "seats": [{"kind": "bot", "level": "odin"}, *me]}, "level-unknown"),
        ({"game": "norsaga", "seats": me, "position": "norsaga beer=1"}, "position-key"),
        ({"game": "norsaga", "seats": me, "position": "norsaga players=3"}, "position-players"),
        ({"game": "norsaga", "seats": me, "pace": "slow"}, "request-shape"),
        ({"game": "norsaga", "seats": me, "colour": "red"}, "request-shape"),
        ({"seats": me}, "request-shape"),
    ):
        reply = bera.http.post("/api/tables", json=body)
        assert 400 <= reply.status_code < 500
        error = reply.json()["error"]
        assert error["key"] == key, error
        assert error["text"]
        assert "{" not in error["text"]


def test_sitting_and_standing(host: Host, bera: Guest, egil: Guest) -> None:
    table = bera.make("me", "open", "open", listed=True)["id"]
    assert egil.fault("POST", f"/api/tables/{table}/sit", 409, seat="A") == "seat-taken"
    assert egil.fault("POST", f"/api/tables/{table}/sit", 400, seat="Z") == "seat-unknown"
    assert egil.post(f"/api/tables/{table}/sit", seat="C", name="Egil Skallagrimsson") == {"seat": "C"}
    assert egil.fault("POST", f"/api/tables/{table}/stand", 403, seat="A") == "seat-foreign"
    seats = bera.get(f"/api/tables/{table}")["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [
        ("human", "Bera"),
        ("open", ""),
        ("human", "Egil Skallagrimsson"),
    ]
    egil.post(f"/api/tables/{table}/stand", seat="C")
    namesake = Guest(host.url, "Bera")
    namesake.post(f"/api/tables/{table}/sit")
    assert bera.get(f"/api/tables/{table}")["seats"][1]["name"] == "Bera B"
    assert egil.fault("POST", f"/api/tables/{table}/token", 403, seat="A") == "seat-foreign"


def test_the_host_arranges_seats_before_the_game(bera: Guest, egil: Guest) -> None:
    table = bera.make("me", "open", "open", listed=True)["id"]
    path = f"/api/tables/{table}/seat"
    assert egil.fault("POST", path, 403, seat="B", kind="bot") == "host-only"
    assert bera.post(path, seat="B", kind="bot", level="thrall")["seats"][1]["level"] == "thrall"
    bera.post(path, seat="B", kind="open")
    egil.post(f"/api/tables/{table}/sit", seat="B")
    assert bera.fault("POST", path, 409, seat="B", kind="me") == "seat-taken"
    bera.post(path, seat="B", kind="open")
    assert egil.fault("POST", f"/api/tables/{table}/stand", 403, seat="B") == "seat-foreign"
    bera.post(path, seat="B", kind="bot", level="thrall")
    assert bera.post(path, seat="C", kind="me")["status"] == "running"
    assert [seat["yours"] for seat in bera.get(f"/api/tables/{table}")["seats"]] == [True, False, True]
    assert egil.fault("POST", path, 403, seat="B", kind="bot") == "seat-none"


def test_leaving_in_the_middle_and_a_bot_for_the_empty_seat(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil)
    look = bera.watch(table)
    look.until("table")
    egil.post(f"/api/tables/{table}/stand", seat="B")
    assert look.until("people")["seats"][1]["kind"] == "open"
    assert bera.fault("POST", f"/api/tables/{table}/seat", 403, seat="B", kind="me") == "seat-foreign"
    bera.post(f"/api/tables/{table}/seat", seat="B", kind="bot", level="thrall")
    while not look.table["outcome"]:
        if look.asked():
            seq = look.table["seq"]
            look.answer(look.asked()[0])
            look.until_seq(seq + 1)
        else:
            look.until("table")


def test_somebody_else_may_take_a_seat_that_was_left(host: Host, bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil, listed=True)
    egil.post(f"/api/tables/{table}/stand", seat="B")
    hild = Guest(host.url, "Hild")
    assert hild.post(f"/api/tables/{table}/sit") == {"seat": "B"}
    play_on([bera.watch(table), hild.watch(table)])


def test_a_new_name_is_seen_at_the_table(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil)
    look = egil.watch(table)
    look.until("people")
    bera.patch("/api/me", name="Bera the Old")
    look.until("people")
    while look.people["seats"][0]["name"] != "Bera the Old":
        look.until("people")


def test_presence(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil)
    mine = bera.watch(table)
    mine.until("people")
    while not mine.people["seats"][0]["here"]:
        mine.until("people")
    assert not mine.people["seats"][1]["here"]
    theirs = egil.watch(table)
    while not mine.people["seats"][1]["here"]:
        mine.until("people")
    theirs.close()
    while mine.people["seats"][1]["here"]:
        mine.until("people")


def test_rematch_is_one_table_for_both(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil, options={"turn_cap": 3})
    assert bera.fault("POST", f"/api/tables/{table}/rematch", 409) == "table-running"
    look = bera.watch(table)
    play_on([look, egil.watch(table)])
    again = egil.post(f"/api/tables/{table}/rematch")["id"]
    assert bera.post(f"/api/tables/{table}/rematch")["id"] == again
    while look.people["rematch"] != again:
        look.until("people")
    shown = bera.get(f"/api/tables/{again}")
    assert shown["status"] == "running"
    assert shown["options"]["turn_cap"] == 3
    assert [seat["name"] for seat in shown["seats"]] == ["Bera", "Egil"]


def test_a_seat_token_opens_one_seat_only(host: Host, bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil)
    other = bera.make("me", "open")["id"]
    token = bera.post(f"/api/tables/{table}/token", seat="A")["token"]
    program = Guest(host.url)
    program.http.headers["authorization"] = f"Bearer {token}"
    state = program.get(f"/api/tables/{table}/state")
    assert state["eyes"] == "A"
    assert program.fault("GET", f"/api/tables/{other}/state", 404) == "table-unknown"
    assert program.fault("GET", f"/api/tables/{table}/state?seat=B", 403) == "seat-foreign"
    assert program.fault("GET", "/api/me", 401) == "guest-none"
    assert program.fault("POST", f"/api/tables/{table}/stand", 401, seat="A") == "guest-none"
    bera.post(f"/api/tables/{table}/stand", seat="A")
    assert program.fault("GET", f"/api/tables/{table}/state", 404) == "table-unknown"
    program.http.headers["authorization"] = "Bearer nonsense"
    assert program.fault("GET", f"/api/tables/{table}/state", 401) == "token-unknown"


def test_a_seat_may_bring_its_own_nonce(bera: Guest, egil: Guest) -> None:
    made = bera.make("me", "open", options=SHORT, listed=True)
    promised = egil.get(f"/api/tables/{made['id']}")["commitment"]
    egil.post(f"/api/tables/{made['id']}/sit", nonce="my-own-luck")
    play_on([bera.watch(made["id"]), egil.watch(made["id"])])
    record = bera.http.get(f"/api/tables/{made['id']}/record").text
    assert "my-own-luck" in record.splitlines()[0]
    assert promised in record.splitlines()[0]


def test_a_table_opens_with_every_number_of_seats_that_the_lobby_offers(bera: Guest) -> None:
    """The lobby sends the seats and no untouched option."""
    for of in bera.get("/api/games"):
        low, high = of["players"]
        for players in range(low, high + 1):
            seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
            made = bera.post("/api/tables", 201, game=of["name"], options={}, seats=seats)
            assert len(bera.get(f"/api/tables/{made['id']}")["seats"]) == players


def test_who_plays_is_not_shown_another_hand(host: Host, bera: Guest, egil: Guest) -> None:
    """Neither by taking a second seat, nor by standing up first; one's own seat can be taken again."""
    hild, odd = Guest(host.url, "Hild"), Guest(host.url, "Odd")
    table = bera.make("me", "open", "open", listed=True)["id"]
    for guest, seat in ((egil, "B"), (hild, "C")):
        guest.post(f"/api/tables/{table}/sit", seat=seat)
    path = f"/api/tables/{table}"
    egil.post(f"{path}/stand", seat="B")
    assert bera.fault("POST", f"{path}/sit", 403, seat="B") == "seat-secrets"
    bera.post(f"{path}/stand", seat="A")
    assert bera.fault("POST", f"{path}/sit", 403, seat="B") == "seat-secrets"
    assert bera.get(f"{path}/state")["view"]["you"] is None
    assert egil.fault("POST", f"{path}/sit", 403, seat="A") == "seat-secrets"
    for guest, seat in ((bera, "A"), (egil, "B")):
        assert guest.post(f"{path}/sit", seat=seat) == {"seat": seat}
    egil.post(f"{path}/stand", seat="B")
    assert odd.post(f"{path}/sit") == {"seat": "B"}


def test_without_secrets_or_others_any_seat_may_be_taken(host: Host, bera: Guest, egil: Guest) -> None:
    alone = bera.make("me", "thrall", listed=True)["id"]
    bera.post(f"/api/tables/{alone}/seat", seat="A", kind="open")
    assert bera.post(f"/api/tables/{alone}/sit") == {"seat": "A"}
    together = bera.post(
        "/api/tables", 201, game="yggdrasil", seats=[{"kind": "me"}] + [{"kind": "open"}] * 2, listed=True
    )["id"]
    for guest, seat in ((egil, "B"), (Guest(host.url, "Hild"), "C")):
        guest.post(f"/api/tables/{together}/sit", seat=seat)
    egil.post(f"/api/tables/{together}/stand", seat="B")
    assert bera.post(f"/api/tables/{together}/sit") == {"seat": "B"}


def test_the_longest_names_are_told_apart(host: Host) -> None:
    """Each database limits the length of names in its own way."""
    long = "Thorgerd Brak of Borg and all the fjords"
    assert len(long) == 40
    one, other = Guest(host.url, long), Guest(host.url, long)
    table = one.make("me", "me", "open", listed=True)
    other.post(f"/api/tables/{table['id']}/sit")
    names = [seat["name"] for seat in one.get(f"/api/tables/{table['id']}")["seats"]]
    assert [name[-2:] for name in names[:2]] == [" 1", " 2"]
    assert len(set(names)) == 3
    assert all(len(name) <= 40 for name in names)
    another = one.make("me", "open", listed=True)["id"]
    other.post(f"/api/tables/{another}/sit")
    assert one.get(f"/api/tables/{another}")["seats"][1]["name"] == f"{long[:38].rstrip()} B"


@pytest.mark.parametrize("name", ["\0", "\u200b\u200d", "\u3164", " \u2800\ufeff "])
def test_a_name_nobody_can_see_is_none(bera: Guest, name: str) -> None:
    assert bera.fault("PATCH", "/api/me", 400, name=name) in ("name-empty", "request-shape")
    assert bera.get("/api/me")["name"] == "Bera"


def test_a_new_name_is_worn_on_every_chair_and_told_apart(bera: Guest, egil: Guest) -> None:
    """Also if the old one had a mark, because another user there has the same name."""
    made = bera.make("me", "open", "open")
    table = f"/api/tables/{made['id']}"
    egil.post(f"{table}/sit", invite=made["invite"], name="Bera")
    egil.patch("/api/me", name="Bera")
    assert [seat["name"] for seat in bera.get(table)["seats"]] == ["Bera", "Bera B", ""]
    egil.patch("/api/me", name="Hild")
    assert [seat["name"] for seat in bera.get(table)["seats"]] == ["Bera", "Hild", ""]
    egil.patch("/api/me", name="Bera")
    assert [seat["name"] for seat in bera.get(table)["seats"]] == ["Bera", "Bera B", ""]


def test_a_seat_that_nobody_takes_can_be_removed(bera: Guest, egil: Guest) -> None:
    """The host does it, before the game; players behind it move up, and the game can start."""
    made = bera.make("me", "open", "open")
    path = f"/api/tables/{made['id']}"
    egil.post(f"{path}/sit", invite=made["invite"], seat="C")
    assert egil.fault("POST", f"{path}/seat", 403, seat="B", kind="none") == "host-only"
    assert bera.fault("POST", f"{path}/seat", 409, seat="C", kind="none") == "seat-taken"
    told = bera.post(f"{path}/seat", seat="B", kind="none")
    assert [(seat["seat"], seat["name"]) for seat in told["seats"]] == [("A", "Bera"), ("B", "Egil")]
    assert told["status"] == "running"
    assert egil.get(path)["yours"] == ["B"]
    assert bera.fault("POST", f"{path}/seat", 409, seat="A", kind="none") == "seat-stays"
    alone = f"/api/tables/{bera.make('me', 'open')['id']}"
    assert bera.fault("POST", f"{alone}/seat", 400, seat="B", kind="none") == "players-count"


def test_programs_and_devices_of_one_guest_are_limited(sqlite: str, open_hall: Callable[..., Host]) -> None:
    host = open_hall(sqlite, seat_tokens=3, devices=4)
    bera = Guest(host.url, "Bera")
    table = bera.make("me", "thrall")["id"]
    made = [bera.post(f"/api/tables/{table}/token", seat="A")["token"] for _ in range(5)]
    told = [
        httpx2.get(f"{host.url}/api/tables/{table}", headers={"authorization": f"Bearer {token}"}).status_code
        for token in made
    ]
    assert told == [401, 401, 200, 200, 200]  # the oldest end
    personal = bera.get("/api/me")["personal"].removeprefix("/me/")
    for _ in range(3):
        assert Guest(host.url).post(f"/api/personal/{personal}")["name"] == "Bera"
    assert Guest(host.url).fault("POST", f"/api/personal/{personal}", 403) == "devices-many"
    assert bera.get("/api/me")["name"] == "Bera"
