"""Limits count by network, for any number of addresses and guests."""

from __future__ import annotations

import random
from collections.abc import Callable
from ipaddress import IPv6Address

import httpx2
import pytest

from meadhall.server.auth.networks import Networks, find_network
from meadhall.server.limits.limits import Rate
from meadhall.server.limits.rate_limiter import CROWD, Rates
from server.hosting import Host

NETWORK = int(IPv6Address("2001:db8:1:2::"))


def somewhere(luck: random.Random, network: int = NETWORK) -> str:
    return str(IPv6Address(network + luck.randrange(2**64)))


def test_a_network_is_an_ipv4_address_or_the_64_of_ipv6() -> None:
    seed = random.randrange(2**32)
    luck = random.Random(seed)
    assert {find_network(somewhere(luck)) for _ in range(50)} == {"2001:db8:1:2::/64"}, seed
    assert find_network(somewhere(luck, NETWORK + 2**64)) != find_network(somewhere(luck)), seed
    assert find_network("203.0.113.9") == find_network("::ffff:203.0.113.9") == "203.0.113.9"
    assert find_network("fe80::1%eth0") == "fe80::/64"
    assert [find_network(odd) for odd in ("", "testclient", "a:b")] == ["", "testclient", "a:b"]


@pytest.fixture
def line(sqlite: str, open_hall: Callable[..., Host]) -> Callable[[str], httpx2.Client]:
    """Return a client behind the proxy, at this address."""
    slow = Rate(0.000_001, 5)
    host = open_hall(sqlite, proxy="127.0.0.1", newcomers=slow, guesses=slow)
    return lambda address: httpx2.Client(base_url=host.url, headers={"x-forwarded-for": address, "origin": host.url})


def test_new_guests_are_counted_by_network(line: Callable[[str], httpx2.Client]) -> None:
    luck = random.Random()
    told = [line(somewhere(luck)).get("/api/me").status_code for _ in range(7)]
    assert told == [200] * 5 + [429] * 2
    assert line(somewhere(luck, NETWORK + 2**64)).get("/api/me").status_code == 200


def test_attempts_to_sign_in_are_counted_by_network(line: Callable[[str], httpx2.Client]) -> None:
    luck, told = random.Random(), []
    with line(somewhere(luck)) as egil:
        egil.get("/api/me")
        for attempt in range(7):
            tried = egil.post(
                "/api/sign-in",
                json={"login": f"bera-{attempt}", "password": "of no use at all"},
                headers={"x-forwarded-for": somewhere(luck)},
            )
            told.append(tried.status_code)
    assert told == [401] * 5 + [429] * 2


def test_guests_of_one_network_have_a_limit_together() -> None:
    networks = Networks()
    found = Rates(Rate(0.000_001, 3), networks)
    for guest in range(100):
        networks.note(guest, "greedy")
    networks.note(1_000, "home")
    assert sum(found.take(guest) for guest in range(100) for _ in range(4)) == 3 * CROWD
    assert [found.take(1_000) for _ in range(4)] == [True, True, True, False]
    assert [found.take("somebody unknown") for _ in range(4)] == [True, True, True, False]


def test_who_has_used_nothing_up_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("meadhall.server.limits.rate_limiter.time.monotonic", lambda: now)
    found = Rates(Rate(1, 10))
    for who in range(100):
        found.take(who)
    now = 2.0
    assert found.take("new")
    assert list(found.buckets) == ["new"]
    for _ in range(9):
        found.take("new")
    found.take("other")
    assert not found.take("new")  # not forgotten: it would have a full bucket again
