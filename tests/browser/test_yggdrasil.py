"""Yggdrasil Chronicles at the table: two users, one among bots, the keyboard alone, phones, and screen readers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.accessible import violations
from browser.keyboard_helpers import NO_POINTER
from browser.keyboard_helpers import give as by_keyboard
from browser.loading_helpers import MOST
from browser.sizes_helpers import SIZES, sideways
from browser.visitor import Visitor
from browser.yggdrasil_helpers import TURNS, lazy, table

Give = Callable[[Visitor, str], None]
THICK = (
    "yggdrasil players=3 gods=odin,thor,tyr odin.at=svartalfheim thor.at=midgard tyr.at=jotunheim odin.elves=1 odin.dice=2 "
    "tyr.elves=2 odin.artifacts=draupnir,gungnir thor.life=3 surt=svartalfheim giants=4 dead=3 valhalla=2 "
    "jotnar=baugi nidhogg=3 devastated=nidavellir island=2 turned=2 open=thor.surt,tyr.hel active=odin step={} order=thor,tyr"
)
WILD = (
    "yggdrasil players=3 gods=odin,thor,tyr odin.at=midgard odin.life=2 loki=midgard devastated=midgard "
    "active=odin step=3 order=thor,tyr"
)
RUNES = (
    "yggdrasil players=3 gods=odin,thor,tyr odin.at=jotunheim odin.life=2 devastated=niflheim giants=3 active=odin "
    "agenda=Stones(0,[0,2],1)>Deed(0,1)>EndTurn()>Turn()"
)
WOLVES = "yggdrasil players=3 gods=odin,thor,tyr active=odin agenda=GeriFreki(0)>Deed(0,1)>EndTurn()>Turn()"


def together(bera: Visitor, egil: Visitor, answer: str, give: Give) -> None:
    """Bera proposes, Egil sees it and agrees."""
    give(bera, answer)
    expect(bera["proposal"]).to_contain_text("You propose")
    expect(egil["proposal"]).to_contain_text("Bera proposes")
    egil["proposal"].get_by_role("button", name="Agree").click()


def play_on(*visitors: Visitor, give: Give = Visitor.answer, most: int = 200) -> int:
    """Answer passively to the end; the first proposes decisions of the table and the others agree."""
    seq = -1
    for given in range(most):
        for visitor in visitors:
            visitor.ready(seq, mine=len(visitors) == 1)
        while len({visitor.seq for visitor in visitors}) > 1:
            min(visitors, key=lambda visitor: visitor.seq).ready(min(visitor.seq for visitor in visitors))
        if all(visitor.over for visitor in visitors):
            return given
        asked = next(visitor for visitor in visitors if visitor.asked)
        seq = asked.seq
        if asked.told["decision"]["seat"] == "table" and len(visitors) > 1:
            together(visitors[0], visitors[1], lazy(visitors[0]), give)
        else:
            give(asked, lazy(asked))
    raise AssertionError("the game went on and on")


def test_two_people_play_a_whole_game(visit: Callable[..., Visitor]) -> None:
    bera, egil = visit("Bera"), visit("Egil")
    for visitor in (bera, egil):
        visitor.page.add_init_script(
            "localStorage.setItem('mh-confirm', 'false')"
        )  # an answer counts as soon as it is picked
    made = table(bera, "me", "open", listed=True)
    egil.guest.post(f"/api/tables/{made['id']}/sit")
    bera.table(made)
    egil.table(made)
    assert play_on(bera, egil, give=lambda visitor, answer: visitor.find(answer).click()) > 15
    for visitor in (bera, egil):
        assert visitor.told["outcome"]["winners"] == []
        expect(visitor["ending"].locator("h2")).to_contain_text("You have lost.")


def test_a_proposal_is_declined_replaced_and_withdrawn(visit: Callable[..., Visitor]) -> None:
    bera, egil = visit("Bera"), visit("Egil")
    made = table(bera, "me", "open", "thrall", listed=True, position="yggdrasil players=3 gods=odin,thor,tyr")
    egil.guest.post(f"/api/tables/{made['id']}/sit")
    for visitor in (bera, egil):
        visitor.table(made).mine()
    bera.answer("order odin thor tyr")
    egil["proposal"].get_by_role("button", name="Decline").click()
    expect(bera["proposal"]).to_have_count(0)
    # God by god on the sheets: the last one is clear.
    for god in ("Thor", "Odin"):
        egil.page.locator(".order-god", has_text=god).click()
    expect(egil.row("order thor odin tyr")).to_have_attribute("aria-pressed", "true")
    expect(egil["confirm"]).to_contain_text("Propose")
    egil["confirm"].click()
    expect(bera["proposal"]).to_contain_text("Egil proposes: Thor, Odin, Tyr")
    expect(bera.row("order thor odin tyr")).to_contain_text("proposed")
    bera.page.reload()
    bera.mine()
    expect(bera["proposal"]).to_contain_text("Egil proposes: Thor, Odin, Tyr")
    egil["proposal"].get_by_role("button", name="Withdraw").click()
    expect(bera["proposal"]).to_have_count(0)
    bera.answer("order tyr odin thor")
    egil["proposal"].get_by_role("button", name="Agree").click()
    bera.ready(bera.seq)
    for _ in range(100):  # the page can show it before the test receives it
        if bera.told["view"]["order"]:
            break
        bera.page.wait_for_timeout(50)
    assert bera.told["view"]["order"] != []


def test_one_person_among_bots_plays_a_whole_game(visit: Callable[..., Visitor]) -> None:
    """From the choice of a god to the end. One person decides questions to the table: bots agree."""
    bera = visit("Bera")
    bera.page.add_init_script("localStorage.setItem('mh-confirm', 'false')")
    page = bera.table(table(bera, "me", "thrall", "thrall")).mine().page
    assert bera.prompt == "Which god do you play?"
    assert "god-?" not in page.locator(".table").inner_text()
    assert play_on(bera, give=lambda visitor, answer: visitor.find(answer).click()) > 8
    assert bera.told["outcome"]["winners"] == []
    expect(bera["ending"].locator("h2")).to_contain_text("You have lost.")
    assert page.locator(".worldtree").is_visible()


def test_a_turn_on_the_board(visit: Callable[..., Visitor]) -> None:
    """A world to move to, an enemy to fight, the throw with its odds."""
    bera = visit("Bera")
    page = bera.table(table(bera, "me", "thrall", "thrall", position=THICK.format(2))).mine().page
    page.locator("[data-world=midgard]").click()
    expect(bera.row("move midgard")).to_have_attribute("aria-pressed", "true")
    bera["cancel"].click()
    page.locator("[data-world=asgard]").click()
    expect(page.locator(".refused, .answer.chosen").first).to_be_visible()
    bera.play("stay")
    expect(bera.row("act disadvantage")).to_contain_text("an enemy is there")
    expect(bera.row("fight surt")).to_contain_text("5 risks")
    bera.play("fight surt")
    saving = page.get_by_role("region", name="Saving throw")
    expect(saving).to_contain_text("5 risks left")
    expect(bera.row("heroes 2")).to_contain_text("on average")
    bera.play("heroes 2")
    expect(saving.locator("[aria-current=step]")).to_contain_text("Dice")
    expect(bera.row("throw 2")).to_contain_text("3 risks")
    seq = bera.seq
    bera.answer("throw 2")
    bera.mine(seq)
    assert bera.over or saving.get_by_role("img", name="Odin").count() == 3


def reader(visit: Callable[..., Visitor], lang: str, position: str) -> Visitor:
    """Return a user with this language, asked at a position."""
    bera = visit("Bera", locale={"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}[lang])
    return bera.table(table(bera, "me", "thrall", "thrall", position=position)).mine()


@pytest.mark.rule("YG-FIGHT-06", "YG-ACT-HEAL-03", "YG-DEV-08")
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_blunders_are_warned_of(visit: Callable[..., Visitor], lang: str) -> None:
    bera = reader(visit, lang, WILD)
    home, last, vain = {
        "en": ("nobody would move", "the game would be lost", "devastated again at once"),
        "fr": ("personne ne bougerait", "la partie serait perdue", "dévasté de nouveau"),
        "de": ("Niemand würde sich bewegen", "Die Partie wäre verloren", "sofort wieder verwüstet"),
    }[lang]
    expect(bera.row("fight iormungand")).to_contain_text(home)
    expect(bera.row("heal")).to_contain_text(last)
    expect(bera.row("heal")).to_contain_text(vain)
    expect(bera.row("fight loki").locator(".warned")).to_have_count(0)


@pytest.mark.rule("YG-RUNE-01", "YG-RUNE-03", "YG-ACT-HEAL-03", "YG-ACT-HEAL-01")
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_rune_says_what_it_would_give_and_cost(visit: Callable[..., Visitor], lang: str) -> None:
    bera = reader(visit, lang, RUNES)
    elves, price, last, column = {
        "en": ("up to 2 elves", "for 2 life points", "the game would be lost", "Midgard under Vanaheim"),
        "fr": ("2 elfes", "pour 2 points de vie", "la partie serait perdue", "Midgard sous Vanaheim"),
        "de": ("2 Alben", "für 2 Lebenspunkte", "Die Partie wäre verloren", "Midgard unter Vanaheim"),
    }[lang]
    expect(bera.row("action alfheim")).to_contain_text(elves)
    expect(bera.row("action niflheim")).to_contain_text(price)
    expect(bera.row("action niflheim")).to_contain_text(last)
    expect(bera.row("action muspellheim")).to_contain_text("%")
    expect(bera.row("rotate 1")).to_contain_text(column)


@pytest.mark.rule("YG-MAP-06", "YG-MAP-09", "YG-DEV-02", "YG-DEV-03")
def test_the_islands_lie_under_midgard_and_the_wall_opens_from_its_low_end(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    page = bera.table(table(bera, "me", "thrall", "thrall", position=THICK.format(3))).mine().page
    midgard, islands = page.locator("[data-world=midgard]").bounding_box(), page.locator(".islands").bounding_box()
    assert midgard is not None
    assert islands is not None
    assert abs(midgard["x"] + midgard["width"] / 2 - islands["x"] - islands["width"] / 2) < 5
    assert page.locator(".brick.gone").all_text_contents() == ["2"]  # one world is devastated: Fenrir's power


def test_support_gods_have_no_powers_and_moves_without_action_promise_none(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    bera.table(table(bera, "me", options={"difficulty": "hard"})).mine()
    expect(bera.row("god freyr")).to_contain_text("Begins with two elves.")
    bera.play("god odin")
    expect(bera.row("god freyr")).not_to_contain_text("elves")
    expect(bera.page.locator(".ask-who")).not_to_contain_text("together")  # who plays alone just decides
    bera.open("/").table(table(bera, "me", "thrall", "thrall", position=THICK.format(2))).mine()
    expect(bera.row("stay")).to_contain_text("draw 1 creature")
    bera.open("/").table(table(bera, "me", "thrall", "thrall", position=WOLVES)).mine()
    expect(bera.row("move niflheim")).to_contain_text("Hel (1)")
    expect(bera.row("move alfheim")).not_to_contain_text("elves")


def test_a_whole_game_by_keyboard(visit: Callable[..., Visitor]) -> None:
    """From the choice of a god to the end: arrows move on the board, numbers answer, Enter confirms."""
    bera = visit("Bera")
    bera.page.add_init_script(NO_POINTER)
    page, keys = bera.table(table(bera, "me", "thrall", "thrall")).mine().page, bera.page.keyboard
    assert bera.prompt == "Which god do you play?"
    by_keyboard(bera, "god odin")
    bera.mine(bera.seq)
    seen = set()
    for way in ("ArrowDown", "ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        keys.press(way)
        seen.add(page.evaluate("document.activeElement.dataset.world || document.activeElement.textContent"))
    assert len(seen) >= 3
    assert play_on(bera, give=by_keyboard) > 8
    expect(bera["ending"].locator("h2")).to_contain_text("You have lost.")


def test_a_world_says_why_its_action_is_as_strong_as_it_is(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    page = bera.table(table(bera, "me", "thrall", "thrall", position=THICK.format(3))).mine().page
    niflheim, tip = page.locator("[data-world=niflheim]"), page.locator(".tip")
    expect(niflheim).to_have_accessible_name(re.compile("free up to 3 anonymous at 3 risks.*an enemy is there"))
    niflheim.hover()
    expect(tip).to_contain_text("Above it: Svartalfheim.")
    expect(tip).to_contain_text("Action with disadvantage: an enemy is there.")
    page.locator("[data-world=alfheim]").hover()
    expect(tip).to_contain_text("Baugi besieges it: no action.")
    expect(page.get_by_role("list", name="Active jotnar")).to_contain_text("Baugi No action in Alfheim.")
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)
    page.get_by_role("button", name="Signs").click()
    expect(page.get_by_role("dialog", name="Signs")).to_contain_text("because an enemy is there")


@pytest.mark.parametrize("size", ["phone", "narrow"])
def test_the_phone_never_scrolls_sideways(visit: Callable[..., Visitor], size: str) -> None:
    bera = visit("Bera", **SIZES[size])
    page = bera.table(table(bera, "me", "thrall", "thrall", position=THICK.format(3))).mine().page
    assert sideways(bera) == []
    for tab in ("Hand", "Log", "Table", "Board"):
        page.get_by_role("navigation", name="Views of the table").get_by_role("button", name=tab).click()
        assert sideways(bera) == []
    page.locator("[data-world=niflheim]").tap()
    expect(page.get_by_role("dialog", name="Niflheim")).to_contain_text("Hel")
    assert sideways(bera) == []


@pytest.mark.rule("YG-MOVE-01")
def test_on_a_phone_a_world_out_of_reach_is_looked_at_and_says_why(visit: Callable[..., Visitor]) -> None:
    """The closed sheet has no room for refusals, and a finger does not hover."""
    bera = visit("Bera", **SIZES["phone"])
    page = bera.table(table(bera, "me", "thrall", "thrall", position=THICK.format(2))).mine().page
    page.locator("[data-world=jotunheim]").tap()
    expect(page.get_by_role("dialog", name="Jotunheim")).to_contain_text("white runestone")
    expect(page.locator(".notice")).to_contain_text("move")


def test_everything_has_a_name_and_enough_contrast(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera", bypass_csp=True)
    page = bera.table(table(bera, "me", "thrall", "thrall", position=THICK.format(3))).mine().page
    assert violations(page) == []
    page.get_by_role("button", name="how close every defeat is").click()
    expect(page.get_by_role("dialog", name="Danger")).to_contain_text("Surt comes to")
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="What is known of the piles").click()
    expect(page.get_by_role("dialog")).to_contain_text("Somewhere in it")
    assert violations(page) == []
    page.keyboard.press("Escape")
    bera.play("fight surt").play("heroes 0")
    expect(page.get_by_role("region", name="Saving throw")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_middle_level_turns_where_motion_is_wanted(visit: Callable[..., Visitor], motion: str) -> None:
    """Loki's second card is known to come: he wakes in Thor's turn, and the level turns."""
    bera = visit("Bera", reduced_motion=motion)
    page = bera.table(table(bera, "me", "thrall", "thrall", position=TURNS)).mine().page
    place = page.locator("[data-place=midgard]")
    before = place.get_attribute("transform")
    page.evaluate("""() => { window.turns = 0; const old = Element.prototype.animate
      Element.prototype.animate = function (...given) { if (this.matches('.turns')) window.turns++; return old.apply(this, given) } }""")
    bera.play("stay")
    bera.answer("pass")
    expect(place).not_to_have_attribute("transform", str(before))
    assert bool(page.evaluate("window.turns")) == (motion == "no-preference")


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_no_word_is_missing(visit: Callable[..., Visitor], lang: str) -> None:
    bera = visit("Bera", locale={"fr": "fr-FR", "de": "de-DE"}[lang])
    page = bera.table(table(bera, "me", "thrall", "thrall", position=THICK.format(3))).mine().page
    shown = page.locator(".table").inner_text()
    assert {"fr": "Roue des ennemis", "de": "Rad der Feinde"}[lang] in shown
    assert not [word for word in ("margin-", "gain-", "why-", "danger-", "ladder-", "order-") if word in shown]
    foreseen = page.locator(".danger li p").all_inner_texts()
    assert [text for text in foreseen if {"fr": "Surt va à", "de": "Surt zieht nach"}[lang] in text], foreseen


def test_the_first_load_is_light(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera", fresh=True)
    loaded: list[Any] = []
    bera.page.on("response", lambda response: loaded.append(response))
    bera.table(table(bera, "me", "thrall", "thrall")).mine()
    bera.page.wait_for_load_state("networkidle")
    code = {
        response.url: response.request.sizes()["responseBodySize"]
        for response in loaded
        if response.url.endswith((".js", ".css"))
    }
    plain = sum(size for url, size in code.items() if "/art/" not in url)
    print(f"script and style {plain / 1000:.1f} kB, with drawings {sum(code.values()) / 1000:.1f} kB")
    assert plain <= MOST


def test_the_log_shows_whose_god_it_was(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    bera.table(table(bera, "me", "thrall", "thrall", position=THICK.format(2))).mine()
    bera.play("move midgard")
    entry = bera.page.locator(".log li", has_text="Odin goes to").last
    expect(entry.locator("svg").first).to_be_visible()
    expect(entry.locator(".lg-dot")).to_have_count(0)
