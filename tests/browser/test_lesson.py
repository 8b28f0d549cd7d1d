"""Lessons in the browser: each of ours is played through by the answers of the list, and what it lights is there."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.visitor import Visitor
from lessons.paths import OURS, path_of
from meadhall.lessons.lesson import Lesson
from meadhall.words import LANGUAGES
from meadhall.words.prose import said


def read_to_the_end(visitor: Visitor, language: str, seen: list[str]) -> None:
    """Every page of this moment: its words, and that there is something wherever a light shines."""
    pages = visitor.told["lesson"]["pages"]
    for number, page in enumerate(pages):
        expect(visitor["lesson-says"]).to_have_text(page["say"][language].replace("\n\n", ""))
        seen.append(page["say"][language])
        for light in page["light"]:
            mark, _, name = light.partition(":")
            expect(visitor.page.locator(f'[data-{mark}="{name}"]').first).to_be_attached()
        if number < len(pages) - 1:
            visitor["lesson-next"].click()


# Where walks are brief, each lesson is played in one language: the words are the same that the terminal says.
SPOKEN = [
    (*one, language)
    for i, one in enumerate(OURS)
    for j, language in enumerate(LANGUAGES)
    if os.environ.get("MEADHALL_WALKS") != "brief" or i % len(LANGUAGES) == j
]


@pytest.mark.parametrize(
    ("game", "lesson", "language"),
    SPOKEN,
    ids=[f"{game}-{lesson.name}-{language}" for game, lesson, language in SPOKEN],
)
def test_each_lesson_is_played(visit: Callable[..., Visitor], game: str, lesson: Lesson, language: str) -> None:
    bera = visit(locale={"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}[language])
    bera.open()
    bera.page.locator(f'[data-game="{game}"]').click()
    bera["lessons"].locator("summary").click()
    bera.page.locator(f'[data-lesson="{lesson.name}"]').click()
    expect(bera["lesson"]).to_be_visible()
    seen: list[str] = []
    for _, text in path_of(game, lesson):
        bera.mine()
        read_to_the_end(bera, language, seen)
        bera.answer(text)
    bera.mine()
    read_to_the_end(bera, language, seen)
    assert seen == [said(step.page.say, language) for step in lesson.steps]
    expect(bera["lesson"].get_by_role("link")).to_be_visible()


def test_who_goes_astray_is_shown_the_way_back(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    bera.table(bera.guest.post("/api/games/norsaga/lessons/basic", 201)).mine()
    bera.answer("play RY1 me.Y")
    bera.mine()
    expect(bera["lesson-says"]).to_contain_text("its small yellow mark is lost there")
    bera["lesson-back"].click()
    expect(bera["lesson-says"]).to_contain_text("Around the fire")
    for _ in range(3):
        bera["lesson-next"].click()
    bera["lesson-show"].click()
    expect(bera.page.locator('[data-spot="0.Y"].focused')).to_be_attached()
    assert (
        bera.page.evaluate("""getComputedStyle(document.querySelector('[data-card="RG1"]')).outlineStyle""") == "solid"
    )


IN_SIGHT = """spaces => { const sea = document.querySelector('svg.sea').getBoundingClientRect(), sheet = document.querySelector('.right')
  return spaces.every(space => { const { left, right, top, bottom } = document.querySelector(`[data-space="${space}"]`).getBoundingClientRect()
    const x = (left + right) / 2, y = (top + bottom) / 2
    return x > sea.left && x < sea.right && y > sea.top && y < sea.bottom && y < sheet.getBoundingClientRect().top }) }"""


def test_on_a_phone_what_is_lit_is_brought_into_sight(visit: Callable[..., Visitor]) -> None:
    """Its view is opened, and until all is read the answers leave their room to the board."""
    bera = visit("Bera", viewport={"width": 390, "height": 844}, has_touch=True)
    page, answers = bera.page, bera.page.locator(".ask .answers")
    bera.table(bera.guest.post("/api/games/yggdrasil/lessons/round", 201))
    expect(bera["lesson"]).to_be_visible()
    for view in ("board", "table", "board"):
        expect(answers).to_be_hidden()
        bera["lesson-next"].click()
        expect(page.locator(".table")).to_have_attribute("data-tab", view)
    bera["lesson-next"].click()
    expect(page.locator(".table")).to_have_attribute("data-tab", "hand")
    expect(answers).to_be_visible()
    bera.table(bera.guest.post("/api/games/fire_and_axe/lessons/trade_raid_settle", 201))
    bera["lesson-next"].click()
    page.wait_for_function(IN_SIGHT, arg=["caithness", "iona", "dumbarton"])


# Which of the lights cannot be seen: a third of a thing, or of a screen, is enough.
UNSEEN = """lights => { const sheet = document.querySelector('.right'), fixed = getComputedStyle(sheet).position === 'fixed'
  const floor = (fixed ? sheet : document.querySelector('.tabbar')).getBoundingClientRect().top
  const seen = one => { const { left, right, top, bottom, height } = one.getBoundingClientRect()
    return height > 0 && right > 0 && left < innerWidth && Math.min(bottom, floor) - Math.max(top, 0) >= Math.min(height, floor / 2) / 3 }
  return lights.filter(light => ![...document.querySelectorAll(light)].some(seen)) }"""

# A page of a lesson is drawn, looked at and drawn again: by then all of that has been done.
SETTLED = """() => new Promise(done => { let frames = 12
  const next = () => frames-- ? requestAnimationFrame(() => setTimeout(next)) : done()
  next() })"""


@pytest.mark.parametrize(
    ("game", "lesson", "expected"),
    [
        ("trudvang", "map", ["board"]),
        ("trudvang", "book", ["table", "board"]),
        ("norsaga", "skalds", []),
        ("fire_and_axe", "sagas_and_runes", ["table"]),
    ],
)
def test_on_a_phone_a_way_leads_to_what_is_lit_elsewhere(
    visit: Callable[..., Visitor], game: str, lesson: str, expected: list[str]
) -> None:
    """In another view, under the page of a book: whoever goes each way that is offered has seen everything."""
    bera = visit("Bera", viewport={"width": 390, "height": 844}, has_touch=True)
    page, ways = bera.page, bera.page.locator("[data-way]")
    bera.table(bera.guest.post(f"/api/games/{game}/lessons/{lesson}", 201)).mine()
    offered = []
    pages = bera.told["lesson"]["pages"]
    for number, told in enumerate(pages):
        expect(bera["lesson"]).to_have_attribute("data-page", str(number))
        page.evaluate(SETTLED)
        lights = [f'[data-{mark}="{name}"]' for mark, _, name in (light.partition(":") for light in told["light"])]
        page.wait_for_function(
            f"""lights => {{ const hidden = ({UNSEEN})(lights)
            return hidden.length === 0 || document.querySelector('[data-way]') }}""",
            arg=lights,
        )
        left = page.evaluate(UNSEEN, lights)
        for way in [one.get_attribute("data-way") for one in ways.all()]:
            offered.append(way)
            page.locator(f'[data-way="{way}"]').click()
            page.wait_for_function(f"([left, lights]) => ({UNSEEN})(lights).length < left", arg=[len(left), left])
            left = page.evaluate(UNSEEN, left)
        assert left == [], number
        if number < len(pages) - 1:
            bera["lesson-next"].click()
    assert offered == expected
