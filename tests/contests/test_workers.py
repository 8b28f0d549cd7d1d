"""Whoever plays the games, they are the same, and none is lost or played twice."""

import json
import sys
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait

import pytest

import meadhall
from meadhall.contests.entrant import Entrant
from meadhall.contests.job import Job, deal_of, play_one
from meadhall.contests.workers import flow, place_from, played
from meadhall.core.fault import Fault

GAME = meadhall.game("norsaga")


def jobs(count):
    seats = (Entrant("karl", "karl"), Entrant("thrall", "thrall"))
    options = GAME.check({"turn_cap": 4}, 2)
    return [Job(number, "norsaga", options, seats, deal_of(3, number)) for number in range(count)]


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
        found = list(flow(jobs(9), most, lambda job: pool.submit(play_one, job), first, Future.result))
    assert lasting(found) == lasting(map(play_one, jobs(9)))
    assert max(begun) == min(most, 9)


def test_several_processes_play_the_same_games():
    with played(jobs(5), 2) as games:
        found = list(games)
    assert lasting(found) == lasting(map(play_one, jobs(5)))


@pytest.mark.parametrize(("text", "place"), [(None, ""), ("ray", "ray"), ("ray://head:10001", "ray://head:10001")])
def test_places(text, place):
    assert place_from(text) == place


@pytest.mark.parametrize("text", ["", "spark", "ray://", "ray:/head", "http://head"])
def test_no_place(text):
    with pytest.raises(Fault) as fault:
        place_from(text)
    assert fault.value.key == "workers-place"
    assert "ray://HOST:PORT" in str(fault.value)


def test_without_ray_it_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Fault) as fault, played(jobs(2), None, "ray"):
        pass
    assert fault.value.key == "workers-no-ray"
    assert "pip install meadhall[ray]" in str(fault.value)


@pytest.mark.soak
def test_ray_plays_the_same_games():
    pytest.importorskip("ray")
    with played(jobs(12), 2, "ray") as games:
        found = list(games)
    assert lasting(found) == lasting(map(play_one, jobs(12)))


@pytest.mark.soak
def test_a_fault_comes_back_from_ray_as_it_is():
    pytest.importorskip("ray")
    broken = Entrant("mine", "", "def make(game, seed): return None", "mine.py")
    job = jobs(1)[0]
    with pytest.raises(Fault) as fault, played([Job(0, job.game, job.options, (broken, broken), 1)], 1, "ray") as games:
        list(games)
    assert fault.value.key == "entrant-broke"


@pytest.mark.soak
def test_a_cluster_that_is_not_there():
    pytest.importorskip("ray")
    with pytest.raises(Fault) as fault, played(jobs(2), None, "ray://127.0.0.1:9"):
        pass
    assert fault.value.key == "workers-no-cluster"
