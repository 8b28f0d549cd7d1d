"""Every kind of question of Trudvang Legends can be read and answered, on the four sizes of screen, in the three
languages.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.legible import SIZES, faults, in_sight
from browser.stage import Scene, Stage, scenes
from browser.visitor import Visitor
from browser.walks import told, walk
from golden import golden
from meadhall import pending
from meadhall.core.agenda import CHANCE
from meadhall.core.decision import pending_frame
from trudvang.growth_helpers import levelling
from trudvang.scene import run


def test_every_question_is_legible_at_every_size(visit: Callable[..., Visitor]) -> None:
    shown = list(scenes("trudvang").values())
    assert len(shown) > 30
    stage = Stage(visit("Bera"), "trudvang", players=2)
    stage.warm(shown)
    found = walk(stage.page, shown, stage.show)
    assert not found, told(found)
    for width, height in SIZES.values():
        stage.page.set_viewport_size({"width": width, "height": height})
        for scene in (one for one in shown if one.name.endswith(("planning.allocate", "planning.draw"))):
            stage.show(scene)
            assert in_sight(stage.page, ".miss", ".f-odds", ".f-stop") == [], f"{width} {scene.name}"


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_page_keeps_its_height_below_a_hint(visit: Callable[..., Visitor], lang: str) -> None:
    """On the lowest screens eight lines of it, beside all its choices; the log is hidden and can be shown."""
    bera = visit("Bera", newcomer=True, locale=lang, viewport={"width": 1366, "height": 768})
    stage = Stage(bera, "trudvang", players=2)
    stage.hints = ["branch"]
    stage.show(scenes("trudvang")["branch.choose"])
    expect(bera["hint"]).to_be_visible()
    stage.settle()
    lines = "[...document.querySelectorAll('.bookpage')].map(page => page.clientHeight / parseFloat(getComputedStyle(page).lineHeight))[0]"
    assert stage.page.evaluate(lines) > 8
    assert faults(stage.page) == []
    stage.page.get_by_role("tab").nth(1).click()
    assert stage.page.evaluate("document.querySelector('.talk').clientHeight") > 140


def ending(name: str, over: Callable[[list[str], Any], bool]) -> tuple[Scene, Scene, tuple[Any, ...]]:
    """Return the last question before a combat of a golden game ends in this way, the first one after, and the events
    between.
    """
    record = golden("trudvang")[name]
    state = record.first()
    state.log = []
    before = Scene(record.game, state)
    for number in range(len(record.answers)):
        pending(state)
        frame = pending_frame(state)
        if frame is not None and frame.seat != CHANCE:
            news = tuple(state.log[len(before.events) :])
            if over([event.kind for event in news], state):
                return before, Scene(record.game, state, tuple(state.log)), news
            before = Scene(record.game, state.copy(), tuple(state.log))
        record.replay_one(state, number)
    raise AssertionError(name)


def test_a_combat_ends_with_what_it_cost_and_gave(visit: Callable[..., Visitor]) -> None:
    """The summary stays in the combat's place until a player continues; an end before the page was
    opened is not shown.
    """
    before, after, news = ending("rye-four", lambda told, state: "combat-won" in told)
    bera = visit("Bera")
    stage = Stage(bera, "trudvang", players=4)
    stage.show(after, eyes=0)
    expect(bera["outcome"]).to_have_count(0)
    stage.show(before, eyes=0)
    stage.show(after, news, eyes=0)
    expect(bera["outcome"]).to_contain_text("No Enemy is left in Dranvelt.")
    expect(bera["outcome"]).to_contain_text("Enemies defeated: 1. Draugr no. 2")
    briya = bera["outcome"].locator(".o-heroes > li").first
    expect(briya).to_contain_text("−5 health")
    expect(briya).to_contain_text("+1 CP")
    expect(briya).to_contain_text("+1 XP")
    for width, height in SIZES.values():
        stage.page.set_viewport_size({"width": width, "height": height})
        stage.settle()
        assert faults(stage.page) == [], width
    bera["outcome-on"].click()
    expect(bera["outcome"]).to_have_count(0)
    expect(stage.page.locator(".region-map")).to_be_visible()


def test_a_combat_ends_with_its_sum_where_the_next_begins_at_once(visit: Callable[..., Visitor]) -> None:
    """It is shown before the next one, which an answer or a press opens; it is shown once."""
    before, after, news = ending("ferry-four", lambda told, state: "combat-over" in told and state.fight is not None)
    bera = visit("Bera")
    stage = Stage(bera, "trudvang", players=4)
    stage.show(before, eyes=0)
    stage.show(after, news, eyes=0)
    expect(bera["outcome"]).to_contain_text("The combat at “Bell Chamber” is over.")
    expect(bera["outcome"].locator(".o-heroes > li").nth(1)).to_contain_text("−8 health")
    for width, height in SIZES.values():
        stage.page.set_viewport_size({"width": width, "height": height})
        stage.settle()
        assert faults(stage.page) == [], width
    expect(bera["outcome-on"]).to_have_text("To the next combat")
    bera["outcome-on"].click()
    expect(stage.page.locator(".fighter")).to_be_visible()
    stage.show(after, (), eyes=0)
    expect(bera["outcome"]).to_have_count(0)


def test_a_hero_grows_with_what_each_feat_replaces_in_sight(visit: Callable[..., Visitor]) -> None:
    state = levelling("")
    run(state, "upgrade dodge-2", "upgrade crippling-shot-2", "upgrade mighty-shot-2")
    stage = Stage(visit("Bera"), "trudvang", players=2)
    stage.show(Scene(golden("trudvang")["rye-four"].game, state))
    expect(stage.page.locator(".instead .feat-head")).to_have_text(
        ["Dodge IBlock", "Crippling Shot IAttack", "Mighty Shot IAttack"]
    )
    for width, height in SIZES.values():
        stage.page.set_viewport_size({"width": width, "height": height})
        stage.settle()
        assert faults(stage.page) == [], width
