"""A bare machine gets everything the tests need, not only what has no name in common with the script's own words."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

SCRIPT = Path(__file__).parents[1] / "tools/needs.sh"


def test_a_bare_machine_installs_the_browser_and_the_servers(tmp_path: Path) -> None:
    for tool in ("sh", "env"):
        (tmp_path / tool).symlink_to(str(shutil.which(tool)))
    scripts = {"id": "echo 0", "ls": "exit 2", "apt-get": f'echo "$@" >> {tmp_path}/asked'}
    for name, body in scripts.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{body}\n")
        (tmp_path / name).chmod(0o755)

    done = subprocess.run(
        ["/bin/sh", SCRIPT], env={"PATH": str(tmp_path)}, cwd=tmp_path, capture_output=True, text=True
    )

    assert done.returncode == 0, done.stderr
    asked = set((tmp_path / "asked").read_text().split())
    assert asked >= {"chromium", "postgresql", "redis-server", "npm", "valgrind"}


def test_a_machine_that_only_lacks_valgrind_is_told_so_and_goes_on(tmp_path: Path) -> None:
    for name in ("chromium", "postgres", "redis-server", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\n")
        (tmp_path / name).chmod(0o755)

    done = subprocess.run(
        ["/bin/sh", SCRIPT], env={"PATH": str(tmp_path)}, cwd=tmp_path, capture_output=True, text=True
    )

    assert done.returncode == 0, done.stderr
    assert "valgrind" in done.stderr
