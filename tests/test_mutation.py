"""The run that plants faults: what it copies, what it refuses, and what its page says."""

import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from mutation_report import render_report
from mutation_trees import PAST_LIMIT, ROOT, copy_project, find_failures, find_fallen


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    return copy_project(tmp_path_factory.mktemp("copy") / "meadhall")


@pytest.fixture
def small(tmp_path):
    """A project with one test, and room for more."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "src").mkdir()
    (tmp_path / "test_all.py").write_text(
        "import pytest\n@pytest.mark.parametrize('n', [1])\ndef test_one(n):\n    assert n\n", encoding="utf-8"
    )
    return tmp_path


def test_the_copy_holds_everything_the_tests_import(tree):
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["pytest"]["ini_options"]["pythonpath"]
    assert [folder for folder in wanted if not (tree / folder).is_dir()] == []
    # This file imports from benchmarks: without it, no test of Yggdrasil's could even be collected.
    assert find_failures(tree, ["tests/yggdrasil/test_chances.py", "--collect-only"]) == []


def test_what_falls_unbroken_is_found(small):
    (small / "test_bad.py").write_text(
        "import pytest\n@pytest.mark.parametrize('n', ['a b'])\ndef test_bad(n):\n    assert 0, 'no'\n"
    )
    bad = "test_bad.py::test_bad[a b]"
    assert find_fallen(small, ["test_all.py"], 60) == []
    assert find_failures(small, ["test_bad.py"]) == [bad]
    assert find_fallen(small, ["test_all.py", bad], 60) == [bad]


def test_the_failing_test_is_named_and_a_run_that_never_began_is_no_notice(small):
    assert find_failures(small, ["test_all.py::test_one[1]"]) == []
    with pytest.raises(RuntimeError, match="pytest ended with 4"):
        find_failures(small, ["test_gone.py::test_one"])
    (small / "test_all.py").write_text("def test_one():\n    assert 0\n")
    assert find_failures(small, ["test_all.py"]) == ["test_all.py::test_one"]


def test_a_test_that_only_changed_its_name_has_noticed_nothing(small):
    (small / "test_all.py").write_text(
        "import pytest\n@pytest.mark.parametrize('n', [2, 3])\ndef test_one(n):\n    assert n\n"
    )
    assert find_failures(small, ["test_all.py::test_one[1]", "test_all.py::test_one[2]"]) == []
    (small / "test_all.py").write_text("import nothing_of_this_name\n")
    assert find_failures(small, ["test_all.py::test_one[1]"])[0] in ("(does not load)", "test_all.py")


def test_a_run_past_its_limit_is_named_as_such(small):
    endless = "def test_one():\n  while True:\n    try:\n      pass\n    except Exception:\n      pass\n"
    (small / "test_all.py").write_text(endless)
    assert find_failures(small, ["test_all.py"], limit=1) == ["test_all.py::test_one", PAST_LIMIT]
    (small / "test_all.py").write_text("while True:\n    pass\n")
    assert find_failures(small, ["test_all.py"], limit=1) == [PAST_LIMIT]


def test_a_run_that_eats_memory_is_stopped_and_has_noticed(small):
    (small / "test_all.py").write_text("def test_one():\n    bytearray(5 << 30)\n", encoding="utf-8")
    assert find_failures(small, ["test_all.py"], limit=60) == ["test_all.py::test_one"]


@dataclass
class Planted:
    seed: int
    rule: str
    noticed: str
    path: str = "src/meadhall/games/norsaga/rules/turn.py"
    line: int = 1
    before: str = "a"
    after: str = "b"
    harmless: str = ""
    by: list[Any] = field(default_factory=list)


def test_the_page_counts_every_seed_and_hides_nothing():
    faults = [
        Planted(5, "NS-1", "own"),
        Planted(5, "NS-2", "nobody"),
        Planted(6, "NS-1", "place", by=[PAST_LIMIT]),
        Planted(6, "NS-3", "none"),
        Planted(6, "NS-4", "others"),
        Planted(6, "NS-6", "played"),
        Planted(6, "NS-5", "none", harmless="there is only one"),
    ]
    page = render_report(faults, ["norsaga"], [5, 6], rules=2, each=1)
    rows = [line for line in page.splitlines() if line.startswith("|")][2:]
    assert [row.split(" (")[0] for row in rows] == [
        "| 5 | norsaga | 2 | 2 | 1 | 0 | 0 | 0 | 1 | 0 | 50.0 %",
        "| 5 | all | 2 | 2 | 1 | 0 | 0 | 0 | 1 | 0 | 50.0 %",
        "| 6 | norsaga | 3 | 3 | 0 | 1 | 1 | 1 | 0 | 1 | 66.7 %",
        "| 6 | all | 3 | 3 | 0 | 1 | 1 | 1 | 0 | 1 | 66.7 %",
        "| all | all | 5 | 5 | 1 | 1 | 1 | 1 | 1 | 1 | 60.0 %",
    ]
    assert "1 of the faults counted as noticed made a test run past its limit." in page
    assert "Nothing to break under the docstrings of: NS-3." in page
    assert "- 6: NS-5: `a` → `b`: there is only one" in page
    assert "- 5: NS-2 (nobody)" in page
    assert "- 6: NS-4 (others)" in page


def test_every_fault_called_harmless_names_a_line_of_its_file_and_a_reason():
    for one in tomllib.loads((ROOT / "benchmarks/mutation.toml").read_text(encoding="utf-8"))["harmless"]:
        lines = [line.strip() for line in (ROOT / one["path"]).read_text(encoding="utf-8").splitlines()]
        assert one["before"] in lines, one
        assert one["after"] != one["before"], one
        assert one["reason"], one


def test_the_seed_is_drawn_at_random_and_printed():
    """Without Cosmic Ray the program cannot run: a stand-in for it is enough to see the first line it prints."""
    program = """
import sys, types
for name in ("cosmic_ray", "cosmic_ray.plugins", "cosmic_ray.ast", "cosmic_ray.mutating", "cosmic_ray.operators",
             "cosmic_ray.operators.operator", "parso"):
    sys.modules[name] = types.ModuleType(name)
sys.modules["cosmic_ray"].plugins = sys.modules["cosmic_ray.plugins"]
sys.modules["cosmic_ray.ast"].Visitor = sys.modules["cosmic_ray.operators.operator"].Operator = object
sys.modules["cosmic_ray.ast"].get_ast = sys.modules["cosmic_ray.mutating"].mutate_code = None
sys.modules["cosmic_ray.operators.operator"].Example = tuple
import mutation
def stop(games):
    raise SystemExit
mutation.marked = stop
sys.argv = ["mutation.py", "--runs", "3"]
mutation.main()
"""
    drawn = [
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=ROOT,
            capture_output=True,
            text=True,
            env={"PYTHONPATH": f"{ROOT / 'src'}:{ROOT / 'benchmarks'}"},
            check=False,
        )
        for _ in range(2)
    ]
    seeds = [done.stdout.removeprefix("seeds: ").strip().split(", ") for done in drawn]
    assert [len(set(three)) for three in seeds] == [3, 3], drawn
    assert seeds[0] != seeds[1]


def test_the_makefile_asks_for_three_fresh_seeds():
    recipe = Path(ROOT / "Makefile").read_text().split("\nmutation:")[1].split("\n\n")[0]
    assert "--runs 3" in recipe
    assert "--seed" not in recipe
