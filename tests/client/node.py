"""Browser modules without a browser: in the Node that Playwright brings."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from playwright._impl._driver import compute_driver_executable

import meadhall

CLIENT = Path(meadhall.__file__).parent / "client"
LONGEST = 300  # seconds; nothing waits for ever
NODE = compute_driver_executable()[0]


def run_node(script: str, given: dict[str, Any]) -> Any:
    """Return what a script beside this file makes of it."""
    done = subprocess.run(
        [NODE, Path(__file__).with_name(script)],
        check=False,
        input=json.dumps({"client": f"{CLIENT}/", **given}).encode(),
        capture_output=True,
        timeout=LONGEST,
    )
    assert done.returncode == 0, done.stderr.decode()
    return json.loads(done.stdout)
