"""Kill -9 at any moment: the server, one of several nodes, the database. No acknowledged answer is lost, and the game
continues to its end.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from server.hosting import Host, Process
from server.killing import Killer, Player, endure
from server.people import Guest
from server.postgres import Postgres
from server.redis_server import RedisServer

pytestmark = pytest.mark.store

Nodes = tuple[Process, Process]


@pytest.fixture
def server(db: str) -> Iterator[Process]:
    process = Process(db)
    yield process
    process.kill()


@pytest.fixture
def nodes(db: str, redis_server: RedisServer) -> Iterator[Nodes]:
    first = Process(db, redis=redis_server.url)
    try:
        second = Process(db, redis=redis_server.url)
    except BaseException:
        first.kill()
        raise
    yield first, second
    for node in (first, second):
        node.kill()


def kill_the_server(server: Process, times: int) -> None:
    player = Player(Guest(server.url, "Bera"), "AB", random.Random(times))
    killer = Killer([(server.kill, server.start)], times, random.Random(times + 1))
    endure([player], lambda: str(player.lay("me", "me", "thrall")["id"]), killer)
    assert player.breaks


def test_three_kills(server: Process) -> None:
    kill_the_server(server, 3)


@pytest.mark.soak
def test_fifty_kills(server: Process) -> None:
    kill_the_server(server, 50)


def kill_nodes(nodes: Nodes, times: int) -> None:
    """Kill the nodes in turn; each has a player."""
    bera, egil = Guest(nodes[0].url, "Bera"), Guest(nodes[0].url, "Egil")
    players = [
        Player(bera, "A", random.Random(times)),
        Player(Guest(nodes[1].url, cookie=egil.cookie), "B", random.Random(times + 1)),
    ]

    def lay() -> str:
        table = players[0].lay("me", "open", "thrall")
        players[1].sit(table)
        return str(table["id"])

    endure(players, lay, Killer([(node.kill, node.start) for node in nodes], times, random.Random(times + 2)))
    assert sum(player.breaks for player in players)


def test_both_nodes_are_killed(nodes: Nodes) -> None:
    kill_nodes(nodes, 2)


@pytest.mark.soak
def test_twenty_eight_kills_of_nodes(nodes: Nodes) -> None:
    kill_nodes(nodes, 28)


def kill_the_database(postgres: Postgres, host: Host, times: int) -> None:
    """Kill the database in turn by force, and as an admin in a hurry would."""
    player = Player(Guest(host.url, "Bera"), "AB", random.Random(times))
    blows = [(postgres.kill, postgres.start), (postgres.halt, postgres.start)]
    endure(
        [player], lambda: str(player.lay("me", "me", "thrall")["id"]), Killer(blows, times, random.Random(times + 1))
    )


def test_two_kills_of_the_database(
    own_postgres: Postgres,
    open_hall: Callable[..., Host],
    caplog: pytest.LogCaptureFixture,
) -> None:
    kill_the_database(own_postgres, open_hall(own_postgres.database(), forgotten=0.5), 2)
    assert "cannot be used just now" in caplog.text
    assert "a request failed" not in caplog.text  # no client got an internal error


@pytest.mark.soak
def test_fifty_kills_of_the_database(own_postgres: Postgres, open_hall: Callable[..., Host]) -> None:
    kill_the_database(own_postgres, open_hall(own_postgres.database(), forgotten=0.5), 50)
