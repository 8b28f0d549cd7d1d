"""The inspector's messages, with those of the game and the linter."""

from __future__ import annotations

from functools import cache
from importlib import resources

from meadhall.book.model.finding import Finding
from meadhall.core.fault import Fault
from meadhall.words import LANGUAGES, Words, spelled

OWNERS = ("server", "book", "preview")


@cache
def load_words(language: str) -> Words:
    found = Words(language if language in LANGUAGES else "en", "trudvang")
    for owner in OWNERS:
        source = resources.files(f"meadhall.{owner}") / "words" / f"{found.language}.ftl"
        found.add(source.read_text(encoding="utf-8"))
    return found


def render_fault(fault: Fault, language: str) -> str:
    return load_words(language).fault(spelled(fault))


def render_finding(one: Finding, language: str) -> str:
    near = f" ({render_fault(one.hint, language)})" if one.hint else ""
    return render_fault(one.sentence, language) + near
