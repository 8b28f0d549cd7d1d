"""A node of several announces its shutdown."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.server.cluster.departure import GRACE, MOST, QUIET, Departure
from server.hosting import Host
from server.people import Guest
from server.redis_server import RedisServer


def test_a_node_that_is_alone_leaves_at_once() -> None:
    alone = Departure(False)
    assert not alone.may_stop(100.0, 0)
    alone.stop(100.0)
    assert alone.may_stop(100.0, 0)
    alone.drain(True, 100.0)
    assert alone.refuses_tables(100.0)


def test_one_of_several_serves_on_until_nobody_asks() -> None:
    node = Departure(True)
    node.stop(100.0)
    assert not node.may_stop(100.0 + GRACE - 0.1, 0)
    assert not node.may_stop(100.0 + GRACE, 1)  # a request is still routed here
    node.health_checks = 5
    assert node.may_stop(100.0 + GRACE + QUIET, 6)  # proxies ask for its health to the end
    assert not node.may_stop(100.0 + GRACE + QUIET, 7)
    assert node.may_stop(100.0 + MOST, 8)


def test_one_of_several_that_is_emptied_opens_tables_until_proxies_know() -> None:
    node = Departure(True)
    node.drain(True, 100.0)
    assert not node.refuses_tables(100.0 + GRACE - 0.1)
    assert node.refuses_tables(100.0 + GRACE)
    node.drain(False, 100.0)
    assert not node.refuses_tables(100.0 + GRACE)


def test_a_node_that_stops_says_so_and_still_opens_tables(
    sqlite: str, open_hall: Callable[..., Host], redis_server: RedisServer
) -> None:
    node = open_hall(sqlite, redis=redis_server.url)
    bera = Guest(node.url, "Bera")
    assert bera.http.get("/readyz").status_code == 200
    node.hall.departure.stop(0.0)
    asked = bera.http.get("/readyz")
    assert (asked.status_code, asked.json()["lacks"]) == (503, ["draining"])
    assert bera.make("me", "open")["id"]
