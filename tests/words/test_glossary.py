"""One word for one thing: no word file says a thing by another name than the glossary does."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Pattern

from meadhall.book.loader import collect_texts, load_draft
from meadhall.core.game import game
from meadhall.lessons.guide import FILE, load_guide
from meadhall.words import LANGUAGES
from words.sources import GAMES, SOURCE, entries

ROOT = Path(__file__).parents[2]
TERMS: list[dict[str, Any]] = tomllib.loads((ROOT / "docs/glossary.toml").read_text(encoding="utf-8"))["term"]
# The campaign that comes with Trudvang Legends has names of its own, which only its chapters say.
CAMPAIGN = "winter_owed"
GENERAL = [term for term in TERMS if term.get("in") != CAMPAIGN]
# The tools for authors speak of Trudvang Legends alone.
FOR_AUTHORS = re.compile(r"(help-)?(fault-)?story.*")


def said(pattern: Pattern | None) -> str:
    """A sentence with all its variants, in one line; what is filled in stands as `{ $name }`."""
    text = FluentSerializer().serialize_entry(Message(id=MESSAGE, value=pattern)) if pattern is not None else ""
    return " ".join(text.partition("=")[2].split())


MESSAGE = FluentParser().parse("x = y").body[0].id  # type: ignore[union-attr]


STORIES = ".told.ftl"  # texts that are read as pages: a story names things as its teller does


@cache  # and not when the tests are gathered: every worker does that
def sentences(language: str) -> tuple[tuple[Path, str, str], ...]:
    """The file, the key and the words of everything that is said in a language."""
    return tuple(parsed(language))


@cache
def sentences_of(name: str | None, language: str) -> tuple[tuple[Path, str, str], ...]:
    """Those of a game; without one, all."""
    return tuple(one for one in sentences(language) if name in (None, game_of(*one[:2])))


def parsed(language: str) -> Iterator[tuple[Path, str, str]]:
    for path in sorted(SOURCE.rglob(f"words/{language}.*ftl")):
        if path.name.endswith(STORIES):
            continue
        for entry in entries(path):
            if isinstance(entry, Message):
                yield path, entry.id.name, said(entry.value)
                for attribute in entry.attributes:
                    yield path, f"{entry.id.name}.{attribute.id.name}", said(attribute.value)
    for name in GAMES:
        guide = load_guide(game(name))
        for number, prose in enumerate(guide.list_texts() if guide else (), 1):
            yield SOURCE / "games" / name / FILE, f"guide-{number}", prose[language]


def game_of(path: Path, key: str) -> str | None:
    """Whose words these are: a game's, or the hall's."""
    if path.parent.parent.name in ("book", "preview") or FOR_AUTHORS.fullmatch(key.partition(".")[0]):
        return "trudvang"
    return next((name for name in GAMES if name in path.parts or f".{name}." in path.name), None)


def chapters(language: str) -> dict[str, str]:
    """Every text of the campaign that comes with the game, in a language."""
    manuscript = load_draft(SOURCE / "games/trudvang/books" / CAMPAIGN)
    return manuscript.list_texts() if language == "en" else collect_texts(manuscript)[language]


@pytest.mark.parametrize("term", GENERAL, ids=[f"{term.get('in', 'hall')}: {term['en']}" for term in GENERAL])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_has_one_name(language: str, term: dict[str, Any]) -> None:
    others = [re.compile(other) for other in term.get("not", {}).get(language, [])]
    found = [
        f"{path.relative_to(SOURCE)} {key}: {text}"
        for path, key, text in sentences_of(term.get("in"), language)
        if any(other.search(text) for other in others) and key.partition(".")[0] not in term.get("except", [])
    ]

    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_of_the_campaign_has_one_name(language: str) -> None:
    others = [
        re.compile(other)
        for term in TERMS
        if term.get("in") == CAMPAIGN
        for other in term.get("not", {}).get(language, [])
    ]
    found = [
        f"{key}: {hit[0]}"
        for key, text in chapters(language).items()
        for other in others
        if (hit := other.search(text))
    ]

    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_itself_is_not_forbidden(language: str) -> None:
    assert [
        term["en"]
        for term in TERMS
        for other in term.get("not", {}).get(language, [])
        if "(" not in term[language] and re.search(other, term[language])
    ] == []


def test_what_is_excepted_exists() -> None:
    keys = {key.partition(".")[0] for _, key, _ in sentences("en")}

    assert {key for term in TERMS for key in term.get("except", [])} - keys == set()


def test_the_page_in_the_docs_shows_the_glossary() -> None:
    page = subprocess.run([sys.executable, ROOT / "tools/glossary.py", "--print"], capture_output=True, check=True)

    assert page.stdout.decode() == (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
