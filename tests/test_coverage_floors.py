"""The gate of coverage: a floor that is missed or lowered fails, and raising never lowers one."""

from __future__ import annotations

import json
import random
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

import coverage_floors
from coverage_floors import FLOORS, PACKAGES, list_lowered, load, main, measure, raise_floors

ROOT = Path(__file__).parents[1]


def report(reached: int, of: int = 200) -> dict[str, Any]:
    """As coverage.py writes it: two files in each package, and one that belongs to none."""
    summary = {"covered_lines": reached, "num_statements": of, "covered_branches": reached, "num_branches": of}
    paths = [pattern.strip("*") + name for pattern in PACKAGES.values() for name in ("a.py", "deep/b.py")]
    nothing = dict.fromkeys(summary, 0) | {"num_statements": 1_000}
    return {
        "files": {
            **{f"src/{path}": {"summary": summary} for path in paths},
            "src/meadhall/words/c.py": {"summary": nothing},
        }
    }


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    return tmp_path / "measured.json", tmp_path / "floors.toml"


def test_every_package_has_both_floors() -> None:
    floors = load(FLOORS)
    assert floors.keys() == PACKAGES.keys()
    assert all(kinds.keys() == {"lines", "branches"} for kinds in floors.values())
    assert all(50 < percent <= 100 for kinds in floors.values() for percent in kinds.values())


def test_every_package_has_files() -> None:
    sources = [path.relative_to(ROOT).as_posix() for path in (ROOT / "src/meadhall").rglob("*.py")]
    for name, pattern in PACKAGES.items():
        assert any(fnmatch(path, pattern) for path in sources), name


def test_a_missed_floor_fails_and_says_which(files: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    found, floors = files
    found.write_text(json.dumps(report(150)))
    assert main([str(found), "--floors", str(floors), "--raise"]) == 0
    assert main([str(found), "--floors", str(floors)]) == 0
    found.write_text(json.dumps(report(149)))
    capsys.readouterr()
    assert main([str(found), "--floors", str(floors)]) == 1
    assert "tables: 74.5 % of the branches are reached, the floor is 75.0 %" in capsys.readouterr().err


def test_a_floor_that_is_not_set_fails(files: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    found, floors = files
    found.write_text(json.dumps(report(200)))
    assert main([str(found), "--floors", str(floors)]) == 1
    assert "core: no floor for lines" in capsys.readouterr().err


def test_floors_only_rise(files: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    found, floors = files
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    rng = random.Random(seed)
    highest: coverage_floors.Floors = {}
    for _ in range(20):
        found.write_text(json.dumps(report(rng.randrange(1, 201))))
        assert main([str(found), "--floors", str(floors), "--raise"]) == 0
        assert list_lowered(load(floors), highest) == []
        highest = load(floors)
    old = found.with_name("old.toml")
    old.write_text(floors.read_text())
    assert main(["--floors", str(floors), "--since", str(old)]) == 0
    floors.write_text(floors.read_text().replace('["core"]\nlines', '["core"]\nbranches_not_lines'))
    assert main(["--floors", str(floors), "--since", str(old)]) == 1
    assert "core: the floor for lines was" in capsys.readouterr().err


def test_a_percent_is_rounded_down() -> None:
    assert measure(report(199_999, 200_000))["core"]["lines"] == 99.9
    assert raise_floors(measure(report(200)), {})["core"] == {"lines": 100.0, "branches": 100.0}


def test_a_package_that_was_not_measured_is_an_error() -> None:
    some = report(1)
    some["files"] = {path: file for path, file in some["files"].items() if "/tables/" not in path}
    with pytest.raises(SystemExit, match="tables: nothing of it was measured"):
        measure(some)


def test_what_is_measured_is_what_has_floors() -> None:
    run = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["coverage"]["run"]
    assert run["branch"] is True
    assert {f"meadhall.{name.partition('/')[0]}" for name in PACKAGES} == set(run["source_pkgs"])
