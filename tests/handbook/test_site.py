"""The site of the documents: whole, in three languages, and with nothing from anywhere else."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from posixpath import normpath
from urllib.parse import unquote, urlsplit

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from handbook.built import built
from meadhall.games import SHIPPED
from website.build import build
from website.pages import DOCS, HERE, LANGUAGES, Pages, find_language, to_language

# What a browser fetches by itself.
FETCHED = {
    "script": "src",
    "img": "src",
    "source": "src",
    "iframe": "src",
    "embed": "src",
    "object": "data",
    "video": "src",
    "audio": "src",
    "track": "src",
    "use": "href",
    "image": "href",
    "input": "src",
}
LINKS = ("stylesheet", "icon", "preload", "modulepreload", "prefetch", "preconnect", "dns-prefetch", "manifest")
# Parts of other pages: the preface of a ledger stands at its beginning.
PARTS = "*.preface.md"


class Page(HTMLParser):
    """What a page fetches, where it leads, and what stands in it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.led: list[str] = []
        self.ids: set[str] = set()
        self.refused: list[str] = []  # by the hall's policy
        self.headings: list[str] = []
        self.language = ""
        self.text = path.read_text(encoding="utf-8")
        self.feed(self.text)

    def handle_starttag(self, tag, attrs):
        given = {name: value or "" for name, value in attrs}
        if tag == "html":
            self.language = given.get("lang", "")
        if tag in FETCHED and FETCHED[tag] in given:
            self.fetched.append(given[FETCHED[tag]])
        if tag == "link" and given.get("rel") in LINKS:
            self.fetched.append(given["href"])
        self.fetched += [part.split()[0] for part in given.get("srcset", "").split(",") if part.strip()]
        if tag in ("a", "form", "link"):
            self.led.append(given.get("href") or given.get("action") or "")
        if re.fullmatch(r"h\d", tag):
            self.headings.append(tag)
        self.ids |= {given["id"]} if "id" in given else set()
        if (tag == "script" and "src" not in given) or tag in ("style", "base") or "style" in given:
            self.refused.append(self.get_starttag_text() or tag)
        self.refused += [name for name in given if name.startswith("on") or given[name].startswith("javascript:")]


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    return built(tmp_path_factory)


@pytest.fixture(scope="module")
def pages(site):
    return {path.relative_to(site).as_posix(): Page(path) for path in site.rglob("*.html")}


def test_every_document_is_a_page(pages):
    documents = {path for path in DOCS.rglob("*.md") if not path.match(PARTS)}
    assert set(Pages().files.values()) >= documents
    assert {f"{page}.html" for page in Pages().files} | {
        to_language("search", one) + ".html" for one in LANGUAGES
    } == set(pages)


def test_every_part_has_a_landing_page_and_players_have_theirs_in_three_languages():
    parts = Pages().parts
    assert [part.name for part in parts] == ["play", "saga", "bot", "research", "host", "how"]
    games = SHIPPED
    told = ("index", "play", "moderation", *games, *(f"rules/{game}" for game in games))
    assert {to_language(page, one) for page in told for one in LANGUAGES} <= set(Pages().files)


SHAPES = re.compile(r"^(#+ |- |\d+\. |\||>)", re.M)


def shape_of(path: Path) -> list[str]:
    """The headings, points, rows and quotes of a document, in their order."""
    return [found.strip() for found in SHAPES.findall(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_a_translated_policy_leaves_nothing_out(language):
    assert shape_of(DOCS / language / "moderation.md") == shape_of(DOCS / "moderation.md")


def test_nothing_comes_from_another_host(site, pages):
    """No script, style, letter or picture; a link that a reader presses may lead anywhere."""
    for name, page in pages.items():
        assert page.fetched, name
        foreign = [one for one in page.fetched if urlsplit(one).scheme or urlsplit(one).netloc]
        assert foreign == [], name
    for path in site.rglob("*.css"):
        text = path.read_text(encoding="utf-8")
        assert re.findall(r"url\(['\"]?(?:\w+:)?//|@import (?!url\(tokens\.css\))", text) == [], path
    for path in site.rglob("*.js"):
        found = re.findall(r"['\"`](?:https?:)?//[\w./]+", path.read_text(encoding="utf-8"))
        assert set(found) <= {'"http://www.w3.org/2000/svg'}, path  # the name of a language, which nobody fetches
    for path in site.rglob("*.svg"):
        text = path.read_text(encoding="utf-8")
        assert re.findall(r"(?:href|src)=\"(?:\w+:)?//|<script|@import", text) == [], path


def test_the_hall_would_refuse_nothing_that_stands_in_a_page(pages):
    assert {name: page.refused for name, page in pages.items() if page.refused} == {}


def test_every_link_leads_somewhere(site, pages):
    lost = []
    for name, page in pages.items():
        for link in {*page.led, *page.fetched}:
            to = urlsplit(link)
            if to.scheme or link in ("", "/"):
                continue
            at = (site / name).parent / unquote(to.path) if to.path else site / name
            page_there = pages.get(at.resolve().relative_to(site).as_posix())
            if not at.is_file() or (to.fragment and page_there and unquote(to.fragment) not in page_there.ids):
                lost.append(f"{name}: {link}")
    assert lost == []


def test_a_page_says_its_language_and_offers_the_others(pages):
    known = Pages()
    for name, page in pages.items():
        own = name.removesuffix(".html")
        assert page.language == find_language(own), name
        assert page.headings.count("h1") == 1, name
        switch = re.search(r'<ul class="tongues".*?</ul>', page.text, re.S)
        assert switch is not None
        led = re.findall(r'<a href="([^"]*)" lang="(\w\w)"', switch[0])
        assert [language for _, language in led] == list(LANGUAGES)
        for to, language in led:
            same = known.translations(own)[language]
            at = (Path("/") / name).parent / to if to != "#" else Path("/") / name
            assert normpath(at) == f"/{same}.html", name
    assert known.translations("norsaga") == {"en": "norsaga", "fr": "fr/norsaga", "de": "de/norsaga"}
    assert known.translations("fr/norsaga")["de"] == "de/norsaga"
    assert known.translations("hosting")["fr"] == "fr/index"


def test_the_words_of_the_site_are_said_in_each_language_and_all_are_used():
    said = {
        one: {
            entry.id.name
            for entry in FluentParser().parse((HERE / f"words/{one}.ftl").read_text("utf-8")).body
            if isinstance(entry, Message)
        }
        for one in LANGUAGES
    }
    asked = {
        key
        for path in (*(HERE / "theme").glob("*.html"), HERE / "builder.py")
        for key in re.findall(r"(?:say|said)\(['\"]([\w-]+)['\"]", path.read_text(encoding="utf-8"))
    }
    parts = {part.name for part in Pages().parts}
    assert said["en"] == said["fr"] == said["de"] == asked | parts


@pytest.mark.filterwarnings("ignore:.*MystReferenceResolver")  # the parser's own affair with Sphinx
def test_a_link_that_leads_nowhere_fails_the_build(tmp_path, monkeypatch):
    monkeypatch.setattr(
        Pages,
        "files",
        {"index": DOCS / "host.md", "fr/index": DOCS / "fr/norsaga.md", "de/index": DOCS / "de/norsaga.md"},
    )
    faults = build(tmp_path / "site")
    assert any("index.md" in fault and "hosting.md" in fault for fault in faults)
    assert not (tmp_path / "site").exists()
