"""Interleavings on purpose: something of a hall is held back in the middle until the test lets it go."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from server.hosting import Host

LONG = 60.0


class Gate:
    def __init__(self, host: Host) -> None:
        self.host = host
        self.done = threading.Event()
        self.gate = asyncio.Event()

    async def pause(self) -> None:
        self.done.set()
        await self.gate.wait()

    def wait(self) -> None:
        assert self.done.wait(LONG)

    def let_go(self) -> None:
        self.host.loop.call_soon_threadsafe(self.gate.set)


class Held(Gate):
    """The next call of an asynchronous method has done its work, and keeps what it found until it is let go."""

    def __init__(self, host: Host, owner: object, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(host)
        original = getattr(owner, name)

        async def held(*args: Any, **more: Any) -> Any:
            first = not self.done.is_set()
            found = await original(*args, **more)
            if first:
                await self.pause()
            return found

        monkeypatch.setattr(owner, name, held)


class Unstored(Gate):
    """What this hall writes is written, but not committed until it is let go."""

    def __init__(self, host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(host)
        write = host.hall.writer.write

        async def held(work: Any) -> Any:
            async def slowly(connection: Any) -> Any:
                found = await work(connection)
                await self.pause()
                return found

            return await write(slowly)

        monkeypatch.setattr(host.hall.writer, "write", held)


class Noticed:
    """Counts the calls of a method that have ended, so that a test knows when something has been heard."""

    def __init__(self, owner: object, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.kinds: list[Any] = []
        self.news = threading.Condition()
        original = getattr(owner, name)

        def noticed(*args: Any, **more: Any) -> Any:
            found = original(*args, **more)
            if asyncio.iscoroutine(found):
                return self._after(found, args)
            self._note(args)
            return found

        monkeypatch.setattr(owner, name, noticed)

    async def _after(self, work: Any, args: Any) -> Any:
        found = await work
        self._note(args)
        return found

    def _note(self, args: Any) -> None:
        with self.news:
            self.kinds += args
            self.news.notify_all()

    def wait(self, kind: object) -> None:
        """Until a call with this among its arguments has ended; what was noticed is forgotten."""
        with self.news:
            assert self.news.wait_for(lambda: kind in self.kinds, LONG)
            self.kinds.clear()
