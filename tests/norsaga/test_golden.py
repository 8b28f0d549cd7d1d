"""Games that were played once are replayed for ever: answers, chance, events, positions and result."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from meadhall import Record
from meadhall.core.decision import decide

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.record"))

# What the whole table heard in each game: a hash over the events as a spectator and as seat A hear them.
HEARD = {
    "actor-first": "ffbbbc7d8f110f7f",
    "basic": "1433cacc52b2d469",
    "difficult": "e59447d3cc375aa3",
    "four-players": "b91d6b63c9da5295",
    "four-without-ghosts": "8f30049604a4333d",
    "more-ghosts": "102818ab2506b5d1",
    "random-to-the-cap": "64a0039809b736e7",
    "three-players": "734cd872ab903a8e",
    "two-players": "fc85c7ab61cdb2cb",
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
