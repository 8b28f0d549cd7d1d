"""Run the server: bind, announce the address, open the browser."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import socket
import threading
import time
import webbrowser
from collections.abc import Callable
from types import FrameType

import uvicorn

from meadhall.core.fault import Fault
from meadhall.server.app import create_app
from meadhall.server.cluster.departure import Departure
from meadhall.server.cluster.node_lock import NodeLock
from meadhall.server.limits.limits import Limits
from meadhall.server.monitoring import log_format
from meadhall.server.store.database import Database
from meadhall.server.table.server import ServerExtensions
from meadhall.server.transport.connection_timeouts import create_connection_class
from meadhall.server.transport.static_files import Files

REDIS = ("redis://", "rediss://", "unix://")
GOODBYE = 3  # seconds for connections to end by themselves


class HallServer(uvicorn.Server):
    """Reports when it listens, and keeps serving for a moment after a stop signal: see `Departure`."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None], departure: Departure) -> None:
        super().__init__(config)
        self.tell = started
        self.departure = departure

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.tell()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Let proxies notice after the first signal; stop at once after the second."""
        if self.departure.has_others and not self.departure.stopping:
            self.departure.stop(time.monotonic())
            self._captured_signals.append(sig)
        else:
            super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        if self.departure.may_stop(time.monotonic(), self.server_state.total_requests):
            self.should_exit = True
        return await super().on_tick(counter)


def run(
    host: str,
    port: int,
    db: str | None,
    redis: str | None,
    started: Callable[[str], None] | None,
    open_browser: bool,
    limits: Limits | None,
    origins: tuple[str, ...],
    extras: ServerExtensions,
    proxy: str | None = None,
    log: str = log_format.PLAIN,
    opened_by: str = "",
) -> None:
    if redis is not None and not redis.startswith(REDIS):
        raise Fault("redis-url", url=redis)
    listener = bind(host, port)
    address = f"http://{to_reachable_host(host)}:{listener.getsockname()[1]}{extras.door}"
    log_format.begin(log)

    def announce() -> None:
        # What is loaded now stays loaded, so exclude it from garbage collection.
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)
        build_ahead(app.state.files)
        if started is not None:
            started(address)
        if open_browser:
            webbrowser.open(address)

    asyncio.run(check_database(db, redis))  # report what is wrong ourselves, before the framework does
    app = create_app(db, redis, limits=limits, origins=origins, extras=extras)
    app.state.hall.listening = host
    app.state.hall.opened_by = opened_by or app.state.hall.opened_by
    config = configure(app, limits or Limits(), proxy)
    with contextlib.suppress(KeyboardInterrupt):  # the usual way to close the hall
        HallServer(config, announce, app.state.hall.departure).run(sockets=[listener])


async def check_database(db: str | None, redis: str | None) -> None:
    database = Database(db)
    await database.check_reachable()
    await NodeLock(database, redis is not None).demand_alone()


def build_ahead(files: Files) -> None:
    """Build the client before the first visitor."""
    threading.Thread(target=files.build, daemon=True).start()


def configure(app: object, limits: Limits, proxy: str | None = None) -> uvicorn.Config:
    """Configure uvicorn. Forwarded addresses are trusted from `proxy` only."""
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
        http=create_connection_class(limits, proxy),
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
        raise Fault(find_bind_error(error), host=host, port=port) from None
    return listener


def find_bind_error(error: Exception) -> str:
    if isinstance(error, socket.gaierror) or not isinstance(error, OSError) or error.errno == errno.EADDRNOTAVAIL:
        return "host-unknown"
    return "port-forbidden" if error.errno == errno.EACCES else "port-taken"


def to_reachable_host(host: str) -> str:
    """Return an address that a browser on this machine can open."""
    if host in ("0.0.0.0", ""):  # noqa: S104 (compared, not bound)
        return "127.0.0.1"
    return f"[{'::1' if host == '::' else host}]" if ":" in host else host
