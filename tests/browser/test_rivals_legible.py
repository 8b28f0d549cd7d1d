"""Every kind of question of Norsaga and Fire & Axe, as the golden games ask it, can be read and answered at every size."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.legible import faults, sizes_of
from browser.stage import Stage, scenes
from browser.visitor import Visitor

PLAYERS = {"norsaga": 3, "fire_and_axe": 3}


@pytest.mark.parametrize("lang", ["en-GB"])
@pytest.mark.parametrize("game", PLAYERS)
def test_every_kind_of_question_can_be_read(visit: Callable[..., Visitor], game: str, lang: str) -> None:
    stage = Stage(visit("Bera", locale=lang), game, PLAYERS[game])
    shown = scenes(game, PLAYERS[game])
    stage.warm(list(shown.values()))
    found: dict[str, list[str]] = {}
    for number, (ask, scene) in enumerate(shown.items()):
        for size, (width, height) in sizes_of(number).items():
            stage.page.set_viewport_size({"width": width, "height": height})
            stage.show(scene)
            for fault in faults(stage.page):
                found.setdefault(fault, []).append(f"{size} {ask}")
    assert not found, "\n".join(f"{fault}   ({len(where)}: {where[0]})" for fault, where in sorted(found.items()))
