"""`python benchmarks/load.py [--quick]`: a hall under load on loopback; prints tables, writes `load.md`.

On SQLite, on PostgreSQL, and as two nodes. The servers have one core, the scripted players another. Every other table
has a bot and one scripted player, the others have two players; of a thousand tables and more all have two:
- paced: so many answers a second in all; the time from sending an answer until another connection is told of it;
- flat out: everybody answers at once; durable moves a second beside bare commits of one row to the same database;
- idle: what a table costs in memory when nobody watches it, and when two connections do;
- growth: the same answers a second at 10 tables and at 5,000.

`--against FOLDER` measures the server of another checkout (with its own `.venv`) in the same run, right after ours.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import random
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from halls import memory, open_many, stay_on
from stores import STORES, Store, bare_commits
from websockets.asyncio.client import ClientConnection, connect

import meadhall

HERE = Path(__file__).resolve().parent
Size = tuple[int, int, bool]        # tables, answers a second in all, and whether every other table has a bot
SIZES: tuple[Size, ...] = ((10, 200, True), (100, 200, True), (500, 200, True), (1_000, 1_000, False))
GROWTH: tuple[Size, ...] = ((10, 200, False), (100, 200, False), (1_000, 200, False), (5_000, 200, False))
QUICK: tuple[Size, ...] = ((10, 200, True), (50, 200, True))
decode = msgspec.json.decode
encode = msgspec.json.encode


def serve(db: str, port: int, redis: str | None = None) -> None:
    stay_on(0)
    from meadhall.server import serve
    from meadhall.server.people.limits import Limits, Rate

    many = Rate(1e9, 1e9)
    serve("127.0.0.1", port, db, redis, limits=Limits(
        messages=many, requests=many, creations=many, newcomers=many, by_guest=10**6, by_address=10**6, in_all=10**6,
        connections=10**6, bot_delay=0, idle=2.0, sweep=0.5))


@dataclass
class Tally:
    answers: int = 0
    delays: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)

    def clear(self) -> None:
        self.answers = 0
        self.delays.clear()


class Script:
    """The scripted players of one table, each with a connection of their own, to one node after the other."""

    def __init__(self, guest: httpx.AsyncClient, urls: list[str], tally: Tally, bot: bool, seed: int) -> None:
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
        made = await self.guest.post("/api/tables", json={
            "game": "norsaga", "seats": [{"kind": "me"}, other], "options": {"turn_cap": 1_000}})
        self.id = made.json()["id"]

    async def join(self) -> None:
        cookie = f"mh_guest={self.guest.cookies['mh_guest']}"
        for number, seat in enumerate("A" if self.bot else "AB"):
            url = self.urls[number % len(self.urls)].replace("http", "ws")
            self.sockets[seat] = await connect(
                f"{url}/ws/tables/{self.id}?eyes={seat}", additional_headers={"Cookie": cookie}, compression=None,
                ping_interval=None, max_size=2**24)
            self.readers.append(asyncio.create_task(self.read(seat)))

    async def leave(self) -> None:
        for task in self.readers:
            task.cancel()
        await asyncio.gather(*self.readers, *(s.close() for s in self.sockets.values()), return_exceptions=True)
        self.sockets, self.readers = {}, []

    async def read(self, seat: str) -> None:
        async for raw in self.sockets[seat]:
            message = decode(raw)
            if message["type"] == "error":
                raise SystemExit(message)
            if message["type"] != "table":
                continue
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
            if "options" in decision:
                self.question, self.seq = decision, message["seq"]
                if self.flat_out:
                    await self.answer()

    async def again(self) -> None:
        """The game is over: another one, on the same connections' places."""
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
        await self.sockets[self.asked].send(encode({
            "type": "answer", "seq": self.seq, "seat": self.asked, "answer": self.luck.choice(question["options"]),
        }).decode())
        return True


async def paced(scripts: list[Script], tally: Tally, pace: int, seconds: float) -> float:
    """Answers at an even pace, whichever table is ready next; returns how many a second there were."""
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


async def flat_out(scripts: list[Script], tally: Tally, seconds: float) -> float:
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


async def measure(store: Store, size: Size, seconds: float) -> dict[str, float]:
    tally, urls = Tally(), [hall.url for hall in store.halls]
    count, pace, bots = size
    found: dict[str, float] = {"tables": count, "pace/s": pace}

    def needed() -> float:
        return sum(memory(hall.child.pid, "VmRSS") for hall in store.halls)

    async with httpx.AsyncClient(base_url=urls[0], timeout=60) as guest:
        await guest.get("/api/me")
        empty = needed()
        scripts = [Script(guest, urls, tally, bots and number % 2 == 1, number) for number in range(count)]
        for script in scripts:
            await script.make()
        await asyncio.sleep(10)         # time enough to be forgotten
        found["idle kB"] = (needed() - empty) / count
        before = needed()
        for script in scripts:
            await script.join()
        await asyncio.sleep(1)
        found["watched kB"] = (needed() - before) / count
        found["paced/s"] = await paced(scripts, tally, pace, seconds)
        found["median ms"] = percentile(tally.delays, 0.5) * 1000
        found["p99 ms"] = percentile(tally.delays, 0.99) * 1000
        first, slow = await asyncio.to_thread(bare_commits, store)
        found["flat out/s"] = await flat_out(scripts, tally, seconds)
        last, slower = await asyncio.to_thread(bare_commits, store)
        found["bare/s"], found["bare p99 ms"] = (first + last) / 2, (slow + slower) / 2
        found["ratio %"] = 100 * found["flat out/s"] / found["bare/s"]
        found["message B"] = statistics.median(tally.sizes)
        await asyncio.gather(*(script.leave() for script in scripts))
    return found


