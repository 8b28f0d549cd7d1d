"""The connection is cut during a question: for every question, the seat can play on as soon as the
connection is back.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import httpx2
import pytest
from playwright.sync_api import expect

import meadhall
from browser.line import Line
from browser.positions import DEEDS, LAST_MOVE, deed, position
from browser.visitor import Visitor
from meadhall import Rng
from scenario import norsaga

AWAY = 0.12  # seconds without a line: the first new try fails, the next ones need a longer wait
PLAYABLE = """() => document.querySelector('.table')?.dataset.link === 'open' && !document.querySelector('.offline-answers')
    && document.querySelector('.ask ol.answers button')"""
CHANCE = {"saga.deal", "first.choose", "deck.draw"}
SHARED = {"card.play", "card.pick", "hero.dismiss", "player.pick"}  # only their kinds are asked
FAMILIES = [
    ["adapt", "assault", "invade", "assaulted"],
    ["plunder", "turncoat", "infiltrate"],
    ["augur", "offering", "possess"],
    ["prayer", "martyr"],
    ["whisper", "nix", "skald"],
]


def cut_and_mend(visitor: Visitor, line: Line, away: float = AWAY) -> float:
    """Return the seconds from the restored connection to the moment an answer can be given."""
    line.cut()
    expect(visitor.page.locator(".table")).to_have_attribute("data-link", "lost")
    expect(visitor.page.locator(".beam.offline")).to_be_visible()
    visitor.page.wait_for_timeout(away * 1000)
    line.mend()
    start = time.monotonic()
    visitor.page.wait_for_function(PLAYABLE, polling=20)
    return time.monotonic() - start


def named(wish: str, options: list[str]) -> str:
    """Return the answer itself, or the first with this verb."""
    return next(option for option in options if option == wish or option.split()[0] == wish)


@pytest.mark.parametrize("names", FAMILIES, ids=" ".join)
def test_cut_at_each_question(visit: Callable[..., Visitor], line: Line, names: list[str]) -> None:
    bera = visit("Bera", url=line.url)
    bera.forgive()
    seen = set()
    for name in names:
        at, answers = deed(name)
        bera.table(bera.guest.make("me", *["thrall"] * (at.count(".hand=") - 1), position=at))
        for wish in answers:
            seq = bera.mine().seq
            ask = bera.told["decision"]["ask"]
            if ask not in seen:
                seen.add(ask)
                took = cut_and_mend(bera, line)
                print(f"{ask}: playable {took:.2f} s after the line came back")
                assert took < 10
                assert bera.ready().seq == seq
            bera.answer(named(wish, bera.options))
            bera.ready(seq)


def test_what_was_picked_up_stays_in_the_hand(visit: Callable[..., Visitor], line: Line) -> None:
    """The same question returns: an open group of answers stays open."""
    bera = visit("Bera", url=line.url)
    bera.forgive()
    at, answers = deed("plunder")
    bera.table(bera.guest.make("me", *["thrall"] * (at.count(".hand=") - 1), position=at)).mine()
    bera.play(named(answers[0], bera.options)).mine()
    swap = named("swap", bera.options)
    expect(bera.find(swap)).to_be_visible()
    cut_and_mend(bera, line)
    expect(bera.row(swap)).to_be_visible()


def test_every_question_norsaga_can_ask_is_cut_there() -> None:
    """A new kind of question needs its own table in positions.py."""
    assert sorted(name for names in FAMILIES for name in names) == sorted(DEEDS)
    found = set()
    for name in DEEDS:
        at, answers = deed(name)
        state, luck = norsaga.from_position(at), Rng.seeded(1)
        for wish in [*answers, ""]:
            while (asked := meadhall.decide(state)) is not None and asked.seat != 0:
                meadhall.play(state, asked.options[luck.below(len(asked.options))])
            if asked is None or not wish:
                break
            found.add(asked.ask)
            meadhall.play(state, named(wish, asked.options))
    asks = {frame.ask for frame in norsaga.frames.values() if frame.ask}
    assert asks - CHANCE - SHARED == found


def test_a_longer_absence_and_a_picked_answer(visit: Callable[..., Visitor], line: Line) -> None:
    """An answer picked without a connection is not lost, and not sent automatically either."""
    bera = visit("Bera", url=line.url)
    bera.forgive()
    bera.table(bera.guest.make("me", "thrall", position=position(f"{LAST_MOVE} step=3"))).mine()
    bera.find("play GG1 me.G3").click()
    line.cut()
    expect(bera.page.locator(".beam.offline")).to_contain_text("Not connected")
    expect(bera["confirm"]).to_be_disabled()
    bera.page.wait_for_timeout(1500)
    line.mend()
    start = time.monotonic()
    expect(bera["confirm"]).to_be_enabled()
    print(f"after a longer absence: {time.monotonic() - start:.2f} s")
    expect(bera.page.locator('[data-spot="0.G3"]')).to_have_attribute("aria-pressed", "true")
    bera["confirm"].click()
    expect(bera["ending"]).to_contain_text("You win!")


def test_a_device_that_goes_offline_and_comes_back(visit: Callable[..., Visitor]) -> None:
    bera = visit("Bera")
    bera.forgive()
    bera.table(bera.guest.make("me", "thrall", position=position(f"{LAST_MOVE} step=3"))).mine()
    bera.context.set_offline(True)
    expect(bera.page.locator(".table")).to_have_attribute("data-link", "lost")
    bera.context.set_offline(False)
    start = time.monotonic()
    bera.page.wait_for_function(PLAYABLE, polling=20)
    print(f"after set_offline: {time.monotonic() - start:.2f} s")
    bera.play("play GG1 me.G3")
    assert bera.over


# What a table needs before it can be played, and what it loads lazily.
FIRST = [
    "pages/table/table_page.js",
    "shared",
    "pages/table.css",
    "words/hall.en.json",
    "words/norsaga.en.json",
    "games/norsaga/index.js",
    "games/norsaga/board.css",
    "/api/me",
]
LATER = [
    "pages/table/chat.js",
    "pages/rules/rules_drawer.js",
    "/words/norsaga/en.rules.json",
    "/guides/norsaga.json?lang=en",
    "pages/table/menu.js",
    "pages/table/game_over.js",
]


def built(line: Line, path: str) -> str:
    """Return the address of a file of the bundle; `shared` is the largest one that the page of a table loads."""
    page = httpx2.get(f"{line.url}/table/none").text
    if path == "shared":
        return str(re.findall(r'modulepreload" href="([^"]+)', page)[0])
    return path if path.startswith("/") else str(re.findall(r"/built/\w+/", page)[0]) + path


@pytest.mark.parametrize("path", FIRST)
def test_a_file_that_arrives_cut_is_fetched_again(visit: Callable[..., Visitor], line: Line, path: str) -> None:
    bera = visit("Bera", url=line.url, fresh=True)
    bera.forgive()
    path = built(line, path)
    line.spoil.append(path)
    bera.open(f"/table/{bera.guest.make('me', 'thrall', position=position(f'{LAST_MOVE} step=3'))['id']}")
    expect(bera.page.locator(".table")).to_be_visible()
    bera.mine()
    assert not line.spoil
    bera.page.wait_for_function(DRESSED)
    assert len([asked for asked in bera.asked_for if asked == f"{line.url}{path}"]) > 1
    bera.play("play GG1 me.G3")
    expect(bera["ending"]).to_contain_text("You win!")


# Every style that the page names is loaded, and one of them lays out the board.
DRESSED = """() => [...document.querySelectorAll('link[rel=stylesheet]')].every(link => link.sheet?.cssRules.length)
    && getComputedStyle(document.querySelector('.hall')).display === 'grid'"""


# The font of this name is loaded, and a word in it has another width than in the browser's own.
WRITTEN = """() => {
  const pen = document.createElement('canvas').getContext('2d')
  const broad = font => (pen.font = font, pen.measureText('Meadhall').width)
  return broad('600 40px Grenze, monospace') !== broad('600 40px monospace')
}"""


def test_letters_that_arrive_cut_are_fetched_again(visit: Callable[..., Visitor], line: Line) -> None:
    """Cut twice, then loaded whole: then the page uses them."""
    bera = visit("Bera", url=line.url, fresh=True)
    bera.forgive()
    path = "/client/fonts/grenze-latin-600-normal.woff2"
    line.spoil += [path, path]
    bera.open()
    expect(bera["open-table"]).to_be_visible()
    bera.page.wait_for_function(WRITTEN)
    assert not line.spoil
    assert bera.asked_for.count(f"{line.url}{path}") > 2


def test_a_part_that_arrives_cut_is_fetched_again(visit: Callable[..., Visitor], line: Line) -> None:
    bera = visit("Bera", url=line.url, fresh=True)
    bera.forgive()
    bera.table(bera.guest.make("me", "thrall", position=position(f"{LAST_MOVE} step=3"))).mine()
    line.spoil += [built(line, path) for path in LATER]
    bera.page.locator("#tab-chat").click()
    expect(bera.page.locator("#say")).to_be_visible()
    bera.page.keyboard.press("Escape")
    bera.page.locator(".beam nav button").nth(2).click()
    expect(bera.page.locator(".drawer")).to_be_visible()
    bera.page.keyboard.press("Escape")
    bera["menu"].click()
    expect(bera["language"]).to_be_visible()
    bera.page.keyboard.press("Escape")
    bera.play("play GG1 me.G3")
    expect(bera["ending"]).to_contain_text("You win!")
    assert not line.spoil
