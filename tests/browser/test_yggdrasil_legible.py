"""Every kind of question of Yggdrasil Chronicles, sagas included, can be read and answered at every size."""

from __future__ import annotations

from collections.abc import Callable

from browser.stage import Stage, scenes
from browser.visitor import Visitor
from browser.walks import told, walk

HAND = "document.querySelector('.hand').offsetHeight"


def test_every_kind_of_question_can_be_read(visit: Callable[..., Visitor]) -> None:
    shown = list(scenes("yggdrasil").values())
    assert len(shown) >= 40
    stage = Stage(visit("Bera"), "yggdrasil", players=3)
    stage.warm(shown)
    found = walk(stage.page, shown, stage.show)
    assert not found, told(found)
    stage.page.set_viewport_size({"width": 1366, "height": 768})
    for scene in (one for one in shown if one.name.endswith(("deed.choose", "god.move", "support.move"))):
        stage.show(scene)
        assert stage.page.evaluate(HAND) < 56, scene.name  # the gods stand in one line: the height is the tree's
