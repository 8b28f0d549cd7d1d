"""Catching up: the board goes back to the end of my last turn and plays the missed events, at my speed."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.at_the_table_helpers import answer, seated
from browser.visitor import Visitor
from server.people import Guest

# The texts for a screen reader, one after the other.
SPOKEN = """() => { window.spoken = []; const region = document.querySelector('[data-test=voice]')
  new MutationObserver(() => { const text = region.textContent.trim()
    if (text !== window.spoken.at(-1)) window.spoken.push(text) })
    .observe(region, { childList: true, subtree: true, characterData: true }) }"""


def freeze(visitor: Visitor) -> None:
    """Let time pass only when a test says so."""
    visitor.page.clock.install()
    visitor.page.clock.pause_at(datetime.now() + timedelta(hours=1))


def at(visitor: Visitor) -> int:
    return int(visitor["catchup"].get_attribute("data-at") or -1)


@pytest.fixture
def missed(hall: str, visit: Callable[..., Visitor]) -> Visitor:
    """Bera has played; Egil has had his turn since, and she is asked again."""
    bera, egil = visit("Bera", fresh=True), Guest(hall, "Egil")  # a clock that was held stays with its browser
    made = seated(bera.guest, egil)
    look = egil.watch(made["id"])
    bera.table(made).mine().play("play RB1 me.G3")
    answer(look, "pass")
    answer(look, "play BG1 me.P1")
    return bera.mine()


def test_the_board_goes_back_and_steps_through_what_i_missed(missed: Visitor) -> None:
    bera, page = missed, missed.page
    lies = page.locator('[data-card="BG1"]')
    expect(lies.first).to_be_visible()
    expect(bera["voice"]).to_contain_text("plays Hvit Mistfoot")  # said when it happened
    page.evaluate(SPOKEN)
    page.keyboard.press("c")
    panel = bera["catchup"]
    expect(panel).to_be_focused()
    expect(panel.locator("h2")).to_contain_text("Egil")
    expect(panel).not_to_contain_text("You play")
    count = panel.locator("li").count()
    assert count >= 3
    expect(panel).to_contain_text(f"1 of {count}")
    expect(lies).to_have_count(0)  # Egil has not played it yet
    assert not page.locator(".answers").count(), "a question of now stands beside the past"

    told = []
    for step in range(1, count):
        page.keyboard.press("ArrowRight")
        expect(panel).to_have_attribute("data-at", str(step))
        told.append(panel.locator("h2").inner_text())
    assert any("Egil plays Hvit Mistfoot" in sentence for sentence in told)
    expect(lies.first).to_be_visible()
    page.keyboard.press("Home")
    expect(lies).to_have_count(0)
    page.keyboard.press("End")
    page.wait_for_function("sentence => window.spoken.join(' ').includes(sentence)", arg=told[-1])
    said = page.evaluate("window.spoken.join(' ')")
    assert [said.count(sentence) for sentence in set(told)] == [told.count(sentence) for sentence in set(told)]
    panel.get_by_role("button", name="Done").click()
    expect(panel).to_have_count(0)
    assert bera.ready().asked


def test_it_plays_by_itself_at_a_speed_that_is_remembered(missed: Visitor) -> None:
    bera, page = missed, missed.page
    freeze(bera)
    page.keyboard.press("c")
    expect(bera["catchup"]).to_contain_text("1 of")
    page.clock.run_for(20_000)
    assert at(bera) == 0, "it moves though moves are off"
    bera["speed"].select_option("slow")
    bera["catchup"].get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(1_500)
    assert at(bera) == 0
    page.clock.run_for(2_000)
    assert at(bera) == 1
    page.keyboard.press("Space")
    page.clock.run_for(20_000)
    assert at(bera) == 1, "it goes on though it is halted"
    bera["catchup"].get_by_role("button", name="Skip to now").click()
    expect(bera["catchup"]).to_have_count(0)
    page.clock.resume()
    page.reload()
    bera.mine()
    page.clock.pause_at(datetime.now() + timedelta(hours=5))
    page.keyboard.press("c")
    expect(bera["catchup"]).to_be_visible()
    expect(bera["speed"]).to_have_value("slow")
    for _ in range(40):
        if bera["catchup"].count() == 0:
            break
        page.clock.run_for(3_000)
    expect(bera["catchup"]).to_have_count(0)  # played to its end, it is now again
    assert bera.ready().asked


def test_the_voyages_of_all_others_are_sailed_again(hall: str, visit: Callable[..., Visitor]) -> None:
    """Fire & Axe: both bots, with any number of passed runes in between, and their ships in the old places."""
    bera = visit("Bera")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "thrall"}, {"kind": "bot", "level": "thrall"}]
    made: dict[str, Any] = bera.guest.post("/api/tables", 201, game="fire_and_axe", seats=seats)
    look = bera.guest.watch(made["id"])
    turns: list[int] = []
    while turns.count(0) < 3:
        while not look.asked():
            look.until("table")
        turns = [e["seat"] for m in look.heard if m["type"] == "table" for e in m["events"] if e["kind"] == "turn"]
        if turns.count(0) < 3:
            look.answer(next((a for a in ("end", "pass") if a in look.asked()), look.asked()[0]))
            look.until_seq(look.table["seq"] + 1)
    look.close()
    bera.table(made).mine()
    board = bera.page.locator(".board")
    now = board.inner_html()
    bera.page.keyboard.press("c")
    panel = bera["catchup"]
    expect(panel).to_contain_text("1 of")
    told = panel.locator("li").all_inner_texts()
    assert any("Thrall 1" in line for line in told)
    assert any("Thrall 2" in line for line in told)
    boards = {board.inner_html()}
    bera["catchup-scrub"].fill(str(len(told) // 2))
    boards.add(board.inner_html())
    assert len(boards) == 2
    assert now not in boards
    bera.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_moves_of_bots_stand_for_as_long_as_i_like(visit: Callable[..., Visitor]) -> None:
    """The server may be ahead: each move is shown, and the next waits."""
    bera = visit("Bera", fresh=True)
    made = bera.guest.make("me", "thrall", "thrall", options={"basic": True, "first": "A"})
    bera.open("/").page.evaluate("localStorage.setItem('mh-speed', '\"slow\"')")
    bera.table(made).mine()
    look = bera.guest.watch(made["id"])
    look.until("table")
    freeze(bera)
    start, shown = bera.seq, bera.page.locator(".table")
    bera.answer(bera.options[0])
    expect(shown).not_to_have_attribute("data-seq", str(start))  # what I did is seen at once
    look.until_seq(start + 1)
    while not look.asked():
        look.until("table")
    expect(bera["hurry"]).to_be_visible()
    assert int(shown.get_attribute("data-seq") or 0) < look.table["seq"]
    bera.page.clock.run_for(2_000)
    expect(bera.page.locator(".answers")).to_have_count(0)
    bera["hurry"].click()
    expect(shown).to_have_attribute("data-seq", str(look.table["seq"]))
    expect(bera.page.locator(".answers")).to_be_visible()
