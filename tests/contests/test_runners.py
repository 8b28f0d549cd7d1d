"""Whoever plays the games, they are the same, and none is lost or played twice."""

import json
import socket
import sys
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from types import SimpleNamespace

import pytest

import meadhall
from meadhall.contests.entrant import Entrant
from meadhall.contests.match_job import Job, derive_seed, play_one
from meadhall.contests.runners import connect_ray, parse_place, play_jobs, stream_results
from meadhall.core.fault import Fault
from meadhall.version import __version__

GAME = meadhall.game("norsaga")


def jobs(count):
    seats = (Entrant("karl", "karl"), Entrant("thrall", "thrall"))
    options = GAME.check({"turn_cap": 4}, 2)
    return [Job(number, "norsaga", options, seats, derive_seed(3, number)) for number in range(count)]


def lasting(games):
    """What does not hang on the clock, in the order of the jobs."""
    found = [{key: value for key, value in vars(one).items() if key != "seconds"} for one in games]
    return json.dumps(sorted(found, key=lambda one: one["number"]))


@pytest.mark.parametrize("most", [1, 3, 50])
def test_games_flow_and_are_the_same(most):
    """Through another pool of workers that gives handles, as Ray does; never more at once than are asked for."""
    begun = []

    def first(handles):
        done, left = wait(handles, return_when=FIRST_COMPLETED)
        begun.append(len(handles))
        return [one for one in handles if one in done], [one for one in handles if one in left]

    with ThreadPoolExecutor(2) as pool:
        found = list(stream_results(jobs(9), most, lambda job: pool.submit(play_one, job), first, Future.result))
    assert lasting(found) == lasting(map(play_one, jobs(9)))
    assert max(begun) == min(most, 9)


def test_several_processes_play_the_same_games():
    with play_jobs(jobs(5), 2) as games:
        found = list(games)
    assert lasting(found) == lasting(map(play_one, jobs(5)))


@pytest.mark.parametrize("text", ["ray", "ray://head:10001", "ray://[::1]:10001", "head:6379"])
def test_places(text):
    assert parse_place(text) == text


def test_the_usual_place_is_here():
    assert parse_place(None) == ""


@pytest.mark.parametrize(
    "text", ["", "spark", "ray://", "ray://head", "ray:/head:1", "http://head:1", "head:door", "head:99999", ":6379"]
)
def test_no_place(text):
    with pytest.raises(Fault) as fault:
        parse_place(text)
    assert fault.value.key == "workers-place"
    assert "ray://HOST:PORT" in str(fault.value)


def test_without_ray_it_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Fault) as fault, play_jobs(jobs(2), None, "ray"):
        pass
    assert fault.value.key == "workers-no-ray"
    assert "pip install meadhall[ray]" in str(fault.value)


class Cluster:
    """What we ask of Ray, answered by a cluster whose machines have these versions of Meadhall."""

    def __init__(self, monkeypatch, versions):
        self.versions, self.closed = versions, False
        self.exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)
        affinity = SimpleNamespace(NodeAffinitySchedulingStrategy=lambda node, soft: node)
        monkeypatch.setitem(sys.modules, "ray", self)
        monkeypatch.setitem(sys.modules, "ray.util.scheduling_strategies", affinity)

    def init(self, address, **options):
        pass

    def nodes(self):
        gone = {"NodeID": "gone", "NodeManagerHostname": "gone", "Alive": False, "Resources": {}}
        idle = {"NodeID": "head", "NodeManagerHostname": "head", "Alive": True, "Resources": {"memory": 1.0}}
        return [
            gone,
            idle,
            *(
                {"NodeID": name, "NodeManagerHostname": name, "Alive": True, "Resources": {"CPU": 1.0}}
                for name in self.versions
            ),
        ]

    def remote(self, function):
        return SimpleNamespace(
            options=lambda num_cpus, scheduling_strategy: SimpleNamespace(
                remote=lambda: self.versions[scheduling_strategy]
            )
        )

    def get(self, begun):
        return begun

    def cluster_resources(self):
        return {"CPU": float(len(self.versions))}

    def shutdown(self):
        self.closed = True


