"""A player is gone and no clock runs: the others call them, after the agreed pause."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import meadhall
from server.absence_helpers import asked_first, three
from server.hosting import Host
from server.people import Guest, Look
from server.play_helpers import play_on, seated
from server.redis_server import RedisServer

pytestmark = pytest.mark.store
Pass = Callable[[float], None]
DAY = 86_400


def absent(look: Look) -> dict[str, object] | None:
    look.until("people")
    found: dict[str, object] | None = look.people["absent"]
    return found


def test_a_bot_sits_in_and_the_owner_takes_the_seat_back(bera: Guest, egil: Guest, pass_time: Pass) -> None:
    table = seated(bera, egil)
    path = f"/api/tables/{table}/call"
    (here,), gone = asked_first(table, bera, egil)
    seat = here.get(f"/api/tables/{table}")["turn"]
    assert here.fault("POST", path, 403, kind="bot") == "call-early"
    pass_time(DAY + 1)
    shown = absent(here.watch(table))
    assert shown is not None
    assert shown["seats"] == [seat]
    assert shown["call"] is None
    assert gone.fault("POST", path, 403, kind="bot") == "call-yourself"
    after = here.post(path, kind="bot")
    assert [(one["kind"], one["name"]) for one in after["seats"] if one["seat"] == seat] == [
        ("bot", gone.get("/api/me")["name"])
    ]
    hand = [player["hand"] for player in here.get(f"/api/tables/{table}/state")["view"]["players"]]
    assert hand["AB".index(seat)] is None or isinstance(hand["AB".index(seat)], int)  # still hidden from the others
    back = gone.post(f"/api/tables/{table}/seat", seat=seat, kind="me")
    assert [one["kind"] for one in back["seats"]] == ["human", "human"]
    looks = [bera.watch(table), egil.watch(table)]
    play_on(looks)


def test_all_who_remain_must_agree_and_one_who_waits_is_enough(host: Host, pass_time: Pass) -> None:
    table, people = three(host)
    path = f"/api/tables/{table}/call"
    (one, other), gone = asked_first(table, *people)
    pass_time(DAY + 1)
    look = other.watch(table)
    look.until("table")
    first = one.post(path, kind="end")
    assert first["status"] == "running"
    while not (shown := absent(look)) or not shown["call"]:
        pass
    call = shown["call"]
    assert isinstance(call, dict)
    assert (call["kind"], len(call["agreed"])) == ("end", 1)
    other.post(path, kind="wait")
    assert one.fault("POST", path, 403, kind="end") == "call-early"  # the pause starts again
    pass_time(DAY + 1)
    assert one.post(path, kind="bot")["status"] == "running"  # another call starts it again as well
    assert one.post(path, kind="end")["status"] == "running"
    ended = other.post(path, kind="end")
    assert (ended["status"], ended["turn"]) == ("over", None)
    assert gone.fault("POST", path, 409, kind="wait") == "call-none"


def test_who_is_waited_for_may_ask_for_patience(host: Host, pass_time: Pass) -> None:
    table, people = three(host)
    path = f"/api/tables/{table}/call"
    (one, other), gone = asked_first(table, *people)
    pass_time(DAY + 1)
    one.post(path, kind="end")
    gone.post(path, kind="wait")
    assert other.fault("POST", path, 403, kind="end") == "call-early"


def test_who_says_nothing_for_as_long_again_has_gone_too(host: Host, pass_time: Pass) -> None:
    table, people = three(host)
    path = f"/api/tables/{table}/call"
    (one, _), _gone = asked_first(table, *people)
    pass_time(DAY + 1)
    assert one.post(path, kind="end")["status"] == "running"
    assert one.post(path, kind="end")["status"] == "running"
    pass_time(DAY + 1)
    assert one.post(path, kind="end")["status"] == "over"


def test_a_game_ended_without_a_result_is_over_for_all_and_its_record_is_proven(
    bera: Guest,
    egil: Guest,
    pass_time: Pass,
) -> None:
    table = seated(bera, egil)
    (here,), gone = asked_first(table, bera, egil)
    look = gone.watch(table)
    while not look.table:
        look.next()
    option = look.asked()[0]
    pass_time(DAY + 1)
    assert here.post(f"/api/tables/{table}/call", kind="end")["status"] == "over"
    while not look.table["outcome"]:
        look.until("table")
    assert look.table["outcome"] == {"winners": [], "scores": [], "reason": "ended"}
    assert look.table["decision"] is None
    look.send("answer", seq=look.table["seq"], seat=look.table["eyes"], answer=option)
    assert look.until("error")["key"] == "table-over"
    assert not any(one["your_turn"] for one in gone.get("/api/tables")["mine"])
    record = meadhall.Record.parse(here.http.get(f"/api/tables/{table}/record").text)
    assert record.verify().proven
    assert here.get(f"/api/tables/{table}/replay")["frames"]
    assert gone.fault("POST", f"/api/tables/{table}/sit", 409, seat="A") == "table-over"
    again = here.post(f"/api/tables/{table}/rematch")["id"]
    assert here.get(f"/api/tables/{again}")["status"] == "running"


def test_an_answer_ends_the_call(bera: Guest, egil: Guest, host: Host, pass_time: Pass) -> None:
    table, people = three(host)
    (one, other), gone = asked_first(table, *people)
    pass_time(DAY + 1)
    one.post(f"/api/tables/{table}/call", kind="bot")
    state = gone.get(f"/api/tables/{table}/state")
    gone.post(f"/api/tables/{table}/answers", seq=state["seq"], answer=state["decision"]["options"][0]["answer"])
    look = other.watch(table)
    assert not (absent(look) or {"call": None})["call"]


def test_no_calls_where_the_table_wants_none_or_a_clock_runs(bera: Guest, egil: Guest, pass_time: Pass) -> None:
    for more in ({"patience": 0}, {"pace": "day"}):
        table = seated(bera, egil, **more)
        (here,), _ = asked_first(table, bera, egil)
        assert here.fault("POST", f"/api/tables/{table}/call", 409, kind="bot") == "call-none"
    alone = bera.make("me", "thrall")["id"]
    pass_time(DAY + 1)
    assert bera.fault("POST", f"/api/tables/{alone}/call", 409, kind="end") == "call-none"
    assert egil.fault("POST", f"/api/tables/{table}/call", 400, kind="beer") == "request-shape"


def test_the_pause_is_the_tables_own(bera: Guest, egil: Guest, pass_time: Pass) -> None:
    table = seated(bera, egil, patience=600)
    (here,), _ = asked_first(table, bera, egil)
    assert here.get(f"/api/tables/{table}")["patience"] == 600
    pass_time(300)
    assert here.fault("POST", f"/api/tables/{table}/call", 403, kind="end") == "call-early"
    pass_time(300)
    assert here.post(f"/api/tables/{table}/call", kind="end")["status"] == "over"


def test_a_call_crosses_over_to_another_node(
    db: str,
    open_hall: Callable[..., Host],
    redis_server: RedisServer,
    pass_time: Pass,
) -> None:
    hosts = [open_hall(db, redis=redis_server.url), open_hall(db, redis=redis_server.url)]
    table, people = three(hosts[0])
    (one, other), gone = asked_first(table, *people)
    far = Guest(hosts[1].url, cookie=other.cookie)
    away = Guest(hosts[1].url, cookie=gone.cookie).watch(table)
    away.until("table")
    pass_time(DAY + 1)
    one.post(f"/api/tables/{table}/call", kind="end")
    assert far.post(f"/api/tables/{table}/call", kind="end")["status"] == "over"
    while not away.table["outcome"]:
        away.until("table")
    assert away.table["outcome"]["reason"] == "ended"
