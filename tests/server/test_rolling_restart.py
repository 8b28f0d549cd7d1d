"""Restart two nodes behind real proxies one after the other: every request is answered."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx2
import pytest

from meadhall.server.auth.admin_auth import load_token
from patience import PATIENCE
from server.deploying import DEPLOY, started_by
from server.fresh import fresh_sqlite
from server.hosting import free_port, wait_for
from server.proxies import CADDY, NAME, NGINX, Caddy, Nginx
from server.redis_server import RedisServer

PAUSE = 0.1  # between two requests of one client: the hall allows 40 a second


class Node:
    """One node, with the command and the settings of the unit for several nodes."""

    def __init__(self, folder: Path, redis: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.token = folder / "keeper.token"
        settings = (DEPLOY / "meadhall.toml").read_text(encoding="utf-8")
        settings = settings.replace("hall.example", NAME).replace("/var/lib/meadhall", str(folder))
        (folder / "meadhall.toml").write_text(f'db = "hall.sqlite3"\nredis = "{redis}"\n{settings}')
        self.env = {**os.environ, "MEADHALL_CONFIG": str(folder / "meadhall.toml")}
        (started,) = started_by("meadhall@.service")
        _, *words = shlex.split(started.replace("$MEADHALL_MORE", ""))
        assert words == ["serve", "--port", "8788"]
        self.line = [sys.executable, "-m", "meadhall", "serve", "--port", str(self.port)]
        self.start()

    def start(self) -> None:
        self.child = subprocess.Popen(self.line, env=self.env, stdout=subprocess.DEVNULL)
        wait_for(self.url)
        until = time.monotonic() + PATIENCE
        while httpx2.get(f"{self.url}/readyz", timeout=PATIENCE).status_code != 200:
            assert time.monotonic() < until
            time.sleep(0.05)

    def _count_health_checks(self) -> float:
        """Return how often `/readyz` of the running process has said yes."""
        response = httpx2.get(f"{self.url}/metrics", headers=self.admin, timeout=PATIENCE)
        found = re.search(r'^meadhall_http_requests_total\{(?=.*/readyz)(?=.*"200").*\} (.*)$', response.text, re.M)
        return float(found[1]) if found else 0

    def wait_for_checks(self) -> None:
        """Wait until Caddy, which alone polls `/readyz` here, has read two replies: it sends requests here again.

        The guide waits three seconds instead; on a busy machine those may be too few.
        """
        until, seen = time.monotonic() + PATIENCE, self._count_health_checks()
        while self._count_health_checks() < seen + 3:
            assert time.monotonic() < until
            time.sleep(0.1)

    @property
    def admin(self) -> dict[str, str]:
        return {"authorization": f"Bearer {load_token(str(self.token))}"}

    def drain(self) -> None:
        asked = httpx2.post(
            f"{self.url}/api/keeper/drain",
            json={"draining": True},
            headers=self.admin,
            timeout=PATIENCE,
        )
        assert asked.status_code == 200, asked.text

    def stop(self, meanwhile: Callable[[Callable[[], bool]], None] = lambda gone: None) -> None:
        self.child.terminate()
        meanwhile(lambda: self.child.poll() is not None)
        self.child.wait(PATIENCE)


class Prober:
    """A client that reads without a pause, until it is stopped."""

    def __init__(self, client: httpx2.Client) -> None:
        self.client = client
        self.answers: Counter[tuple[str, int]] = Counter()
        self.ended = threading.Event()
        assert client.get("/api/me").status_code == 200  # and has a cookie from now on
        self.thread = threading.Thread(target=self._read, daemon=True)
        self.thread.start()

    def _read(self) -> None:
        while not self.ended.wait(PAUSE):
            for path in ("/healthz", "/api/me", "/api/games"):
                self.answers[path, self.client.get(path).status_code] += 1

    def make(self, times: int) -> None:
        for _ in range(times):
            wish = {"game": "norsaga", "seats": [{"kind": "me"}, {"kind": "open"}]}
            made = self.client.post("/api/tables", json=wish)
            self.answers["make", made.status_code] += 1

    def write(self, times: int) -> None:
        """Send requests with a body, which a proxy may be unable to send twice."""
        for _ in range(times):
            self.answers["write", self.client.patch("/api/me", json={"lang": "fr"}).status_code] += 1

    def write_until(self, ended: Callable[[], bool]) -> None:
        while not ended():
            self.write(1)
            time.sleep(PAUSE)
        self.write(10)

    def stop(self) -> Counter[tuple[str, int]]:
        self.ended.set()
        self.thread.join(PATIENCE)
        return self.answers


def client_of(proxy: Nginx | Caddy) -> httpx2.Client:
    if isinstance(proxy, Nginx):
        return proxy.client("127.0.0.1")
    return httpx2.Client(base_url=proxy.url, headers={"host": proxy.host}, timeout=PATIENCE)


@pytest.fixture
def nodes(tmp_path: Path, redis_server: RedisServer) -> Iterator[list[Node]]:
    fresh_sqlite(tmp_path)
    running = [Node(tmp_path, redis_server.url) for _ in range(2)]
    yield running
    for node in running:
        node.stop()


@pytest.fixture
def proxies(nodes: list[Node], tmp_path: Path) -> Iterator[list[Nginx | Caddy]]:
    makers: list[Callable[[Path, list[str]], Nginx | Caddy]] = [
        lambda folder, urls: Nginx(folder, (DEPLOY / "nginx.conf").read_text(encoding="utf-8"), urls),
        lambda folder, urls: Caddy(folder, *urls),
    ]
    running = []
    for name, there, make in zip(("nginx", "caddy"), (NGINX, CADDY), makers, strict=True):
        assert there is not None, f"this test needs {name}: `apt-get install {name}`"
        (tmp_path / name).mkdir()
        running.append(make(tmp_path / name, [node.url for node in nodes]))
    yield running
    for proxy in running:
        proxy.stop()


def test_nobody_is_refused_while_nodes_are_restarted(nodes: list[Node], proxies: list[Nginx | Caddy]) -> None:
    probers = [Prober(client_of(proxy)) for proxy in proxies]
    for node, is_emptied in zip(nodes, (True, False), strict=True):
        if is_emptied:
            node.drain()
        for prober in probers:
            prober.make(2)
        # Caddy 2.6 cannot send a body twice: it must know before the node is gone.
        node.stop(probers[1].write_until)
        for prober in probers:
            prober.make(2)
        node.start()
        node.wait_for_checks()
    nginx, caddy = (prober.stop() for prober in probers)

    for answers in (nginx, caddy):
        assert {status for _, status in answers} <= {200, 201}, (nginx, caddy)
        assert answers["make", 201] == 8
        assert answers["/healthz", 200] > 4
