"""Runs the server: binds, announces, opens the browser."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import socket
import threading
import webbrowser
from collections.abc import Callable

import uvicorn

from meadhall.core.fault import Fault
from meadhall.server.app import create_app
from meadhall.server.people.limits import Limits
from meadhall.server.store.database import Database
from meadhall.server.table.extras import Extras
from meadhall.server.transport.files import Files
from meadhall.server.transport.slow_connections import connections
from meadhall.server.watching import log_lines

REDIS = ("redis://", "rediss://", "unix://")
GOODBYE = 3  # seconds for connections to end by themselves


class Announcing(uvicorn.Server):
    """Tells somebody when it listens."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.tell = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.tell()


def run(
    host: str,
    port: int,
    db: str | None,
    redis: str | None,
    started: Callable[[str], None] | None,
    open_browser: bool,
    limits: Limits | None,
    origins: tuple[str, ...],
    extras: Extras,
    proxy: str | None = None,
    log: str = log_lines.PLAIN,
) -> None:
    if redis is not None and not redis.startswith(REDIS):
        raise Fault("redis-url", url=redis)
    listener = bind(host, port)
    address = f"http://{shown(host)}:{listener.getsockname()[1]}{extras.door}"
    log_lines.begin(log)

    def announce() -> None:
        # What is loaded now stays: the collector need not look at it again and again, nor hold up a table meanwhile.
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)
        build_ahead(app.state.files)
        if started is not None:
            started(address)
        if open_browser:
            webbrowser.open(address)

    asyncio.run(Database(db).reach())  # what is wrong with it is told by us, not by the framework
    app = create_app(db, redis, limits=limits, origins=origins, extras=extras)
    app.state.hall.listening = host
    config = configured(app, limits or Limits(), proxy)
    with contextlib.suppress(KeyboardInterrupt):  # the usual way to close the hall
        Announcing(config, announce).run(sockets=[listener])


def build_ahead(files: Files) -> None:
    """What the browser needs, before anybody comes."""
    threading.Thread(target=files.build, daemon=True).start()


def configured(app: object, limits: Limits, proxy: str | None = None) -> uvicorn.Config:
    """`proxy` is the address of one that tells where requests come from; nobody else is believed."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        access_log=False,  # addresses hold tokens
        log_config=None,  # its lines go where ours do
        log_level="warning",
        lifespan="on",
        server_header=False,
        date_header=False,
        ws_max_size=limits.message * 4,  # a message somewhat too long is refused in words, a huge one is cut off
        ws_per_message_deflate=False,  # messages are small; a window for each connection would not be
        timeout_graceful_shutdown=GOODBYE,
        http=connections(limits, proxy),
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy or "",
    )


def bind(host: str, port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, TypeError, ValueError) as error:  # the latter, where it cannot even be asked for
        listener.close()
        raise Fault(unbound(error), host=host, port=port) from None
    return listener


def unbound(error: Exception) -> str:
    if isinstance(error, socket.gaierror) or not isinstance(error, OSError) or error.errno == errno.EADDRNOTAVAIL:
        return "host-unknown"
    return "port-forbidden" if error.errno == errno.EACCES else "port-taken"


def shown(host: str) -> str:
    """An address a browser on this machine can open."""
    if host in ("0.0.0.0", ""):
        return "127.0.0.1"
    return f"[{'::1' if host == '::' else host}]" if ":" in host else host
