"""Leaving: resign, archive, delete; and a try-out never notifies players."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import meadhall
from server.absence_helpers import three
from server.hosting import Host
from server.people import Guest
from server.play_helpers import play_on, seated
from server.redis_server import RedisServer

pytestmark = pytest.mark.store


def test_of_two_rivals_the_other_wins(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil)
    look = egil.watch(table)
    look.until("table")
    after = bera.post(f"/api/tables/{table}/resign", seat="A")
    assert (after["status"], after["turn"]) == ("over", None)
    while not look.table["outcome"]:
        look.until("table")
    assert look.table["outcome"] == {"winners": [1], "scores": [], "reason": "resigned"}
    assert egil.fault("POST", f"/api/tables/{table}/resign", 409, seat="B") == "table-over"
    assert meadhall.Record.parse(egil.http.get(f"/api/tables/{table}/record").text).verify().proven
    fresh = egil.watch(table)
    fresh.until("people")
    assert fresh.people["ended"] == {"how": "resigned", "seat": "A", "winners": ["B"]}


def test_the_end_is_the_same_after_a_restart(db: str, open_hall: Callable[..., Host]) -> None:
    host = open_hall(db)
    bera, egil = Guest(host.url, "Bera"), Guest(host.url, "Egil")
    table = seated(bera, egil)
    bera.post(f"/api/tables/{table}/resign", seat="A")
    record = bera.http.get(f"/api/tables/{table}/record").text
    host.stop()
    again = Guest(open_hall(db).url, cookie=egil.cookie)
    state = again.get(f"/api/tables/{table}/state")
    assert (state["outcome"]["winners"], state["decision"]) == ([1], None)
    assert again.http.get(f"/api/tables/{table}/record").text == record


def test_among_more_a_bot_plays_on_and_the_seat_is_not_taken_back(host: Host) -> None:
    table, people = three(host)
    people[2].post(f"/api/tables/{table}/resign", seat="C")
    seats = people[0].get(f"/api/tables/{table}")["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats][2] == ("bot", "Karl")
    assert people[2].fault("POST", f"/api/tables/{table}/seat", 403, seat="C", kind="me") == "seat-none"
    assert people[0].get(f"/api/tables/{table}")["status"] == "running"


def test_the_last_person_ends_the_game(bera: Guest) -> None:
    table = bera.make("me", "thrall", "thrall")["id"]
    assert bera.post(f"/api/tables/{table}/resign", seat="A")["status"] == "over"
    assert bera.get(f"/api/tables/{table}/state")["outcome"]["winners"] == []


def test_resigning_where_it_cannot_be(bera: Guest, egil: Guest) -> None:
    waiting = bera.make("me", "open", listed=True)["id"]
    assert bera.fault("POST", f"/api/tables/{waiting}/resign", 409, seat="A") == "table-waiting"
    table = seated(bera, egil)
    assert egil.fault("POST", f"/api/tables/{table}/resign", 403, seat="A") == "seat-foreign"
    story = bera.post("/api/tables", 201, game="trudvang", seats=[{"kind": "me"}])["id"]
    assert bera.fault("POST", f"/api/tables/{story}/resign", 400, seat="A") == "resign-story"


def test_finished_tables_are_put_away_each_for_oneself(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil)
    assert bera.fault("POST", f"/api/tables/{table}/archive", 409, away=True) == "table-running"
    bera.post(f"/api/tables/{table}/resign", seat="A")
    bera.post(f"/api/tables/{table}/archive", away=True)
    assert [one["id"] for one in bera.get("/api/tables")["mine"]] == []
    assert [one["id"] for one in egil.get("/api/tables")["mine"]] == [table]
    bera.post(f"/api/tables/{table}/archive", away=False)
    assert [one["id"] for one in bera.get("/api/tables")["mine"]] == [table]


def test_a_table_of_ones_own_is_deleted(bera: Guest, egil: Guest) -> None:
    table = bera.make("me", "thrall", listed=True)["id"]
    assert [one["own"] for guest in (bera, egil) for one in guest.get("/api/tables")["listed"]] == [True, False]
    assert egil.fault("DELETE", f"/api/tables/{table}", 403) == "host-only"
    look = egil.watch(table)
    look.until("table")
    assert bera.http.delete(f"/api/tables/{table}").status_code == 204
    assert look.until("error")["key"] == "table-unknown"
    assert bera.fault("GET", f"/api/tables/{table}", 404) == "table-unknown"
    shared = seated(bera, egil)
    assert bera.fault("DELETE", f"/api/tables/{shared}", 409) == "table-shared"


def test_a_deleted_table_is_gone_on_every_node(
    db: str,
    open_hall: Callable[..., Host],
    redis_server: RedisServer,
) -> None:
    near, far = open_hall(db, redis=redis_server.url), open_hall(db, redis=redis_server.url)
    bera = Guest(near.url, "Bera")
    table = bera.make("me", "thrall")["id"]
    look = Guest(far.url, cookie=bera.cookie).watch(table)
    look.until("table")
    bera.http.delete(f"/api/tables/{table}")
    assert look.until("error")["key"] == "table-unknown"


def test_a_try_out_never_says_your_turn(bera: Guest, egil: Guest) -> None:
    table = seated(bera, egil)
    asker = bera if bera.get(f"/api/tables/{table}")["turn"] == "A" else egil
    trial = asker.post(f"/api/tables/{table}/trial", 201, others="me")["id"]
    mine = {one["id"]: (one["your_turn"], one["tried"]) for one in asker.get("/api/tables")["mine"]}
    assert mine == {table: (True, False), trial: (False, True)}
    look = asker.watch(trial, eyes="A")
    look.until("table")
    for _ in range(400):
        if look.table["outcome"]:
            break
        seat = look.table["decision"]["seat"]
        state = asker.get(f"/api/tables/{trial}/state?seat={seat}")
        asker.post(
            f"/api/tables/{trial}/answers",
            seq=state["seq"],
            seat=seat,
            answer=state["decision"]["options"][0]["answer"],
        )
        look.until_seq(state["seq"] + 1)
    assert look.table["outcome"]
    assert not [one for one in asker.get("/api/tables")["mine"] if one["id"] == trial and one["your_turn"]]
    assert asker.http.delete(f"/api/tables/{trial}").status_code == 204
    play_on([bera.watch(table), egil.watch(table)], answers=2)
