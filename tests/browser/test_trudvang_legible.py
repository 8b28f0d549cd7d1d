"""Every kind of question of Trudvang Legends can be read and answered, on the four sizes of screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.legible import SIZES, faults
from browser.stage import Stage, scenes
from browser.visitor import Visitor


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_every_question_is_legible_at_every_size(visit: Callable[..., Visitor], locale: str) -> None:
    stage = Stage(visit("Bera", locale=locale), "trudvang", players=2)
    shown = scenes("trudvang")
    assert len(shown) > 30
    stage.warm(list(shown.values()))
    found = {}
    for scene in shown.values():
        stage.show(scene)
        for size, (width, height) in SIZES.items():
            stage.page.set_viewport_size({"width": width, "height": height})
            stage.settle()
            for fault in faults(stage.page):
                found.setdefault(fault, f"{size} {scene.name}")
    assert not found, "\n".join(f"{where}: {fault}" for fault, where in found.items())
