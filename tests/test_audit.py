"""What `make audit` says to what pip-audit and npm audit tell it."""

import re
import tomllib
from pathlib import Path

import pytest

import audit
from optional import unwrap

ROOT = Path(__file__).resolve().parent.parent
NEEDS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]

HOLE = {"id": "PYSEC-1", "fix_versions": ["1.1"], "aliases": [], "description": ""}
OURS = {"name": "meadhall", "skip_reason": "distribution marked as editable"}
UNKNOWN = {"name": "ash", "skip_reason": "Dependency not found"}


def packages(*found):
    return {"dependencies": [OURS, *found], "fixes": []}


@pytest.mark.parametrize(
    ("said", "verdict", "line"),
    [
        (packages({"name": "oak", "version": "1.0", "vulns": []}), audit.CLEAN, "Python: 1 packages, 0 advisories"),
        (
            packages({"name": "oak", "version": "1.0", "vulns": [HOLE]}),
            audit.FOUND,
            "  oak 1.0: PYSEC-1, mended in 1.1",
        ),
        (packages({"name": "oak", "version": "1.0", "vulns": []}, UNKNOWN), audit.CLEAN, "  ash: not audited"),
        (packages(UNKNOWN), audit.NOT_ASKED, f"Python: {audit.NOT_REACHED}"),
        (None, audit.NOT_ASKED, f"Python: {audit.NOT_REACHED}"),
    ],
)
def test_python(said, verdict, line):
    found, lines = audit.judge_python(said)

    assert found == verdict
    assert line in lines


@pytest.mark.parametrize(
    ("said", "verdict", "line"),
    [
        (
            {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 12}}},
            audit.CLEAN,
            "npm: 12 packages, 0 with advisories",
        ),
        (
            {
                "vulnerabilities": {"elm": {"severity": "high", "range": "<2"}},
                "metadata": {"dependencies": {"total": 12}},
            },
            audit.FOUND,
            "  elm: high, <2",
        ),
        ({"message": "405 Method Not Allowed", "statusCode": 405}, audit.NOT_ASKED, f"npm: {audit.NOT_REACHED}"),
        (None, audit.NOT_ASKED, f"npm: {audit.NOT_REACHED}"),
    ],
)
def test_npm(said, verdict, line):
    found, lines = audit.judge_browser(said)

    assert found == verdict
    assert line in lines


@pytest.mark.parametrize("need", NEEDS)
def test_the_page_names_every_need_with_its_limits(need):
    name, limits = unwrap(re.fullmatch(r"([\w.-]+)(?:\[.*\])?([<>=\d.,]+)(?:;.*)?", need)).groups()
    lines = (ROOT / "SECURITY.md").read_text(encoding="utf-8").splitlines()
    rows = [line.split("|")[1:3] for line in lines if line.startswith("|")]
    found = dict(
        pair
        for names, all_limits, *_ in rows
        for pair in zip(names.strip().split(", "), all_limits.strip().split("`, `"), strict=False)
    )

    assert found[name].strip("`") == limits
