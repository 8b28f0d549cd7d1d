"""Phones, narrow windows, and a page at 200 %: nothing scrolls sideways, and the question is always within reach."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.legible import board_shown, faults
from browser.positions import LAST_MOVE, position
from browser.sizes_helpers import SIZES, WINTER, sideways
from browser.stage import SETTLED, Stage, scenes
from browser.visitor import Visitor
from fire_and_axe.voyage import game, table
from meadhall import pending

ABOVE = """() => document.querySelector('.answer.chosen')?.getBoundingClientRect().bottom <= document.querySelector('.confirm')?.getBoundingClientRect().top + 2"""


@pytest.mark.parametrize("size", SIZES)
def test_nothing_scrolls_sideways_and_the_question_is_within_reach(
    visit: Callable[..., Visitor], finished: str, size: str
) -> None:
    bera = visit("Bera", **SIZES[size])
    page = bera.page
    bera.open()
    expect(bera["open-table"]).to_be_visible()
    assert sideways(bera) == []
    bera["open-table"].click()
    bera["options"].locator("summary").click()
    assert sideways(bera) == []
    bera["create"].scroll_into_view_if_needed()
    expect(bera["create"]).to_be_in_viewport()

    bera.table(bera.guest.make("me", "thrall", position=position(f"{LAST_MOVE} step=3"))).mine()
    assert sideways(bera) == []
    expect(page.locator("#ask-h")).to_be_in_viewport()
    if size == "zoomed":
        bera.find("play GG1 me.G4")
    else:
        for tab in ("Hand", "Log", "Table", "Board"):
            page.get_by_role("navigation", name="Views of the table").get_by_role("button", name=tab).click()
            assert sideways(bera) == []
        page.get_by_role("button", name="All 21 answers").click()
    bera.row("play GG1 me.G4").scroll_into_view_if_needed()
    bera.row("play GG1 me.G4").click()
    expect(bera["confirm"]).to_be_in_viewport()
    assert sideways(bera) == []
    bera["confirm"].click()
    expect(bera["ending"]).to_contain_text("You win!")
    expect(page.locator("#ask-h")).to_be_in_viewport()
    assert sideways(bera) == []
    bera["ending"].get_by_role("link", name="Replay").click()
    expect(bera["scrub"]).to_be_in_viewport()
    assert sideways(bera) == []


# The browser's own wide font, half as large again as usual.
BROAD = """addEventListener('DOMContentLoaded', () => {
  const root = document.documentElement.style
  for (const name of ['--display', '--ui']) root.setProperty(name, 'DejaVu Sans, Verdana, sans-serif')
  root.fontSize = '24px'
})"""
# The name of the server is shown whole or not at all, and every tool is on the screen.
BAR = """() => [...document.querySelectorAll('.beam .home span, .beam .tool')].filter(node => {
  const box = node.getBoundingClientRect(), home = node.closest('.home')?.getBoundingClientRect()
  return box.width && (home ? box.top < home.bottom && box.right > home.right + 1 : box.left < 0 || box.right > innerWidth)
}).map(node => node.outerHTML)"""


@pytest.mark.parametrize(
    ("lang", "game"), [("en", "norsaga"), ("fr", "trudvang"), ("de", "fire_and_axe"), ("de", "yggdrasil")]
)
def test_nothing_scrolls_sideways_in_whatever_letters_the_browser_has(
    visit: Callable[..., Visitor], lang: str, game: str
) -> None:
    """A page is shown before its own fonts are loaded, and some users block them."""
    bera = visit("Bera", locale=lang, fresh=True, **SIZES["narrow"])
    bera.page.route("**/*.woff2", lambda route: route.abort())
    bera.forgive(re.compile("woff2|ERR_FAILED|404"))
    bera.page.add_init_script(BROAD)
    table = bera.guest.post(
        "/api/tables", 201, game=game, seats=[{"kind": "me"}, *[{"kind": "bot", "level": "thrall"}] * 2]
    )
    waits = bera.guest.make("me", "open", game=game)["id"]
    for path in ("/", "/replay", "/position", f"/table/{waits}", "/table/nowhere"):
        bera.open(path)
        expect(bera.page.locator("#app .beam")).to_be_visible()
        bera.page.evaluate(SETTLED, 0)
        assert sideways(bera) + list(bera.page.evaluate(BAR)) == [], path
    bera.table(table).ready()
    assert sideways(bera) + list(bera.page.evaluate(BAR)) == []


def test_a_card_is_played_on_the_phones_board(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera", **SIZES["phone"])
    bera.table(bera.guest.make("me", "thrall", position=position(f"{LAST_MOVE} step=3"))).mine()
    bera.page.locator('.hand [data-card="GG1"]').tap()
    bera.page.locator('.mine [data-spot="0.G3"]').tap()
    expect(bera.row("play GG1 me.G3")).to_be_in_viewport()
    bera["confirm"].tap()
    expect(bera["ending"]).to_contain_text("You win!")


@pytest.mark.parametrize("game", ["fire_and_axe", "norsaga", "trudvang", "yggdrasil"])
def test_a_wide_page_has_no_bar_of_its_own(visit: Callable[..., Visitor], game: str) -> None:
    """A pixel too many is enough for a scroll bar beside the whole page, which a browser under test does not draw."""
    bera = visit("Bera")
    bera.table(
        bera.guest.post(
            "/api/tables", 201, game=game, seats=[{"kind": "me"}, *[{"kind": "bot", "level": "thrall"}] * 2]
        )
    ).ready()
    assert bera.page.evaluate("[document.scrollingElement.scrollHeight, document.scrollingElement.scrollWidth]") == [
        800,
        1280,
    ]


@pytest.mark.parametrize(("width", "height"), [(1280, 680), (1024, 600), (800, 900), (360, 640)])
def test_what_is_picked_is_seen_above_the_bar_that_confirms_it(
    visit: Callable[..., Visitor], width: int, height: int
) -> None:
    bera = visit("Bera", viewport={"width": width, "height": height})
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "thrall"}] * 2]
    bera.table(
        bera.guest.post(
            "/api/tables", 201, game="yggdrasil", seats=seats, position="yggdrasil players=3 gods=odin,thor,tyr"
        )
    ).mine()
    for number in range(1, 7):
        bera.page.keyboard.press(str(number))
        bera.page.wait_for_function(ABOVE)
        bera.page.keyboard.press("Escape")


# What hides the beginning of a question, except for a pixel of rounding.
SCROLLED = """() => [...document.querySelectorAll('.ask, .ask *, .right')].filter(node => node.scrollTop > 1)
  .map(node => `${node.className} ${node.scrollTop}`)"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (820, 1180), (390, 844)])
