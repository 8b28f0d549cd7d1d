"""What is released says what it is; the long version builds it and uses it, with every Python there is here."""

from __future__ import annotations

import hashlib
import os
import random
import shutil
import subprocess
import sys
import tarfile
import time
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import meadhall
import release
from pythons import find_pythons, use_installation
from release import ROOT, ReleaseError, build_twice, check_contents, find_date, normalize_archive

# Of this the next major version is let in: most of them mend holes.
OPEN_ENDED = {"cryptography"}


def test_the_changes_begin_with_this_version() -> None:
    assert release.read_version() == release.read_latest_change() == meadhall.__version__


def test_the_pythons_of_this_machine_are_found() -> None:
    found = find_pythons()
    assert f"3.{sys.version_info.minor}" in found
    assert all(tuple(map(int, name.split("."))) >= (3, 11) for name in found)


def test_what_a_hall_is_made_of_is_neither_too_old_nor_unheard_of() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    needs = [Requirement(text) for text in (*project["dependencies"], *extras["postgres"], *extras["redis"])]
    bounds = {need.name: {bound.operator for bound in need.specifier} for need in needs}
    assert [name for name, known in bounds.items() if ">=" not in known] == []
    assert {name for name, known in bounds.items() if "<" not in known} == OPEN_ENDED


def write_wheel(folder: Path, *names: str, data: str = "") -> Path:
    wheel = folder / "meadhall-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        for name in names:
            packed.writestr(f"meadhall/{name}", data)
    return wheel


def write_archive(file: Path, *names: str) -> Path:
    """Pack a file of each name, with the rights, the dates and the order that chance gives them."""
    source = file.parent / f"tree-{file.name}"
    for name in random.sample(names, len(names)):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text(name, encoding="utf-8")
        os.utime(source / name, (time.time(), random.randrange(10**9)))
    with tarfile.open(file, "w:gz") as packed:
        for name in random.sample(names, len(names)):
            packed.add(source / name, f"meadhall-1.0/{name}")
    return file


ENGINE = "core/agenda.cpython-311-x86_64-linux-gnu.so"


@pytest.mark.parametrize(
    ("brought", "compiled", "said"),
    [
        (release.IN_WHEEL, True, "holds no compiled engine"),
        ((*release.IN_WHEEL, ENGINE), False, "holds a compiled engine"),
        (("py.typed", ENGINE), True, "left out: .*site/index.html"),
    ],
)
def test_a_wheel_that_fell_back_to_the_other_engine_or_lacks_a_part_is_refused(
    tmp_path: Path, brought: tuple[str, ...], compiled: bool, said: str
) -> None:
    archive = write_archive(tmp_path / "meadhall-1.0.tar.gz", *release.IN_SOURCES)
    check_contents(write_wheel(tmp_path, *release.IN_WHEEL, *([ENGINE] * compiled)), archive, compiled)
    with pytest.raises(ReleaseError, match=said):
        check_contents(write_wheel(tmp_path, *brought), archive, compiled)


def test_two_builds_that_differ_are_refused_and_the_file_is_named(tmp_path: Path) -> None:
    data = iter(["one", "two"])
    with pytest.raises(ReleaseError, match=r"differ: meadhall/py\.typed"):
        build_twice(lambda folder: write_wheel(folder, "py.typed", data=next(data)), tmp_path)


def test_two_builds_that_are_the_same_are_told_with_their_checksum(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def build(folder: Path) -> Path:
        wheel = folder / "meadhall-1.0-py3-none-any.whl"
        wheel.write_bytes(b"the same")
        return wheel

    made = build_twice(build, tmp_path)
    assert f"{made.name}, sha256 {hashlib.sha256(b'the same').hexdigest()}" in capsys.readouterr().out


def test_an_archive_of_the_same_files_has_the_same_bytes(tmp_path: Path) -> None:
    names = ("setup.py", "src/a.py", "src/b.py")
    found = [write_archive(tmp_path / f"{number}.tar.gz", *names) for number in range(2)]
    for archive in found:
        normalize_archive(archive, 1_000_000_000)
    assert found[0].read_bytes() == found[1].read_bytes()
    with tarfile.open(found[0]) as packed:
        assert [(entry.name, entry.mtime, entry.uid) for entry in packed] == [
            (f"meadhall-1.0/{name}", 1_000_000_000, 0) for name in names
        ]


def test_the_date_of_a_release_is_that_which_is_given_or_the_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1234567890")
    assert find_date() == "1234567890"
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    assert find_date().isdigit()


def test_a_release_needs_nothing_that_tests_need() -> None:
    done = subprocess.run(["make", "-n", "release"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "tools/release.py" in done.stdout
    assert not {"needs.sh", "test.lock", "playwright", "npm"} & set(done.stdout.replace("/", " ").split())
    locks = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    assert not any("playwright" in need or "asyncpg" in need for needs in locks.values() for need in needs)


@pytest.mark.soak
def test_a_release_is_built_and_run_without_being_installed(tmp_path: Path) -> None:
    """As `uv tool run` and `pipx run` do it, from the wheel alone."""
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "pipx", "uv"], check=True)
    subprocess.run([sys.executable, ROOT / "tools/release.py"], check=True, cwd=ROOT)
    wheel = str(next((ROOT / "dist").glob("*-none-any.whl")))
    said = f"meadhall {release.read_version()} (plain engine"
    uv = shutil.which("uv", path=Path(sys.executable).parent)
    assert use_installation("meadhall", tmp_path, str(uv), "tool", "run", "--from", wheel).startswith(said)
    run = [sys.executable, "-m", "pipx", "run", "--spec", wheel, "meadhall", "--version"]
    assert subprocess.run(run, check=True, capture_output=True, text=True).stdout.startswith(said)
