"""`python benchmarks/load.py [--store KIND]`: measure a server under load on loopback; writes the tables of `load.md`.

On SQLite, on PostgreSQL, and as two nodes; or one of them. The servers have one core, the scripted players another.
Every other table has a bot and one scripted player, the others have two; from a thousand tables on all have two:
- paced: a given number of answers a second; the time from sending an answer until another connection receives it, and
  its processor time;
- flat out: all answer at once; durable moves a second beside bare commits of one row to the same database;
- idle: the memory of a table without connections, and with two.

`--tables 10,5000 --seconds 4` measures only these sizes; the others stay in `load.md`. All of it, with `--seconds 3`,
took about nine minutes on a quiet machine. `--against FOLDER` measures the server of another checkout (with its own
`.venv`) in the same run, right after ours.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
import msgspec
from halls import busy, memory, open_many, spent, spent_by_all, stay_on
from load_report import HEAD, Row, conditions, line, write
from stores import STORES, Store, bare_commits
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).resolve().parent
Size = tuple[int, int, bool]  # tables, answers a second in all, and whether every other table has a bot
TABLES = (10, 100, 1_000, 5_000)
MANY = 1_000  # tables from which on all seats are scripted players
PACE = {1_000: 1_000}  # answers a second; elsewhere:
USUAL = 200
QUICK: tuple[Size, ...] = ((10, 200, True), (50, 200, True))
AT_ONCE = 16  # tables that are made, and connections that are opened, at the same time
FORGOTTEN = 8.0  # seconds until a table without connections is certainly unloaded
decode = msgspec.json.decode
encode = msgspec.json.encode


def serve(db: str, port: int, redis: str | None = None) -> None:
    stay_on(0)
    from meadhall.server import serve
    from meadhall.server.limits.limits import Limits, Rate

    many = Rate(1e9, 1e9)
    serve(
        "127.0.0.1",
        port,
        db,
        redis,
        limits=Limits(
            messages=many,
            requests=many,
            creations=many,
            newcomers=many,
            by_guest=10**6,
            by_address=10**6,
            in_all=10**6,
            connections=10**6,
            bot_delay=0,
            idle=2.0,
            sweep=0.5,
        ),
    )


@dataclass
class Tally:
    answers: int = 0
    delays: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)

    def clear(self) -> None:
        self.answers = 0
        self.delays.clear()


class Script:
    """The scripted players of one table, each with its own connection, to the nodes in turn."""

    def __init__(self, guest: httpx2.AsyncClient, urls: list[str], tally: Tally, bot: bool, seed: int) -> None:
        self.guest, self.urls, self.tally, self.bot = guest, urls, tally, bot
        self.luck = random.Random(seed)
        self.sockets: dict[str, ClientConnection] = {}
        self.readers: list[asyncio.Task[None]] = []
        self.question: dict[str, Any] | None = None
        self.seq = 0
        self.sent = 0.0
        self.flat_out = False

    async def make(self) -> None:
        other = {"kind": "bot", "level": "thrall"} if self.bot else {"kind": "me"}
        made = await self.guest.post(
            "/api/tables", json={"game": "norsaga", "seats": [{"kind": "me"}, other], "options": {"turn_cap": 1_000}}
        )
        self.id = made.json()["id"]

    async def join(self) -> None:
        """Connect, and wait until both have received the table: a connection is accepted before that is done."""
        cookie = f"mh_guest={self.guest.cookies['mh_guest']}"
        for number, seat in enumerate("A" if self.bot else "AB"):
            url = self.urls[number % len(self.urls)].replace("http", "ws")
            self.sockets[seat] = await connect(
                f"{url}/ws/tables/{self.id}?eyes={seat}",
                additional_headers={"Cookie": cookie},
                compression=None,
                ping_interval=None,
                max_size=2**24,
            )
            told = asyncio.Event()
            self.readers.append(asyncio.create_task(self.read(seat, told)))
            await told.wait()

    async def leave(self) -> None:
        for task in self.readers:
            task.cancel()
        await asyncio.gather(*self.readers, *(s.close() for s in self.sockets.values()), return_exceptions=True)
        self.sockets, self.readers = {}, []

    async def read(self, seat: str, told: asyncio.Event) -> None:
        async for raw in self.sockets[seat]:
            message = decode(raw)
            if message["type"] == "error":
                raise SystemExit(message)
            if message["type"] != "table":
                continue
            told.set()
            self.tally.sizes.append(len(raw))
            if self.sent and message["seq"] > self.seq and (self.bot or seat != self.asked):
                self.tally.delays.append(time.perf_counter() - self.sent)
                self.tally.answers += 1
                self.sent = 0.0
            decision = message["decision"]
            if decision is None:
                self.question = None
                if seat == "A":
                    await self.again()
                return
            if decision.get("yours"):
                self.question, self.seq = decision, message["seq"]
                if self.flat_out:
                    await self.answer()

    async def again(self) -> None:
        """Start another game on the same connections."""
        made = await self.guest.post(f"/api/tables/{self.id}/rematch")
        self.id = made.json()["id"]
        asyncio.get_running_loop().create_task(self.change())

    async def change(self) -> None:
        await self.leave()
        self.sent, self.question = 0.0, None
        await self.join()

    async def answer(self) -> bool:
        question, self.question = self.question, None
        if question is None:
            return False
        self.asked = question["seat"]
        self.sent = time.perf_counter()
        await self.sockets[self.asked].send(
            encode(
                {
                    "type": "answer",
                    "seq": self.seq,
                    "seat": self.asked,
                    "answer": self.luck.choice(question["options"])["answer"],
                }
            ).decode()
        )
        return True


async def answer_at_pace(scripts: list[Script], tally: Tally, pace: int, seconds: float) -> float:
    """Send answers at an even pace, at any table that is ready; return the rate per second."""
    tally.clear()
    started, given, turn = time.perf_counter(), 0, 0
    while (now := time.perf_counter() - started) < seconds:
        while given < now * pace:
            for _ in range(len(scripts)):
                turn += 1
                if await scripts[turn % len(scripts)].answer():
                    break
            given += 1
        await asyncio.sleep(0.002)
    await asyncio.sleep(0.5)
    return tally.answers / seconds


async def answer_at_full_speed(scripts: list[Script], tally: Tally, seconds: float) -> float:
    tally.clear()
    for script in scripts:
        script.flat_out = True
        await script.answer()
    started = time.perf_counter()
    await asyncio.sleep(seconds)
    rate = tally.answers / (time.perf_counter() - started)
    for script in scripts:
        script.flat_out = False
    await asyncio.sleep(0.5)
    return rate


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else float("nan")


async def connect_each(work: list[Coroutine[Any, Any, None]]) -> None:
    """Connect one by one: simultaneous connections are measured elsewhere."""
    some = asyncio.Semaphore(AT_ONCE)

    async def one(doing: Coroutine[Any, Any, None]) -> None:
        async with some:
            await doing

    await asyncio.gather(*map(one, work))


class Costs:
    """The processor time of nodes, the database and all others from now on."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.before, self.began = self._now(), time.perf_counter()

    def _now(self) -> tuple[float, float, float, float]:
        halls = [hall.child.pid for hall in self.store.halls]
        nodes, store = sum(map(spent, halls)), sum(map(spent_by_all, self.store.servers()))
        return nodes, store, sum(map(spent_by_all, halls)) + store + time.process_time(), busy()

    def since(self, answers: int) -> tuple[float, float, float]:
        """Return milliseconds of the nodes and of the store for each answer; and the share of all cores that others
        had.
        """
        nodes, store, ours, everybody = (now - then for now, then in zip(self._now(), self.before, strict=True))
        cores = (os.cpu_count() or 1) * (time.perf_counter() - self.began)
        return 1000 * nodes / max(1, answers), 1000 * store / max(1, answers), 100 * max(0, everybody - ours) / cores


