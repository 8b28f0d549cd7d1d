"""Limits of one HTTP connection: time to send a request and to read the reply, bytes of headers, requests at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from meadhall.server.auth.networks import find_network
from meadhall.server.errors.http_errors import HeadersTooLong
from meadhall.server.errors.messages import Refused, translate_fault
from meadhall.server.limits.limits import Limits
from meadhall.server.transport.server_messages import encode

if TYPE_CHECKING:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Protocol
else:
    Protocol = AutoHTTPProtocol

PIECE = 16_384  # bytes given to the parser at once
COUNTED = hasattr(AutoHTTPProtocol, "on_headers_complete")  # else it is h11, which limits headers by itself


class Connection(Protocol):
    """One HTTP connection, until it is upgraded to a socket.

    The headers must arrive within a time limit however slowly the bytes come, and replies must be read. `Guard` limits
    the time of a body, because it can still answer with an error.

    Headers are limited in bytes and number, and so are pipelined requests. Beyond a limit nothing more is read: the
    accepted requests are answered, then the connection is closed.
    """

    limits: ClassVar[Limits]
    addresses: ClassVar[Counter[str]]  # open connections
    proxy: ClassVar[str | None]  # speaks for many others

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.talking: asyncio.TimerHandle | None = None
        self.listening: asyncio.TimerHandle | None = None
        self.answering: Any = None
        host = self.client[0] if self.client else ""
        self.address = find_network(host)
        self.addresses[self.address] += 1
        self.ours = True
        self.unfinished = 0  # bytes since the last complete headers, piece of a body, or end of a request
        self.refusing = False
        if self.addresses[self.address] > self.limits.connections and host != self.proxy:
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
        """With pipelined requests uvicorn remembers only the last one but answers an earlier one. When the connection
        is lost, the earlier one would write to a closed transport and fill the log.
        """
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if not self.ours or self.refusing or self.transport.is_closing():
                break
            piece = data[start : start + PIECE]
            self.unfinished += len(piece)
            super().data_received(piece)
            if COUNTED and self.unfinished > self.limits.head:
                self._refuse()
        if not self.ours:
            return
        if self.cycle is not None and not self.cycle.response_complete:
            self._end_talking()
        elif self.talking is None and not self.transport.is_closing():
            self._expect_headers()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.refusing:
            return
        if len(self.headers) >= self.limits.header_count:
            self._refuse()
        else:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.unfinished = 0
        if self.refusing:
            return
        if len(self.pipeline) >= self.limits.pipeline:
            self._refuse()
        else:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.unfinished = 0
        if not self.refusing:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self.unfinished = 0
        if not self.refusing:
            super().on_message_complete()

    def _refuse(self) -> None:
        """Stop reading. Send the reason, unless an earlier request is still being answered."""
        if self.refusing:
            return
        self.refusing = True
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.keep_alive = False
            if self.cycle.more_body:  # no answer can come: the rest of the request is not read
                self.transport.abort()
            return
        limits = self.limits
        body = encode(
            Refused(translate_fault(HeadersTooLong("headers-long", most=limits.head, count=limits.header_count)))
        )
        self.transport.write(
            b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-type: application/json\r\n"
            b"content-length: %d\r\nconnection: close\r\n\r\n%s" % (len(body), body)
        )
        self.transport.close()

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


def create_connection_class(limits: Limits, proxy: str | None = None) -> type[Connection]:
    """Return the connection class of one server."""
    return type("HallConnection", (Connection,), {"limits": limits, "addresses": Counter(), "proxy": proxy})
