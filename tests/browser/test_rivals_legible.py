"""Every kind of question of Norsaga and Fire & Axe, as in the golden games, can be read and answered at every size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.legible import SIZES
from browser.stage import Scene, Stage, scenes
from browser.visitor import Visitor
from browser.walks import told, walk
from golden import golden
from meadhall import pending

PLAYERS = {"norsaga": 3, "fire_and_axe": 3}


@pytest.mark.parametrize("game", PLAYERS)
def test_every_kind_of_question_can_be_read(visit: Callable[..., Visitor], game: str) -> None:
    shown = list(scenes(game, PLAYERS[game]).values())
    stage = Stage(visit("Bera"), game, PLAYERS[game])
    stage.warm(shown)
    found = walk(stage.page, shown, stage.show)
    assert not found, told(found)


def test_classes_keep_their_names_beside_what_is_known_of_a_hand(visit: Callable[..., Visitor]) -> None:
    """Two known cards and six possible ones, of one of three opponents, on the lowest screen."""
    record = golden("norsaga")["random-to-the-cap"]
    state = record.first()
    for number in range(212):
        record.replay_one(state, number)
    pending(state)
    stage = Stage(visit("Bera"), "norsaga", 4)
    width, height = SIZES["laptop"]
    stage.page.set_viewport_size({"width": width, "height": height})
    stage.show(Scene(record.game, state))
    rivals = stage.page.locator(".rival")
    expect(rivals.nth(1).locator(".chip")).to_have_count(8)
    names = rivals.locator(".c-small")
    assert names.count() > 20
    for name in names.all():
        expect(name).to_be_visible()
    assert rivals.locator(".of-hand").evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth)")
