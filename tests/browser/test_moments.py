"""Great moments: shown over the board, skipped by a key, spoken once, and off for users who turn them off."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.moments_helpers import news
from browser.stage import Scene, Stage, scenes
from browser.visitor import Visitor

# Timers longer than two seconds never fire: a busy machine would miss short displays.
PATIENT = "const real = setTimeout; window.setTimeout = (deed, ms, ...more) => ms > 2000 ? 0 : real(deed, ms, ...more)"
# The same, with the number of timers that belong to a moment.
CLOCKS = """window.clocks = 0
const real = setTimeout
window.setTimeout = (deed, ms, ...more) => { if (ms === 3000) window.clocks++; return ms > 2000 ? 0 : real(deed, ms, ...more) }"""
LEVEL = ("level-up", {"seat": 0, "hero": "volgr"})
ROUND = ("round", {"round": 3})


def travelling() -> Scene:
    return scenes("trudvang", 2)["hero.travel"]


def test_a_moment_is_seen_skipped_and_heard_once(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    bera.page.add_init_script(PATIENT)
    stage = Stage(bera, "trudvang", players=2)
    stage.show(travelling())
    expect(bera["moment"]).to_have_count(0)  # the past is no news
    stage.show(travelling(), news(ROUND, LEVEL))
    expect(bera["moment"]).to_have_text("Volgr gains a level.")
    expect(bera["voice"]).to_contain_text("Volgr gains a level.")
    assert bera["voice"].inner_text().count("Volgr gains a level.") == 1
    assert bera["moment"].evaluate("node => !node.closest('[aria-live], [role=status], [role=alert]')")
    assert bera.page.evaluate("document.activeElement === document.body || !document.activeElement.closest('.moment')")
    bera.page.keyboard.press("Escape")
    expect(bera["moment"]).to_have_count(0)
    stage.show(travelling(), news(ROUND))
    expect(bera["moment"]).to_have_count(0)  # not everything is one


def test_moments_can_be_switched_off_for_good(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    stage = Stage(bera, "trudvang", players=2)
    stage.show(travelling())
    bera["menu"].click()
    bera.page.locator("summary", has_text="How I play").click()
    bera.page.get_by_label("Show great moments over the board").uncheck()
    bera.page.keyboard.press("Escape")
    stage.show(travelling(), news(LEVEL))
    expect(bera.page.locator(".log-scroll")).to_contain_text("Volgr gains a level.")
    expect(bera["moment"]).to_have_count(0)
    assert bera.page.evaluate("localStorage.getItem('mh-moments')") == "false"


def test_what_brings_nothing_great_does_not_keep_a_moment(visit: Callable[..., Visitor]) -> None:
    """Its clock and its sound start once, not with every following move; an answer ends it."""
    bera = visit("Bera")
    bera.page.add_init_script(CLOCKS)
    stage = Stage(bera, "trudvang", players=2)
    stage.show(travelling())
    stage.show(travelling(), news(LEVEL))
    expect(bera["moment"]).to_be_visible()
    begun = bera.page.evaluate("window.clocks")
    assert begun > 0
    for _ in range(3):
        stage.show(travelling(), news(ROUND))
    assert bera.page.evaluate("window.clocks") == begun
    stage.show(travelling(), news(LEVEL, LEVEL, LEVEL, LEVEL))
    expect(bera["moment"].locator("li")).to_have_count(3)  # no more than that over a board
    bera.page.locator(".answer").first.click()
    expect(bera["moment"]).to_have_count(0)
