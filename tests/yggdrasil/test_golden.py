"""Games that were played once are replayed for ever: answers, chance, events, positions and result."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall import Record
from meadhall.games.yggdrasil.state import REASONS
from yggdrasil.make_golden import FOLDER, HEARD, heard

GOLDEN = sorted(FOLDER.glob("*.record"))
# What the whole table heard in each game.
TOLD = dict(line.split() for line in HEARD.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_end(path: Path) -> None:
    record = Record.load(path)

    verdict = record.verify()

    assert verdict.proven
    assert verdict.finished


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_tells_the_same_story(path: Path) -> None:
    assert heard(Record.load(path)) == TOLD[path.stem]


def test_all_are_there() -> None:
    assert {path.stem for path in GOLDEN} == set(TOLD)


def test_they_are_of_many_kinds() -> None:
    """One to five players, easy and hard, every other reading of the rules, and every end."""
    records = [Record.load(path) for path in GOLDEN]
    ends = {(record.result or {})["result"]["reason"] for record in records}
    options = [record.header["options"] for record in records]

    assert {record.header["players"] for record in records} == {1, 2, 3, 4, 5}
    assert ends == set(REASONS)
    for name, values in {
        "difficulty": {"easy", "hard"}, "memory": {True, False}, "fenrir_solo": {"third", "once"},
        "fenrir_duo": {"owner", "active"}, "support_after_fenrir": {True, False}, "healing_delay": {"tree", "all"},
        "creatures": {"once", "reshuffle"}, "thor_helps": {1, 2},
    }.items():
        assert {option[name] for option in options} == values
