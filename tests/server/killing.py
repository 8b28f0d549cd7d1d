"""Kill the servers of a game, with players who continue in spite of it."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx2
from websockets.exceptions import WebSocketException

import meadhall
from server.people import Guest, Look

GONE = (WebSocketException, OSError, httpx2.TransportError)
PASSING = ("store", "hall-away", "stale")  # what a hall may say while its database is away or another node answers
PAUSE = 0.1  # before the next attempt to connect
SHORT = {"turn_cap": 60}  # who plays at random comes to an end late, and what is killed then was killed before
LONG = 120.0  # without a message for so long, a player was forgotten

Blow = tuple[Callable[[], None], Callable[[], None]]


class Killer(threading.Thread):
    """Runs these kills in turn, a given number in all, each at a random moment after an answer was received, so that it
    hits a running game; after each one the killed server restarts.
    """

    def __init__(self, blows: Sequence[Blow], times: int, luck: random.Random) -> None:
        super().__init__(daemon=True)
        self.blows, self.times, self.luck = blows, times, luck
        self.killed = 0
        self.under_way = threading.Event()

    def run(self) -> None:
        while self.killed < self.times:
            assert self.under_way.wait(LONG)
            time.sleep(self.luck.uniform(0.02, 0.3))
            kill, start = self.blows[self.killed % len(self.blows)]
            kill()
            self.killed += 1
            start()
            self.under_way.clear()


class Player:
    """Plays some seats of a table through all failures, and remembers every acknowledged answer."""

    def __init__(self, guest: Guest, seats: str, luck: random.Random) -> None:
        self.guest, self.seats, self.luck = guest, seats, luck
        self.given: dict[tuple[str, int], str] = {}  # to each question one answer, however often it is sent
        self.acknowledged: dict[str, list[tuple[int, str]]] = {}
        self.breaks = 0
        self.refused = 0
        self.began = threading.Event()  # is set by the first answer that is acknowledged

    def through(self, method: str, path: str, *statuses: int, **body: Any) -> Any:
        """Retry until the server is there and can use its database."""
        until = time.monotonic() + LONG
        while True:
            try:
                reply = self.guest.http.request(method, path, json=body)
                if reply.status_code in statuses:
                    return reply.json()
                assert reply.status_code == 503, f"{reply.status_code} {reply.text}"
            except GONE:
                pass
            assert time.monotonic() < until, path
            time.sleep(PAUSE)

    def lay(self, *seats: str, **options: Any) -> dict[str, Any]:
        wished = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        made: dict[str, Any] = self.through(
            "POST", "/api/tables", 201, game="norsaga", seats=wished, options={**SHORT, **options}
        )
        return made

    def sit(self, table: dict[str, Any]) -> None:
        """A taken seat can be mine: the connection broke before the reply."""
        self.through("POST", f"/api/tables/{table['id']}/sit", 200, 409, invite=table["invite"])

    def finish(self, table: str) -> None:
        self.acknowledged[table] = []
        seq: int | None = None
        until = time.monotonic() + LONG
        while True:
            look: Look | None = None
            try:
                look = self.guest.watch(table, seq)
                self.play(look, table)
                look.close()
                return
            except GONE as error:
                if look is not None:
                    if isinstance(error, TimeoutError):
                        raise AssertionError(f"after {look.table.get('seq')} nobody told me more") from error
                    self.breaks += 1
                    seq, until = look.table.get("seq", seq), time.monotonic() + LONG
                if time.monotonic() > until:
                    raise
                time.sleep(PAUSE)

    def play(self, look: Look, table: str) -> None:
        while not look.table:
            look.next(LONG)
        while not look.table["outcome"]:
            seat = look.table["decision"]["seat"]
            if seat not in self.seats:
                look.next(LONG)
            elif look.table["eyes"] != seat:
                look.send("look", seat=seat)
                look.until("table", LONG, eyes=seat)
            else:
                self.answer(look, table, seat)

    def answer(self, look: Look, table: str, seat: str) -> None:
        seq = look.table["seq"]
        text = self.given.setdefault((table, seq), self.luck.choice(look.asked()))
        look.answer(text, seat)
        while look.table["seq"] == seq:
            said = look.next(LONG)
            if said["type"] == "error":
                assert said["key"] in PASSING, said
                self.refused += 1
                time.sleep(0.02)
                return
        self.acknowledged[table].append((seq, text))
        self.began.set()


def endure(players: Sequence[Player], lay: Callable[[], str], killer: Killer) -> None:
    """Play games until the last kill; then check that every game is on every node, as it was played."""
    tables: list[Any] = []
    for player in players:
        player.began = killer.under_way
    killer.start()
    with ThreadPoolExecutor(len(players)) as hands:
        while killer.is_alive() or not tables:
            table = lay()
            tables.append(table)
            for done in [hands.submit(player.finish, table) for player in players]:
                done.result()
    killer.join()
    assert killer.killed == killer.times
    for table in tables:
        texts = {player.guest.http.get(f"/api/tables/{table}/record").text for player in players}
        assert len(texts) == 1
        record = meadhall.Record.parse(texts.pop())
        assert record.verify().finished
        for player in players:
            assert player.acknowledged[table]
            for seq, text in player.acknowledged[table]:
                # entry 1 is the start; an answer to `seq` is entry seq + 1
                assert (record.answers[seq - 1].text, record.answers[seq - 1].seat in player.seats) == (text, True)
    print(
        f"{killer.killed} kills, {len(tables)} games, "
        f"{sum(len(told) for player in players for told in player.acknowledged.values())} answers acknowledged, "
        f"{sum(player.breaks for player in players)} broken lines, "
        f"{sum(player.refused for player in players)} refusals"
    )