class RayError(Exception):
    pass


class RayTaskError(RayError):
    pass


@pytest.fixture
def door():
    """A port where somebody answers."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield f"ray://127.0.0.1:{listening.getsockname()[1]}"


@pytest.mark.parametrize(("there", "key"), [("", "workers-without"), ("0.0.9", "workers-version")])
def test_every_machine_of_a_cluster_needs_the_same_meadhall(monkeypatch, door, there, key):
    cluster = Cluster(monkeypatch, {"oak": __version__, "ash": there})
    with pytest.raises(Fault) as fault, connect_ray(door, None):
        pass
    assert fault.value.key == key
    assert "ash" in str(fault.value)
    assert cluster.closed


def test_a_cluster_plays_as_many_games_as_it_has_processors(monkeypatch, door):
    Cluster(monkeypatch, {"oak": __version__, "ash": __version__})
    with connect_ray(door, None) as (_, hands):
        assert hands == 2


@pytest.mark.parametrize("error", [ConnectionError("gone"), RayError("gone")])
def test_a_cluster_that_goes_away_is_said_to(monkeypatch, door, error):
    cluster = Cluster(monkeypatch, {"oak": __version__})
    with pytest.raises(Fault) as fault, connect_ray(door, None):
        raise error
    assert fault.value.key == "workers-lost"
    assert cluster.closed


def test_what_breaks_in_a_game_is_not_blamed_on_the_cluster(monkeypatch, door):
    Cluster(monkeypatch, {"oak": __version__})
    with pytest.raises(RayTaskError), connect_ray(door, None):
        raise RayTaskError("a game broke")


def test_where_nobody_answers(monkeypatch):
    Cluster(monkeypatch, {"oak": __version__})
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
    with pytest.raises(Fault) as fault, connect_ray(f"ray://127.0.0.1:{port}", None):
        pass
    assert fault.value.key == "workers-no-answer"


@pytest.mark.soak
def test_ray_plays_the_same_games():
    pytest.importorskip("ray")
    with play_jobs(jobs(12), 2, "ray") as games:
        found = list(games)
    assert lasting(found) == lasting(map(play_one, jobs(12)))


@pytest.mark.soak
def test_a_fault_comes_back_from_ray_as_it_is():
    pytest.importorskip("ray")
    broken = Entrant("mine", "", "def make(game, seed): return None", "mine.py")
    job = jobs(1)[0]
    with (
        pytest.raises(Fault) as fault,
        play_jobs([Job(0, job.game, job.options, (broken, broken), 1)], 1, "ray") as games,
    ):
        list(games)
    assert fault.value.key == "entrant-broke"


@pytest.fixture(scope="module")
def running():
    """A cluster of two nodes that runs already: its address for clients, and the one for its own machines."""
    cluster_utils = pytest.importorskip("ray.cluster_utils")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    head = {"num_cpus": 1, "ray_client_server_port": port}
    cluster = cluster_utils.Cluster(initialize_head=True, head_node_args=head)
    try:
        cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        yield f"ray://127.0.0.1:{port}", cluster.address
    finally:
        cluster.shutdown()


@pytest.mark.soak
@pytest.mark.parametrize("which", [0, 1])
def test_a_running_cluster_plays_the_same_games(running, which):
    with play_jobs(jobs(12), None, parse_place(running[which])) as games:
        found = list(games)
    assert lasting(found) == lasting(map(play_one, jobs(12)))


@pytest.mark.soak
def test_a_fault_comes_back_from_a_cluster_as_it_is(running):
    broken = Entrant("mine", "", "def make(game, seed): return None", "mine.py")
    job = Job(0, "norsaga", GAME.check({}, 2), (broken, broken), 1)
    with pytest.raises(Fault) as fault, play_jobs([job], None, running[0]) as games:
        list(games)
    assert fault.value.key == "entrant-broke"
