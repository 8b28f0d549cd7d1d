"""The documents of the site, and their names there."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from meadhall.games import SHIPPED
from meadhall.words import words

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
DOCS = ROOT / "docs"
LANGUAGES = ("en", "fr", "de")
FRONT = "index"
SEARCH = "search"
GAME = "GAME"  # in a name of `pages.toml`: every game that ships


@dataclass(frozen=True)
class Part:
    """A section of the site with a landing page."""

    name: str
    pages: tuple[str, ...]
    unlisted: tuple[str, ...] = ()  # on the site, but not in its menu

    @property
    def landing(self) -> str:
        return self.pages[0]


def find_language(page: str) -> str:
    """Return the language of a page: `fr/norsaga` is French; a page outside the language folders is English."""
    first = page.partition("/")[0]
    return first if first in LANGUAGES else "en"


def strip_language(page: str) -> str:
    """Return the name of the page without its language."""
    return page if find_language(page) == "en" else page.partition("/")[2]


def to_language(page: str, language: str) -> str:
    return strip_language(page) if language == "en" else f"{language}/{strip_language(page)}"


def expand(glob: str) -> list[str]:
    """Return the English documents that match, in order of their names."""
    return [path.relative_to(DOCS).with_suffix("").as_posix() for path in sorted(DOCS.glob(f"{glob}.md"))]


def name_games(page: str) -> dict[str, str]:
    """Return this page once for every game that ships, each with its game, if the page stands for all of them."""
    if GAME not in page:
        return {page: SHIPPED[0]}
    return {page.replace(GAME, name): name for name in SHIPPED}


class Pages:
    """The table of contents, and the file behind each page."""

    def __init__(self) -> None:
        told = tomllib.loads((HERE / "pages.toml").read_text(encoding="utf-8"))
        self.parts = [
            Part(
                one["name"],
                tuple(found for page in one["pages"] for found in name_games(page)),
                tuple(found for glob in one.get("unlisted", ()) for found in expand(glob)),
            )
            for one in told["part"]
        ]
        self.short: dict[str, str] = {
            found: title.replace(GAME, words("en", name)("title"))
            for page, title in told["short"].items()
            for found, name in name_games(page).items()
        }
        self.elsewhere = {page: ROOT / path for page, path in told["elsewhere"].items()}

    @cached_property
    def files(self) -> dict[str, Path]:
        """Return every page with its document; the build reports documents of the table that do not exist."""
        english = [FRONT, *(page for part in self.parts for page in (*part.pages, *part.unlisted))]
        found = {page: self.elsewhere.get(page, DOCS / f"{page}.md") for page in english}
        for language in LANGUAGES[1:]:
            for path in sorted((DOCS / language).glob("**/*.md")):
                found[f"{language}/{path.relative_to(DOCS / language).with_suffix('').as_posix()}"] = path
        return found

    def part_of(self, page: str) -> Part | None:
        return next((part for part in self.parts if strip_language(page) in (*part.pages, *part.unlisted)), None)

    def beside(self, page: str) -> list[str]:
        """Return the pages of the same part in the same language, in order."""
        part, language = self.part_of(page), find_language(page)
        named = [to_language(one, language) for one in part.pages] if part else []
        return [one for one in named if one in self.files]

    def translations(self, page: str) -> dict[str, str]:
        """Return the same page in each language; if it is missing, the front page of that language."""
        return {
            language: found
            if (found := to_language(page, language)) in self.files or strip_language(page) == SEARCH
            else to_language(FRONT, language)
            for language in LANGUAGES
        }
