"""The time of a bot's answer does not depend on its hand."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from meadhall.server.table.bot_runner import BotRunner
from meadhall.server.table.rules_errors import RulesErrorLog

NOT_ASKED: Any = None  # no job runs here


def rest(level: str, taken: float, *, secrets: bool = True, watched: bool = True, seconds: float = 1.0) -> float:
    bots: Any = BotRunner(NOT_ASKED, RulesErrorLog(), 1.0, 0.4)
    room: Any = SimpleNamespace(game=SimpleNamespace(secrets=secrets), subscribers=[1] if watched else [])
    return float(bots.find_delay(room, SimpleNamespace(level=level), taken, seconds))


@pytest.mark.parametrize("watched", [True, False])
@pytest.mark.parametrize(("level", "seconds", "whole"), [("jarl", 1.0, 1.4), ("jarl", 0.5, 0.9), ("karl", 1.0, 0.4)])
def test_where_there_are_secrets_every_answer_takes_as_long(
    level: str,
    seconds: float,
    whole: float,
    watched: bool,
) -> None:
    """Also for a client that polls the table instead of watching it."""
    for share in (0.0, 0.1, 0.5, 0.99):
        taken = whole * share
        assert taken + rest(level, taken, watched=watched, seconds=seconds) == pytest.approx(whole)


def test_a_bot_held_up_longer_waits_for_the_next_beat() -> None:
    assert 2.0 + rest("jarl", 2.0) == pytest.approx(2.8)


def test_where_nobody_has_secrets_a_bot_waits_only_for_those_who_watch() -> None:
    assert rest("jarl", 0.1, secrets=False) == pytest.approx(0.3)
    assert rest("jarl", 1.1, secrets=False) == 0.0
    assert rest("karl", 0.1, secrets=False, watched=False) == 0.0
