"""The map of the house: every package is on it, and everything on it exists."""

import re
from pathlib import Path

import pytest

from packages import SOURCE

ROOT = SOURCE.parents[1]
PAGE = (ROOT / "docs" / "map.md").read_text(encoding="utf-8")
GAMES = sorted(ledger.parent.name for ledger in SOURCE.glob("games/*/rules.toml"))
TOP = ("src/", "tests/", "docs/", "benchmarks/", "tools/", "examples/")


def named(page):
    """Every path on the page, once for each game where it is of a game."""
    for path in re.findall(r"`([\w.<>/-]+)`", page):
        if path.startswith(TOP):
            yield from ([path.replace("<game>", game) for game in GAMES] if "<game>" in path else [path])


def packages(source):
    return {
        folder.relative_to(source.parents[1])
        for folder in (path.parent for path in source.rglob("*.py"))
        if folder != source
    }


def missing(page, source):
    on_it = {Path(path) for path in named(page)}
    return sorted(str(folder) for folder in packages(source) - on_it)


def test_every_package_is_on_the_map():
    assert missing(PAGE, SOURCE) == []


def test_everything_on_the_map_exists():
    paths = list(named(PAGE))
    assert len(paths) > 60
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_a_package_that_is_not_on_the_map_is_found(tmp_path):
    source = tmp_path / "src" / "meadhall"
    for name in ("core/a", "server/table/b", "cli"):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / f"{name}.py").touch()
    assert missing("| `src/meadhall/core/` | the core |", source) == ["src/meadhall/server/table"]


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_newcomers_are_led_to_the_map(page):
    assert "(docs/map.md)" in (ROOT / page).read_text(encoding="utf-8")
