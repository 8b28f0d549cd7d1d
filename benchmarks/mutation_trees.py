"""Copies of the project in which faults are planted, and the test runs there."""

from __future__ import annotations

import os
import re
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("src", "tests", "benchmarks", "tools", "docs", "examples")  # all that a test of a game reads
FAILED, INTERRUPTED, WRONG_USAGE = 1, 2, 4  # pytest's exit codes
MEMORY = 4 << 30  # bytes for the tests of one fault: one that collects things for ever must not stop the machine
PAST_LIMIT = "(ran past the limit)"
ASLEEP = 40  # times the limit, which counts seconds of the processor: how long a run may wait
LIMITED = """
import resource, sys
import pytest
resource.setrlimit(resource.RLIMIT_AS, (int(sys.argv[1]),) * 2)
if seconds := int(sys.argv[2]):
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
sys.exit(pytest.main(sys.argv[3:]))
"""


class BaselineError(Exception):
    """Tests fail without a planted fault, so their failure would say nothing."""


def copy_project(to: Path) -> Path:
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, to / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file in ("pyproject.toml", "README.md", "CHANGELOG.md", "Makefile"):
        shutil.copy(ROOT / file, to)
    return to


def run_pytest(tree: Path, arguments: Iterable[str], limit: float | None) -> subprocess.CompletedProcess[str]:
    listing = tree / "tests.args"
    listing.write_text("\n".join(arguments), encoding="utf-8")
    return subprocess.run(
        [
            sys.executable,
            "-c",
            LIMITED,
            str(MEMORY),
            str(int(limit or 0)),
            "-x",
            "-q",
            "--tb=no",
            "-p",
            "no:cacheprovider",
            "-p",
            "pytest_asyncio",
            f"@{listing}",
        ],
        cwd=tree,
        capture_output=True,
        text=True,
        timeout=limit and limit * ASLEEP,
        env={**os.environ, "PYTHONPATH": str(tree / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
    )


def find_failures(
    tree: Path, tests: list[str], limit: float | None = None, deselected: Iterable[str] = ()
) -> list[str]:
    """Return the first failing test, or a remark in parentheses on how the run ended; "" if all pass.

    A run that never began is an error of ours, not a fault that was noticed.
    """
    if not tests:
        return []
    arguments = [*tests, *(f"--deselect={test}" for test in deselected)]
    try:
        done = run_pytest(tree, arguments, limit)
    except subprocess.TimeoutExpired:
        return [PAST_LIMIT]
    if done.returncode == 0:
        return []
    if done.returncode == -signal.SIGXCPU:
        return [PAST_LIMIT]
    if done.returncode < 0:
        return ["(crashed)"]
    named = re.findall(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.M)
    if done.returncode in (FAILED, INTERRUPTED) and named:
        return named[:1]
    if done.returncode == WRONG_USAGE and all((tree / test.partition("::")[0]).exists() for test in tests):
        # A missing test: a file that no longer loads, or a test whose parameters have other names now.
        there = collect(tree, {test.partition("::")[0] for test in tests}, limit)
        if there is None:
            return ["(does not load)"]
        left = [test for test in tests if "::" not in test or test in there]
        if len(left) < len(tests):
            return find_failures(tree, left, limit, deselected)
    raise RuntimeError(f"pytest ended with {done.returncode}: {done.stdout[-2000:]}{done.stderr[-2000:]}")


def collect(tree: Path, files: Iterable[str], limit: float | None) -> set[str] | None:
    """Return the names of the tests in these files, or None where one cannot be loaded."""
    try:
        done = run_pytest(tree, ["--collect-only", *sorted(files)], limit)
    except subprocess.TimeoutExpired:
        return None
    return set(done.stdout.splitlines()) if done.returncode == 0 else None


def time_baseline(tree: Path, tests: list[str]) -> float:
    """Return the processor's seconds that these tests take with nothing broken; stop if one of them fails."""
    began = processor_seconds()
    if fallen := find_failures(tree, tests):
        raise BaselineError(f"{fallen[0]} falls although nothing is broken; mend it first")
    return processor_seconds() - began


def processor_seconds() -> float:
    """Return the seconds that the children of this process have computed so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
