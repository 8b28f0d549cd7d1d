"""The source distribution installs where nobody can compile, and nothing is missing from it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
from importlib import metadata
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SDIST = "import sys; from setuptools import build_meta; print(build_meta.build_sdist(sys.argv[1]))"
MADE = {".pyc", ".so", ".lock"}  # the last say which translations are up to date: for those who translate


@pytest.mark.skipif(int(metadata.version("setuptools").split(".")[0]) < 77, reason="needs setuptools 77: make compiled")
def test_it_installs_without_a_compiler_and_whole(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so"))
    (source / "tools").mkdir()
    for name in (
        "setup.py",
        "pyproject.toml",
        "README.md",
        "LICENSE",
        "MANIFEST.in",
        "tools/expand.py",
    ):
        shutil.copy(ROOT / name, source / name)
    (tmp_path / "empty").mkdir()
    nobody_compiles = {**os.environ, "PATH": str(tmp_path / "empty"), "CC": "/nonexistent/cc", "MEADHALL_COMPILED": ""}

    packed = subprocess.run(
        [sys.executable, "-c", SDIST, str(tmp_path)],
        cwd=source,
        check=True,
        text=True,
        capture_output=True,
        env=nobody_compiles,
    ).stdout.split()[-1]
    with tarfile.open(tmp_path / packed) as sdist:  # a user with a compiler can build from it
        assert any(name.endswith("tools/expand.py") for name in sdist.getnames())
    subprocess.run(
        [
            sys.executable,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--no-deps",
            "--no-build-isolation",
            "--no-index",
            "--target",
            target,
            tmp_path / packed,
        ],
        check=True,
        env=nobody_compiles,
    )

    said = subprocess.run(
        [sys.executable, "-m", "meadhall", "doctor", "--json"],
        cwd=tmp_path,
        check=True,
        text=True,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(target)},
    ).stdout
    assert (json.loads(said)["compiled"], json.loads(said)["engine"]) == (False, "installed")
    assert files_in(target / "meadhall") == files_in(source / "src/meadhall")


def files_in(folder: Path) -> set[str]:
    return {
        path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file() and path.suffix not in MADE
    }
