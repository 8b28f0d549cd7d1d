"""A server in a process of its own, on one core, for measurements from outside."""

from __future__ import annotations

import os
import re
import resource
import socket
import subprocess
import time
from pathlib import Path

import httpx2


def stay_on(core: int) -> None:
    """Bind this process and its children to one core, if there are several and the system allows it."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {core})


def go_anywhere() -> None:
    """Let processes that this thread starts from now on use every core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, range(os.cpu_count() or 1))


def open_many() -> None:
    """Raise the connection limit of this process and its children as far as the system allows."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Hall:
    """Started by `script --serve DATABASE PORT [REDIS]`, so that each benchmark chooses the limits of its server."""

    def __init__(self, db: str, python: str, script: str, *redis: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.child = subprocess.Popen([python, script, "--serve", db, str(self.port), *redis])
        for _ in range(600):
            try:
                httpx2.get(self.url + "/api/games")
                return
            except httpx2.TransportError:
                time.sleep(0.05)
        raise SystemExit("the server did not start")

    def stop(self) -> None:
        self.child.terminate()
        try:
            self.child.wait(30)
        except subprocess.TimeoutExpired:
            print("a node did not stop, and was killed", flush=True)
            self.child.kill()
            self.child.wait()


def memory(pid: int, which: str) -> float:
    """Return kilobytes of a process: resident now (VmRSS), or the peak (VmHWM)."""
    try:
        found = re.search(rf"{which}:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    except OSError:
        return 0.0
    return float(found[1]) if found else 0.0


TICKS = os.sysconf("SC_CLK_TCK")


def stat_of(pid: int | str) -> list[str]:
    """Return the system's statistics of a process after its name; none if it is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def spent(pid: int) -> float:
    """Return the processor seconds of a process, without its children."""
    stat = stat_of(pid)
    return (int(stat[11]) + int(stat[12])) / TICKS if stat else 0.0


def spent_by_all(pid: int) -> float:
    """Return the same with its children, their children, and those of them that have ended."""
    parents = {int(path.name): stat_of(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()}
    family, found = [pid], 0.0
    for one in family:
        family += [child for child, stat in parents.items() if stat and int(stat[1]) == one]
        found += sum(map(int, parents.get(one, [])[11:15])) / TICKS
    return found


def busy() -> float:
    """Return the processor seconds of all processors together, for all processes."""
    user, nice, system, _, _, irq, soft = map(int, Path("/proc/stat").read_text().split()[1:8])
    return (user + nice + system + irq + soft) / TICKS
