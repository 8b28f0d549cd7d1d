"""The handbook for a reader: searched in three languages, in the dark theme and on a phone, under the server's own
content policy and without requests to other hosts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.accessible import violations
from browser.visitor import Visitor
from handbook.built import built
from server.hosting import Host

# A word in another form than on its page, found by the stemmer of the language.
SOUGHT = {
    "en": ("", "longships", "Fire & Axe at this table", "pages have what you are looking for"),
    "fr": ("fr/", "drakkars", "Fire & Axe", "pages contiennent ce que vous cherchez"),
    "de": ("de/", "Langschiffen", "Fire & Axe", "Seiten enthalten, was du suchst"),
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(tmp_path_factory)


@pytest.fixture(scope="module")
def shelf(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the handbook."""
    host = Host(f"sqlite:///{tmp_path_factory.mktemp('shelf')}/hall.sqlite3", site=site)
    yield host.url
    host.stop()


@pytest.mark.parametrize("language", SOUGHT)
def test_a_word_is_found_in_each_language(visit: Callable[..., Visitor], shelf: str, language: str) -> None:
    folder, word, title, said = SOUGHT[language]
    bera = visit(url=shelf, locale=language)
    page = bera.page
    page.goto(f"{shelf}/docs")
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("/")
    expect(page.locator(".seek input")).to_be_focused()
    page.keyboard.type(word)
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/docs/{folder}search.html?q=*")
    results = page.locator("#search-results")
    expect(results).to_contain_text(said)
    found = results.get_by_role("link", name=title, exact=True).first
    expect(found).to_be_visible()
    expect(results.locator(".context").first).not_to_be_empty()
    expect(page.locator("main input[name=q]")).to_have_value(word)
    found.click()
    expect(page.locator("h1")).to_contain_text(title)
    assert [url for url in bera.asked_for if not url.startswith(f"{shelf}/")] == []


@pytest.mark.parametrize(
    ("size", "pages"),
    [
        ((1366, 768), ("index", "norsaga", "fr/play", "hosting", "search")),
        ((390, 844), ("de/index", "research", "fr/norsaga")),
    ],
)
def test_it_can_be_read_by_everybody(
    visit: Callable[..., Visitor],
    shelf: str,
    size: tuple[int, int],
    pages: tuple[str, ...],
) -> None:
    bera = visit(url=shelf, viewport={"width": size[0], "height": size[1]}, bypass_csp=True)
    for name in pages:
        bera.page.goto(f"{shelf}/docs/{name}.html")
        expect(bera.page.locator("h1")).to_be_visible()
        assert bera.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        assert violations(bera.page) == [], name


def test_languages_colours_menu_and_the_way_back(visit: Callable[..., Visitor], shelf: str) -> None:
    bera = visit(url=shelf, viewport={"width": 390, "height": 844})
    page = bera.page
    page.goto(f"{shelf}/docs/norsaga.html")
    page.get_by_role("link", name="FR Français").click()
    expect(page).to_have_url(f"{shelf}/docs/fr/norsaga.html")
    expect(page.locator("h2").first).to_have_text(re.compile("Le but du jeu"))
    menu = page.get_by_role("navigation", name="Parties du site")
    expect(menu.get_by_role("link", name="Fire & Axe", exact=True)).to_be_hidden()
    menu.get_by_text("Menu").click()
    menu.get_by_role("link", name="Fire & Axe", exact=True).click()
    expect(page).to_have_url(f"{shelf}/docs/fr/fire_and_axe.html")
    page.get_by_role("button", name="Clair ou sombre").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.keyboard.press("Control+Home")
    page.goto(f"{shelf}/docs/index.html")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")  # chosen once for all pages
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="To the text")).to_be_focused()
    page.evaluate("localStorage.clear()")


def test_the_lobby_and_the_menu_of_a_table_lead_there(visit: Callable[..., Visitor], shelf: str) -> None:
    bera = visit(url=shelf, locale="de", fresh=True)
    bera.page.goto(shelf)
    bera["handbook"].click()
    expect(bera.page).to_have_url(f"{shelf}/docs/de/index.html")
    bera.page.locator(".to-hall a").click()
    expect(bera["handbook"]).to_have_accessible_name("Handbuch")


def test_it_is_searched_from_a_disk_as_well(chromium: Any, site: Path) -> None:
    """No server, no network: the index is a script like any other."""
    page = chromium.new_page()
    page.goto(f"file://{site}/fr/search.html?q=drakkar")
    expect(page.locator("#search-results").get_by_role("link", name="Fire & Axe", exact=True)).to_be_visible()
    expect(page.locator(".to-hall a")).to_be_hidden()
    page.close()
