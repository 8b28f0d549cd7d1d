"""The job runner port: both implementations give the same results, faults and limits on users."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable

import pytest

import meadhall
from analysis.played_records import NEAR
from meadhall.core.fault import Fault
from meadhall.server.auth.networks import Networks
from meadhall.server.limits.limits import Limits
from meadhall.server.monitoring.metrics import Measures
from meadhall.server.ports.job_runner import UNWATCHED, JobRunner
from meadhall.server.workers.in_place_runner import InPlaceJobRunner
from meadhall.server.workers.process_runner import ProcessJobRunner
from meadhall.server.workers.queued_runner import OpenJobRunner
from meadhall.tasks.game_tasks import choose, pack_for_seat
from server.hosting import Host
from server.people import Guest

RUNNERS: list[OpenJobRunner] = [ProcessJobRunner, InPlaceJobRunner]


@pytest.fixture(params=RUNNERS, ids=["processes", "in_place"])
async def runner(request: pytest.FixtureRequest) -> AsyncIterator[JobRunner]:
    open_job_runner: OpenJobRunner = request.param
    runner = open_job_runner(Limits(workers=1), {}, Measures(), Networks())
    yield runner
    await runner.stop()


async def test_a_bot_answers_the_same_wherever_it_thinks(runner: JobRunner) -> None:
    rules = meadhall.game("norsaga")
    state = rules.from_position(NEAR)
    packed = pack_for_seat(rules, state, 0, seed=1)
    text = await runner.run_for("Bera", "choose", "norsaga", packed, 0, "karl", 3, 1.0)
    assert text == choose("norsaga", packed, 0, "karl", 3, 1.0)


async def test_a_fault_of_a_task_is_the_callers(runner: JobRunner) -> None:
    with pytest.raises(Fault) as fault:
        await runner.run_for("Bera", "look", "xyzzy", "en")
    assert fault.value.key == "game-unknown"


async def test_a_task_that_breaks_is_logged_and_the_next_one_runs(
    runner: JobRunner, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR), pytest.raises(RuntimeError, match="unroll"):
        await runner.run_for("Bera", "unroll", {}, [], "A")
    assert [message for message in caplog.messages if "the worker failed at unroll" in message]
    with pytest.raises(Fault):
        await runner.run_for("Bera", "look", "xyzzy", "en")


async def test_a_cancelled_caller_leaves_no_task_waiting(runner: JobRunner) -> None:
    calls = [asyncio.ensure_future(runner.run_for(n, "look", "xyzzy", "en", kind=UNWATCHED)) for n in range(5)]
    await asyncio.sleep(0)
    for call in calls:
        call.cancel()
    await asyncio.gather(*calls, return_exceptions=True)
    load = runner.load()
    assert (load.running, sum(load.waiting.values())) == (0, 0)
    with pytest.raises(Fault):
        await runner.run_for("Bera", "look", "xyzzy", "en")


@pytest.mark.parametrize("open_job_runner", RUNNERS, ids=["processes", "in_place"])
def test_a_server_plays_a_game_and_replays_it_on_either(
    sqlite: str, open_hall: Callable[..., Host], open_job_runner: OpenJobRunner
) -> None:
    bera = Guest(open_hall(sqlite, open_job_runner=open_job_runner).url, "Bera")
    table = str(bera.make("karl", "karl", options={"turn_cap": 3})["id"])
    look = bera.watch(table)
    while not look.table.get("outcome"):
        look.until("table")
    frames = bera.get(f"/api/tables/{table}/replay")["frames"]
    assert frames[-1]["decision"] is None
