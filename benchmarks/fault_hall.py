"""The servers of a fault run: PostgreSQL on a real disk, Redis, and two nodes, each a process of its own that is
restarted when it has ended, as by systemd.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import httpx2

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from server.hosting import free_port
from server.postgres import Postgres
from server.redis_server import RedisServer

HERE = Path(__file__).resolve().parent
SHIM = HERE / "fault_shim.c"
LINE = re.compile(r"table \w+|\(\w+\)|\d+(\.\d+)*|'[^']*'")  # what differs between lines that say the same


class Trouble:
    """The clock error of a process, and the extra time of each sync; the shim in the process reads it."""

    def __init__(self, path: Path, shim: Path) -> None:
        self.path, self.clock, self.sync = path, 0.0, 0.0
        path.touch(mode=0o644)
        self.env = {"LD_PRELOAD": str(shim), "MEADHALL_TROUBLE": str(path)}
        self.write()

    def write(self) -> None:
        with self.path.open("r+b") as file:  # in place: it is mapped
            file.write(struct.pack("qq", int(self.clock * 1e9), int(self.sync * 1e6)))


class Node:
    def __init__(self, name: str, folder: Path, shim: Path, db: str, redis: str) -> None:
        self.name, self.port = name, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.trouble = Trouble(folder / f"{name}.trouble", shim)
        self.log = folder / f"{name}.log"
        self.command = [
            sys.executable,
            "-m",
            "meadhall",
            "serve",
            "--port",
            str(self.port),
            "--db",
            db,
            "--redis",
            redis,
        ]
        self.env = {**os.environ, **self.trouble.env, "MEADHALL_HOME": str(folder / name)}
        self.env.pop("PYTHONDONTWRITEBYTECODE", None)  # so as not to compile itself at each start
        self.child: subprocess.Popen[bytes] | None = None
        self.starts = 0

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.child = subprocess.Popen(self.command, env=self.env, stdout=subprocess.DEVNULL, stderr=log)
        self.starts += 1

    def kill(self) -> None:
        if self.child is not None:
            self.child.kill()
            self.child.wait()
            self.child = None

    async def stay(self) -> None:
        """Restart a node that ends without having been killed: a node does not start without its database."""
        while True:
            await asyncio.sleep(1)
            if self.child is not None and self.child.poll() is not None:
                self.start()

    async def ready(self, seconds: float = 300) -> bool:
        until = time.monotonic() + seconds
        async with httpx2.AsyncClient(timeout=30) as asking:
            while time.monotonic() < until:
                try:
                    if (await asking.get(f"{self.url}/readyz")).status_code == 200:
                        return True
                except httpx2.TransportError:
                    pass
                await asyncio.sleep(0.25)
        return False

    def said(self) -> Counter[str]:
        """Return the lines of its log, without the parts that vary."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines() if self.log.exists() else []
        return Counter(LINE.sub("…", line)[:200] for line in lines if line.strip())


class Halls:
    """Two nodes with their database and their Redis, in their own folder."""

    def __init__(self, folder: Path) -> None:
        folder.chmod(0o755)  # the database is run by another user
        self.folder, shim = folder, folder / "shim.so"
        subprocess.run([shutil.which("cc") or "gcc", "-shared", "-fPIC", "-O2", "-o", shim, SHIM], check=True)
        self.disk = Trouble(folder / "disk.trouble", shim)
        self.postgres = Postgres(folder, (), self.disk.env)
        self.redis = RedisServer()
        db = self.postgres.database()
        self.nodes = [Node(name, folder, shim, db, self.redis.url) for name in ("one", "two")]
        self.keepers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        for node in self.nodes:
            node.start()
            self.keepers.append(asyncio.create_task(node.stay()))
        for node in self.nodes:
            if not await node.ready():
                raise RuntimeError(f"node {node.name} did not start")

    def close(self) -> None:
        for task in self.keepers:
            task.cancel()
        for node in self.nodes:
            node.kill()
        self.redis.stop()
        self.postgres.stop()


def place() -> Path:
    """Return a folder on a disk: a folder in memory needs no sync."""
    return Path(tempfile.mkdtemp(prefix="meadhall-fault-", dir="/var/tmp"))
