"""What is released says what it is; the long version builds it and lives in it, with every Python there is here."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import meadhall
from pythons import lived_in, pythons
from release import ROOT, told, version

# Of these the next major version is let in.
OPEN_ENDED = {
    "mypy_extensions",
    "rich",
    "platformdirs",
    "httptools",
    "uvloop",
    "websockets",
    "aiosqlite",
    "asyncpg",
    "cryptography",
    "redis",
}


def test_the_changes_begin_with_this_version() -> None:
    assert version() == told() == meadhall.__version__


def test_the_pythons_of_this_machine_are_found() -> None:
    found = pythons()
    assert f"3.{sys.version_info.minor}" in found
    assert all(tuple(map(int, name.split("."))) >= (3, 11) for name in found)


def test_what_a_hall_is_made_of_is_neither_too_old_nor_unheard_of() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    needs = [Requirement(text) for text in (*project["dependencies"], *extras["postgres"], *extras["redis"])]
    bounds = {need.name: {bound.operator for bound in need.specifier} for need in needs}
    assert [name for name, known in bounds.items() if ">=" not in known] == []
    assert {name for name, known in bounds.items() if "<" not in known} == OPEN_ENDED


@pytest.mark.soak
def test_a_release_is_built_and_run_without_being_installed(tmp_path: Path) -> None:
    """As `uv tool run` and `pipx run` do it, from the wheel alone."""
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "build", "twine", "pipx", "uv"], check=True)
    subprocess.run([sys.executable, ROOT / "tools/release.py"], check=True, cwd=ROOT)
    wheel = str(next((ROOT / "dist").glob("*.whl")))
    said = f"meadhall {version()} (plain engine"
    uv = shutil.which("uv", path=Path(sys.executable).parent)
    assert lived_in("meadhall", tmp_path, str(uv), "tool", "run", "--from", wheel).startswith(said)
    run = [sys.executable, "-m", "pipx", "run", "--spec", wheel, "meadhall", "--version"]
    assert subprocess.run(run, check=True, capture_output=True, text=True).stdout.startswith(said)
