"""The replay of a finished game: every frame comes at once, then the server gets no requests."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from browser.positions import LAST_MOVE, position
from browser.visitor import Visitor
from meadhall.core.agenda import TABLE
from meadhall.core.dealer import SeededDealer
from meadhall.core.game import game
from meadhall.tables.seats import Seat
from meadhall.tables.table import Table
from server.people import Guest

DROP = """async text => {
  const held = new DataTransfer()
  held.items.add(new File([text], 'saga.record'))
  const at = document.querySelector('.pick-file')
  for (const kind of ['dragover', 'drop']) at.dispatchEvent(new DragEvent(kind, { dataTransfer: held, bubbles: true, cancelable: true }))
}"""


def shown(page: Page) -> str:
    return page.locator(".player h2").inner_text() + page.locator("main.board").inner_text()


def step_through(visitor: Visitor) -> int:
    """Scrub, step, jump; return the number of requests."""
    page, scrub = visitor.page, visitor["scrub"]
    expect(scrub).to_be_visible()
    page.wait_for_load_state("networkidle")
    before = len(visitor.asked_for)
    last = int(scrub.get_attribute("max") or 0)
    assert last > 15
    start = shown(page)
    scrub.fill("10")
    expect(page.locator(".player .at")).to_have_text(f"11 of {last + 1}")
    assert shown(page) != start
    page.get_by_role("button", name="Next").click()
    expect(scrub).to_have_value("11")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(scrub).to_have_value("10")
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    expect(scrub).to_have_value("11")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".player h2")).to_have_text("The game is over")
    page.get_by_role("button", name="To the beginning").click()
    expect(scrub).to_have_value("0")
    assert shown(page) == start
    return len(visitor.asked_for) - before


def test_replay_of_a_table(visit: Callable[..., Visitor], finished: str) -> None:
    bera = visit("Bera")
    bera.open(f"/replay/{finished}")
    assert step_through(bera) == 0


def test_it_plays_by_itself(visit: Callable[..., Visitor], finished: str) -> None:
    bera = visit("Bera", fresh=True)
    bera.page.clock.install()
    bera.open(f"/replay/{finished}")
    scrub = bera["scrub"]
    bera.page.get_by_role("button", name="Play", exact=True).click()
    for beat in (1, 2, 3):
        bera.page.clock.run_for(1500)
        expect(scrub).to_have_value(str(beat))
    bera.page.get_by_role("button", name="Pause").click()
    bera.page.clock.run_for(5000)
    expect(scrub).to_have_value("3")
    bera.page.get_by_role("button", name="To the end").click()
    bera.page.get_by_role("button", name="Play", exact=True).click()
    expect(scrub).to_have_value("0")


def test_through_other_eyes(visit: Callable[..., Visitor], finished: str) -> None:
    bera = visit("Bera")
    page = bera.open(f"/replay/{finished}").page
    bera["scrub"].fill("12")
    hand = page.locator(".hand [data-card]")
    hands = []
    for eyes, name in (("A", "Thrall"), ("B", "Karl")):
        bera["eyes"].select_option(eyes)
        expect(page.locator(f'[data-eyes="{eyes}"]')).to_be_visible()
        expect(page.locator(".front-pick[aria-pressed=true]")).to_contain_text(name)
        expect(bera["scrub"]).to_have_value("12")
        hands.append(set(hand.evaluate_all("all => all.map(one => one.dataset.card)")))
        assert hands[-1]
        seen = page.locator(".seen [data-card]").count()  # cards of the other hand that these eyes have seen
        open_cards = page.locator("[data-spot] [data-card]").count()
        assert page.locator("[data-card]").count() == len(hands[-1]) + seen + open_cards
    assert not hands[0] & hands[1]
    bera["eyes"].select_option("none")
    expect(hand).to_have_count(0)
    before = len(bera.asked_for)
    bera["eyes"].select_option("A")
    expect(hand).to_have_count(len(hands[0]))
    bera["scrub"].fill("13")
    expect(page.locator(".player .at")).to_contain_text("14 of")
    assert len(bera.asked_for) == before


@pytest.fixture
def record(hall: str, finished: str, tmp_path: Path) -> Path:
    path = tmp_path / "saga.record"
    path.write_text(Guest(hall, "Reader").http.get(f"/api/tables/{finished}/record").text)
    return path


def test_replay_of_a_chosen_file(visit: Callable[..., Visitor], record: Path) -> None:
    bera = visit("Bera")
    bera.open("/replay")
    asked: list[Route] = []
    bera.page.route("**/api/replay*", lambda route: asked.append(route))
    bera["record-file"].set_input_files(record)
    expect(bera["reading"]).to_have_text("Reading saga.record…")  # a long game takes the hall a while
    while not asked:  # the page says so first, and then asks
        bera.page.wait_for_timeout(20)
    asked[0].continue_()
    assert step_through(bera) == 0


def lying(visitor: Visitor) -> list[str]:
    """Return the cards in all trees."""
    return sorted(
        visitor.page.locator("[data-spot] [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    )


def test_a_link_to_a_position(visit: Callable[..., Visitor], record: Path) -> None:
    bera, egil = visit("Bera"), visit("Egil")
    bera.context.grant_permissions(["clipboard-read", "clipboard-write"])
    bera.open("/replay")
    bera["record-file"].set_input_files(record)
    bera["scrub"].fill("14")
    bera.page.get_by_role("button", name="Copy link to this position").click()
    expect(bera.page.locator(".notice")).to_contain_text("Copied")
    egil.open(bera.page.evaluate("navigator.clipboard.readText()"))
    expect(egil.page.get_by_role("region", name="A position")).to_be_visible()
    assert lying(egil) == lying(bera)


def test_a_position_in_the_address_is_shown_and_played_on(visit: Callable[..., Visitor]) -> None:
    bera, egil = visit("Bera"), visit("Egil")
    bera.open("/replay")
    link = bera.page.evaluate(
        "text => import('/client/table/position_link.js').then(({ positionLink }) => positionLink(text))",
        position(f"{LAST_MOVE} step=3"),
    )
    assert len(link) < 200
    egil.open(link)
    expect(egil.page.get_by_role("region", name="A position")).to_contain_text("21 answers")
    assert lying(egil) == ["BR1", "BY1", "GR1", "GY1", "RR1", "YY1"]
    egil.page.get_by_role("button", name="Play on from here").click()
    egil.page.wait_for_url("**/table/*")
    assert egil.mine().asked
    egil.play("play GG1 me.G3")
    expect(egil["ending"]).to_contain_text("You win!")


def asked_together() -> str:
    """Return a position at which the whole table is asked."""
    play = Table.new(game("yggdrasil"), [Seat("me", "Bera"), Seat("me", "Egil")], {}, SeededDealer(3))
    while play.asked_seat() != TABLE:
        question = play.decision
        assert question is not None
        play.answer(question.seat, question.options[0])
    return play.game.position(play.state)


def test_a_position_that_asks_the_whole_table_is_played_on_in_the_first_seat(visit: Callable[..., Visitor]) -> None:
    text = base64.urlsafe_b64encode(asked_together().encode()).decode().rstrip("=")
    bera = visit("Bera").open(f"/position#{text}")
    expect(bera.page.get_by_label("I play")).to_have_value("0")
    bera.page.get_by_role("button", name="Play on from here").click()
    bera.page.wait_for_url("**/table/*")
    assert bera.mine().asked


def test_replay_of_a_dropped_file_and_a_wrong_one(visit: Callable[..., Visitor], record: Path) -> None:
    bera = visit("Bera")
    bera.forgive(re.compile("status of 4"))
    bera.open("/replay")
    expect(bera.page.locator(".pick-file")).to_be_visible()
    bera.page.evaluate(DROP, "this is no record")
    expect(bera.page.locator(".notice.bad")).to_be_visible()
    bera.page.evaluate(DROP, record.read_text())
    expect(bera["scrub"]).to_be_visible()
    expect(bera.page.locator(".player .at")).to_contain_text("1 of ")


def test_a_link_to_a_moment(visit: Callable[..., Visitor], finished: str) -> None:
    """A seat's view knows no position, but the table has a link to the moment."""
    bera, egil = visit("Bera"), visit("Egil")
    bera.context.grant_permissions(["clipboard-read", "clipboard-write"])
    bera.open(f"/replay/{finished}")
    bera["scrub"].fill("9")
    bera["eyes"].select_option("A")
    expect(bera.page.locator("[data-eyes=A]")).to_be_visible()
    bera.page.get_by_role("button", name="Copy link to this moment").click()
    expect(bera.page.locator(".notice")).to_contain_text("Copied")
    egil.open(bera.page.evaluate("navigator.clipboard.readText()"))
    expect(egil["scrub"]).to_have_value("9")
    assert lying(egil) == lying(bera)
