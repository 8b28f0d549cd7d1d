"""Connections that say half a sentence, or do not listen, are not kept for ever."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from meadhall.server.people.limits import Limits

if TYPE_CHECKING:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Protocol
else:
    Protocol = AutoHTTPProtocol


class Connection(Protocol):
    """One connection over HTTP, before it becomes a socket.

    Whoever has begun a request must have said its headers soon, however slowly the bytes trickle in; whoever is sent
    something must take it. How long a body may take, `Guard` says, which can still answer in words.
    """

    limits: ClassVar[Limits]
    addresses: ClassVar[Counter[str]]  # open connections
    proxy: ClassVar[str | None]  # speaks for many others

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.talking: asyncio.TimerHandle | None = None
        self.listening: asyncio.TimerHandle | None = None
        self.answering: Any = None
        self.address = self.client[0] if self.client else ""
        self.addresses[self.address] += 1
        self.ours = True
        if self.addresses[self.address] > self.limits.connections and self.address != self.proxy:
            transport.abort()
            return
        self._expect_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        if self.answering is not None:
            self.answering.disconnected = True
            self.answering.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        """Of several requests sent at once the server remembers the last one only, but answers an earlier one: when
        the line is lost, that one would write to nobody, and fill the log."""
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.ours:
            return
        if self.cycle is not None and not self.cycle.response_complete:
            self._end_talking()
        elif self.talking is None and not self.transport.is_closing():
            self._expect_headers()

    def handle_websocket_upgrade(self, *args: Any) -> None:
        self._leave()  # from now on the socket has limits of its own
        super().handle_websocket_upgrade(*args)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.listening = self.listening or self.loop.call_later(self.limits.unread, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._end_listening()

    def _expect_headers(self) -> None:
        self.talking = self.loop.call_later(self.limits.headers, self.transport.abort)

    def _end_talking(self) -> None:
        if self.talking is not None:
            self.talking.cancel()
            self.talking = None

    def _end_listening(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            self.listening = None

    def _leave(self) -> None:
        self._end_talking()
        self._end_listening()
        if self.ours:
            self.ours = False
            self.addresses[self.address] -= 1
            if not self.addresses[self.address]:
                del self.addresses[self.address]


def connections(limits: Limits, proxy: str | None = None) -> type[Connection]:
    """The connections of one server."""
    return type("HallConnection", (Connection,), {"limits": limits, "addresses": Counter(), "proxy": proxy})
