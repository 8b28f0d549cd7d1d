"""axe-core finds nothing on any page, in the light and the dark theme."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import meadhall
from browser.accessible import out_of_reach, violations
from browser.positions import LAST_MOVE, position
from browser.visitor import Visitor
from meadhall.bots.match import play_match
from meadhall.games import SHIPPED as GAMES

TESTS = Path(__file__).parents[1]


@pytest.fixture
def bera(visit: Callable[..., Visitor]) -> Visitor:
    return visit("Bera", bypass_csp=True)


def assert_clean(visitor: Visitor) -> None:
    found = violations(visitor.page)
    assert not found, "\n" + "\n".join(found)


def test_lobby_and_new_table(bera: Visitor) -> None:
    bera.guest.make("me", "open", title="Langskip", listed=True)
    bera.guest.make("me", "thrall", options={"first": "A"})
    bera.open()
    expect(bera["mine"]).to_be_visible()
    assert_clean(bera)
    bera["open-table"].click()
    bera["options"].locator("summary").click()
    assert_clean(bera)


def test_table_my_turn_rules_and_menu(bera: Visitor) -> None:
    bera.table(bera.guest.make("me", "thrall", "thrall", position=position(f"players=3 {LAST_MOVE} step=3"))).mine()
    bera.page.locator('.hand [data-card="GG1"]').click()
    bera.page.locator('[data-spot="1.P1"]').click()
    expect(bera.page.locator(".whynot")).to_be_visible()
    bera.page.locator('[data-spot="0.G3"]').click()
    assert_clean(bera)
    bera.page.get_by_role("button", name="Rules").first.click()
    expect(bera["guide"]).to_be_visible()
    assert_clean(bera)
    bera["all-rules"].click()
    expect(bera.page.locator(".rule").first).to_be_visible()
    assert_clean(bera)
    bera.page.keyboard.press("Escape")
    bera["menu"].click()
    for summary in bera.page.locator("dialog details summary").all():
        summary.click()
    assert_clean(bera)


def test_waiting_room_and_passing_the_device(bera: Visitor) -> None:
    made = bera.guest.make("me", "open", position=position(f"{LAST_MOVE} step=3 active=B"))
    bera.table(made)
    expect(bera["waiting"]).to_be_visible()
    assert_clean(bera)
    bera.guest.post(f"/api/tables/{made['id']}/sit", seat="B", name="Egil")
    expect(bera["handover"]).to_be_visible()
    assert_clean(bera)


def test_spectator_notes_and_chat(bera: Visitor, visit: Callable[..., Visitor]) -> None:
    egil = visit("Egil")
    made = egil.guest.make("me", "open", listed=True, position=position(f"{LAST_MOVE} step=3"))
    egil.guest.post(f"/api/tables/{made['id']}/sit", seat="B", name="Odd")
    bera.table(made).ready()
    assert not bera.asked
    assert_clean(bera)
    bera.page.get_by_role("tab", name="Notes").click()
    bera.page.get_by_label("Write a note").fill("something")
    bera.page.get_by_role("button", name="Save note").click()
    expect(bera.page.locator(".note-list li")).to_have_count(1)
    assert_clean(bera)


def test_end_and_replay(bera: Visitor, finished: str) -> None:
    bera.open(f"/table/{finished}")
    expect(bera["ending"].locator(".chart")).to_be_visible()
    assert_clean(bera)
    bera.open(f"/replay/{finished}")
    bera["scrub"].fill("14")
    assert_clean(bera)


def test_phone(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera", bypass_csp=True, viewport={"width": 360, "height": 780}, has_touch=True)
    bera.table(bera.guest.make("me", "thrall", position=position(f"{LAST_MOVE} step=3"))).mine()
    assert_clean(bera)
    bera.page.get_by_role("button", name="All 21 answers").click()
    assert_clean(bera)


def recorded(name: str, folder: Path) -> Path:
    """Return a record that a server can replay: Trudvang's golden ones are of editions that are no longer included."""
    if name != "trudvang":
        return sorted((TESTS / name / "golden").glob("*.record"))[-1]
    played, path = meadhall.game(name), folder / "new.record"
    match = play_match(played, 2, played.check({"adventure": "winter_owed", "round_cap": 4}, 2), ["thrall"] * 2, 1)
    path.write_text(match.record.text(), encoding="utf-8")
    return path


@pytest.mark.parametrize("game", GAMES)
def test_keys_reach_every_box_that_scrolls(visit: Callable[..., Visitor], game: str, tmp_path: Path) -> None:
    """A low window in the longest language: boxes hide much of their content."""
    bera = visit("Bera", bypass_csp=True, locale="de", viewport={"width": 1280, "height": 520})
    bera.open("/replay")
    bera["record-file"].set_input_files(recorded(game, tmp_path))
    last = int(bera["scrub"].get_attribute("max") or 0)
    assert last > 10
    for tenth in range(0, 11, 2):
        bera["scrub"].fill(str(last * tenth // 10))
        assert out_of_reach(bera.page) == []
