"""Which documents make up the site, and what each is called there."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
DOCS = ROOT / "docs"
LANGUAGES = ("en", "fr", "de")
FRONT = "index"
SEARCH = "search"


@dataclass(frozen=True)
class Part:
    """A section of the site with a landing page."""

    name: str
    pages: tuple[str, ...]

    @property
    def landing(self) -> str:
        return self.pages[0]


def language_of(page: str) -> str:
    """`fr/norsaga` is French; whatever lies in no folder of a language is English."""
    first = page.partition("/")[0]
    return first if first in LANGUAGES else "en"


def plain(page: str) -> str:
    """The name that the page has in every language."""
    return page if language_of(page) == "en" else page.partition("/")[2]


def in_language(page: str, language: str) -> str:
    return plain(page) if language == "en" else f"{language}/{plain(page)}"


class Pages:
    """The table of contents, and the file behind each page."""

    def __init__(self) -> None:
        told = tomllib.loads((HERE / "pages.toml").read_text(encoding="utf-8"))
        self.parts = [Part(one["name"], tuple(one["pages"])) for one in told["part"]]
        self.short: dict[str, str] = told["short"]
        self.elsewhere = {page: ROOT / path for page, path in told["elsewhere"].items()}

    @cached_property
    def files(self) -> dict[str, Path]:
        """Every page with its document; one that the table names and nobody has written is missed by the build."""
        english = [FRONT, *(page for part in self.parts for page in part.pages)]
        found = {page: self.elsewhere.get(page, DOCS / f"{page}.md") for page in english}
        for language in LANGUAGES[1:]:
            for path in sorted((DOCS / language).glob("**/*.md")):
                found[f"{language}/{path.relative_to(DOCS / language).with_suffix('').as_posix()}"] = path
        return found

    def part_of(self, page: str) -> Part | None:
        return next((part for part in self.parts if plain(page) in part.pages), None)

    def beside(self, page: str) -> list[str]:
        """The pages of the same part in the same language, in their order."""
        part, language = self.part_of(page), language_of(page)
        named = [in_language(one, language) for one in part.pages] if part else []
        return [one for one in named if one in self.files]

    def translations(self, page: str) -> dict[str, str]:
        """Where the same is said in each language; else the front page of that language."""
        return {
            language: found
            if (found := in_language(page, language)) in self.files or plain(page) == SEARCH
            else in_language(FRONT, language)
            for language in LANGUAGES
        }
