"""A real server on loopback: in a thread for most tests, as a process if it must be killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx2
import uvicorn

from meadhall.server.app import Routes
from meadhall.server.limits.limits import Limits, Rate
from meadhall.server.runner import bind, configure
from meadhall.server.table.server import NOTHING, GameServer, ServerExtensions
from meadhall.server.workers.process_runner import ProcessJobRunner
from meadhall.server.workers.queued_runner import OpenJobRunner
from patience import PATIENCE
from server.chance import settle
from server.people import certificates

MANY = Rate(10_000, 10_000)
# Tests send many requests from one address.
QUICK = {
    "sweep": 0.25,
    "bot_delay": 0.0,
    "bot_seconds": 0.02,
    "messages": MANY,
    "requests": MANY,
    "newcomers": MANY,
    "creations": MANY,
    "talking": MANY,
    "uploads": MANY,
    "workers": 1,
    "playouts": 120,
}
KEEPER = "a-token-of-the-admin-of-a-process"
LEFT: list[Routes] = []  # by halls that have closed, for those that open
settle()


class Host:
    """A server in a thread of this process."""

    def __init__(
        self,
        db: str,
        redis: str | None = None,
        client: Path | None = None,
        extras: ServerExtensions = NOTHING,
        proxy: str | None = None,
        origins: tuple[str, ...] = (),
        site: Path | None = None,
        open_job_runner: OpenJobRunner = ProcessJobRunner,
        **limits: object,
    ) -> None:
        given = Limits(**{**QUICK, **limits})  # type: ignore[arg-type]
        self.usual = given.body == Limits().body and not extras.handlers
        self.routes = LEFT.pop() if self.usual and LEFT else Routes(given.body, extras.handlers)
        server = GameServer(db, redis, given, extras, open_job_runner)
        self.app = self.routes.bind_server(server, extras, origins, client, site)
        self.hall, self.upkeep = self.app.state.hall, self.app.state.upkeep
        listener = bind("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        self.server = uvicorn.Server(configure(self.app, self.hall.limits, proxy))
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [listener]}, daemon=True)
        self.thread.start()
        until = time.monotonic() + PATIENCE
        while not self.server.started:
            if not self.thread.is_alive() or time.monotonic() > until:
                raise RuntimeError("the server did not start")
            time.sleep(0.01)
        self.loop = self.hall.writer.task.get_loop()

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(60)
        if self.usual and not self.thread.is_alive():
            self.usual = False  # return the routes once, even if stopped twice
            LEFT.append(self.routes)


class Process:
    """A server as a process, which can be killed at any time."""

    def __init__(self, db: str, port: int | None = None, redis: str | None = None, book: str = "") -> None:
        self.db, self.redis, self.book = db, redis, book
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.child: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        self.child = subprocess.Popen(
            [sys.executable, "-m", "server.hosting", self.db, str(self.port), self.redis or "", self.book],
            cwd=Path(__file__).parents[1],
        )
        try:
            wait_for(self.url)
        except httpx2.TransportError:
            self.kill()  # no other code knows of it
            raise

    def kill(self) -> None:
        assert self.child is not None
        self.child.send_signal(signal.SIGKILL)
        self.child.wait()

    stop = kill


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(url: str, seconds: float = 180) -> None:
    until = time.monotonic() + seconds
    while True:
        try:
            httpx2.get(f"{url}/healthz", verify=certificates())
            return
        except httpx2.TransportError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


if __name__ == "__main__":
    from meadhall.commands.setup.custom_books import load_books
    from meadhall.server import runner, serve

    vars(runner)["build_ahead"] = lambda _: None  # most are killed before the first request for a page
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    serve(
        "127.0.0.1",
        int(sys.argv[2]),
        sys.argv[1],
        sys.argv[3] or None,
        limits=Limits(**QUICK),  # type: ignore[arg-type]
        extras=ServerExtensions(keeper=KEEPER, books=load_books([path for path in sys.argv[4:] if path])),
    )
