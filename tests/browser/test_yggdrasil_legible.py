"""Every kind of question of Yggdrasil's golden games can be read and answered, sagas included."""

from __future__ import annotations

from collections.abc import Callable

from browser.legible import SIZES, faults
from browser.stage import Stage, scenes
from browser.visitor import Visitor


def test_every_kind_of_question_can_be_read_and_answered(visit: Callable[..., Visitor]) -> None:
    """Each at two sizes, in one language or the other: all of them everywhere take minutes."""
    shown, found = list(scenes("yggdrasil").values()), {}
    assert len(shown) >= 40
    sizes = list(SIZES.items())
    for turn, tag in enumerate(("en", "de")):
        bera = visit("Bera")
        assert bera.guest is not None
        bera.guest.patch("/api/me", lang=tag)
        stage = Stage(bera, "yggdrasil", players=3)
        stage.warm(shown[::5])
        for number, (size, (width, height)) in enumerate(sizes):
            stage.page.set_viewport_size({"width": width, "height": height})
            for scene in (one for i, one in enumerate(shown) if i % 4 == (number + 2 * turn) % 4):
                stage.show(scene)
                found[f"{tag} {size} {scene.name}"] = faults(stage.page)
    assert {where: wrong for where, wrong in found.items() if wrong} == {}
