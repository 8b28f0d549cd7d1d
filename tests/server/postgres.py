"""A real PostgreSQL for the tests: a temporary cluster in a temporary folder, never as root."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import asyncpg

from meadhall.server.store.database import Database
from patience import PATIENCE
from server.hosting import free_port

HOW = "These tests need a PostgreSQL server: `apt-get install postgresql`, or set MEADHALL_POSTGRES to its bin folder."


def binaries() -> Path:
    """Return the folder of initdb and postgres; a machine without them fails the tests, it does not skip them."""
    found = [Path(os.environ["MEADHALL_POSTGRES"])] if os.environ.get("MEADHALL_POSTGRES") else []
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found += [Path("/usr/pgsql/bin"), Path("/opt/homebrew/opt/postgresql/bin"), Path("/usr/local/opt/postgresql/bin")]
    on_path = shutil.which("initdb")
    found += [Path(on_path).resolve().parent] if on_path else []
    for folder in found:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise RuntimeError(HOW)


def somebody() -> str:
    """Return an ordinary user of this machine."""
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


class Postgres:
    def __init__(
        self, within: Path | None = None, settings: Sequence[str] = ("fsync=off",), env: Mapping[str, str] | None = None
    ) -> None:
        self.bin = binaries()
        self.settings, self.env = settings, {**os.environ, **(env or {})}
        self.user = somebody() if os.geteuid() == 0 else None  # it refuses to run as root
        memory = Path("/dev/shm")  # a cluster is many files: quicker made and unmade in memory
        within = within or (memory if memory.is_dir() else None)
        self.folder = Path(tempfile.mkdtemp(prefix="meadhall-postgres-", dir=within))
        if self.user:
            shutil.chown(self.folder, self.user)
        self.port = free_port()
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "hall", "--auth=trust", "--no-sync", "-E", "UTF8")
        self.start()
        self.count = 0
        self.first: str | None = None

    def start(self) -> None:
        self._launch()
        self._wait()

    def _launch(self) -> None:
        self.child = subprocess.Popen(
            [
                self.bin / "postgres",
                "-D",
                self.folder / "data",
                "-k",
                self.folder,
                "-p",
                str(self.port),
                "-c",
                "listen_addresses=127.0.0.1",
                "-c",
                "max_connections=200",
                *(word for setting in self.settings for word in ("-c", setting)),
            ],
            user=self.user,
            cwd=self.folder,
            env=self.env,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def _run(self, command: str, *args: str) -> None:
        done = subprocess.run(
            [self.bin / command, *args], user=self.user, cwd=self.folder, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise RuntimeError(f"{command}: {done.stderr}")

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                asyncio.run(self._execute("SELECT 1"))
                return
            except (OSError, asyncpg.PostgresError):
                if time.monotonic() > until:
                    raise
                time.sleep(0.1)
                if self.child.poll() is not None:  # those whom a killed one left behind are still leaving
                    self._launch()

    async def _execute(self, command: str) -> None:
        connection = await asyncpg.connect(host="127.0.0.1", port=self.port, user="hall", database="postgres")
        try:
            await connection.execute(command)
        finally:
            await connection.close()

    def database(self) -> str:
        """Return the URL of a new, empty database."""
        return self._create("")

    def hall(self) -> str:
        """Return the URL of a new database that has all its tables: a copy of the first."""
        if self.first is None:
            self.first = self.database()
            asyncio.run(Database(self.first).check_reachable())
        return self._create(f"TEMPLATE {self.first.rpartition('/')[2]}")

    def _create(self, how: str) -> str:
        self.count += 1
        name = f"hall{self.count}"
        asyncio.run(self._execute(f"CREATE DATABASE {name} {how}"))
        return f"postgresql+asyncpg://hall@127.0.0.1:{self.port}/{name}"

    def close(self) -> None:
        """Stop as `pg_ctl stop -m fast` does."""
        self.child.send_signal(signal.SIGINT)
        self.child.wait()

    def halt(self) -> None:
        """Stop as `pg_ctl stop -m immediate` does."""
        self.child.send_signal(signal.SIGQUIT)
        self.child.wait()

    def kill(self) -> None:
        self.child.kill()
        self.child.wait()

    def stop(self) -> None:
        self.halt()  # at once: its contents are not needed
        shutil.rmtree(self.folder, ignore_errors=True)
