"""The sea chart of Fire & Axe: keyboard, zoom and pan, and courses that are previewed and sailed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.sailing import NO_POINTER, at_sea, frame, space
from browser.sizes_helpers import SIZES, WINTER, sideways
from browser.visitor import Visitor
from browser.walks import TONGUES, speak


def test_the_chart_is_walked_zoomed_and_moved_with_keys(visit: Callable[..., Visitor]) -> None:
    bera = at_sea(visit)
    bera.page.add_init_script(NO_POINTER)
    page, keys = bera.page, bera.page.keyboard
    keys.press("ArrowDown")
    keys.press("ArrowLeft")
    name = page.evaluate("document.activeElement.dataset.space")
    assert name
    expect(page.locator(":focus")).to_have_accessible_name(re.compile(".{20}"))
    expect(page.locator(".lookout h3")).to_be_visible()
    if not bera.options.count(f"sail {name}"):
        space(bera, "shetland").focus()
    keys.press("Enter")
    expect(bera["confirm"]).to_be_visible()
    keys.press("Escape")
    expect(bera["confirm"]).to_have_count(0)

    before = frame(bera)
    keys.press("+")
    closer = frame(bera)
    assert closer[2] < before[2]
    keys.press("Shift+ArrowLeft")
    assert frame(bera)[0] < closer[0]
    keys.press("-")
    keys.press("0")
    assert frame(bera) == before


@pytest.mark.parametrize("size", SIZES)
def test_a_turn_longer_than_its_tracks_shows_every_day_and_every_loss(visit: Callable[..., Visitor], size: str) -> None:
    bera = at_sea(
        visit,
        "players=3 era=3 A.ship=halogaland A.crew=1 limit=15 prep=2 sail=13 skulls=crew,crew,crew,crew,crew,crew",
        **SIZES[size],
    )
    expect(bera.page.locator(".days i")).to_have_count(15)
    expect(bera.page.locator(".skulls .covered")).to_have_count(6)
    assert sideways(bera) == []


# Names of Homelands whose letters lie on the rope around one of them; letters are lower than their line.
ROPED = """() => [...document.querySelectorAll('.home-name')].filter(name => {
  const { left, right, top, height } = name.getBoundingClientRect(), low = top + height * .2, high = top + height * .8
  return [...document.querySelectorAll('.home .r-base')].some(rope => {
    const box = rope.getBoundingClientRect(), x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2
    return Math.hypot(x - Math.max(left, Math.min(x, right)), y - Math.max(low, Math.min(y, high))) < box.width / 2
  })
}).map(name => name.textContent)"""


def test_ropes_around_homelands_leave_their_names_alone(visit: Callable[..., Visitor]) -> None:
    """When leaving the Wintering Zone, with all three roped, every name is beside its rope."""
    bera = at_sea(visit, WINTER)
    for tongue in TONGUES:
        speak(bera.page, tongue)
        for width, height in ((1366, 768), (1920, 1080)):
            bera.page.set_viewport_size({"width": width, "height": height})
            expect(bera.page.locator(".home .rope")).to_have_count(3)
            expect(bera.page.locator(".home-name")).to_have_count(3)
            bera.page.wait_for_function(f"() => ({ROPED})().length === 0")


def test_wheel_drag_pinch_and_buttons_move_the_chart(visit: Callable[..., Visitor]) -> None:
    bera = at_sea(visit)
    page = bera.page
    whole = frame(bera)
    box = page.locator(".sea").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -600)
    expect(page.locator(".sea")).not_to_have_attribute("data-frame", " ".join(map(str, whole)))
    near = frame(bera)
    assert near[2] < whole[2]
    page.mouse.down()
    page.mouse.move(x + 120, y + 40, steps=4)
    page.mouse.up()
    assert frame(bera)[0] < near[0]
    expect(bera["confirm"]).to_have_count(0)  # the end of a drag is no press
    page.get_by_role("button", name="Whole chart").click()
    assert frame(bera) == whole
    page.evaluate(
        """([x, y]) => {
      const sea = document.querySelector('.sea'), send = (type, id, at) => sea.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: id, pointerType: 'touch', clientX: x + at, clientY: y }))
      send('pointerdown', 11, -40); send('pointerdown', 12, 40); send('pointermove', 11, -120); send('pointermove', 12, 120); send('pointerup', 11, -120); send('pointerup', 12, 120)
    }""",
        [x, y],
    )
    expect(page.locator(".sea")).not_to_have_attribute("data-frame", " ".join(map(str, whole)))
    assert frame(bera)[2] < whole[2] / 2
    page.get_by_role("button", name="Whole chart").click()
    page.get_by_role("button", name="My ship").click()
    assert frame(bera)[2] < whole[2]
    page.get_by_role("button", name="Regions").click()
    expect(page.locator(".region-name").filter(has_text="Danelaw")).to_have_count(1)


def test_a_way_is_shown_with_its_price_before_anybody_sails(visit: Callable[..., Visitor]) -> None:
    bera = at_sea(visit)
    page = bera.page
    assert bera.told["view"]["routes"]["reykjanes"][0][:2] == [4, 1]
    space(bera, "reykjanes").hover()
    expect(page.locator(".lookout")).to_contain_text("4 Days, one piece lost.")
    expect(page.locator(".way-stop")).to_have_count(4)
    expect(page.locator(".way .price")).to_have_count(1)

    space(bera, "reykjanes").click()
    expect(page.locator(".course")).to_contain_text("Course to Reykjanes: 4 Days, one piece lost.")
    seq = bera.seq
    expect(bera["sail-course"]).to_have_text("Sail the whole way")
    first = page.locator(".course .btn").nth(1)
    expect(first).to_have_text("Sail to the Faeroe Bank")
    first.click()
    expect(bera.row("sail faeroe_bank")).to_have_attribute("aria-pressed", "true")
    bera["cancel"].click()
    expect(bera.row("sail faeroe_bank")).to_have_attribute("aria-pressed", "false")
    first.click()
    bera["confirm"].click()
    bera.ready(seq)
    expect(page.locator(".course")).to_contain_text("Course to Reykjanes: 3 Days, one piece lost.")
    page.get_by_role("button", name="Drop it").click()
    expect(page.locator(".course")).to_have_count(0)


def test_a_whole_course_is_sailed_with_one_confirmation(visit: Callable[..., Visitor]) -> None:
    """Leg by leg, as ordinary answers; a second press on the destination is enough."""
    bera = at_sea(visit)
    space(bera, "dublin").click()
    days = bera.told["view"]["routes"]["dublin"][0][0]
    assert days > 2
    bera["sail-course"].click()
    bera.page.wait_for_function("() => document.querySelector('#ask-h').innerText.includes('Dublin')")
    assert bera.told["view"]["players"][0]["ship"] == "dublin"
    assert bera.told["view"]["days"]["sail"] == days
    expect(bera.page.locator(".course")).to_have_count(0)


def test_a_course_stops_before_a_leg_that_costs_a_piece(visit: Callable[..., Visitor]) -> None:
    """A second press on the destination sails the course as well."""
    bera = at_sea(visit)
    routes, at = bera.told["view"]["routes"], "reykjanes"
    losses: list[Any] = []
    for days in range(routes[at][0][0], 0, -1):
        _, lost, by = next(leg for leg in routes[at] if leg[0] == days)
        losses.insert(0, lost)
        at = by
    assert losses[0] == 0
    assert losses[-1] == 1
    space(bera, "reykjanes").click()
    space(bera, "reykjanes").click()
    expect(bera.page.locator(".days .sail")).to_have_count(losses.index(1))
    expect(bera.page.locator(".course")).to_contain_text("one piece lost")
    assert bera.told["view"]["skulls"] == []
