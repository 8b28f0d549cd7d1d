"""A whole game through the question list, without pressing the board."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.visitor import Visitor, play_on

UNTOUCHED = """for (const kind of ['pointerdown', 'click', 'focusin', 'keydown']) addEventListener(kind, event => {
  if (event.target.closest?.('main.board, .hand')) console.error(`the board was touched: ${kind}`)
}, true)"""


def test_a_whole_game_through_the_question_list(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    bera.page.add_init_script(UNTOUCHED)
    bera.table(bera.guest.make("me", "karl", options={"basic": True}))
    assert play_on(bera) >= 5
    expect(bera["ending"]).to_be_visible()
    assert bera.told["outcome"]["reason"] == "saga"
