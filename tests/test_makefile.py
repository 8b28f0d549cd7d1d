"""What `make play` starts: the hall that was asked for, and the handbook beside it."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from random import randint

import pytest

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="no make")


def planned(target: str, *words: str, **shell: str) -> list[str]:
    """What would be run, line by line."""
    done = subprocess.run(
        ["make", "-n", target, *words],
        cwd=ROOT,
        env={**os.environ, **shell},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_the_hall_opens_where_the_line_says() -> None:
    port = str(randint(1025, 65_535))
    told = next(
        line for line in planned("play", f"PORT={port}", "HOST=0.0.0.0", "DB=my hall.sqlite3") if " serve " in line
    )
    assert "--host '0.0.0.0'" in told
    assert f"--port '{port}'" in told
    assert "--db 'my hall.sqlite3'" in told


def test_what_the_shell_happens_to_have_set_is_not_meant() -> None:
    told = next(line for line in planned("play", PORT="99", HOST="elsewhere", DB="other") if " serve " in line)
    assert not {"--port", "--host", "--db"} & set(told.split())


def test_the_handbook_is_built_behind_the_hall() -> None:
    lines = planned("play")
    behind = next(at for at, line in enumerate(lines) if "build/docs/index.html" in line and line.endswith("&"))
    assert behind < next(at for at, line in enumerate(lines) if " serve " in line)


def test_the_handbook_gets_what_it_needs_and_leaves_the_hall_alone() -> None:
    lines = planned("docs", "-W", "requirements/docs.lock")
    install = next(line for line in lines if "requirements/docs.lock" in line)
    assert "--editable" not in install
    assert "--require-hashes" in install


@pytest.mark.parametrize("target", ["mutation", "fuzz"])
def test_what_scheduled_work_needs_is_locked(target: str) -> None:
    lines = planned(target, "-W", "requirements/scheduled.lock")
    installs = [line for line in lines if "pip install" in line and "scheduled.lock" in line]
    assert len(installs) == 1
    assert "--require-hashes" in installs[0]
    assert not any("--editable '." in line for line in lines)
