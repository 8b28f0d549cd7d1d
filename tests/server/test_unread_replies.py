"""A client that sends requests without reading is closed, and leaves no line in the log."""

from __future__ import annotations

import asyncio
import logging
import random
from collections import deque
from types import SimpleNamespace
from typing import Any

import pytest

from meadhall.server.limits.limits import Limits
from meadhall.server.transport.subscription import REPLIES, Watcher
from meadhall.server.transport.websocket import converse

SAID = ('{"type": "ping"}', '{"type": "look", "seat": "Z"}', "nonsense", '{"type": "why"}', None)


class DeafSocket:
    """Sends much at once, and reads nothing."""

    def __init__(self, said: list[str | None]) -> None:
        self.said = iter(said)

    async def receive(self) -> dict[str, Any]:
        try:
            return {"type": "websocket.receive", "text": next(self.said)}
        except StopIteration:
            await asyncio.Event().wait()
            raise

    async def send(self, _: Any) -> None:
        await asyncio.Event().wait()


class Bystander(Watcher):
    """A spectator of a table without messages."""

    def __init__(self) -> None:
        self.room: Any = SimpleNamespace(id="table", seq=0, find_seat=lambda *_: 0)
        self.visitor: Any = None
        self.wake = asyncio.Event()
        self.dismissed = None
        self.replies = deque()
        self.told, self.full = 0, False
        self.language = "en"

    async def collect_due(self) -> list[bytes]:
        return []


async def test_who_does_not_read_the_replies_leaves_no_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    seed = random.randrange(2**32)
    luck = random.Random(seed)
    for _ in range(20):
        said = [luck.choice(SAID) for _ in range(REPLIES + 100)]
        hall: Any = SimpleNamespace(limits=Limits())
        await converse(DeafSocket(said), hall, Bystander())  # type: ignore[arg-type]
    assert [entry.getMessage() for entry in caplog.records if entry.levelno >= logging.WARNING] == [], seed
