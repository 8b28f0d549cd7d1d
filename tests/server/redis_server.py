"""A real Redis for the tests."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time

from optional import unwrap
from patience import PATIENCE
from server.hosting import free_port

HOW = "These tests need a Redis server: `apt-get install redis-server`."


class RedisServer:
    def __init__(self) -> None:
        self.binary = shutil.which("redis-server") or shutil.which("valkey-server")
        if self.binary is None:
            raise RuntimeError(HOW)
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def start(self) -> None:
        self.child = subprocess.Popen(
            [unwrap(self.binary), "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)

    def stop(self) -> None:
        self.child.kill()
        self.child.wait()
