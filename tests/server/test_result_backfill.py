"""Results of games that ended before results were stored."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from meadhall.server.jobs.result_backfill import OldResults
from meadhall.server.store.game_history import UNKNOWN


class Stored:
    """One game without a result, and the error of replaying it."""

    def __init__(self, error: Exception) -> None:
        self.error = error
        self.results: list[dict[str, Any]] = []

    async def find_without_result(self) -> list[str]:
        return ["old"]

    async def save_result(self, _: str, result: dict[str, Any]) -> None:
        self.results.append(result)

    async def get_session(self, _: str) -> None:
        raise self.error


def backfill(stored: Stored) -> OldResults:
    hall: Any = SimpleNamespace(histories=stored, get_session=stored.get_session)
    return OldResults(hall)


async def test_a_game_whose_rules_have_changed_has_an_unknown_result() -> None:
    stored = Stored(KeyError("moved"))
    await backfill(stored).fill_in()
    assert [result["how"] for result in stored.results] == [UNKNOWN]


async def test_a_database_that_is_away_decides_no_result() -> None:
    """Stored as unknown it would stay unknown."""
    stored = Stored(ConnectionError("the database is restarted"))
    with pytest.raises(ConnectionError):
        await backfill(stored).fill_in()
    assert stored.results == []
