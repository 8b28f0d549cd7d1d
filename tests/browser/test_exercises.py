"""Exercises in the browser: that of the day in the lobby, all of them by theme and level, and one
solved on the board.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import meadhall
from browser.accessible import violations
from browser.visitor import Visitor
from meadhall.exercises.catalog import filter_exercises, list_exercises
from meadhall.exercises.exercise import LEVELS
from meadhall.exercises.exercise_lesson import build_lesson
from meadhall.exercises.themes import list_themes

NORSAGA = meadhall.game("norsaga")
ONE = list_exercises(NORSAGA)[0]


def test_one_a_day_stands_in_the_lobby(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    today = bera.guest.get("/api/exercises/today")
    bera.open()
    expect(bera["daily"]).to_contain_text(today["theme"]["title"]["en"])
    bera["daily-solve"].click()
    expect(bera["lesson"]).to_be_visible()
    bera.mine()
    assert bera.told["lesson"]["name"] == f"exercise-{today['exercise']['name']}"


def test_one_is_tried_solved_and_remembered(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    question, solution = build_lesson(ONE).steps
    made = bera.guest.post(f"/api/games/norsaga/lessons/exercise-{ONE.name}", 201)
    bera.table(made).mine()
    expect(bera["lesson-says"]).to_have_text(question.page.say["en"])
    wrong = ONE.others[-1].answers[0]
    bera.answer(wrong)
    expect(bera["lesson-says"]).to_have_text((question.warning(wrong) or {})["en"])
    bera["lesson-back"].click()
    expect(bera["lesson-says"]).to_have_text(question.page.say["en"])
    bera.mine()
    bera.answer(ONE.best[0])
    expect(bera["lesson-says"]).to_have_text(solution.page.say["en"].replace("\n\n", ""))
    bera["exercises-all"].click()
    expect(bera.page.locator(f"[data-exercise='{ONE.name}'].solved")).to_be_visible()
    bera.page.keyboard.press("Escape")
    with bera.page.expect_response(lambda reply: reply.request.method == "DELETE"):
        bera["exercise-next"].click()
    bera.page.wait_for_url(lambda url: made["id"] not in url)
    expect(bera["lesson-show"]).to_be_visible()
    tables = bera.guest.get("/api/tables")["mine"]
    assert [one["id"] for one in tables] == [bera.page.url.rpartition("/")[2]]  # the old one is not needed any more


def test_the_solution_is_pointed_at(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    bera.table(bera.guest.post(f"/api/games/norsaga/lessons/exercise-{ONE.name}", 201)).mine()
    bera["lesson-show"].click()
    expect(bera.page.locator(".focused").first).to_be_attached()


@pytest.mark.parametrize("size", [(390, 844), (1366, 768)])
def test_all_of_them_by_theme_and_level_with_the_keyboard_alone(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    bera = visit("Bera", viewport={"width": size[0], "height": size[1]}, bypass_csp=True)
    bera.open()
    bera["exercises-open"].focus()
    bera.page.keyboard.press("Enter")
    dialog = bera.page.locator("dialog")
    tab = dialog.locator("[data-game=norsaga]")
    tab.focus()
    bera.page.keyboard.press("Enter")
    expect(tab).to_have_attribute("aria-pressed", "true")
    shown = [theme.name for theme in list_themes(NORSAGA) if filter_exercises(NORSAGA, theme.name)]
    expect(dialog.locator("[data-theme-of]")).to_have_count(len(shown))
    expect(dialog.locator("[data-exercise]")).to_have_count(len(list_exercises(NORSAGA)))
    for level in LEVELS:
        bera["exercise-level"].select_option(level)
        expect(dialog.locator("[data-exercise]")).to_have_count(len(filter_exercises(NORSAGA, level=level)))
    assert bera.page.evaluate("document.querySelector('.dlg-body').scrollWidth <= innerWidth")
    assert violations(bera.page) == []
    bera["exercise-level"].select_option(ONE.level)
    first = dialog.locator(f"[data-exercise='{ONE.name}']")
    expect(first).to_have_attribute("aria-label", f"Exercise 1, {ONE.level}")
    first.focus()
    bera.page.keyboard.press("Enter")
    expect(bera["lesson"]).to_be_visible()
