"""The connection between a browser and the server, which can be cut and restored."""

from __future__ import annotations

import contextlib
import socket
import threading
from urllib.parse import urlsplit


class Line:
    """A proxy for bytes in both directions. Cut: every connection is reset and new ones are refused. `spoil` names
    files whose next reply ends in the middle.
    """

    def __init__(self, url: str) -> None:
        self.to = ("127.0.0.1", int(urlsplit(url).port or 0))
        self.door: socket.socket | None = None
        self.ends: list[socket.socket] = []
        self.spoil: list[str] = []
        self.port = 0
        self.mend()
        self.url = f"http://127.0.0.1:{self.port}"

    def mend(self) -> None:
        door = socket.socket()
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(("127.0.0.1", self.port))
        door.listen(64)
        self.port = door.getsockname()[1]
        self.door = door
        threading.Thread(target=self._welcome, args=(door,), daemon=True).start()

    def cut(self) -> None:
        door, self.door = self.door, None
        ends, self.ends = self.ends, []
        if door is not None:
            shut(door)
        for end in ends:
            shut(end)

    def _welcome(self, door: socket.socket) -> None:
        while True:
            try:
                near, _ = door.accept()
                far = socket.create_connection(self.to)
            except OSError:
                return
            if self.door is not door:  # it was cut during a new connection
                shut(near)
                shut(far)
                return
            self.ends += [near, far]
            spoilt = threading.Event()
            threading.Thread(target=self._ask, args=(near, far, spoilt), daemon=True).start()
            threading.Thread(target=carry, args=(far, near, spoilt), daemon=True).start()

    def _ask(self, near: socket.socket, far: socket.socket, spoilt: threading.Event) -> None:
        """Return requests on their way; one after another, as browsers send them."""
        with contextlib.suppress(OSError):
            while chunk := near.recv(65_536):
                asked = chunk.split(b" ", 2)[1:2]
                if asked and (path := asked[0].decode("latin-1")) in self.spoil:
                    self.spoil.remove(path)
                    spoilt.set()
                far.sendall(chunk)
        shut(near)
        shut(far)


def carry(one: socket.socket, other: socket.socket, spoilt: threading.Event) -> None:
    with contextlib.suppress(OSError):
        while chunk := one.recv(65_536):
            if spoilt.is_set():
                other.sendall(chunk[: chunk.index(b"\r\n\r\n") + 10])  # the head, and little more
                break
            other.sendall(chunk)
    shut(one)
    shut(other)


def shut(end: socket.socket) -> None:
    """Close at once, also if a thread waits for it."""
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
