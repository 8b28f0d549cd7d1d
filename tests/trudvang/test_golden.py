"""Adventures that were played once are replayed for ever: answers, chance, events, positions and result."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from meadhall import Record
from meadhall.core.decision import decide
from trudvang.scene import trudvang

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.record"))

# What the whole table heard in each game: a hash over the events as everybody hears them.
HEARD = {
    "cut-short": "f289c8cf46e1e75c",
    "ferry-alone": "6bd4d7e69b543462",
    "ferry-four": "595d13b9f1c09550",
    "ferry-three": "0508ce6a3d1e98ad",
    "ferry-two": "75b042b90e112cf2",
    "rye-alone": "5c360ee6434a2ab5",
    "rye-four": "a7c1619bffe9f245",
    "rye-two": "346a832d8c8ca9d2",
}


def heard(record: Record) -> str:
    state = record.first()
    state.log = []
    decide(state)
    for number in range(len(record.answers)):
        record.replay_one(state, number)
    told = [event.seen_by(None) for event in state.log]
    return hashlib.sha256(repr(told).encode()).hexdigest()[:16]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_end(path: Path) -> None:
    record = Record.load(path)
    assert record.game is trudvang

    verdict = record.verify()

    assert verdict.proven
    assert verdict.finished


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_tells_the_same_story(path: Path) -> None:
    assert heard(Record.load(path)) == HEARD[path.stem]


def test_all_are_there() -> None:
    assert {path.stem for path in GOLDEN} == set(HEARD)


def test_they_are_of_many_kinds() -> None:
    """Every number of players, both books, both ways to decide together, and games told to their end or cut short."""
    headers = [Record.load(path).header for path in GOLDEN]
    ends = {(Record.load(path).result or {})["result"]["reason"] for path in GOLDEN}

    assert {header["players"] for header in headers} == {1, 2, 3, 4}
    assert {header["options"]["adventure"] for header in headers} == {"example_x1", "winter_owed"}
    assert {header["options"]["shared"] for header in headers} == {"table", "leader"}
    assert {header["options"]["hired_feats"] for header in headers} == {"one", "all"}
    assert ends == {"told", "cap"}
