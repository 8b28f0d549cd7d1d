"""Which engine runs, and why: an old one is never taken for the rules as they are now."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import meadhall
from engine.checkouts import checkout_in, engine_in
from meadhall.engine import selection


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout that a plain hall runs from, on a machine that could compile."""
    found = checkout_in(tmp_path)
    monkeypatch.setattr(selection, "find_checkout", lambda: found)
    monkeypatch.setattr(selection, "find_missing", lambda: None)
    monkeypatch.setattr(meadhall, "compiled", False)
    return found


def test_a_fresh_checkout_has_none_yet(root: Path) -> None:
    assert selection.explain_choice() == selection.UNBUILT
    assert selection.prepare(root) is None


def test_one_that_is_built_is_ready_for_the_next_start(root: Path) -> None:
    folder = engine_in(root)
    assert selection.explain_choice() == selection.READY
    assert selection.prepare(root) == folder


@pytest.mark.parametrize("changed", ["src/meadhall/core/agenda.py", "setup.py", "pyproject.toml", "tools/expand.py"])
def test_one_that_was_built_from_other_rules_is_never_used(root: Path, changed: str) -> None:
    engine_in(root)
    (root / changed).write_text("pass = 2")
    assert selection.explain_choice() == selection.STALE
    assert selection.prepare(root) is None


def test_a_new_rule_file_makes_it_old_too(root: Path) -> None:
    engine_in(root)
    (root / "src/meadhall/games").mkdir()
    (root / "src/meadhall/games/new.py").write_text("")
    assert selection.explain_choice() == selection.STALE


def test_a_new_sentence_needs_no_compiler(root: Path) -> None:
    folder = engine_in(root)
    assert selection.prepare(root) == folder
    (root / "src/meadhall/words/en.ftl").write_text("a = B")
    (root / "src/meadhall/words/fr.ftl").write_text("a = C")
    (folder / "meadhall/words/gone.ftl").write_text("no longer in the source")

    assert selection.prepare(root) == folder
    assert (folder / "meadhall/words/en.ftl").read_text() == "a = B"
    assert (folder / "meadhall/words/fr.ftl").read_text() == "a = C"
    assert not (folder / "meadhall/words/gone.ftl").exists()
    assert (folder / "meadhall/core/agenda.so").exists(), "what was compiled stays"


def test_who_builds_it_is_told_from_who_died_over_it(root: Path) -> None:
    selection.find_lock(root).write_text(str(os.getpid()))
    assert selection.explain_choice() == selection.BUILDING
    with subprocess.Popen([sys.executable, "-c", ""]) as gone:
        gone.wait()
    selection.find_lock(root).write_text(str(gone.pid))
    assert selection.explain_choice() == selection.UNBUILT


def test_a_build_that_failed_is_named(root: Path) -> None:
    selection.find_log(root).write_text("error: no room on the disk")
    assert selection.explain_choice() == selection.FAILED


@pytest.mark.parametrize("lack", [selection.NO_COMPILER, selection.NO_HEADERS])
def test_what_the_machine_lacks_is_named(root: Path, lack: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selection, "find_missing", lambda: lack)
    assert selection.explain_choice() == lack
    engine_in(root)
    assert selection.explain_choice() == selection.READY, "one that is there needs nothing"


def test_a_machine_without_a_compiler_or_without_headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert selection.find_missing() == selection.NO_COMPILER
    (tmp_path / "cc").write_text("#!/bin/sh\n")
    (tmp_path / "cc").chmod(0o755)
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path))
    assert selection.find_missing() == selection.NO_HEADERS
    (tmp_path / "Python.h").write_text("")
    assert selection.find_missing() is None


@pytest.mark.parametrize(("compiled", "reason"), [(True, selection.WHEEL), (False, selection.INSTALLED)])
def test_an_installed_hall_has_what_it_came_with(
    root: Path,
    compiled: bool,
    reason: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(selection, "find_checkout", lambda: None)
    monkeypatch.setattr(meadhall, "compiled", compiled)
    assert selection.explain_choice() == reason


def test_a_hall_that_runs_on_a_built_engine_says_so(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meadhall, "compiled", True)
    assert selection.explain_choice() == selection.BUILT


@pytest.mark.parametrize("place", ["src", "build/compiled"])
def test_a_checkout_is_found_from_both_of_its_halls(
    tmp_path: Path,
    place: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    root = checkout_in(tmp_path)
    monkeypatch.setattr(meadhall, "__file__", str(root / place / "meadhall/__init__.py"))
    assert selection.find_checkout() == root
    monkeypatch.setattr(meadhall, "__file__", "/usr/lib/python3/site-packages/meadhall/__init__.py")
    assert selection.find_checkout() is None
