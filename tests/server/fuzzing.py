"""Fuzzing: valid requests and messages with random changes."""

from __future__ import annotations

import copy
import json
import random
import string
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import quote

DEEP: Any = "deep"
for _ in range(200):
    DEEP = [DEEP]
ODD: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1.5,
    1e308,
    2**31,
    2**63,
    -(2**63),
    10**30,
    "",
    " ",
    "\0",
    "\u200b",
    "\ud800",
    "\uffff",
    "A",
    "Z",
    "table",
    "chance",
    "🍺",
    "é" * 41,
    "x" * 81,
    "x" * 5_000,
    "%00",
    "../..",
    "' OR 1=1 --",
    "{ $name }",
    "<script>",
    "http://127.0.0.1/",
    [],
    {},
    [None] * 100,
    {"": ""},
    {"type": "answer"},
    DEEP,
)
PARTS = (
    "%00",
    "%ff%fe",
    "..",
    "%2e%2e%2f",
    "x" * 300,
    "",
    "%",
    "%F0%9F%8D%BA",
    "nowhere",
    "0",
    "-1",
    "a%20b",
    "%0d%0a",
)
HEADERS = {
    "content-type": ("", "text/plain", "application/json; charset=utf-16", "multipart/form-data; boundary=x", "\xff"),
    "cookie": ("", "mh_guest=", "mh_guest=\xff", "mh_guest=" + "x" * 4_000, "mh_guest=a; mh_guest=b", ";;;="),
    "authorization": ("", "Bearer", "Bearer " + "x" * 500, "Basic \xff"),
    "accept-encoding": ("gzip", "br;q=nan", "\xff", "identity;q=0"),
    "accept-language": ("xx", "de;q=2", "," * 500),
    "range": ("bytes=0-", "bytes=-1", "bytes=99-1"),
    "if-none-match": ("*", '"x"', "\xff"),
    "content-encoding": ("gzip", "deflate", "x"),
}


@dataclass
class Request:
    method: str
    path: str
    body: Any = None  # JSON, or bytes as they are
    headers: dict[str, str] = field(default_factory=dict)

    def content(self) -> bytes | None:
        if self.body is None or isinstance(self.body, bytes):
            return self.body
        return json.dumps(self.body).encode()


class Fuzz:
    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)

    def request(self, request: Request) -> Request:
        """Return the request with one to three changes, of body, path or headers."""
        found = replace(request, headers=dict(request.headers))
        for _ in range(self.luck.randint(1, 3)):
            self.luck.choice((self._body, self._body, self._path, self._query, self._header, self._method))(found)
        return found

    def message(self, said: dict[str, Any]) -> str | bytes:
        text = json.dumps(self.value(said) if self.luck.random() < 0.7 else said)
        if self.luck.random() < 0.3:
            broken = self.scrambled(text.encode())
            return broken if self.luck.random() < 0.2 else broken.decode("utf-8", "replace")
        return text

    def value(self, of: Any) -> Any:
        """Change, remove or add one value."""
        of = copy.deepcopy(of)
        spot, luck = of, self.luck
        while isinstance(spot, (dict, list)) and spot:
            key = luck.choice(list(spot) if isinstance(spot, dict) else range(len(spot)))
            inner = spot[key]
            if isinstance(inner, (dict, list)) and inner and luck.random() < 0.6:
                spot = inner
                continue
            way = luck.random()
            if way < 0.15:
                del spot[key]
            elif way < 0.25 and isinstance(spot, dict):
                spot[luck.choice(("", "force", "id", "\0", "x" * 500))] = luck.choice(ODD)
            elif way < 0.4 and isinstance(inner, str):
                spot[key] = self.scrambled(inner.encode()).decode("utf-8", "replace")
            else:
                spot[key] = luck.choice(ODD)
            return of
        return luck.choice(ODD)

    def scrambled(self, data: bytes) -> bytes:
        """Change, cut, double or insert bytes."""
        found, luck = bytearray(data), self.luck
        for _ in range(luck.randint(1, 4)):
            at = luck.randrange(len(found) + 1)
            way = luck.randrange(4)
            if way == 0:
                found[at : at + 1] = bytes([luck.randrange(256)])
            elif way == 1:
                del found[at : at + luck.randint(1, 20)]
            elif way == 2:
                found[at:at] = found[at : at + luck.randint(1, 40)]
            else:
                found[at:at] = luck.choice((b"\0", b"[" * 3_000, b'{"a":' * 1_000, b"\xff\xfe", b"9" * 400, b"\\ud800"))
        return bytes(found)

    def line(self) -> bytes:
        """Return a line that resembles HTTP."""
        luck = self.luck
        head = luck.choice(
            (
                b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
                b"POST /api/tables HTTP/1.1\r\nHost: x\r\n"
                b"Transfer-Encoding: chunked\r\n\r\nffffffff\r\n{}\r\n0\r\n\r\n",
                b"PATCH /api/me HTTP/1.0\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}",
                b"GET /ws/tables/x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\nSec-WebSocket-Version: 13\r\n"
                b"\r\n\x81\xff",
            )
        )
        return self.scrambled(head)

    def _body(self, request: Request) -> None:
        if isinstance(request.body, bytes):
            request.body = self.scrambled(request.body)
        elif request.body is None or self.luck.random() < 0.2:
            request.body = self.scrambled(request.content() or b"{}")
        else:
            request.body = self.value(request.body)

    def _path(self, request: Request) -> None:
        parts = request.path.split("/")
        at = self.luck.randrange(1, len(parts))
        parts[at] = self.luck.choice((*PARTS, quote(self.luck.choice(string.printable) * 3)))
        request.path = "/".join(parts)

    def _query(self, request: Request) -> None:
        name = self.luck.choice(("seat", "since", "eyes", "way", "x", "%00"))
        value = self.luck.choice((*PARTS, "A", "all", "99999999999", "1e9"))
        request.path += f"{'&' if '?' in request.path else '?'}{name}={value}"

    def _header(self, request: Request) -> None:
        name = self.luck.choice(list(HEADERS))
        request.headers[name] = self.luck.choice(HEADERS[name])

    def _method(self, request: Request) -> None:
        if self.luck.random() < 0.3:
            request.method = self.luck.choice(("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "TRACE"))
