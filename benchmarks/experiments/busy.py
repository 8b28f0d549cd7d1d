"""Check that the tests pass on a busy machine: those of server, terminal and browser, repeatedly beside a load.

    python benchmarks/experiments/busy.py --times 10
    python benchmarks/experiments/busy.py --times 1 --hands 8 --out build/busy.jsonl

A user's first `make test` may share its machine with other programs. While the tests run, idle loops fill the load up
to `--load` runnable processes; tests that run in parallel count. Each run adds a line to `--out`: how many passed,
which failed, and the load (median and minimum of one sample a second). So it can be run in pieces; without `--times` it
only reports the recorded runs.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median
from xml.etree import ElementTree

ROOT = Path(__file__).parents[2]
WHERE = ("tests/server", "tests/terminal", "tests/browser")
IN_VAIN = (sys.executable, "-c", "while True: pass")
FELL = ("failure", "error")


@dataclass
class Time:
    """One run of the tests beside a load."""

    passed: int = 0
    fell: list[str] = field(default_factory=list)
    minutes: float = 0.0
    load: float = 0.0  # runnable processes, in the middle
    least: int = 0  # ... and the fewest that were seen at once, tests waiting for a page included

    def told(self) -> str:
        return (
            f"{self.passed} passed, {len(self.fell)} fell in {self.minutes:.1f} min, load {self.load:.0f} "
            f"(least {self.least})" + "".join(f"\n    {name}" for name in self.fell)
        )


def runnable() -> int:
    """Return how many processes are running or waiting for a core, without this one."""
    return int(Path("/proc/loadavg").read_text(encoding="ascii").split()[3].partition("/")[0]) - 1


class Load:
    """Idle loops in processes: as many as the load lacks."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.turning: list[subprocess.Popen[bytes]] = []
        self.seen: list[int] = []

    def look(self) -> None:
        now = runnable()
        self.seen.append(now)
        for _ in range(now, self.wanted):
            self.turning.append(subprocess.Popen(IN_VAIN))
        for _ in range(min(now - self.wanted, len(self.turning))):
            self.end(self.turning.pop())

    def end(self, process: subprocess.Popen[bytes]) -> None:
        process.kill()
        process.wait()

    def close(self) -> None:
        while self.turning:
            self.end(self.turning.pop())


def once(where: list[str], hands: int, wanted: int) -> Time:
    found, load = Time(), Load(wanted)
    report = ROOT / "build" / "busy.xml"
    report.parent.mkdir(exist_ok=True)
    began = time.monotonic()
    tests = subprocess.Popen(
        (sys.executable, "-m", "pytest", "-n", str(hands), "--dist", "worksteal", f"--junitxml={report}", *where),
        cwd=ROOT,
    )
    try:
        while tests.poll() is None:
            load.look()
            time.sleep(1)
    finally:
        load.close()
    found.minutes = (time.monotonic() - began) / 60
    found.load, found.least = median(load.seen), min(load.seen)
    for case in ElementTree.parse(report).iter("testcase"):
        if any(case.find(kind) is not None for kind in FELL):
            found.fell.append(f"{case.get('classname')}::{case.get('name')}")
        else:
            found.passed += 1
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("where", nargs="*", default=list(WHERE), help="which tests, if not all of the three")
    parser.add_argument("--times", type=int, default=0)
    parser.add_argument("--hands", type=int, default=3, help="tests side by side")
    parser.add_argument("--load", type=int, default=8)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "busy.jsonl", metavar="FILE")
    given = parser.parse_args()
    for _ in range(given.times):
        found = once(given.where, given.hands, given.load)
        with given.out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(found)) + "\n")
    for line in given.out.read_text(encoding="utf-8").splitlines():
        print(Time(**json.loads(line)).told())


if __name__ == "__main__":
    main()
