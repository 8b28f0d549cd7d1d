"""Copies of the project in which faults are planted, and the test runs there."""

from __future__ import annotations

import os
import re
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
WHOLE = 8  # times the limit of one test: what all tests of a fault may take together
ASLEEP = 40  # times that, by the clock on the wall: limits count seconds of the processor, for which a run may wait
LIMITED = """
import resource, signal, sys
import pytest

memory, seconds, whole = map(int, sys.argv[1:4])
resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
if whole:
    resource.setrlimit(resource.RLIMIT_CPU, (whole, whole + 5))
signal.signal(signal.SIGPROF, lambda *_: pytest.fail("ran past the limit", pytrace=False))

class Limit:
    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item):
        signal.setitimer(signal.ITIMER_PROF, seconds)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)

sys.exit(pytest.main(sys.argv[4:], plugins=[Limit()]))
"""


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
            str(int(limit or 0) * WHOLE),
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
        timeout=limit and limit * WHOLE * ASLEEP,
        env={**os.environ, "PYTHONPATH": str(tree / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
    )


def find_failures(
    tree: Path, tests: list[str], limit: float | None = None, deselected: Iterable[str] = ()
) -> list[str]:
    """Return the first failing test, or a remark in parentheses on how the run ended, or both; nothing if all pass.
    `limit` is what one test may take, in seconds of the processor.

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
    named = re.findall(r"^(?:FAILED|ERROR) (.*?)(?: - .*)?$", done.stdout, re.M)
    if done.returncode in (FAILED, INTERRUPTED) and named:
        past = re.search(r"^FAILED .* - Failed: ran past the limit", done.stdout, re.M)
        return [named[0], PAST_LIMIT] if past else named[:1]
    if done.returncode == FAILED and done.stdout.strip():  # out of memory in the midst of the tests
        return ["(crashed)"]
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


def find_fallen(tree: Path, tests: list[str], limit: float) -> list[str]:
    """Return those of the tests that fail with nothing broken: they have noticed nothing."""
    if not find_failures(tree, tests, limit):
        return []
    return [test for test in tests if find_failures(tree, [test], limit)]
