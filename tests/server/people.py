"""Users for tests: a guest with a cookie, and a socket that remembers its messages."""

from __future__ import annotations

import json
import random
import ssl
import time
from functools import cache
from typing import Any

import httpx2
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from meadhall.server.messages.view_changes import apply_changes
from patience import PATIENCE


@cache
def certificates() -> ssl.SSLContext:
    """Load certificates once: a client without them reads all of the machine's, and no test uses TLS."""
    return ssl.create_default_context()


class Guest:
    """A browser, as far as the server can tell."""

    def __init__(self, url: str, name: str | None = None, cookie: str | None = None) -> None:
        self.url = url
        # The server closes a connection idle for five seconds: one idle nearly as long is not used again.
        self.http = httpx2.Client(
            base_url=url,
            timeout=PATIENCE,
            headers={"origin": url},
            verify=certificates(),
            limits=httpx2.Limits(keepalive_expiry=1),
        )
        if cookie:
            self.http.cookies.set("mh_guest", cookie)
        if name:
            self.patch("/api/me", name=name)

    def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        reply = self.http.request(method, path, json=body)
        assert reply.status_code == status, f"{reply.status_code} {reply.text}"
        return reply.json()

    def get(self, path: str, status: int = 200) -> Any:
        return self.ask("GET", path, status=status)

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        return self.ask("POST", path, body, status)

    def patch(self, path: str, **body: Any) -> Any:
        return self.ask("PATCH", path, body)

    def make(self, *seats: str, **more: Any) -> dict[str, Any]:
        """Make a table with seats such as `me`, `open`, `thrall`."""
        wished = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        made: dict[str, Any] = self.post("/api/tables", 201, **{"game": "norsaga", "seats": wished, **more})
        return made

    def fault(self, method: str, path: str, status: int, **body: Any) -> str:
        return str(self.ask(method, path, body or None, status)["error"]["key"])

    @property
    def cookie(self) -> str:
        return str(self.http.cookies["mh_guest"])

    def watch(self, table: str, since: int | None = None, eyes: str | None = None, lang: str | None = None) -> Look:
        return Look(self.url, table, self.cookie if "mh_guest" in self.http.cookies else None, since, eyes, lang)


class Look:
    """A socket on a table. `table` and `people` are the latest messages of that kind; `heard` are all."""

    def __init__(
        self,
        url: str,
        table: str,
        cookie: str | None,
        since: int | None = None,
        eyes: str | None = None,
        lang: str | None = None,
    ) -> None:
        wished = (("since", since), ("eyes", eyes), ("lang", lang))
        query = "&".join(f"{k}={v}" for k, v in wished if v is not None)
        headers = {"Cookie": f"mh_guest={cookie}"} if cookie else {}
        self.socket: ClientConnection = connect(
            f"{url.replace('http', 'ws')}/ws/tables/{table}?{query}",
            additional_headers=headers,
            origin=Origin(url),
            max_size=2**24,
            max_queue=None,
            compression=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            ping_interval=None,
            legacy=True,
        )
        self.table: dict[str, Any] = {}
        self.people: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        raw = self.socket.recv(timeout)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: dict[str, Any] = json.loads(raw)
        self.heard.append(message)
        if message["type"] == "table":
            if message["base"]:
                assert (message["base"], message["eyes"]) == (self.table["seq"], self.table["eyes"])
                message["view"] = apply_changes(self.table["view"], message["view"], message["merged"])
            self.table = message
        elif message["type"] == "people":
            self.people = message
        return message

    def until(self, kind: str, timeout: float = PATIENCE, **fields: Any) -> dict[str, Any]:
        """Return the next message of this type with these values."""
        end = time.monotonic() + timeout
        while True:
            message = self.next(max(0.01, end - time.monotonic()))
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    def until_either(self, *types: str) -> dict[str, Any]:
        while (message := self.next())["type"] not in types:
            pass
        return message

    def until_seq(self, seq: int, timeout: float = PATIENCE) -> dict[str, Any]:
        while self.table.get("seq", -1) < seq:
            self.until("table", timeout)
        return self.table

    def answer(self, text: str, seat: str | None = None) -> None:
        self.send("answer", seq=self.table["seq"], seat=seat or self.table["decision"]["seat"], answer=text)

    def asked(self) -> list[str]:
        """Return the answers I can give now; empty when I am not asked."""
        decision = self.table.get("decision") or {}
        return [option["answer"] for option in decision["options"]] if decision.get("yours") else []

    def close(self) -> None:
        self.socket.close()


def any_of(options: list[str], luck: random.Random) -> str:
    return luck.choice(options)
