"""Games that were played once are replayed for ever: answers, chance, events, positions and result."""

from __future__ import annotations

import pytest

from conformance.games import ENTRIES
from golden import golden, heard, told
from meadhall import Record
from meadhall.games import SHIPPED

GOLDEN = [(entry.name, name, record) for entry in ENTRIES for name, record in golden(entry.name).items()]
names = [f"{game}-{name}" for game, name, _ in GOLDEN]


@pytest.mark.parametrize(("game", "name", "record"), GOLDEN, ids=names)
def test_a_golden_game_replays_to_its_end(game: str, name: str, record: Record) -> None:
    assert record.game.name == game

    verdict = record.verify()

    assert verdict.proven
    assert verdict.finished


@pytest.mark.parametrize(("game", "name", "record"), GOLDEN, ids=names)
def test_a_golden_game_tells_the_same_story(game: str, name: str, record: Record) -> None:
    assert heard(record) == told(game)[name]


@pytest.mark.parametrize("game", SHIPPED)
def test_all_are_there(game: str) -> None:
    assert golden(game)
    assert set(golden(game)) == set(told(game))
