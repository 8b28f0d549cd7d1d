"""A program of another project is checked in strict mode; `make lint` lets pyright read it, too."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import meadhall

SOURCE = Path(meadhall.__file__).parents[1]
CACHE = Path(__file__).parents[2] / "build/mypy-user"

PROGRAM = Path(__file__).parent / "public_api.py"


def test_a_small_program_passes_mypy_strict() -> None:
    checked = subprocess.run(
        [
            sys.executable,
            "-m",
            "mypy",
            "--strict",
            "--config-file=",
            "--follow-imports=silent",
            f"--cache-dir={CACHE}",
            str(PROGRAM),
        ],
        env={"MYPYPATH": str(SOURCE), "PATH": ""},
        capture_output=True,
        text=True,
    )

    assert checked.returncode == 0, checked.stdout + checked.stderr
