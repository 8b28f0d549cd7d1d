"""The faults of a fault run with their times: a list that follows from the seed alone."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field

from fault_hall import Halls

HOUR = 3600.0
KINDS = {  # how often each comes in a hundred
    "kill a node": 32,
    "kill both nodes": 4,
    "kill Redis": 14,
    "restart PostgreSQL, fast": 8,
    "restart PostgreSQL, immediate": 8,
    "kill PostgreSQL": 4,
    "slow disk": 14,
    "clock of a node jumps": 16,
}
JUMPS = (-30 * HOUR, -HOUR, -90.0, 0.0, 90.0, HOUR, 30 * HOUR)  # from the right time; 0 sets it right
CALM = 8.0  # seconds before the first


@dataclass(frozen=True)
class Blow:
    at: float  # seconds from the beginning
    kind: str
    node: int  # which one, where it is about a node
    much: float  # how wrong, how slow
    long: float  # until it is over


def schedule(seconds: float, gap: float, seed: int) -> list[Blow]:
    luck, found, at = random.Random(seed), [], CALM
    while at < seconds:
        kind = luck.choices(list(KINDS), list(KINDS.values()))[0]
        much = luck.choice(JUMPS) if kind.startswith("clock") else luck.uniform(0.05, 1.0)
        found.append(
            Blow(at, kind, luck.randrange(2), much, luck.uniform(5, 25) if kind == "slow disk" else luck.uniform(0, 8))
        )
        at += luck.uniform(0.1, 2) * gap
    return found


@dataclass
class Fate:
    """Runs the faults at their times; faults can overlap."""

    halls: Halls
    blows: list[Blow]
    dealt: list[tuple[float, Blow]] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)  # what did not come back

    def __post_init__(self) -> None:
        self.hands = {"redis": asyncio.Lock(), "postgres": asyncio.Lock(), "disk": asyncio.Lock()}

    async def strike(self) -> None:
        begun, under_way = time.monotonic(), []
        for blow in self.blows:
            await asyncio.sleep(max(0.0, begun + blow.at - time.monotonic()))
            self.dealt.append((time.monotonic() - begun, blow))
            print(f"{time.monotonic() - begun:6.0f} s  {blow.kind}, {blow.much:.2f} for {blow.long:.1f} s", flush=True)
            under_way.append(asyncio.create_task(self.deal(blow)))
        self.failed = [repr(found) for found in await asyncio.gather(*under_way, return_exceptions=True) if found]

    async def heal(self) -> None:
        """End all faults; only their effects on the games remain."""
        for node in self.halls.nodes:
            node.trouble.clock = 0.0
            node.trouble.write()
        for node in self.halls.nodes:
            if not await node.ready():
                self.failed.append(f"node {node.name} is not ready, though everything is there again")

    async def deal(self, blow: Blow) -> None:
        halls = self.halls
        if blow.kind.startswith("clock"):
            halls.nodes[blow.node].trouble.clock = blow.much
            halls.nodes[blow.node].trouble.write()
        elif blow.kind == "slow disk":
            async with self.hands["disk"]:
                await self.slow(blow)
        elif blow.kind == "kill Redis":
            async with self.hands["redis"]:
                halls.redis.stop()
                await asyncio.sleep(blow.long)
                await asyncio.to_thread(halls.redis.start)
        elif "PostgreSQL" in blow.kind:
            async with self.hands["postgres"]:
                end = {"fast": halls.postgres.close, "immediate": halls.postgres.halt}
                await asyncio.to_thread(end.get(blow.kind.split(", ")[-1], halls.postgres.kill))
                await asyncio.sleep(blow.long / 2)
                await asyncio.to_thread(halls.postgres.start)
        else:
            struck = halls.nodes if "both" in blow.kind else [halls.nodes[blow.node]]
            for node in struck:
                node.kill()
            await asyncio.sleep(blow.long)
            for node in struck:
                if node.child is None:  # else it was killed and started again
                    node.start()

    async def slow(self, blow: Blow) -> None:
        disk = self.halls.disk
        for disk.sync in (blow.much, 0.0):
            disk.write()
            if disk.sync:
                await asyncio.sleep(blow.long)
