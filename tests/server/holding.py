"""Forced interleavings: pause an operation of a server in the middle until the test releases it."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.util import await_only

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
    """The next call of an asynchronous method completes, but returns only when it is released."""

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
    """This server's writes are executed, but not committed until they are released."""

    def __init__(self, host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(host)
        write = host.hall.writer.write

        async def held(work: Any) -> Any:
            def slowly(connection: Connection) -> Any:
                found = work(connection)
                if connection.dialect.name == "sqlite":  # in a thread
                    asyncio.run_coroutine_threadsafe(self.pause(), host.loop).result(LONG)
                else:  # in a greenlet on the event loop
                    await_only(self.pause())
                return found

            return await write(slowly)

        monkeypatch.setattr(host.hall.writer, "write", held)


class Noticed:
    """Counts the completed calls of a method, so that a test knows when a message was processed."""

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
        """Wait until a call with this among its arguments has ended; reset the record."""
        with self.news:
            assert self.news.wait_for(lambda: kind in self.kinds, LONG)
            self.kinds.clear()