def test_a_new_question_starts_at_its_top(visit: Callable[..., Visitor], width: int, height: int) -> None:
    """The Wintering Zone asks the same again after each load: the list must not stay at the last answer."""
    bera = visit("Bera", viewport={"width": width, "height": height})
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "thrall"}] * 2]
    bera.table(
        bera.guest.post("/api/tables", 201, game="fire_and_axe", seats=seats, position=game.position(table(WINTER)))
    ).mine()
    if width < 720:
        bera.page.locator(".more.phone-only").click()
    bera.row("load crew").click()
    bera.page.evaluate("for (const node of document.querySelectorAll('.ask, .ask .answers')) node.scrollTop = 400")
    assert bera.page.evaluate(SCROLLED) != []
    seq = bera.seq
    bera["confirm"].click()
    bera.mine(seq)
    assert bera.page.evaluate(SCROLLED) == []
    expect(bera.page.locator("#ask-h")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("game", "players", "drawing"),
    [
        ("norsaga", 3, ".my-tree .family"),
        ("fire_and_axe", 2, ".sea"),
        ("yggdrasil", 3, ".worldtree"),
        ("trudvang", 2, ":is(.region-map, .fight)"),
    ],
)
def test_on_its_side_a_phone_shows_the_board_and_the_question(
    visit: Callable[..., Visitor], game: str, players: int, drawing: str
) -> None:
    """The board has at least half of the height, and the question with its first answer is beside it."""
    scene = max(scenes(game, players).values(), key=lambda one: len(pending(one.state)))
    bera = visit("Bera")
    stage = Stage(bera, game, players)
    stage.warm([scene])
    bera.page.set_viewport_size({"width": 844, "height": 390})
    stage.settle()
    share, covers = board_shown(bera.page, drawing)
    assert share >= 0.5
    assert covers == []
    assert sideways(bera) == []
    assert faults(bera.page) == []
