"""Unit tests of the browser's modules that need no page, in `units/`, by the test runner of Node."""

from __future__ import annotations

import subprocess
from pathlib import Path

from client.node import LONGEST, NODE

UNITS = sorted(Path(__file__).parent.glob("units/*.test.mjs"))


def test_units_of_the_client() -> None:
    run = [NODE, "--test", "--test-reporter=tap", *map(str, UNITS)]
    done = subprocess.run(run, check=False, capture_output=True, text=True, timeout=LONGEST)
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(UNITS) > 10
    assert "# fail 0" in done.stdout
