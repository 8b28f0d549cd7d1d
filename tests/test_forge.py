"""The workflows of the forge: actions pinned by hash, no more rights than needed, and targets of make that exist."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
ZIZMOR = shutil.which("zizmor", path=str(Path(sys.executable).parent)) or shutil.which("zizmor")
PINNED = re.compile(r"[\w.-]+/[\w./-]+@[0-9a-f]{40}|\./\.github/workflows/[\w-]+\.yml")


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_pinned_by_hash_and_rights_are_given_one_by_one(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    used = re.findall(r"uses: (\S+)(.*)", text)
    assert all(PINNED.fullmatch(name) for name, _ in used), used
    assert all("# v" in comment for name, comment in used if "@" in name), "the comment says which version it is"
    workflow = yaml.safe_load(text)
    assert workflow["permissions"] == {}
    assert all("permissions" in job for job in workflow["jobs"].values())


def test_every_make_target_they_call_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^(\w+):", makefile, re.M))
    for path in WORKFLOWS:
        for job in yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"].values():
            matrix = job.get("strategy", {}).get("matrix", {})
            for step in job.get("steps", []):
                if called := re.findall(r"^make (.+)$", step.get("run", ""), re.M):
                    names = matrix["what"] if "matrix.what" in called[0] else called
                    assert {name.split()[0] for name in names} <= targets, path


def test_what_they_install_is_locked() -> None:
    for path in WORKFLOWS:
        for line in re.findall(r"\bpip install .*", path.read_text(encoding="utf-8")):
            assert "--require-hashes" in line or "--no-index" in line, f"{path.name}: {line}"


def test_the_gate_of_coverage_is_run_and_floors_only_rise() -> None:
    steps = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8"))["jobs"]["coverage"]["steps"]
    run = "\n".join(step.get("run", "") for step in steps)
    assert "coverage_floors.py --since" in run
    assert run.endswith("make coverage")
    assert not any("continue-on-error" in step or "if" in step for step in steps)


def test_compiled_wheels_bring_the_handbook_and_the_date_of_the_commit() -> None:
    jobs = yaml.safe_load((ROOT / ".github/workflows/wheels.yml").read_text(encoding="utf-8"))["jobs"]
    given = [step["with"] for step in jobs["handbook"]["steps"] if "upload-artifact" in step.get("uses", "")]
    taken = [step["with"] for step in jobs["compiled"]["steps"] if "download-artifact" in step.get("uses", "")]
    assert jobs["compiled"]["needs"] == "handbook"
    assert [(one["name"], Path(one["path"])) for one in given] == [("handbook", Path("build/docs"))]
    assert [(one["name"], Path(one["path"])) for one in taken] == [("handbook", Path("build/docs"))]
    dated = [step for step in jobs["compiled"]["steps"] if "SOURCE_DATE_EPOCH" in step.get("run", "")]
    assert len(dated) == 1
    wheels = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]
    assert wheels["linux"]["environment-pass"] == ["SOURCE_DATE_EPOCH"]
    assert any("site() / 'index.html'" in command for command in wheels["test-command"])


@pytest.mark.skipif(ZIZMOR is None, reason="zizmor is not installed")
def test_an_auditor_finds_nothing_in_them() -> None:
    done = subprocess.run(
        [str(ZIZMOR), "--offline", "--quiet", ROOT / ".github"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
