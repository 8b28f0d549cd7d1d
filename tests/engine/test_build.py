"""A new engine takes the place of the old one only when it is whole and has played."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.checkouts import checkout_in, engine_in
from meadhall.engine import build as building_module
from meadhall.engine import selection
from meadhall.engine.build import build, list_files, report_progress
from patience import PATIENCE

WRITES = "import sys, pathlib; pathlib.Path(sys.argv[1], 'meadhall').mkdir(parents=True)"
FINE, BAD = (sys.executable, "-c", ""), (sys.executable, "-c", "print('it broke'); raise SystemExit(3)")


def compiler(target: Path, *more: str) -> list[str]:
    return [sys.executable, "-c", WRITES, str(target)]


def broken(target: Path, *more: str) -> list[str]:
    return list(BAD)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return checkout_in(tmp_path)


def silent(percent: int) -> None:
    pass


def test_what_was_built_and_has_played_is_used(root: Path) -> None:
    assert build(root, silent, command=compiler, trial=FINE)
    assert selection.prepare(root) == selection.find_folder(root)
    assert not selection.find_log(root).exists()
    assert not selection.find_lock(root).exists()


def test_it_is_compiled_without_a_handbook(root: Path) -> None:
    def check(target: Path, *more: str) -> list[str]:
        asked = "import os; assert (os.environ['MEADHALL_COMPILED'], os.environ['MEADHALL_DOCS']) == ('1', '')"
        return [sys.executable, "-c", f"{asked}; {WRITES}", str(target)]

    assert build(root, silent, command=check, trial=FINE), selection.find_log(root).read_text()


@pytest.mark.parametrize(("command", "trial"), [(broken, FINE), (compiler, BAD)])
def test_what_went_wrong_leaves_the_old_one_and_a_log(root: Path, command: object, trial: tuple[str, ...]) -> None:
    engine_in(root)
    assert not build(root, silent, command=command, trial=trial)  # type: ignore[arg-type]
    assert (selection.find_folder(root) / "meadhall/core/agenda.so").exists()
    assert "it broke" in selection.find_log(root).read_text()
    assert not selection.find_lock(root).exists()


def test_a_rule_that_changed_during_the_build_makes_it_old(root: Path) -> None:
    rule = root / "src/meadhall/core/agenda.py"

    def meanwhile(target: Path, *more: str) -> list[str]:
        return [sys.executable, "-c", f"{WRITES}; pathlib.Path({str(rule)!r}).write_text('pass = 2')", str(target)]

    assert build(root, silent, command=meanwhile, trial=FINE)
    assert not selection.is_current(root)


def test_two_never_build_at_once(root: Path) -> None:
    selection.find_lock(root).write_text(str(os.getpid()))
    assert not build(root, silent, command=compiler, trial=FINE)
    assert not selection.find_folder(root).exists()
    assert selection.find_lock(root).exists(), "it belongs to the other one"


def test_a_compiler_whose_builder_was_killed_is_waited_for(root: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from meadhall.engine.build import build; "
        "build(Path(sys.argv[1]), print, command=lambda target, *more: [sys.executable, '-c', 'input()'])"
    )
    with subprocess.Popen((sys.executable, "-c", script, str(root)), stdin=subprocess.PIPE) as builder:
        until(lambda: len(lock_words(root)) == 2)
        builder.kill()
        builder.wait()
        assert not build(root, silent, command=compiler, trial=FINE), "it would write into the same files"
        assert builder.stdin is not None
        builder.stdin.close()  # now the compiler ends too
    until(lambda: not selection.is_building(root))
    assert build(root, silent, command=compiler, trial=FINE)


def lock_words(root: Path) -> list[str]:
    lock = selection.find_lock(root)
    return lock.read_text(encoding="ascii").split() if lock.exists() else []


def until(true: Callable[[], bool]) -> None:
    last = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < last
        time.sleep(0.01)


def test_how_far_it_is_shows_in_the_files_that_are_compiled(tmp_path: Path) -> None:
    class Compiling:
        """Takes three looks to write two of four."""

        looks = 0

        def wait(self, timeout: float) -> None:
            self.looks += 1
            for number in range(4):
                (tmp_path / f"{number}.c").touch()
            if self.looks == 4:
                return
            (tmp_path / f"{min(self.looks, 2)}.o").touch()
            raise subprocess.TimeoutExpired("cc", timeout)

    (tmp_path / "old.o").touch()
    told: list[int] = []
    report_progress(Compiling(), tmp_path, told.append)  # type: ignore[arg-type]
    assert told == [25, 50], "said once each, and what an earlier build left does not count"


def test_a_folder_that_the_compiler_puts_away_meanwhile_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone, scandir = tmp_path / "written", os.scandir
    gone.mkdir()
    (tmp_path / "a.o").touch()

    def look(path: os.PathLike[str] | str) -> object:
        if os.fspath(path) == os.fspath(gone):
            raise FileNotFoundError(path)
        return scandir(path)

    monkeypatch.setattr(os, "scandir", look)
    assert list_files(tmp_path, ".o") == [tmp_path / "a.o"]


@pytest.mark.parametrize(
    ("rooted", "building", "lack"), [(False, False, None), (True, True, None), (True, False, selection.NO_COMPILER)]
)
def test_where_nothing_can_be_built_it_says_so_and_begins_nothing(
    root: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    rooted: bool,
    building: bool,
    lack: str | None,
) -> None:
    for module in (selection, building_module):
        monkeypatch.setattr(module, "find_checkout", lambda: root if rooted else None)
        monkeypatch.setattr(module, "is_building", lambda root: building)
        monkeypatch.setattr(module, "find_missing", lambda: lack)
    monkeypatch.setattr(building_module, "build", None)
    assert building_module.main([]) == 1
    assert "cannot be built" in capsys.readouterr().err


def test_the_compiler_finds_all_types_where_nothing_else_is_installed() -> None:
    """`make play` builds in a room of its own: what is only there for the tests is missing."""
    told = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    stubs = {need for need in told["project"]["optional-dependencies"]["test"] if need.startswith("types-")}
    assert stubs
    assert stubs <= set(told["build-system"]["requires"])
