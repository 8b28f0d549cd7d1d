"""The locks in requirements/ hold what pyproject.toml asks for, by hash, and name no address."""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict

import pytest

from lock import BUILD, FOLDER, LOCKS, NAME, OURS, list_faults, read_lock
from optional import unwrap


def test_every_need_is_locked() -> None:
    assert list_faults() == []


@pytest.mark.parametrize("name", [*LOCKS, BUILD])
def test_each_version_has_its_hashes_and_no_address(name: str) -> None:
    text = (FOLDER / f"{name}.lock").read_text(encoding="utf-8")
    assert "://" not in text
    needs = re.split(r"\n(?=\S)", text.strip())
    assert len(needs) >= len(read_lock(name)) > (5 if name == BUILD else 20)
    assert all(re.match(r"[\w.-]+(\[.*\])?==\S+ .*--hash=sha256:[0-9a-f]{64}", need, re.S) for need in needs)


def test_what_people_run_is_the_same_in_all_locks() -> None:
    run = read_lock("run")
    for name in LOCKS:
        other = read_lock(name)
        assert {need: other.get(need) for need in run} == run, name
    build = read_lock(BUILD)
    assert {need: version for need, version in build.items() if run.get(need, version) != version} == {}


def test_two_locks_never_hold_different_versions_of_one_library() -> None:
    """They are installed into the same environment, one after the other."""
    versions: dict[str, set[str]] = defaultdict(set)
    for name in [*LOCKS, BUILD]:
        for need, version in read_lock(name).items():
            versions[need].add(version)
    assert {need: found for need, found in versions.items() if len(found) > 1} == {}


def test_libraries_that_break_often_have_an_upper_bound() -> None:
    project = tomllib.loads((FOLDER.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needs = project["dependencies"] + project["optional-dependencies"]["test"]
    unbound = {unwrap(NAME.match(need))[0] for need in needs if "<" not in need and "==" not in need}
    assert unbound == {"cryptography", OURS}
