"""Lessons in the browser: each of ours is played through by the answers of the list, and what it
highlights is there.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from random import randint

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

import meadhall
from browser.visitor import Visitor
from lessons.paths import OURS, path_of
from meadhall.lessons.catalog import list_lessons
from meadhall.lessons.lesson import Lesson
from meadhall.lessons.marks import list_marks
from meadhall.words import LANGUAGES
from meadhall.words.localized_text import said

# For each mark: whether something visible has it, whether it is on top (nothing lies over its middle), and whether a
# press there would give another answer than the indicated one. For a ring around a panel, whether a scrolling column
# cuts its sides off; for one around a shape, whether it follows the shape.
RINGED = """marks => marks.map(([mark, name]) => {
  const all = [...document.querySelectorAll(`[data-${mark}="${CSS.escape(name)}"]`)].filter(one => {
    const { width, height } = one.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(one).outlineStyle === 'solid' })
  const inSight = one => { const { left, right, top, bottom } = one.getBoundingClientRect()
    const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2]
    const hit = document.elementFromPoint(x, y)
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && hit && (one.contains(hit) || hit.contains(one)
      || one.closest('svg')?.contains(hit)) }
  const pressed = one => !one.closest('.focused') && !one.querySelector('.focused') && (one.matches('.legal, .legal *, .can') || Boolean(one.querySelector('.legal:not(.spot)')))
  const cut = one => { if (one.closest('svg')) return false
    const style = getComputedStyle(one), reach = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth)
    const { left, right } = one.getBoundingClientRect()
    for (let box = one.parentElement; box; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') { const edge = box.getBoundingClientRect()
        if (left - reach < edge.left - 1 || right + reach > edge.right + 1) return true }
    return false }
  const boxed = one => one.matches('path') && getComputedStyle(one).stroke === 'none'
  return { mark, name, there: all.length > 0, cut: all.some(cut), boxed: all.some(boxed), seen: all.some(inSight), pressed: mark !== 'part' && all.some(pressed) } })"""
MISSING_MARKS = (
    """marks => marks.filter(([mark, name]) => !document.querySelector(`[data-${mark}="${CSS.escape(name)}"]`))"""
)
# The rows with the ring, and what lies over the first of them.
AWAITED = """() => { const rows = [...document.querySelectorAll('.ask .answer.awaited')]
  const { left, right, top, bottom } = rows[0]?.getBoundingClientRect() ?? {}
  const hit = rows[0] && document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  const over = rows[0] && (rows[0].contains(hit) ? '' : `${hit?.outerHTML.slice(0, 200)} at ${top} to ${bottom} of ${innerHeight}`)
  return [rows.map(row => row.dataset.answer ?? row.dataset.group), over ?? 'nothing is ringed'] }"""


def awaited(visitor: Visitor) -> tuple[list[str], str]:
    """Return the ringed rows once they are open, or as they are after a while; parts of a question can come late."""
    with suppress(PlaywrightTimeout):
        visitor.page.wait_for_function(f"() => !({AWAITED})()[1]", timeout=5_000)
    rows, covered = visitor.page.evaluate(AWAITED)
    return rows, covered


def named_by(mark: str, name: str, answers: list[str]) -> bool:
    """Return whether one of these answers names the piece: `spot:0.Y` is `me.Y` to seat A."""
    wanted = f".{name.partition('.')[2]}" if mark == "spot" else name
    return any(wanted in word for text in answers for word in text.split())


def read_to_the_end(visitor: Visitor, language: str, seen: list[str], answer: str = "") -> None:
    """Read every page of this moment: check its words, and that the ring lies on something visible. If an answer is
    wanted, the ring must lie on that answer, and on nothing whose press would give another one.
    """
    lesson = visitor.told["lesson"]
    pages = lesson["pages"]
    for number, page in enumerate(pages):
        expect(visitor["lesson"]).to_have_attribute("data-page", str(number))
        expect(visitor["lesson-says"]).to_have_text(page["say"][language].replace("\n\n", ""))
        seen.append(page["say"][language])
        visitor.page.evaluate(SETTLED)
        marks = [light.partition(":")[::2] for light in page["light"]]
        ringed = visitor.page.evaluate(RINGED, marks)
        assert [one for one in ringed if not one["there"]] == [], page["say"]["en"]
        assert [one for one in ringed if one["cut"] or one["boxed"]] == [], page["say"]["en"]
        assert not ringed or ringed[0]["seen"], page["say"]["en"]
        if number < len(pages) - 1:
            visitor["lesson-next"].click()
        elif answer:
            rows, covered = awaited(visitor)
            assert not covered, f"{page['say']['en']}: {covered}"
            assert answer in lesson["answers"]
            assert all(
                row in lesson["answers"] or any(row in text.split() for text in lesson["answers"]) for row in rows
            )
            visitor["lesson-show"].click()
            visitor.page.evaluate(SETTLED)
            rows, covered = awaited(visitor)
            assert not covered, f"{page['say']['en']}: {covered}"
            wrong = [
                one
                for one in visitor.page.evaluate(RINGED, marks)
                if one["pressed"] and not named_by(one["mark"], one["name"], lesson["answers"])
            ]
            assert wrong == [], page["say"]["en"]


# A page of a lesson is drawn, measured and drawn again: wait until all of that is done.
SETTLED = """() => new Promise(done => { let frames = 12
  const next = () => frames-- ? requestAnimationFrame(() => setTimeout(next)) : done()
  next() })"""


# In brief walks each lesson is played in one language: the words are the same as in the terminal.
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
    width, height = randint(1200, 1700), randint(700, 950)
    print(f"{width} x {height}")
    bera = visit(
        locale={"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}[language], viewport={"width": width, "height": height}
    )
    bera.open()
    bera.page.locator(f'[data-game="{game}"]').click()
    bera["lessons"].locator("summary").click()
    bera.page.locator(f'[data-lesson="{lesson.name}"]').click()
    expect(bera["lesson"]).to_be_visible()
    seen: list[str] = []
    for _, text in path_of(game, lesson):
        bera.mine()
        read_to_the_end(bera, language, seen, text)
        # Every possible highlight of a lesson exists: the rules name the same marks as the page.
        marks = [mark.partition(":")[::2] for mark in list_marks(meadhall.game(game), bera.told["view"]) or ()]
        if bera.page.query_selector("[data-region]") is None:  # something else lies where the map is
            marks = [mark for mark in marks if mark[0] != "region"]
        assert bera.page.evaluate(MISSING_MARKS, marks) == []
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


def test_a_finished_lesson_leads_to_the_first_game_and_is_not_offered_as_new(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera", newcomer=True)
    page, game, (lesson, second) = bera.page, "norsaga", list_lessons(meadhall.game("norsaga"))
    bera.open()
    bera.table(bera.guest.post(f"/api/games/{game}/lessons/{lesson.name}", 201) if bera.guest else {}).mine()
    for _, text in path_of(game, lesson):
        bera.mine()
        while bera["lesson-next"].count():
            bera["lesson-next"].click()
        bera.answer(text)
        bera.ready(bera.seq)
    expect(bera["lesson"]).to_have_attribute("data-done", "true")
    while bera["lesson-next"].count():
        bera["lesson-next"].click()
    expect(bera["lesson-first"]).to_be_visible()
    expect(bera["lesson-after"]).to_contain_text(said(second.title, "en"))
    bera.open()
    expect(bera["taught"]).to_contain_text(said(lesson.title, "en"))
    expect(bera["taught"]).to_contain_text("finished")
    expect(bera["trials"]).to_have_count(0)
    page.locator(f'[data-game="{game}"]').first.click()
    expect(bera["first-lesson"]).to_have_attribute("data-lesson", second.name)
    expect(bera["newcomer"].locator(".main")).to_have_attribute("data-test", "first-help")
    bera["first-help"].click()
    page.wait_for_url("**/table/*")
    bera.mine()
    expect(bera["lesson"]).to_have_count(0)


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


# Highlights that cannot be seen: a third of a thing, or of a screen, is enough.
UNSEEN = """lights => { const sheet = document.querySelector('.right'), fixed = getComputedStyle(sheet).position === 'fixed'
  const floor = (fixed ? sheet : document.querySelector('.tabbar')).getBoundingClientRect().top
  const seen = one => { const { left, right, top, bottom, height } = one.getBoundingClientRect()
    return height > 0 && right > 0 && left < innerWidth && Math.min(bottom, floor) - Math.max(top, 0) >= Math.min(height, floor / 2) / 3 }
  return lights.filter(light => ![...document.querySelectorAll(light)].some(seen)) }"""


@pytest.mark.parametrize(
    ("game", "lesson", "expected"),
    [
        ("trudvang", "map", ["board"]),
        ("trudvang", "book", ["table", "table", "board"]),
        ("norsaga", "skalds", []),
        ("fire_and_axe", "sagas_and_runes", ["table"]),
    ],
)
def test_on_a_phone_a_way_leads_to_what_is_lit_elsewhere(
    visit: Callable[..., Visitor], game: str, lesson: str, expected: list[str]
) -> None:
    """In another view, under the page of a book: following every offered way shows everything."""
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
