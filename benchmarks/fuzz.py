"""Fuzz every reader of the server with corrupted texts: they must raise only Faults.

    python benchmarks/fuzz.py [--minutes 10] [--seed N] [--readers 'saga;story'] [--engine own|atheris]
Other errors, and inputs that take more than 5 seconds of processor time, are written to build/fuzz/ and listed at the
end. The inputs are counted in benchmarks/fuzz.json across runs, so that it can be run in pieces. `own` changes valid
texts line by line, word by word and byte by byte; `atheris` (extra `fuzz`) is guided by coverage.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import signal
import subprocess
import sys
import time
import traceback
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from conformance.readers import READERS, Reader, inputs, tried

ROOT = Path(__file__).resolve().parent.parent
COUNTS = ROOT / "benchmarks" / "fuzz.json"
BROKEN = ROOT / "build" / "fuzz"
SECONDS = 5.0  # of the processor for one input: a busy machine changes nothing
TURN = 2.0  # seconds of the processor for one reader, before the next has its turn,
MOST = 5_000  # and inputs: what is read in a moment need not be read more often than anything else


def too_long(*_: object) -> None:
    raise TimeoutError(f"more than {SECONDS} seconds")


def run_request(reader: Reader, data: bytes) -> str:
    """Return the traceback of an error of ours; "" if there was none."""
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        tried(reader, data)
    except Exception:  # noqa: BLE001 (any exception is a finding)
        return traceback.format_exc(limit=-6)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return ""


def keep(reader: Reader, data: bytes) -> Path:
    BROKEN.mkdir(parents=True, exist_ok=True)
    path = BROKEN / f"{reader.name.replace(', ', '-')}-{hashlib.sha256(data).hexdigest()[:12]}"
    path.write_bytes(data)
    return path


def add(found: Counter[str], engine: str) -> None:
    """Add to the counts of earlier runs; each piece separately, so that little is lost when one is stopped."""
    told = json.loads(COUNTS.read_text(encoding="utf-8")) if COUNTS.exists() else {}
    kept = Counter(told.get(engine, {})) + found
    told[engine] = dict(sorted(kept.items()))
    COUNTS.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def is_enough(until: float) -> bool:
    return time.monotonic() > until


def list_own(readers: list[Reader], minutes: float, seed: int) -> list[Path]:
    signal.signal(signal.SIGVTALRM, too_long)
    until, broken, seen, rounds = time.monotonic() + 60 * minutes, list[Path](), set[str](), 0
    while not rounds or not is_enough(until):
        for reader in readers:
            count, over = 0, time.process_time() + TURN
            for data in inputs(reader, seed + rounds, MOST):
                count += 1
                error = run_request(reader, data)
                if error and error not in seen:  # the same place again tells nothing new
                    seen.add(error)
                    broken.append(keep(reader, data))
                    print(f"{reader.name}: {broken[-1]}\n{error}", flush=True)
                if time.process_time() > over:
                    break
            add(Counter({reader.name: count}), "own")
            if rounds and is_enough(until):
                break
        rounds += 1
        print(f"{rounds} turns of each reader", flush=True)
    return broken


def run_guided(readers: list[Reader], minutes: float, seed: int) -> list[Path]:
    """Start a process for each reader: libFuzzer never returns."""
    broken: list[Path] = []
    for reader in readers:
        corpus = BROKEN / f"corpus-{reader.name.replace(', ', '-')}"
        corpus.mkdir(parents=True, exist_ok=True)
        line = [
            sys.executable,
            str(Path(__file__).with_name("fuzz_atheris.py")),
            reader.name,
            str(corpus),
            f"-max_total_time={max(1, round(60 * minutes / len(readers)))}",
            "-print_final_stats=1",
            "-timeout=60",
            f"-seed={seed}",
            f"-artifact_prefix={BROKEN}/atheris-{reader.name.replace(', ', '-')}-",
        ]
        done = subprocess.run(line, capture_output=True, text=True, errors="replace", check=False)
        said = done.stdout + done.stderr
        counted = sum(int(word.rpartition(" ")[2]) for word in said.splitlines() if "number_of_executed_units" in word)
        add(Counter({reader.name: counted}), "atheris")
        print(f"{reader.name}: {counted:,} inputs", flush=True)
        if done.returncode:
            print(said[-3000:], flush=True)
            broken += BROKEN.glob(f"atheris-{reader.name.replace(', ', '-')}-*")
    return broken


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10, help="how long, by the clock")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="the seed of the random numbers")
    parser.add_argument("--readers", default="", help="which, separated by semicolons; all of them without it")
    parser.add_argument("--engine", choices=("own", "atheris"), default="own", help="who changes the texts")
    given = parser.parse_args()
    wanted = given.readers.split(";") if given.readers else [one.name for one in READERS]
    if unknown := set(wanted) - {one.name for one in READERS}:
        parser.error(
            f"no reader is called {', '.join(sorted(unknown))}; there are: {'; '.join(one.name for one in READERS)}"
        )
    readers = [one for one in READERS if one.name in wanted]
    broken = (list_own if given.engine == "own" else run_guided)(readers, given.minutes, given.seed)
    told = json.loads(COUNTS.read_text(encoding="utf-8"))
    for engine, counts in told.items():
        print(f"{engine}: {sum(counts.values()):,} inputs so far")
    print(f"{len(broken)} broken", *broken, sep="\n")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