async def measure(store: Store, size: Size, seconds: float) -> Row:
    tally, urls = Tally(), [hall.url for hall in store.halls]
    count, pace, bots = size
    found: Row = {"tables": count, "pace/s": pace}
    began = time.perf_counter()

    def needed() -> float:
        return sum(memory(hall.child.pid, "VmRSS") for hall in store.halls)

    def done(what: str) -> None:
        print(f"  {count} tables: {what} ({time.perf_counter() - began:.0f} s)", file=sys.stderr, flush=True)

    async with httpx2.AsyncClient(base_url=urls[0], timeout=60) as guest:
        await guest.get("/api/me")
        empty = needed()
        scripts = [Script(guest, urls, tally, bots and number % 2 == 1, number) for number in range(count)]
        await connect_each([script.make() for script in scripts])
        done("made")
        await asyncio.sleep(FORGOTTEN)
        found["idle kB"] = (needed() - empty) / count
        before = needed()
        await connect_each([script.join() for script in scripts])
        await asyncio.sleep(1)
        found["watched kB"] = (needed() - before) / count
        done("joined")
        costs = Costs(store)
        found["paced/s"] = await answer_at_pace(scripts, tally, pace, seconds)
        found["node ms"], found["store ms"], others = costs.since(tally.answers)
        found["median ms"] = percentile(tally.delays, 0.5) * 1000
        found["p99 ms"] = percentile(tally.delays, 0.99) * 1000
        done("paced")
        first, slow = await asyncio.to_thread(bare_commits, store)
        costs = Costs(store)
        found["flat out/s"] = await answer_at_full_speed(scripts, tally, seconds)
        found["others %"] = (others + costs.since(1)[2]) / 2
        last, slower = await asyncio.to_thread(bare_commits, store)
        found["bare/s"], found["bare p99 ms"] = (first + last) / 2, (slow + slower) / 2
        found["ratio %"] = 100 * found["flat out/s"] / found["bare/s"]
        found["message B"] = statistics.median(tally.sizes)
        await asyncio.gather(*(script.leave() for script in scripts))
        done("flat out")
    return found


