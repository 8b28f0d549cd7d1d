"""Games that were played once are replayed for ever: answers, chance, events, positions and result."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from meadhall import Record
from meadhall.core.decision import decide
from meadhall.games.fire_and_axe.state import ENDINGS

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.record"))

# What the whole table heard in each game: a hash over the events as a spectator and as seat A hear them.
HEARD = {
    "anytime": "7f5b2e1ecc1a6832",
    "five-players": "921581f21ad4f9ca",
    "four-players": "5c09d755aac86b3d",
    "last-saga": "dc928a58c2f6fb37",
    "own-turn": "4ab1df6a8a3a8606",
    "random-to-the-cap": "fdd683239db539a5",
    "three-players": "83f7ad1a8a4e5faf",
    "two-players": "79245f31eca32dc5",
    "without-conflict": "f1bba9c813b3165c",
}


def heard(record: Record) -> str:
    state = record.first()
    state.log = []
    decide(state)
    for number in range(len(record.answers)):
        record.replay_one(state, number)
    told = [(event.seen_by(None), event.seen_by(0)) for event in state.log]
    return hashlib.sha256(repr(told).encode()).hexdigest()[:16]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_end(path: Path) -> None:
    record = Record.load(path)

    verdict = record.verify()

    assert verdict.proven
    assert verdict.finished


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_tells_the_same_story(path: Path) -> None:
    assert heard(Record.load(path)) == HEARD[path.stem]


def test_all_are_there() -> None:
    assert {path.stem for path in GOLDEN} == set(HEARD)


def test_they_are_of_many_kinds() -> None:
    """Every number of players, every way to use runes out of turn, and all ends but the one nobody ever reached."""
    headers = [Record.load(path).header for path in GOLDEN]
    ends = {(Record.load(path).result or {})["result"]["reason"] for path in GOLDEN}

    assert {header["players"] for header in headers} == {2, 3, 4, 5}
    assert {header["options"]["off_turn"] for header in headers} == {"reactions", "anytime", "own_turn"}
    assert {header["options"]["conflict"] for header in headers} == {True, False}
    assert ends == set(ENDINGS) - {"running", "settled"}
