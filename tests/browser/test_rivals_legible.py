"""Every kind of question of Norsaga and Fire & Axe, as the golden games ask it, can be read and answered at every size."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.stage import Stage, scenes
from browser.visitor import Visitor
from browser.walks import told, walk

PLAYERS = {"norsaga": 3, "fire_and_axe": 3}


@pytest.mark.parametrize("game", PLAYERS)
def test_every_kind_of_question_can_be_read(visit: Callable[..., Visitor], game: str) -> None:
    shown = list(scenes(game, PLAYERS[game]).values())
    stage = Stage(visit("Bera"), game, PLAYERS[game])
    stage.warm(shown)
    found = walk(stage.page, shown, stage.show)
    assert not found, told(found)
