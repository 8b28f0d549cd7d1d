"""No name and no number is dropped to fit a size: what the view holds can be read, in low windows as well.

Besides two common windows some are drawn at random in each run; the seed is printed.
"""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Callable

import pytest

from browser.legible import faults, in_sight
from browser.stage import Scene, Stage, scenes
from browser.visitor import Visitor
from golden import golden
from meadhall.core.decision import pending_frame
from meadhall.games.fire_and_axe.cards import SAGA_PORTS, SAGAS
from meadhall.games.fire_and_axe.chart import PORTS, SPACES

COMMON = [(1280, 720), (1366, 625)]
# The visible letters of each drawing: their number by the thing they belong to.
READABLE = """([thing, letters]) => [...document.querySelectorAll(thing)].map(node => {
  const seen = [...node.querySelectorAll(letters)].filter(text => text.checkVisibility({ visibilityProperty: true }) &&
    parseFloat(getComputedStyle(text).fontSize) * Math.sqrt(Math.abs(text.getScreenCTM().a * text.getScreenCTM().d)) > 10.9)
  return seen.map(text => text.textContent.trim()).join(' ')
})"""

# Of these things, those that a frame cuts off, and those that lie under something else.
CUT = """things => [...document.querySelectorAll(things)].filter(node => {
  const { left, top, right, bottom } = node.getBoundingClientRect()
  for (let up = node.parentElement; up && up !== document.body; up = up.parentElement) {
    if (getComputedStyle(up).overflowY === 'visible') continue
    const frame = up.getBoundingClientRect()
    if (top < frame.top - 1 || bottom > frame.bottom + 1) return true
  }
  if (right - left < 2 || bottom - top < 2) return true
  return [.1, .5, .9].some(part => {
    const hit = document.elementFromPoint((left + right) / 2, top + (bottom - top) * part)
    return hit && !node.contains(hit) && !hit.contains(node)
  })
}).map(node => node.textContent)"""


@pytest.fixture
def low_windows() -> list[tuple[int, int]]:
    seed = secrets.randbelow(10**6)
    print(f"seed {seed}")
    chance = random.Random(seed)
    return [
        *COMMON,
        (chance.randint(1200, 1600), chance.randint(580, 800)),
        (chance.randint(720, 1199), chance.randint(700, 1200)),
    ]


def resize(stage: Stage, window: tuple[int, int], scene: Scene) -> None:
    stage.page.set_viewport_size({"width": window[0], "height": window[1]})
    stage.show(scene)


def readable(stage: Stage, thing: str, letters: str) -> list[str]:
    found: list[str] = stage.page.evaluate(READABLE, [thing, letters])
    return found


def test_every_port_shows_its_value_and_those_that_matter_their_name(
    visit: Callable[..., Visitor], low_windows: list[tuple[int, int]]
) -> None:
    stage = Stage(visit("Bera"), "fire_and_axe", 3)
    scene = scenes("fire_and_axe", 3)["turn.act"]
    wanted = {
        SPACES[port]
        for saga in scene.game.view(scene.state, None)["sagas"]["open"]
        if saga
        for port in SAGA_PORTS[SAGAS.index(saga)]
    }
    assert wanted
    for window in low_windows:
        resize(stage, window, scene)
        values = readable(stage, ".sea > .port", ".port-value, .seat-letter")
        assert len(values) == PORTS
        assert all(values), window
        named = stage.page.evaluate("""() => [...document.querySelectorAll('.sea > .port')].filter(port => port.querySelector('.port-name'))
          .map(port => port.querySelector('[data-space]').dataset.space)""")
        assert wanted <= set(named), window
        assert all(readable(stage, ".sea > .home", ".home-name")), window
        assert [fault for fault in faults(stage.page) if fault.startswith("small")] == [], window


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_card_and_every_spot_of_a_tree_is_named(
    visit: Callable[..., Visitor], low_windows: list[tuple[int, int]], players: int
) -> None:
    """In all trees, in the hand and on the discard pile."""
    stage = Stage(visit("Bera"), "norsaga", players)
    found = scenes("norsaga", players)
    scene = found.get("tale.continue") or next(iter(found.values()))
    hand = len(scene.game.view(scene.state, scene.eyes)["players"][scene.eyes]["hand"])
    for window in low_windows:
        resize(stage, window, scene)
        spots = readable(stage, ".family [data-spot]", ".c-small, .c-hollow-t")
        assert len(spots) == 7 * players
        assert all(spots), window
        held = readable(stage, ".hand .hero", ".c-class, .c-name")
        assert len(held) == hand
        assert all(len(names.split()) > 1 for names in held), (window, held)
        assert all(readable(stage, ".piles .hero", ".c-class")), window
        assert [fault for fault in faults(stage.page) if fault.startswith("small")] == [], window


def crowded(ask: str) -> Scene:
    """Return the combat in the golden games with the most to show at this question: enemies, Heroes, Feats."""
    most, found = 0, None
    for name, record in golden("trudvang").items():
        state = record.first()
        for number in range(len(record.answers)):
            frame = pending_frame(state)
            if frame is not None and frame.ask == ask and frame.seat >= 0:
                view = record.game.view(state, frame.seat)
                here = [group for group in view["groups"] if group["place"] == view["fight"]["place"]]
                size = 1000 * sum(len(group["units"]) for group in here) + len(json.dumps(view["fight"]))
                if size > most:
                    most, found = size, Scene(record.game, state.copy(), (), f"{name}:{number} {ask}")
            record.replay_one(state, number)
    assert found is not None
    return found


@pytest.mark.parametrize("ask", ["planning.allocate", "planning.draw"])
def test_a_card_of_a_combat_is_not_cut_off(visit: Callable[..., Visitor], ask: str) -> None:
    """Each Feat's effect is readable above the Miss track, also with several enemies above them; if the combat needs
    more room than there is, the page scrolls, and no frame hides a part of it.
    """
    stage = Stage(visit("Bera"), "trudvang", 2)
    for scene in (scenes("trudvang")[ask], crowded(ask)):
        for window in COMMON:
            resize(stage, window, scene)
            assert stage.page.locator(".fighter .feat-text").count() >= 2
            assert stage.page.evaluate(CUT, ".fighter .feat-text, .miss, .f-odds, .f-stop") == [], (window, scene.name)
    resize(stage, COMMON[0], scenes("trudvang")[ask])
    assert in_sight(stage.page, ".fighter .feat-text", ".miss", ".f-odds", ".f-stop") == []
