"""The handbook, built once for all tests of a run, whichever worker asks first."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest

from handbook.blocks import ROOT


def built(factory: pytest.TempPathFactory) -> Path:
    """As `make docs` builds it; every worker waits for the one that does it."""
    base = factory.getbasetemp()
    base = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    site = base / "handbook"
    with (base / "handbook.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not site.exists():
            done = subprocess.run(
                [sys.executable, ROOT / "tools/website/build.py", site], capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, done.stderr
    return site
