"""For every question in any window: the first answers are on the screen, or a visible way to them is.

The windows are drawn at random in each run, and the seed is printed.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable

import pytest
from playwright.sync_api import Route
from playwright.sync_api import TimeoutError as NotInTime

from browser.between import BETWEEN, evening
from browser.legible import BRIEF
from browser.stage import Scene, Stage, scenes
from browser.visitor import Visitor

PLAYERS = {"norsaga": 3, "fire_and_axe": 3, "yggdrasil": 3, "trudvang": 2}
# Kinds of windows: the least and the most of their width and height.
WINDOWS = {
    "phone": ((320, 430), (560, 940)),
    "phone on its side": ((568, 932), (320, 430)),
    "tablet": ((720, 1024), (700, 1366)),
    "tablet on its side": ((1024, 1199), (600, 900)),
    "laptop": ((1200, 1600), (560, 760)),
    "desk": ((1366, 2600), (760, 1440)),
    "zoomed": ((480, 960), (384, 600)),
}
WAIT = 20_000  # milliseconds; on a busy machine a page takes its time, elsewhere only a fault costs that much
LOOKS = 1 if BRIEF else 3  # windows for each question; each kind of window is drawn several times
# Return which answer, or which way to the answers, is on the screen and under the pointer.
REACH = """() => {
  const free = node => {
    const box = node.getBoundingClientRect()
    let [left, top, right, bottom] = [Math.max(0, box.left), Math.max(0, box.top), Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)]
    for (let up = node.parentElement; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible' || getComputedStyle(node).position === 'fixed') continue
      const clip = up.getBoundingClientRect()
      left = Math.max(left, clip.left), top = Math.max(top, clip.top), right = Math.min(right, clip.right), bottom = Math.min(bottom, clip.bottom)
    }
    if (right - left < 40 || bottom - top < Math.min(24, box.height - 1)) return false
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return Boolean(hit && (node.contains(hit) || hit.contains(node)))
  }
  const some = selector => [...document.querySelectorAll(selector)].some(node => node.checkVisibility() && free(node))
  return some('.ask :is([data-answer], [data-group])') ? 'answer' : some('.to-answers, .more') ? 'way' : ''
}"""


def windows(chance: random.Random, count: int) -> list[tuple[str, int, int]]:
    """Return this many windows, the same number of every kind."""
    kinds = list(WINDOWS)
    chance.shuffle(kinds)
    drawn = []
    for number in range(count):
        kind = kinds[number % len(kinds)]
        wide, high = WINDOWS[kind]
        drawn.append((kind, chance.randint(*wide), chance.randint(*high)))
    return drawn


def shown_for(game: str) -> list[Scene]:
    """Return one scene for each kind of question; those between two adventures come from a campaign."""
    found = dict(scenes(game, PLAYERS[game] if game in ("norsaga", "fire_and_axe") else None))
    if game == "trudvang":
        found = {**evening()[0], **found}
        assert set(BETWEEN) <= set(found)
    return list(found.values())


def open_stage(visit: Callable[..., Visitor], game: str) -> Stage:
    bera = visit("Bera")
    stage = Stage(
        bera, game, PLAYERS[game], **({"options": {"adventure": "winter_owed"}} if game == "trudvang" else {})
    )

    def tell(route: Route) -> None:
        route.fulfill(body=evening()[1], content_type="application/json")

    if game == "trudvang":
        bera.page.route("**/api/tables/*/journal", tell)
    return stage


@pytest.mark.parametrize("game", PLAYERS)
def test_the_first_answers_or_a_way_to_them_are_on_the_screen(visit: Callable[..., Visitor], game: str) -> None:
    seed = secrets.randbelow(10**6)
    print(f"seed {seed}")
    chance = random.Random(seed)
    shown = [scene for scene in shown_for(game) for _ in range(LOOKS)]
    chance.shuffle(shown)
    looks = sorted(zip(windows(chance, len(shown)), shown, strict=True), key=lambda look: look[0][0])
    stage = open_stage(visit, game)
    stage.warm(shown_for(game))
    lost = []
    for (kind, width, height), scene in looks:
        stage.page.set_viewport_size({"width": width, "height": height})
        stage.show(scene)
        try:
            stage.page.wait_for_function(REACH, timeout=WAIT)
        except NotInTime:
            lost.append(f"{width}x{height} ({kind}): {scene.name}")
    assert not lost, f"seed {seed}\n" + "\n".join(lost)
