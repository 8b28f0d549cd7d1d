"""The pages of the Book of Sagas say what they do, all of it, and do what they say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest

from meadhall.games.yggdrasil.options import SAGAS
from meadhall.games.yggdrasil.sagas.file_format import SagaFile
from meadhall.games.yggdrasil.sagas.reader import Reader
from yggdrasil.page_text import LANGUAGES, PageText, wrong_text

NUMBER = re.compile(r"(?<![\w.-])(\d+)")
ODD = "99"
LAST_PAGE = 2
COUNTED = re.compile(r"goal = |worth = |^track|^\[|^#")  # a goal says its number with `need`; worth is for bots


def text_of(saga: str) -> str:
    return (resources.files("meadhall.games.yggdrasil.sagas") / f"{saga}.toml").read_text(encoding="utf-8")


def read(saga: str, text: str) -> SagaFile:
    return Reader(f"{saga}.toml", text).given


@pytest.mark.rule("YG-BOOK-01", "YG-BOOK-08", "YG-BOOK-09")
@pytest.mark.parametrize("saga", SAGAS)
def test_every_page_says_what_it_does_and_nothing_else(saga: str) -> None:
    assert wrong_text(read(saga, text_of(saga))) == []


def changed(text: str) -> Iterator[tuple[str, str]]:
    """The file with one number of a program changed, for each of them, and the line it stands in."""
    start = 0
    for line in text.splitlines(keepends=True):
        if not COUNTED.search(line):
            for number in NUMBER.finditer(line):
                if int(number[1]) > 1:
                    at = start + number.start()
                    yield text[:at] + ODD + text[at + len(number[1]) :], line.strip()
        start += len(line)


@pytest.mark.parametrize("saga", SAGAS)
def test_a_number_that_is_changed_in_a_program_is_missed_in_every_language(saga: str) -> None:
    tried = 0
    for text, line in changed(text_of(saga)):
        given = read(saga, text)
        for language in LANGUAGES:
            wrong = [one for page in range(len(given.page)) for one in PageText(given, page, language).wrong()]
            assert any(ODD in one for one in wrong), (language, line)
        tried += 1
    assert tried > 0


@pytest.mark.parametrize(
    ("saga", "before", "after", "wrong"),
    [
        ("vigrid", 'rules.least_power = "by(7, 7, 8, 8, 6)"\n', "", "least_power is not done"),
        ("vigrid", "rules.fated = true\n", "", "fated is not done"),
        ("sky_wolves", 'once = "leash"\n', "", "once is not done"),
        ("sky_wolves", 'reveal.loki = ["note(hati, note(hati) + 1)"]\n', "", "loki is named for nothing"),
        ("naglfar", "after.iormungand", "after.surt", "surt is not named"),
        (
            "bifrost",
            'rules.no_way_out = [{ world = "asgard" }]\nrules.no_way_in = [{ world = "asgard" }]\n',
            "",
            "way is not done",
        ),
        ("bifrost", 'enter = ["send(bridge, muspell, bridge)"]', 'enter = ["rotate(1)"]', "rotate is not said"),
        ("fimbulwinter", 'rules.present = ["sons"]\n', "", "present is not done"),
        ("balder", 'enter = ["clear()", ', "enter = [", "clear is not done"),
        ("balder", "reveal.hel", 'rules.less_life = "1"\nreveal.hel', "less_life is not said"),
    ],
)
def test_a_rule_that_is_dropped_or_added_is_missed(saga: str, before: str, after: str, wrong: str) -> None:
    text = text_of(saga)
    assert before in text
    found = wrong_text(read(saga, text.replace(before, after)))
    for language in LANGUAGES:
        assert any(one.startswith(language) and one.endswith(wrong) for one in found), found


@pytest.mark.parametrize(
    ("before", "after", "wrong"),
    [
        ("power 8", "power 9", "holds: 9 is not done"),
        ("with five, 6", "6", "nothing is said of [5] players"),
        ("at least power", "about", "least_power is not said"),
        ("Niflheim", "Asgard", "asgard is named for nothing"),
    ],
)
def test_a_text_that_is_changed_is_noticed(before: str, after: str, wrong: str, monkeypatch: Any) -> None:
    page = PageText(read("vigrid", text_of("vigrid")), LAST_PAGE, "en")
    said = page.words
    monkeypatch.setattr(
        page,
        "says",
        lambda form: said(page.key + form, need=777).replace(before, after) if said.has(page.key + form) else "",
    )
    assert any(one.endswith(wrong) for one in page.wrong()), page.wrong()
