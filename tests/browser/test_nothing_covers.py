"""Necessary things are not covered, are in their place, and keep their size."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable

import pytest

import meadhall
from browser.sizes_helpers import sideways
from browser.stage import Stage, scenes
from browser.visitor import Visitor
from lessons.paths import path_of
from meadhall.lessons.catalog import list_lessons

# Things of the hand whose lower part would not receive a press there.
UNDER = """things => [...document.querySelectorAll(things)].filter(node => {
  const { left, right, top, bottom } = node.getBoundingClientRect()
  if (bottom > innerHeight) return true
  return [.25, .5, .9].some(part => !node.contains(document.elementFromPoint((left + right) / 2, top + (bottom - top) * part)))
}).map(node => node.className)"""
# Regions in which figures would not fit within the border.
ASTRAY = """async () => {
  const { IDS, isSea, shapeOf } = await import('/client/games/trudvang/land.js'), { figuresAt } = await import('/client/games/trudvang/map.js'), found = []
  for (const id of IDS.filter(one => !isSea(one))) for (const count of [1, 2]) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('d', shapeOf(id))
    document.querySelector('.region-map').append(path)
    if (['ejdland', 'western_great_white', 'soj'].includes(id) && count > 1) continue      // no room for two beside the name
    for (const [x, y] of figuresAt(id, 1, count)) if (!path.isPointInFill(new DOMPoint(x, y)) || !path.isPointInFill(new DOMPoint(x, y + 18))) found.push(`${id}: ${count}`)
    path.remove()
  }
  return [...new Set(found)]
}"""
BROAD_NAMES = """() => [...document.querySelectorAll('.notch')].flatMap(notch => {
  const bed = notch.querySelector('.no-bed').getBoundingClientRect()
  return [...notch.querySelectorAll('.no-name')].filter(name => {
    const box = name.getBoundingClientRect()
    return box.left < bed.left - 1 || box.right > bed.right + 1
  }).map(name => name.textContent)
})"""


@pytest.mark.parametrize(
    ("game", "ask", "things"),
    [("norsaga", "tale.continue", ".hand .held-card"), ("yggdrasil", "god.move", ".hand .godcard")],
)
def test_on_a_tablet_the_question_leaves_the_hand_free(
    visit: Callable[..., Visitor], game: str, ask: str, things: str
) -> None:
    seed = secrets.randbelow(10**6)
    print(f"seed {seed}")
    chance = random.Random(seed)
    stage = Stage(visit("Bera"), game, 3)
    for width, height in [(820, 1180), (768, 1024), (chance.randint(768, 1023), chance.randint(1000, 1366))]:
        stage.page.set_viewport_size({"width": width, "height": height})
        stage.show(scenes(game)[ask])
        assert stage.page.evaluate(UNDER, things) == [], (seed, width, height)


def test_yggdrasil_scrolls_sideways_at_no_width_of_a_tablet(visit: Callable[..., Visitor]) -> None:
    seed = secrets.randbelow(10**6)
    print(f"seed {seed}")
    stage = Stage(visit("Bera"), "yggdrasil", 3)
    chosen = random.Random(seed)
    shown = list(scenes("yggdrasil").values())
    for width in (820, *chosen.sample(range(720, 1200), 2)):
        stage.page.set_viewport_size({"width": width, "height": 1180})
        for scene in [scenes("yggdrasil")["support.move"], chosen.choice(shown)]:
            stage.show(scene)
            assert sideways(stage.visitor) == [], (seed, width, scene.name)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (412, 915)])
def test_on_a_phone_a_hint_leaves_the_hand_free(visit: Callable[..., Visitor], width: int, height: int) -> None:
    """It is one line; a press shows all of it."""
    bera = visit("Bera", newcomer=True, viewport={"width": width, "height": height}, has_touch=True)
    stage = Stage(bera, "norsaga", 2)
    stage.hints = ["youngest"]
    stage.show(scenes("norsaga", 2)["tale.continue"])
    bera["hint"].get_by_role("button", name="Hint", exact=True).wait_for()
    stage.settle()
    assert stage.page.evaluate(UNDER, ".hand .held-card") == []
    bera["hint"].get_by_role("button", name="Hint", exact=True).click()
    assert "colour" in bera["hint"].inner_text()


def test_whoever_is_in_a_region_stands_in_it(visit: Callable[..., Visitor]) -> None:
    stage = Stage(visit("Bera"), "trudvang", 2)
    stage.show(scenes("trudvang")["hero.travel"])
    assert stage.page.evaluate(ASTRAY) == []


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_names_on_the_wheel_stay_on_their_discs(visit: Callable[..., Visitor], lang: str) -> None:
    stage = Stage(visit("Bera", locale=lang), "yggdrasil", 3)
    for width, height in [(1366, 768), (1920, 1080)]:
        stage.page.set_viewport_size({"width": width, "height": height})
        stage.show(scenes("yggdrasil")["deed.choose"])
        assert stage.page.evaluate(BROAD_NAMES) == [], (width, height)


# Headings under the ring of a highlighted embellishment: its outline, and the box of the letters.
RINGED_OVER = """() => [...document.querySelectorAll('.emb [data-embellishment]')].flatMap(row => {
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(row)
  if (outlineStyle !== 'solid') return []
  const box = row.getBoundingClientRect(), grown = parseFloat(outlineWidth) + parseFloat(outlineOffset), letters = document.createRange()
  letters.selectNodeContents(row.closest('.emb').querySelector('h3'))
  const { top, bottom } = letters.getBoundingClientRect()
  return [box.top - grown < bottom - (bottom - top) / 4 ? `covered: ${box.top - grown} above ${bottom}` : 'free']
})"""


def test_the_ring_of_a_lesson_covers_no_heading(visit: Callable[..., Visitor]) -> None:
    """If it lies on Adapt, the heading of the embellishments is readable above it."""
    seed = secrets.randbelow(10**6)
    print(f"seed {seed}")
    chance = random.Random(seed)
    bera = visit("Bera", viewport={"width": 1366, "height": 768})
    lesson = list_lessons(meadhall.game("norsaga"))[0]
    bera.table(bera.guest.post(f"/api/games/norsaga/lessons/{lesson.name}", 201)).mine()
    for _, text in path_of("norsaga", lesson):
        if text == "adapt":
            break
        bera.answer(text)
        bera.mine(bera.seq)
    while bera["lesson-next"].count():
        bera["lesson-next"].click()
    for width, height in [(1366, 768), (chance.randint(1200, 1600), chance.randint(700, 950))]:
        bera.page.set_viewport_size({"width": width, "height": height})
        bera.page.wait_for_function(f"() => ({RINGED_OVER})().length === 1")
        assert bera.page.evaluate(RINGED_OVER) == ["free"], (seed, width, height)


@pytest.mark.parametrize("players", [2, 3])
def test_the_tree_of_yggdrasil_keeps_its_size_and_place(visit: Callable[..., Visitor], players: int) -> None:
    """From question to question: saving throws, the order of a round and the choice of gods included."""
    seed = secrets.randbelow(10**6)
    print(f"seed {seed}")
    chance = random.Random(seed)
    stage = Stage(visit("Bera"), "yggdrasil", players)
    shown = [scene for ask, scene in scenes("yggdrasil", players).items() if ask != "sheet.buy"]
    for width, height in [(1366, 768), (chance.randint(1280, 1900), chance.randint(740, 1080))]:
        stage.page.set_viewport_size({"width": width, "height": height})
        found: dict[tuple[int, ...], list[str]] = {}
        for scene in shown:
            stage.show(scene)
            box = stage.page.locator(".worldtree").bounding_box()
            assert box is not None
            found.setdefault(tuple(round(box[side]) for side in ("y", "width", "height")), []).append(scene.name)
        assert len(found) == 1, (seed, width, height, found)
