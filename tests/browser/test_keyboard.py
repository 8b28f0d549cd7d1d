"""A whole game without a pointer: from the lobby's first Tab to a step of the replay."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.keyboard_helpers import NO_POINTER, give, tab_to
from browser.visitor import Visitor, play_on


def test_a_whole_game_by_keyboard(visit: Callable[..., Visitor]) -> None:
    bera = visit()
    bera.page.add_init_script(NO_POINTER)
    page, keys = bera.open().page, bera.page.keyboard
    expect(bera["open-table"]).to_be_visible()
    tab_to(page, "[data-test=open-table]", 8)
    keys.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    tab_to(page, "form label select", 8)
    keys.type("Nor")
    tab_to(page, '[data-seat="B"] select')
    keys.type("bot, thr")
    expect(page.locator('[data-seat="B"] select')).to_have_value("thrall")
    tab_to(page, '[data-seat="C"] button')
    keys.press("Enter")
    expect(page.locator('[data-seat="C"]')).to_have_count(0)
    tab_to(page, "[data-test=options] summary")
    keys.press("Enter")
    tab_to(page, "[aria-describedby=option-basic]", 3)
    keys.press("Space")
    expect(page.get_by_label("Basic game")).to_be_checked()
    keys.press("Enter")

    page.wait_for_url("**/table/*")
    given = play_on(bera, give=give)
    assert given >= 5
    heading = page.locator("#ask-h")
    expect(heading).to_be_focused()
    assert heading.inner_text() == "You win!" or heading.inner_text().endswith(" wins")

    tab_to(page, "[data-test=ending] a[href^='/replay/']")
    keys.press("Enter")
    expect(bera["scrub"]).to_have_value("0")
    page.wait_for_load_state("networkidle")
    keys.press("ArrowRight")
    expect(bera["scrub"]).to_have_value("1")


def test_the_board_is_walked_with_arrows_and_tools_are_called_with_letters(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    bera.page.add_init_script(NO_POINTER)
    page, keys = (
        bera.table(bera.guest.make("me", "thrall", options={"basic": True, "first": "A"})).mine().page,
        bera.page.keyboard,
    )
    seen = set()
    for way in ("ArrowDown", "ArrowLeft", "ArrowRight", "ArrowRight", "ArrowUp"):
        keys.press(way)
        assert page.evaluate("document.activeElement.matches('[data-walk]')")
        seen.add(
            page.evaluate(
                "document.activeElement.dataset.spot || document.activeElement.dataset.card || document.activeElement.innerText"
            )
        )
    assert len(seen) >= 3

    keys.press("?")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("dialog, [inert]")).to_have_count(0)
    keys.press("c")
    expect(bera["catchup"]).to_be_focused()
    keys.press("Escape")
    expect(bera["catchup"]).to_have_count(0)
    keys.press("/")
    expect(page.get_by_label("Say something")).to_be_focused()
    keys.type("123 uc?")
    expect(page.get_by_label("Say something")).to_have_value("123 uc?")
    keys.press("Escape")
    keys.press("u")
    expect(page.get_by_role("dialog", name="Ask the others?")).to_be_visible()
