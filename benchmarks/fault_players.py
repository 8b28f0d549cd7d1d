"""Scripted players who continue through all faults, and keep a journal of everything sent and acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

GONE = (WebSocketException, OSError, TimeoutError, EOFError)
PASSING = {"store", "hall-away", "stale", "too-fast", "too-many"}  # what a hall may say while something is broken
LONG = 90.0  # seconds without a message until a player asks again at the other node
SOON = (0.1, 1.5)  # seconds until a broken line is tried again
GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (  # seats, and options that keep a game short
    ("norsaga", 2, {"basic": True, "turn_cap": 120}),
    ("fire_and_axe", 3, {"round_cap": 8}),
    ("yggdrasil", 3, {}),
    ("trudvang", 2, {"adventure": "example_x1"}),
)


class RefusedError(Exception):
    """A refusal by a server that should not have refused."""


@dataclass
class Pace:
    """The thinking time of players; none once the faults are over."""

    seconds: float

    def pause(self, luck: random.Random) -> float:
        return luck.uniform(0, 2 * self.seconds)


class Person:
    """A guest with their own address: a server limits the connections of one address."""

    def __init__(self, number: int, urls: list[str], luck: random.Random) -> None:
        self.urls, self.luck, self.address = urls, luck, f"127.0.1.{number + 1}"
        self.http = httpx2.AsyncClient(transport=httpx2.AsyncHTTPTransport(local_address=self.address), timeout=60)

    async def ask(
        self,
        method: str,
        path: str,
        *statuses: int,
        node: int | None = None,
        **body: Any,
    ) -> httpx2.Response:
        """Repeat a request at either node, until a server answers and can use its database."""
        until = time.monotonic() + 300
        while True:
            url = self.luck.choice(self.urls) if node is None else self.urls[node]
            try:
                reply = await self.http.request(method, url + path, json=body or None)
                if reply.status_code in statuses:
                    return reply
                if reply.status_code not in (429, 503):
                    raise RefusedError(f"{method} {path}: {reply.status_code} {reply.text}")
            except httpx2.TransportError:
                pass
            if time.monotonic() > until:
                raise RefusedError(f"{method} {path}: nobody answers")
            await asyncio.sleep(self.luck.uniform(*SOON))

    def connect(self, table: str, since: int | None) -> connect:
        query = f"?since={since}" if since is not None else ""
        return connect(
            f"{self.luck.choice(self.urls).replace('http', 'ws')}/ws/tables/{table}{query}",
            max_size=2**24,
            additional_headers={"Cookie": f"mh_guest={self.http.cookies['mh_guest']}"},
            compression=None,
            ping_interval=None,
            open_timeout=60,
            close_timeout=1,
            local_addr=(self.address, 0),
        )


@dataclass
class Journal:
    """The journal of one game: every answer sent, by the entry it follows, and for each seat the answers acknowledged
    as stored, in order. A question to the whole table is answered by two, and stored once.
    """

    table: str
    game: str
    seats: dict[str, Person] = field(default_factory=dict)
    sent: dict[int, tuple[str, str]] = field(default_factory=dict)
    acknowledged: dict[str, list[tuple[int, str, str]]] = field(default_factory=dict)
    over: bool = False
    wrong: list[str] = field(default_factory=list)  # what a hall must never do

    @property
    def kept(self) -> int:
        """Return how many entries were acknowledged to any seat."""
        return len({seq for told in self.acknowledged.values() for seq, _, _ in told})

    def line(self) -> str:
        return (
            json.dumps(
                {
                    "table": self.table,
                    "game": self.game,
                    "seats": list(self.seats),
                    "sent": self.sent,
                    "acknowledged": self.acknowledged,
                    "over": self.over,
                    "wrong": self.wrong,
                }
            )
            + "\n"
        )


class Player:
    """One person at one table. The answer is a function of the table and the entry, so that it stays the same when it
    is sent again, and two people propose the same to a question for both.
    """

    def __init__(self, person: Person, seat: str, journal: Journal, pace: Pace, seed: str, told: Counter[str]) -> None:
        self.person, self.seat, self.journal, self.pace = person, seat, journal, pace
        self.seed, self.told = seed, told
        self.seq: int | None = None  # the latest I was shown
        self.sure = 0  # the latest of which I know that it is stored
        self.question: tuple[int, str, str] | None = None
        self.due = 0.0  # when it is to be answered
        self.sent = False

    async def play(self) -> None:
        while not self.journal.over:
            try:
                async with self.person.connect(self.journal.table, self.seq) as socket:
                    await self.converse(socket)
            except GONE as error:
                self.told[f"line: {type(error).__name__}"] += 1
            self.question = None
            if not self.journal.over:
                await asyncio.sleep(self.person.luck.uniform(*SOON))

    async def converse(self, socket: ClientConnection) -> None:
        first = True
        while not self.journal.over:
            waits = self.question is not None and not self.sent
            try:
                raw = await asyncio.wait_for(socket.recv(), max(0.0, self.due - time.monotonic()) if waits else LONG)
            except TimeoutError:
                if not waits:
                    self.told["silence"] += 1
                    return
                await self.answer(socket)
                continue
            message = json.loads(raw)
            if message["type"] == "table":
                self.see(message, first)
                first = False
            elif message["type"] == "error":
                self.refused(message)

    async def answer(self, socket: ClientConnection) -> None:
        assert self.question is not None
        seq, asked, text = self.question
        self.journal.sent[seq] = (asked, text)
        self.sent = True
        await socket.send(json.dumps({"type": "answer", "seq": seq, "seat": self.seat, "answer": text}))

    def refused(self, message: dict[str, Any]) -> None:
        self.told[f"error: {message['key']}"] += 1
        if message["key"] not in PASSING:
            self.journal.wrong.append(f"refused: {message['key']} {message['args']}")
        if self.sent:
            self.sent, self.due = False, time.monotonic() + 1

    def see(self, message: dict[str, Any], first: bool) -> None:
        seq = message["seq"]
        if seq < self.sure:
            # A node that has not heard of it yet can report it when a user connects; it must find out by itself.
            self.told["behind"] += 1
            if not first:
                self.journal.wrong.append(f"went back from {self.sure} to {seq}")
        if self.question is not None and self.sent and seq > self.question[0]:
            asked, text = self.question[1:]
            self.journal.acknowledged.setdefault(self.seat, []).append((self.question[0], asked, text))
            self.sure = max(self.sure, seq)
        if self.question is None or self.question[0] != seq:
            self.question = self.asked(message)
            self.sent, self.due = False, time.monotonic() + self.pace.pause(self.person.luck)
        self.seq = seq
        self.journal.over = message["outcome"] is not None

    def asked(self, message: dict[str, Any]) -> tuple[int, str, str] | None:
        decision = message["decision"]
        if not decision or "options" not in decision:
            return None
        luck = random.Random(f"{self.seed} {message['seq']}")
        return message["seq"], decision["seat"], luck.choice(decision["options"])["answer"]


class Place:
    """A place where one game follows another until the faults are over."""

    def __init__(self, number: int, people: list[Person], pace: Pace, seed: int, told: Counter[str]) -> None:
        self.number, self.pace, self.seed, self.told = number, pace, seed, told
        self.game, self.count, self.options = GAMES[number % len(GAMES)]
        pair = [people[(number // 4 + more) % len(people)] for more in range(2)]
        self.people = pair if number // 4 % 2 else pair[:1]
        self.clock = "day" if number // 8 % 2 else "none"
        self.journals: list[Journal] = []

    async def play(self, until: asyncio.Event) -> None:
        while not self.journals or not until.is_set():
            journal = await self.lay()
            self.journals.append(journal)
            await asyncio.gather(
                *(
                    Player(
                        person, seat, journal, self.pace, f"{self.seed} {self.number} {len(self.journals)}", self.told
                    ).play()
                    for seat, person in journal.seats.items()
                )
            )

    async def lay(self) -> Journal:
        host, *others = self.people
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
        seats += [{"kind": "bot", "level": "thrall"} for _ in range(self.count - len(seats))]
        made = (
            await host.ask(
                "POST", "/api/tables", 201, game=self.game, options=self.options, seats=seats, pace=self.clock
            )
        ).json()
        journal = Journal(made["id"], self.game, {"A": host})
        for seat, person in zip("BC", others, strict=False):
            # 409: the seat is mine already, the connection broke before the answer
            await person.ask("POST", f"/api/tables/{made['id']}/sit", 200, 409, invite=made["invite"], seat=seat)
            journal.seats[seat] = person
        return journal
