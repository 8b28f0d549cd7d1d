"""Kill -9 at any moment loses nothing that was acknowledged, and the game goes on to its end."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator

import httpx
import pytest
from websockets.exceptions import WebSocketException

import meadhall
from server.hosting import Process
from server.people import Guest, Look

GONE = (WebSocketException, OSError, httpx.TransportError, TimeoutError)


class Killer(threading.Thread):
    """Kills the server so many times at random moments and starts it again."""

    def __init__(self, server: Process, times: int, luck: random.Random) -> None:
        super().__init__(daemon=True)
        self.server, self.times, self.luck = server, times, luck
        self.killed = 0

    def run(self) -> None:
        while self.killed < self.times:
            time.sleep(self.luck.uniform(0.02, 0.5))
            self.server.kill()
            self.killed += 1
            self.server.start()


class Player:
    """Plays two seats of a table through thick and thin, and remembers every answer that was acknowledged."""

    def __init__(self, guest: Guest, luck: random.Random) -> None:
        self.guest, self.luck = guest, luck
        self.acknowledged: dict[str, list[tuple[int, str]]] = {}
        self.breaks = 0

    def through(self, work: Callable[[], object]) -> object:
        """Again and again until the server is there."""
        while True:
            try:
                return work()
            except GONE:
                time.sleep(0.02)

    def game(self) -> str:
        """One whole game; the id of its table."""
        table = str(self.through(lambda: self.guest.make("me", "me", "thrall"))["id"])  # type: ignore[index]
        self.acknowledged[table] = []
        seq: int | None = None
        while True:
            look: Look | None = None
            try:
                look = self.guest.watch(table, seq)
                if self.play(look, table):
                    return table
            except GONE:
                self.breaks += 1
                seq = look.table.get("seq", seq) if look else seq
                time.sleep(0.02)

    def play(self, look: Look, table: str) -> bool:
        while not look.table:
            look.next(5)
        while not look.table["outcome"]:
            seat = look.table["decision"]["seat"]
            if seat == "C":
                look.until("table", 5)
                continue
            if look.table["eyes"] != seat:
                look.send("eyes", seat=seat)
                look.until("table", 5, eyes=seat)
                continue
            seq, text = look.table["seq"], self.luck.choice(look.asked())
            look.answer(text, seat)
            look.until_seq(seq + 1, 5)
            self.acknowledged[table].append((seq, text))
        return True


@pytest.fixture
def server(db: str) -> Iterator[Process]:
    process = Process(db)
    yield process
    process.kill()


def survive(server: Process, times: int) -> None:
    luck = random.Random(times)
    guest = Guest(server.url, "Bera")
    player, killer = Player(guest, luck), Killer(server, times, random.Random(times + 1))
    killer.start()
    tables = [player.game()]
    while killer.is_alive():
        tables.append(player.game())
    killer.join()
    assert killer.killed == times
    assert player.breaks > 0
    for table in tables:
        record = meadhall.Record.parse(guest.http.get(f"/api/tables/{table}/record").text)
        assert record.verify().finished
        assert player.acknowledged[table]
        for seq, text in player.acknowledged[table]:
            assert record.answers[seq - 1].text == text     # entry 1 is the start; an answer to `seq` is entry seq + 1


def test_eight_kills(server: Process) -> None:
    survive(server, 8)


@pytest.mark.soak
def test_fifty_kills(server: Process) -> None:
    survive(server, 50)
