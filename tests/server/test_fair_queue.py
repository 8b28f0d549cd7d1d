"""Every user has the same share of the workers, for any number of requests."""

from __future__ import annotations

import asyncio

from meadhall.server.ports.job_runner import FILES, UNWATCHED, WAITED
from meadhall.server.workers.fair_queue import FairQueue


class Errands:
    """Tasks in the order in which they started; each ends when the test says so."""

    def __init__(self, slots: int) -> None:
        self.shares = FairQueue(slots)
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, kind: str, who: str, *names: str, network: str | None = None) -> None:
        for name in names:
            self.ends[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self._run(kind, who, name, network))
        await pause()

    async def _run(self, kind: str, who: str, name: str, network: str | None) -> None:
        async with self.shares.share(kind, who, network):
            self.begun.append(name)
            await self.ends[name].wait()

    async def end(self, *names: str) -> None:
        for name in names:
            self.ends[name].set()
            await pause()


async def pause() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_one_guest_with_much_to_do_holds_nobody_up() -> None:
    errands = Errands(2)
    await errands.ask(WAITED, "greedy", *(f"g{n}" for n in range(20)))
    await errands.ask(WAITED, "other", "o0", "o1")
    assert errands.begun == ["g0", "g1"]

    await errands.end("g0")
    assert errands.begun[2:] == ["o0"]

    await errands.end("g1", "o0")
    assert errands.begun[3:] == ["g2", "o1"]


async def test_what_nobody_looks_at_comes_last_and_never_takes_every_worker() -> None:
    errands = Errands(2)
    await errands.ask(UNWATCHED, "greedy", "u0", "u1", "u2")
    assert errands.begun == ["u0"]

    await errands.ask(WAITED, "other", "w0", "w1")
    await errands.ask(WAITED, "greedy", "w2")
    await errands.end("w0")
    await errands.end("u0")
    assert errands.begun == ["u0", "w0", "w1", "w2"]


async def test_files_leave_a_worker_to_the_tables() -> None:
    errands = Errands(3)
    await errands.ask(FILES, "one", "f0", "f1")
    await errands.ask(FILES, "two", "f2")
    assert errands.begun == ["f0", "f1"]

    await errands.ask(WAITED, "three", "w0")
    assert errands.begun[2:] == ["w0"]


async def test_who_gives_up_waiting_leaves_no_gap() -> None:
    errands = Errands(1)
    await errands.ask(WAITED, "one", "a", "b", "c")
    errands.tasks["b"].cancel()
    await pause()
    errands.tasks["a"].cancel()
    await pause()
    assert errands.begun == ["a", "c"]

    await errands.end("c")
    assert (errands.shares.busy, errands.shares.served, list(errands.shares.waiting)) == ({}, {}, [])


async def test_who_is_just_giving_up_is_not_called() -> None:
    """Between a request to stop and the stop another task can leave."""
    errands = Errands(1)
    await errands.ask(WAITED, "one", "a")
    await errands.ask(WAITED, "two", "b", "c")
    errands.tasks["a"].cancel()  # runs first, and calls the next
    errands.tasks["b"].cancel()
    await pause()
    assert errands.begun == ["a", "c"]
    assert errands.tasks["a"].cancelled()

    await errands.end("c")
    assert (errands.shares.busy, errands.shares.served, list(errands.shares.waiting)) == ({}, {}, [])


async def test_many_guests_of_one_network_hold_nobody_up() -> None:
    """Guests are free: forty of them get no more than one."""
    errands = Errands(2)
    for guest in range(40):
        await errands.ask(WAITED, f"free {guest}", f"f{guest}", network="greedy")
    await errands.ask(WAITED, "honest", "h0", "h1", "h2", network="home")
    assert errands.begun == ["f0", "f1"]

    for ended in ("f0", "h0", "h1"):
        await errands.end(ended)
    assert errands.begun[2:] == ["h0", "h1", "h2"]


async def test_guests_of_one_network_take_turns() -> None:
    errands = Errands(1)
    await errands.ask(WAITED, "one", "a0", "a1", "a2", network="home")
    await errands.ask(WAITED, "two", "b0", network="home")
    await errands.ask(WAITED, "three", "c0", network="elsewhere")
    for ended in ("a0", "c0", "b0", "a1"):
        await errands.end(ended)
    assert errands.begun == ["a0", "c0", "b0", "a1", "a2"]
