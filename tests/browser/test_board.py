"""Answers on the board: by click, by drag, by key; highlighted in the list and on the board alike; with reasons for
closed ones.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.positions import LAST_MOVE, position
from browser.sayings import say
from browser.visitor import Visitor

RULE = "NS-PLACE-06"


@pytest.fixture
def bera(visit: Callable[..., Visitor]) -> Visitor:
    """Bera is to play a card, with a closed tree across the table."""
    visitor = visit("Bera")
    made = visitor.guest.make("me", "open", position=position(f"{LAST_MOVE} step=3"))
    visitor.guest.post(f"/api/tables/{made['id']}/seat", seat="B", kind="bot", level="thrall")
    return visitor.table(made).mine()


def card(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f'.hand [data-card="{name}"]')


def spot(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f'[data-spot="{name}"]').first


def middle(node: Locator) -> tuple[float, float]:
    box = node.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def chosen(visitor: Visitor) -> list[str]:
    """Return what is picked but not given: in the list, and on the board."""
    rows = visitor.page.locator("[data-answer][aria-pressed=true]")
    spots = visitor.page.locator("[data-spot][aria-pressed=true]")
    return [
        *rows.evaluate_all("all => all.map(one => one.dataset.answer)"),
        *spots.evaluate_all("all => all.map(one => one.dataset.spot)"),
    ]


def test_a_card_and_its_spot_are_clicked_and_escape_lets_go(bera: Visitor) -> None:
    seq = bera.seq
    card(bera, "RB1").click()
    expect(card(bera, "RB1")).to_have_attribute("aria-pressed", "true")
    expect(bera.page.locator("[data-answer]")).to_have_count(7)
    spot(bera, "0.G3").click()
    assert chosen(bera) == ["play RB1 me.G3", "0.G3"]
    expect(bera["confirm"]).to_be_enabled()

    bera.page.keyboard.press("Escape")
    expect(bera["confirm"]).to_have_count(0)
    assert chosen(bera) == []
    expect(card(bera, "RB1")).to_have_attribute("aria-pressed", "true")
    bera.page.keyboard.press("Escape")
    expect(card(bera, "RB1")).to_have_attribute("aria-pressed", "false")
    assert bera.ready().seq == seq

    card(bera, "GG1").click()
    spot(bera, "0.G3").click()
    bera["cancel"].click()
    assert chosen(bera) == []
    spot(bera, "0.G4").click()
    bera["confirm"].click()
    expect(bera["ending"]).to_contain_text("You win!")
    expect(bera["finale"].locator(".family")).to_have_accessible_name("Bera’s family tree")
    bera["whose"].get_by_role("button").nth(1).click()
    expect(bera["finale"].locator(".family")).not_to_have_accessible_name("Bera’s family tree")
    bera["whose"].get_by_role("button", name="The whole table").click()
    expect(bera.page.locator(".rival")).to_have_count(1)


def test_where_nobody_wins_the_end_shows_ones_own_tree(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    bera.table(bera.guest.make("me", "thrall", options={"basic": True, "turn_cap": 2})).mine()
    bera.answer(bera.told["decision"]["options"][0]["answer"])
    expect(bera["finale"].locator(".family")).to_have_accessible_name("Bera’s family tree")
    expect(bera["whose"].get_by_role("button")).to_have_count(3)


def test_a_card_is_dragged_onto_a_spot(bera: Visitor) -> None:
    mouse = bera.page.mouse
    mouse.move(*middle(card(bera, "GG1")))
    mouse.down()
    mouse.move(*middle(spot(bera, "0.G3")), steps=5)
    mouse.up()
    assert chosen(bera) == ["play GG1 me.G3", "0.G3"]
    bera.page.keyboard.press("Escape")
    bera.page.keyboard.press("Escape")

    mouse.move(*middle(card(bera, "GG1")))
    mouse.down()
    mouse.move(*middle(spot(bera, "1.P2")), steps=5)
    mouse.up()
    expect(bera.page.locator(".whynot")).to_contain_text(RULE)
    assert chosen(bera) == []


def test_a_second_enter_confirms(bera: Visitor) -> None:
    page, seq = bera.page, bera.seq
    card(bera, "YB1").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.spot")
    spot(bera, "0.G4").focus()
    page.keyboard.press("Enter")
    assert chosen(bera) == ["play YB1 me.G4", "0.G4"]
    assert bera.ready().seq == seq
    page.keyboard.press("Enter")
    bera.mine(seq)
    expect(spot(bera, "0.G4")).to_have_attribute(
        "aria-label", f"your {say('en', 'spot-G4')}: Lawspeaker Lodvar Lawstaff, YB1, Faith, recessive Lore"
    )


def test_the_list_and_the_board_light_the_same_answer(bera: Visitor) -> None:
    card(bera, "GG1").click()
    bera.row("play GG1 me.P2").hover()
    lit = bera.page.locator("[data-spot].focused")
    expect(lit).to_have_count(1)
    assert lit.get_attribute("data-spot") == "0.P2"
    spot(bera, "0.Y").focus()
    expect(bera.page.locator(".answer.focus")).to_have_attribute("data-answer", "play GG1 me.Y")
    numbers = {
        bera.row(f"play GG1 me.{name}").get_attribute("aria-keyshortcuts"): bera.page.locator(
            f'[data-spot="0.{name}"] .key-no use'
        ).get_attribute("href")
        for name in ("Y", "P2", "G4")
    }
    assert numbers == {number: f"#key-{number}" for number in numbers}


def test_why_not_cites_the_rule_and_opens_it_in_each_language(bera: Visitor) -> None:
    page = bera.page
    card(bera, "GG1").click()
    spot(bera, "1.P1").click()
    for language in ("en", "fr", "de"):
        if language != "en":
            bera["menu"].click()
            bera["language"].select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            page.keyboard.press("Escape")
        refused = page.locator(".whynot")
        expect(refused).to_have_text(f"{say(language, RULE)} {RULE}")
        refused.get_by_role("button", name=RULE).click()
        rule = page.get_by_role("dialog", name=say(language, "rules")).locator(".rule.cited")
        expect(rule).to_have_text(f"{RULE}{say(language, RULE)}")
        expect(rule).to_be_in_viewport()
        expect(rule).to_be_focused()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert bera.ready().asked


def test_the_reason_of_what_is_listed_as_refused_comes_into_view(bera: Visitor) -> None:
    """The list already says at its end that other trees are closed: after a press there the reason must be visible."""
    bera.page.set_viewport_size({"width": 1366, "height": 700})
    card(bera, "GG1").click()
    refused = bera.page.locator(".refused")
    expect(refused).to_have_count(1)
    expect(refused).not_to_be_in_viewport()
    spot(bera, (refused.get_attribute("data-refused") or "").split()[2].replace("B", "1").replace("C", "2")).click()
    expect(bera.page.locator(".whynot")).to_be_in_viewport(ratio=1)