async def run(store: Store, python: str, sizes: tuple[Size, ...], seconds: float) -> list[Row]:
    rows: list[Row] = []
    try:
        await asyncio.to_thread(store.open, python, __file__)
        await measure(store, (20, 200, True), 1)  # imports, workers, caches
        print(HEAD, flush=True)
        for size in sizes:
            rows.append(await measure(store, size, seconds))
            print(line(rows[-1]), flush=True)
    finally:
        store.close()
    return rows


def parse_sizes(text: str) -> tuple[Size, ...]:
    """Parse `1000:1000:people`, or without the last word for bots at every other table."""
    parts = [one.split(":") for one in text.split(",")]
    return tuple((int(tables), int(pace), not more) for tables, pace, *more in parts)


def parse_tables(text: str) -> tuple[Size, ...]:
    return tuple(choose_size(int(tables)) for tables in text.split(","))


def choose_size(tables: int) -> Size:
    return tables, PACE.get(tables, USUAL), tables < MANY


async def section(kind: str, python: str, sizes: tuple[Size, ...], seconds: float, more: str) -> tuple[str, list[Row]]:
    build = HERE.parent / "build"  # on the disk that a hall would be on
    title = STORES[kind].title + more
    print(title, flush=True)
    with tempfile.TemporaryDirectory(dir=build if build.is_dir() else None) as folder:
        store = await asyncio.to_thread(STORES[kind], folder)
        return title, await run(store, python, sizes, seconds)


async def main(kinds: list[str], sizes: tuple[Size, ...], seconds: float, against: Path | None, writes: bool) -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended from outside"))  # else nodes and databases live on
    stay_on(1)
    open_many()
    for kind in kinds:
        how = conditions(f"python benchmarks/load.py --store {kind} --seconds {seconds:g}")
        earlier = [(str(against / ".venv/bin/python"), ", an earlier hall")] if against else []
        for python, more in [(sys.executable, ""), *earlier]:
            title, rows = await section(kind, python, sizes, seconds, more)
            if writes:
                write(title, how, rows)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        serve(sys.argv[2], int(sys.argv[3]), *sys.argv[4:])
    else:
        parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
        parser.add_argument("--quick", action="store_true", help="small and short; writes nothing")
        parser.add_argument("--dry", action="store_true", help="writes nothing")
        parser.add_argument("--against", type=Path, metavar="FOLDER", help="another checkout, measured after ours")
        parser.add_argument("--tables", type=parse_tables, metavar="TABLES,...", help="only these sizes, at their pace")
        parser.add_argument("--sizes", type=parse_sizes, metavar="TABLES:PACE[:people],...", help="any other sizes")
        parser.add_argument("--store", choices=list(STORES), help="only this one")
        parser.add_argument("--seconds", type=float, default=15, help="how long each measurement lasts")
        given = parser.parse_args()
        asyncio.run(
            main(
                [given.store] if given.store else list(STORES),
                given.sizes or given.tables or (QUICK if given.quick else tuple(map(choose_size, TABLES))),
                2 if given.quick else given.seconds,
                given.against,
                not (given.quick or given.dry),
            )
        )