COLUMNS = ("tables", "pace/s", "paced/s", "median ms", "p99 ms", "bare p99 ms", "flat out/s", "bare/s", "ratio %",
           "idle kB", "watched kB", "message B")


def report(rows: list[dict[str, float]]) -> str:
    lines = ["| " + " | ".join(COLUMNS) + " |", "|" + "---:|" * len(COLUMNS)]
    for row in rows:
        cells = [f"{row[name]:.0f}" if row[name] >= 20 or row[name] == int(row[name]) else f"{row[name]:.1f}"
                 for name in COLUMNS]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def notes(seconds: float) -> str:
    return f"""# The server under load

`python benchmarks/load.py` on {os.cpu_count()} cores, Python {platform.python_version()},
{'compiled' if meadhall.compiled else 'interpreted'} engine; load of the machine before: {os.getloadavg()[0]:.1f};
the servers and their workers have one core, the scripted players another. PostgreSQL and Redis run where there is room.

- Every other table has a bot; of a thousand tables and more, and from few tables to many, all have two players.
- Paced and flat out are measured for {seconds:.0f} seconds each.
- pace: answers asked for a second in all; paced: those given. Median and p99: from sending an answer until it is stored
  and another connection has it; of two nodes, a connection to the other node.
- flat out: every scripted player answers at once; bots' answers are stored besides and not counted.
- bare: commits of one row to the same kind of database on the same disk, one after the other, just before and after:
  SQLite with WAL and synchronous=FULL, PostgreSQL as it comes.
- idle: growth of the servers' memory for each table that nobody watches; watched: for each with its connections.
- Aims: p99 under 100 ms, ratio at least 15 % (goal 30 %), idle under 50 kB.
"""


async def run(store: Store, python: str, sizes: tuple[Size, ...], seconds: float) -> list[dict[str, float]]:
    rows = []
    try:
        await asyncio.to_thread(store.open, python, __file__)
        await measure(store, (20, 200, True), 2)        # imports, workers, caches
        for size in sizes:
            rows.append(await measure(store, size, seconds))
            print(report(rows[-1:]) if len(rows) == 1 else report(rows[-1:]).splitlines()[-1], flush=True)
    finally:
        store.close()
    return rows


def sizes_from(text: str) -> tuple[Size, ...]:
    """`1000:1000:people`, or without the last word for bots at every other table."""
    parts = [one.split(":") for one in text.split(",")]
    return tuple((int(tables), int(pace), not more) for tables, pace, *more in parts)


async def section(kind: str, python: str, sizes: tuple[Size, ...], seconds: float, more: str = "") -> str:
    build = HERE.parent / "build"       # on the disk that a hall would be on
    title = STORES[kind].title + more
    print(title, flush=True)
    with tempfile.TemporaryDirectory(dir=build if build.is_dir() else None) as folder:
        store = await asyncio.to_thread(STORES[kind], folder)
        rows = await run(store, python, sizes, seconds)
    return f"\n## {title}\n\n{report(rows)}\n"


async def main(kinds: list[str], sizes: tuple[Size, ...], seconds: float, against: Path | None) -> None:
    stay_on(1)
    open_many()
    text = notes(seconds)
    for kind in kinds:
        text += await section(kind, sys.executable, sizes, seconds)
        if sizes == SIZES:
            text += await section(kind, sys.executable, GROWTH, seconds, ", from few tables to many")
        if against:
            text += await section(kind, str(against / ".venv/bin/python"), sizes, seconds, ", an earlier hall")
    if sizes == SIZES and kinds == list(STORES):
        (HERE / "load.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        serve(sys.argv[2], int(sys.argv[3]), *sys.argv[4:])
    else:
        parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
        parser.add_argument("--quick", action="store_true", help="small and short; writes nothing")
        parser.add_argument("--against", type=Path, metavar="FOLDER", help="another checkout, measured after ours")
        parser.add_argument("--sizes", type=sizes_from, metavar="TABLES:PACE[:people],...",
                            help="other sizes; writes nothing")
        parser.add_argument("--store", choices=list(STORES), help="only this one; writes nothing")
        parser.add_argument("--growth", action="store_true", help="only from few tables to many; writes nothing")
        parser.add_argument("--seconds", type=float, default=15, help="how long each measurement lasts")
        given = parser.parse_args()
        asyncio.run(main([given.store] if given.store else list(STORES),
                         given.sizes or (QUICK if given.quick else GROWTH if given.growth else SIZES),
                         5 if given.quick else given.seconds, given.against))
