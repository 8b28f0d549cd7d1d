"""The rule ledger: every rule stands in the code that carries it out and in a test that would notice."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from meadhall.games import SHIPPED

ROOT = Path(__file__).parent.parent
# The games at the table; others lie ready in the tree, with tests that register them for themselves.
GAMES = list(SHIPPED)


def ledger(game: str) -> list[str]:
    rules = tomllib.loads((ROOT / f"src/meadhall/games/{game}/rules.toml").read_text(encoding="utf-8"))
    return [rule["id"] for rule in rules["rule"]]


def cited(folder: Path, pattern: str, prefix: str) -> set[str]:
    """Ids in docstrings of the game, or in the markers of its tests."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for block in re.findall(pattern, path.read_text(encoding="utf-8"), re.S):
            found |= set(re.findall(rf"{prefix}(?:-[A-Z]+)+(?:-\d+)?", block))
    return found


PREFIX = {game: ledger(game)[0].partition("-")[0] for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_stands_in_a_docstring(game: str) -> None:
    docstrings = cited(ROOT / f"src/meadhall/games/{game}", r'"""(.*?)"""', PREFIX[game])

    assert sorted(set(ledger(game)) - docstrings) == []
    assert sorted(docstrings - set(ledger(game))) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_tested(game: str) -> None:
    marked = cited(ROOT / "tests", r"mark\.rule\((.*?)\)", PREFIX[game])

    assert sorted(set(ledger(game)) - marked) == []
    assert sorted(marked - set(ledger(game))) == []


def test_every_case_of_norsaga_is_played_out() -> None:
    played: set[str] = set()
    for path in (ROOT / "tests/norsaga").glob("*.py"):
        for block in re.findall(r"mark\.case\((.*?)\)", path.read_text(encoding="utf-8"), re.S):
            played |= set(re.findall(r"NS-CASE-\d+", block))

    numbers = [
        1,
        3,
        4,
        6,
        7,
        9,
        10,
        12,
        13,
        15,
        16,
        18,
        19,
        21,
        22,
        24,
        25,
        27,
        28,
        30,
        31,
        33,
        34,
        36,
        37,
        39,
        40,
        42,
        43,
        45,
        46,
        48,
        49,
        51,
        52,
        54,
        55,
        57,
        58,
        60,
        61,
        63,
        64,
        66,
        67,
        69,
        70,
        72,
        73,
        75,
        76,
        78,
        79,
        81,
        82,
    ]
    assert played == {f"NS-CASE-{number:02}" for number in numbers}


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_the_ledger_in_the_docs_is_the_one_the_program_tells(
    game: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The English one begins with what we corrected; `meadhall rules GAME --markdown --lang fr` writes the French."""
    from meadhall.cli import main

    english = language == "en"
    folder = ROOT / "docs" / ("" if english else language) / "rules"
    main(
        [
            "rules",
            game,
            "--markdown",
            "--lang",
            language,
            *(["--preface", str(folder / f"{game}.preface.md")] if english else []),
        ]
    )

    assert capsys.readouterr().out.strip() == (folder / f"{game}.md").read_text(encoding="utf-8").strip()
