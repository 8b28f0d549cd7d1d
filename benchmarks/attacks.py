"""`python benchmarks/attacks.py [--against FOLDER]`: measure the effect of one hostile guest on other users; writes
`attacks.md`.

A server on loopback with its ordinary limits, one attack at a time, each on a fresh server. Before and during it a
victim does what the attack should delay; the table shows how long that took, and how much memory the server and its
largest worker needed. The server has one core to itself. `--against` attacks the server of another checkout (with its
own `.venv`) in the same run.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import io
import multiprocessing
import os
import platform
import socket
import statistics
import sys
import tempfile
import threading
import time
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx2
from halls import Hall, memory, stay_on

HERE = Path(__file__).resolve().parent
MIB = 1024 * 1024
SECONDS = 12.0  # of each attack, unless it takes less


def serve(db: str, port: int) -> None:
    stay_on(0)
    from meadhall.server import serve
    from meadhall.server.limits.limits import Limits

    serve("127.0.0.1", port, db, limits=Limits(hooks="any", call_again=0.5))


def create_guest(hall: Hall, name: str) -> httpx2.Client:
    guest = httpx2.Client(base_url=hall.url, timeout=180, headers={"origin": hall.url})
    guest.patch("/api/me", json={"name": name}).raise_for_status()
    return guest


def read_peak_memory(hall: Hall) -> tuple[float, float]:
    """Return the peak memory of the server, and of its largest worker, in MiB."""
    pid = hall.child.pid
    workers = [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return memory(pid, "VmHWM") / 1024, max((memory(one, "VmHWM") / 1024 for one in workers), default=0.0)


def create_table(guest: httpx2.Client, game: str, *seats: str) -> str:
    wished = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
    reply = guest.post("/api/tables", json={"game": game, "seats": wished}).raise_for_status()
    return str(reply.json()["id"])


# The victim's actions; each is timed.


def says_who_it_is(victim: httpx2.Client) -> None:
    victim.get("/api/me")


def looks_at_a_position(victim: httpx2.Client) -> None:
    victim.post("/api/position", json={"position": "norsaga"})


def waits_for_a_bot(victim: httpx2.Client) -> None:
    """Open a new table where a bot begins, and wait for its answer."""
    reply = victim.post(
        "/api/tables",
        json={
            "game": "norsaga",
            "seats": [{"kind": "me"}, {"kind": "bot", "level": "karl"}],
            "options": {"first": "B"},
        },
    )
    if reply.status_code != 201:
        time.sleep(1)
        return
    table = reply.json()["id"]
    first = victim.get(f"/api/tables/{table}/state").json()["seq"]
    until = time.perf_counter() + 60
    while victim.get(f"/api/tables/{table}/state").json()["seq"] == first and time.perf_counter() < until:
        time.sleep(0.02)


# The attacker's actions, in a process of lower priority than the victim's.


def talks_without_end(hall: Hall, body: int) -> None:
    """Register a webhook whose address answers with a very long body."""
    door = socket.create_server(("127.0.0.1", 0))
    attacker = create_guest(hall, "Loki")
    url = f"http://127.0.0.1:{door.getsockname()[1]}/"
    attacker.patch("/api/me", json={"hook": {"url": url, "when": "always"}}).raise_for_status()
    create_table(attacker, "norsaga", "me", "thrall")

    def talk(line: socket.socket) -> None:
        line.recv(65_536)
        with contextlib.suppress(OSError):
            line.sendall(f"HTTP/1.1 200 OK\r\ncontent-length: {body}\r\n\r\n".encode())
            for _ in range(body // MIB):
                line.sendall(b"x" * MIB)

    while True:
        threading.Thread(target=talk, args=(door.accept()[0],), daemon=True).start()


def sends_swollen_campaigns(hall: Hall) -> None:
    """Send five files of a few kilobytes, each with ten million empty lists in a record."""
    attacker = create_guest(hall, "Loki")
    table = create_table(attacker, "trudvang", "me")
    whole = attacker.get(f"/api/tables/{table}/campaign").content
    swollen = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(whole)) as old, zipfile.ZipFile(swollen, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            text = old.read(name).decode()
            if name.endswith(".record"):
                text = text.replace("{", '{"x": [' + "[]," * 10_000_000 + "[]], ", 1)
            new.writestr(name, text)
    file = {"file": base64.b64encode(swollen.getvalue()).decode(), "name": "x.campaign"}

    def send() -> None:
        with httpx2.Client(base_url=hall.url, timeout=300, cookies=attacker.cookies) as line:
            line.post("/api/campaigns/look", json=file, headers={"origin": hall.url})

    threads = [threading.Thread(target=send) for _ in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def opens_tables_of_jarls(hall: Hall) -> None:
    attacker = create_guest(hall, "Loki")
    for _ in range(18):
        create_table(attacker, "fire_and_axe", "jarl", "jarl", "jarl")


def reads_the_words(hall: Hall) -> None:
    """Request the messages from eight connections at full speed."""

    def read() -> None:
        with httpx2.Client(base_url=hall.url, headers={"accept-encoding": "gzip"}, timeout=60) as line:
            while True:
                with line.stream("GET", "/words/trudvang/en.ftl") as reply:
                    for _ in reply.iter_raw():
                        pass

    for _ in range(8):
        threading.Thread(target=read, daemon=True).start()
    time.sleep(SECONDS * 2)


def asks_half(hall: Hall) -> None:
    """Send three thousand requests that are never finished."""
    lines = []
    for _ in range(3_000):
        with contextlib.suppress(OSError):
            line = socket.create_connection(("127.0.0.1", hall.port), timeout=5)
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
            lines.append(line)
    time.sleep(60)


@dataclass(frozen=True)
class Attack:
    name: str
    deed: Callable[[Hall], None]
    victim: Callable[[httpx2.Client], None]
    wanted: str
    seconds: float = SECONDS


ATTACKS = [
    Attack(
        "a hook that answers with 600 MiB", lambda hall: talks_without_end(hall, 600 * MIB), says_who_it_is, "`/api/me`"
    ),
    Attack("five swollen campaign files", sends_swollen_campaigns, looks_at_a_position, "`/api/position`", 20),
    Attack("18 unwatched tables of three jarls", opens_tables_of_jarls, waits_for_a_bot, "a karl's first answer", 25),
    Attack("eight readers of `/words/…`", reads_the_words, says_who_it_is, "`/api/me`"),
    Attack("3,000 half-open requests", asks_half, says_who_it_is, "`/api/me`", 40),
]


def run_at_low_priority(deed: Callable[[Hall], None], hall: Hall) -> None:
    os.nice(10)
    deed(hall)


def measure_times(victim: httpx2.Client, does: Callable[[httpx2.Client], None], seconds: float) -> list[float]:
    found: list[float] = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until or not found:
        begun = time.perf_counter()
        does(victim)
        found.append((time.perf_counter() - begun) * 1000)
        time.sleep(0.03)
    return found


def count_sockets(pid: int) -> int:
    """Return the approximate number of open connections of a process: its descriptors."""
    return sum(1 for _ in Path(f"/proc/{pid}/fd").iterdir())


def measure_attack(attack: Attack, python: str) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(f"{folder}/hall.sqlite3", python, __file__)
        try:
            victim = create_guest(hall, "Sigyn")
            attack.victim(victim)  # imports and workers
            quiet = measure_times(victim, attack.victim, 4)
            before = read_peak_memory(hall)
            villain = multiprocessing.get_context("fork").Process(
                target=run_at_low_priority, args=(attack.deed, hall), daemon=True
            )
            villain.start()
            time.sleep(1.5)
            during = measure_times(victim, attack.victim, attack.seconds)
            after, held = read_peak_memory(hall), count_sockets(hall.child.pid)
            villain.kill()
            villain.join()
        finally:
            hall.stop()
    return [
        attack.name,
        attack.wanted,
        f"{statistics.median(quiet):.1f}",
        f"{statistics.median(during):.1f}",
        f"{max(during):.0f}",
        f"{before[0]:.0f} → {after[0]:.0f}",
        f"{after[1]:.0f}",
        str(held),
    ]


COLUMNS = (
    "attack",
    "the victim wants",
    "quiet, median ms",
    "attacked, median ms",
    "slowest ms",
    "server MiB",
    "worker MiB",
    "open files",
)


def measure_rows(python: str) -> Iterator[str]:
    yield "| " + " | ".join(COLUMNS) + " |"
    yield "|---|---|" + "---:|" * (len(COLUMNS) - 2)
    for attack in ATTACKS:
        yield "| " + " | ".join(measure_attack(attack, python)) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="another checkout, attacked after ours")
    given: Any = parser.parse_args()
    stay_on(1)
    halls = {"This hall": sys.executable}
    if given.against:
        halls["An earlier hall, in the same run"] = str(given.against / ".venv/bin/python")
    text = f"""# The hall under attack

`python benchmarks/attacks.py` on {os.cpu_count()} cores, Python {platform.python_version()}, SQLite; the server and its
workers have one core, attacker and victim the other. Memory is the most that was needed until then; open files are
those of the server at the end of the attack.
"""
    for title, python in halls.items():
        text += f"\n## {title}\n\n"
        for row in measure_rows(python):
            print(row, flush=True)
            text += row + "\n"
    (HERE / "attacks.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        serve(sys.argv[2], int(sys.argv[3]))
    else:
        main()
