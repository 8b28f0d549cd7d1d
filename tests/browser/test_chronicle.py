"""The saga as prose in the browser: reached from table, journal and lobby, by keyboard too, and one picture of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import expect

import meadhall
from browser.accessible import violations
from browser.sizes_helpers import SIZES, sideways
from browser.trudvang_helpers import BELL, table
from browser.visitor import Visitor

MAP = Path(meadhall.__file__).parent / "games/trudvang/client/words/en.ftl"
PNG = b"\x89PNG\r\n\x1a\n"


def told(visit: Callable[..., Visitor], **more: object) -> Visitor:
    """Make the last choice of the worked example: its end is on the screen."""
    bera = visit("Bera", **more)
    bera.table(table(bera, "me", "thrall", position=BELL, title="The Bell")).mine()
    bera.answer("choose 1")
    expect(bera["ending"].locator("[data-test=chronicle]").first).to_be_visible()
    return bera


def test_from_the_end_of_an_adventure_to_its_saga_and_back(visit: Callable[..., Visitor]) -> None:
    bera = told(visit, bypass_csp=True)
    page = bera.page
    bera["ending"].locator("[data-test=chronicle]").first.click()
    page.wait_for_url("**/chronicle/*")
    expect(page.locator(".c-chapter h2")).to_have_text("The Ferrywoman’s Debt")
    expect(page.locator(".c-cast")).to_contain_text("Volgr")
    expect(page.locator(".c-end")).to_contain_text("Tell it as it was.")
    assert violations(page) == []
    bera.open()
    bera["records"].locator("[data-test=chronicle]").click()
    expect(page.locator(".c-chapter")).to_have_count(1)


def test_the_page_is_reached_and_used_by_keyboard(visit: Callable[..., Visitor]) -> None:
    bera = told(visit)
    link = bera["ending"].locator("[data-test=chronicle]").first
    link.focus()
    bera.page.keyboard.press("Enter")
    bera.page.wait_for_url("**/chronicle/*")
    expect(bera.page.locator(".c-chapter")).to_have_count(1)
    reached = []
    for _ in range(9):
        bera.page.keyboard.press("Tab")
        reached.append(bera.page.evaluate("document.activeElement.dataset.test"))
    assert {"to-table", "print", "settings", "form-wide", "save-png", "save-svg"} <= set(reached)


def test_the_picture_is_whole_and_holds_nothing_hidden(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    bera = told(visit)
    bera["ending"].locator("[data-test=chronicle]").first.click()
    expect(bera.page.locator(".poster")).to_be_visible()
    found = {}
    for kind in ("svg", "png"):
        with bera.page.expect_download() as download:
            bera[f"save-{kind}"].click()
        found[kind] = tmp_path / download.value.suggested_filename
        download.value.save_as(found[kind])
    drawn = found["svg"].read_text(encoding="utf-8")
    root = ElementTree.fromstring(drawn)
    letters = " ".join(text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text"))

    assert (root.get("width"), root.get("height")) == ("1200", "630")
    assert re.findall(r"url\((?!data:|#|&quot;#)[^)]*|\b(?:href|src)=[^ >]*", drawn) == []
    assert "<script" not in drawn
    assert "var(--" not in drawn
    known = str(bera.guest.get(f"/api/tables/{bera.page.url.rsplit('/', 1)[-1]}/chronicle?lang=en"))
    known += " ".join(["Meadhall", *re.findall(r"^map-\w+ = (.*)", MAP.read_text(encoding="utf-8"), re.M)])
    assert {word for word in re.findall(r"[^\W\d]+", letters) if word not in known} == set()
    assert "Volgr" in letters
    assert size_of(found["png"]) == (1200, 630)

    bera["form-tall"].check()
    with bera.page.expect_download() as download:
        bera["save-png"].click()
    assert size_of(Path(download.value.path())) == (1080, 1920)


def size_of(picture: Path) -> tuple[int, int]:
    head = picture.read_bytes()[:24]
    assert head.startswith(PNG)
    return int.from_bytes(head[16:20]), int.from_bytes(head[20:24])


@pytest.mark.parametrize("size", ["phone", "narrow"])
def test_the_page_never_scrolls_sideways(visit: Callable[..., Visitor], size: str) -> None:
    bera = told(visit, **SIZES[size])
    bera.open(f"/chronicle/{bera.page.url.rsplit('/', 1)[-1]}")
    expect(bera.page.locator(".c-chapter")).to_have_count(1)
    assert sideways(bera) == []
