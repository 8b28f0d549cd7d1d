"""A book as one page: everything in it, and nothing that leads out of it."""

import json
import re
from importlib import resources

import pytest

from meadhall.book.authoring.html_export import BookExporter, to_plain
from meadhall.book.model.conditions import Fact
from meadhall.cli import main
from meadhall.commands.story_export import RULES, SENTENCES
from meadhall.games.trudvang.books import book
from optional import unwrap


@pytest.fixture(scope="module")
def page(tmp_path_factory):
    file = tmp_path_factory.mktemp("export") / "x1.html"
    assert main(["story", "export", "example_x1", "--out", str(file), "--lang", "fr"]) == 0
    return file.read_text(encoding="utf-8")


def held(page):
    return json.loads(unwrap(re.search(r'id="book">(.*?)</script>', page, re.S))[1])


def test_the_page_needs_nothing_from_anywhere(page):
    assert not re.search(r"(src|href)=|https?://|^import |^export ", page, re.M)
    assert "default-src 'none'" in page


def test_every_entry_is_there_in_the_readers_language(page):
    entries = held(page)["adventures"]["X1"]["entries"]
    x1 = book("example_x1")
    assert list(entries) == list(x1.adventures["X1"].entries)
    assert "".join(entries["intro"]["text"]) == x1.texts["fr"]["X1/intro.text"]
    assert held(page)["words"]["standing"].count("{") == 4


def test_texts_that_change_are_told_by_their_branches():
    telling = BookExporter(book("example_x1"), "en")
    told = telling.variant_text("10.text", "{if not seen: A | B} {tally: coins}")
    assert told == [
        {
            "kind": "if",
            "branches": [{"parts": ["A"], "if": {"not": to_plain(Fact("flag", "seen"))}}, {"parts": ["B"], "if": None}],
        },
        " ",
        {"tally": "coins"},
    ]
    assert to_plain(None) is None


def test_no_sentence_of_the_page_is_unused_and_none_is_missing():
    text = (resources.files("meadhall.commands") / "words" / "en.ftl").read_text(encoding="utf-8")
    said = unwrap(re.search(r"^story-page = .*\n((?:    .*\n)*)story-page-rule = .*\n((?:    .*\n)*)", text, re.M))
    assert [re.findall(r"^    \.(\w+) =", part, re.M) for part in said.groups()] == [list(SENTENCES), list(RULES)]
