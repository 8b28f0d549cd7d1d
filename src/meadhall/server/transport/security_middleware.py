"""Middleware: reject cross-site requests, and set security headers on every reply."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import MutableMapping
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from meadhall.core.fault import Fault
from meadhall.server.errors.http_errors import Forbidden, TooSlow, WrongHost, find_status
from meadhall.server.errors.messages import Refused, translate_fault
from meadhall.server.monitoring.metrics import Measures
from meadhall.server.store.users import COOKIE, SECURE_COOKIE
from meadhall.server.transport.dependencies import choose_error_language
from meadhall.server.transport.server_messages import encode

AT_HOME = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal")  # no site of the world ends so
SAFE = {"GET", "HEAD", "OPTIONS"}
KNOWN = {*SAFE, "POST", "PUT", "PATCH", "DELETE"}
NO_ROUTE = "none"
YEAR = 365 * 86_400
SIGNED_OUT = "-"  # instead of a cookie: the browser is to forget the one it has
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "media-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-src 'self'",
        "frame-ancestors 'none'",
    )
)
FRAMED = "/picture/"  # the pages that other pages of ours show in a frame; nothing can be pressed in them
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),  # links hold tokens: other sites must not see them
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
FRAME_HEADERS = [
    (b"content-security-policy", POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'").encode()),
    (b"x-frame-options", b"SAMEORIGIN"),
    *(header for header in HEADERS if header[0] not in (b"content-security-policy", b"x-frame-options")),
]


class Guard:
    def __init__(self, app: ASGIApp, origins: tuple[str, ...], upload: float, measures: Measures | None = None) -> None:
        self.app = app
        self.measures = measures or Measures()
        self.upload = upload  # seconds to send a body
        self.origins = {origin.rstrip("/").lower() for origin in origins}
        self.names = {urlsplit(origin).hostname for origin in self.origins} | {socket.gethostname().lower()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        called = [value.decode("latin-1").lower() for name, value in scope["headers"] if name == b"host"]
        foreign = next((name for name in called if not self._is_called(name)), None)
        if foreign is not None:
            await turn_away(scope, send, WrongHost("name-foreign", host=foreign[:100]))
            return
        if scope["type"] != ScopeType.HTTP:
            if self._is_own_origin(scope):
                await self.app(scope, receive, send)
            else:
                await turn_away(scope, send, Forbidden("origin"))
            return
        secure, begun, method = scope["scheme"] == "https", time.perf_counter(), normalize_method(scope["method"])

        asked = scope

        async def marked(message: Any) -> None:
            if message["type"] == "http.response.start":
                self.measures.routes.labels(method, asked.get("path_template") or NO_ROUTE, message["status"]).inc()
                mark(message, scope["state"].get("cookie"), secure, scope["path"].startswith(FRAMED))
                self.measures.requests.labels(method, f"{message['status'] // 100}xx").observe(
                    time.perf_counter() - begun
                )
            await send(message)

        changes = scope["method"] not in SAFE
        if changes and not self._is_own_origin(scope):
            await refuse(scope, marked, Forbidden("origin"))
            return
        if scope["method"] == "HEAD" and not scope["path"].startswith("/api/"):
            scope = asked = {**scope, "method": "GET"}  # the server leaves out the body
        await self.app(scope, limit_body_time(receive, self.upload, changes), marked)

    def _is_called(self, host: str) -> bool:
        """Check the Host header, against DNS rebinding. IP addresses, local names and names configured by the admin are
        accepted.
        """
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if not host or name in self.names or "." not in name or name.endswith(AT_HOME):
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True

    def _is_own_origin(self, scope: Scope) -> bool:
        """Check Origin. Browsers send it; programs need not."""
        headers = {name: value.decode("latin-1").lower() for name, value in scope["headers"]}
        if headers.get(b"sec-fetch-site") == "cross-site":
            return False
        origin = headers.get(b"origin")
        if origin is None or origin in self.origins:
            return True
        try:
            return urlsplit(origin).netloc == headers.get(b"host", "") != ""
        except ValueError:
            return False


def normalize_method(method: str) -> str:
    """Return the method as a metric label. Unknown methods share one label, because clients may invent any number of
    them.
    """
    return method if method in KNOWN else "other"


def limit_body_time(receive: Receive, seconds: float, body: bool) -> Receive:
    """Limit the time in which the body must arrive; the handler may take longer. A client that disconnects before the
    end of the `body` is refused like one that is too slow, not reported as our error.
    """
    until, more = asyncio.get_running_loop().time() + seconds, True

    async def received() -> Any:
        nonlocal more
        if not more:
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            raise TooSlow("too-slow") from None
        if body and message["type"] == "http.disconnect":
            raise TooSlow("too-slow")
        more = message["type"] == "http.request" and message.get("more_body", False)
        return message

    return received


def mark(message: MutableMapping[str, Any], cookie: str | None, secure: bool, framed: bool = False) -> None:
    headers = [*message.get("headers", ()), *(FRAME_HEADERS if framed else HEADERS)]
    if cookie:
        value, age = ("", 0) if cookie == SIGNED_OUT else (cookie, YEAR)
        said = f"{value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax"
        if secure:
            headers.append((b"set-cookie", f"{SECURE_COOKIE}={said}; Secure".encode()))
        if not secure or cookie == SIGNED_OUT:  # over https a session from before may still have the plain one
            headers.append((b"set-cookie", f"{COOKIE}={said}".encode()))
    if secure:
        headers.append((b"strict-transport-security", b"max-age=%d" % YEAR))
    message["headers"] = headers


async def refuse(scope: Scope, send: Any, fault: Fault, kind: str = "http.response") -> None:
    await send(
        {"type": f"{kind}.start", "status": find_status(fault), "headers": [(b"content-type", b"application/json")]}
    )
    await send({"type": f"{kind}.body", "body": encode(Refused(translate_fault(fault, choose_error_language(scope))))})


async def turn_away(scope: Scope, send: Send, fault: Fault) -> None:
    if scope["type"] == ScopeType.HTTP:
        await refuse(scope, send, fault)
    elif "websocket.http.response" in (scope.get("extensions") or {}):
        await refuse(scope, send, fault, "websocket.http.response")
    else:
        await send({"type": "websocket.close", "code": 4000 + find_status(fault), "reason": fault.key})
