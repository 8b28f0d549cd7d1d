"""Faults as they go over the wire: a key and arguments for the reader's words, and the sentence in English."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from meadhall.core.fault import Fault
from meadhall.words import LANGUAGES, Words, plain


def told(fault: Fault) -> dict[str, Any]:
    """`{key, args, text}`; a fault inside a fault, and what the system says, are quoted in English."""
    args = {
        name: english(value)
        if isinstance(value, Fault)
        else words("en").system(value)
        if isinstance(value, OSError)
        else plain(value)
        for name, value in fault.args_of_key.items()
    }
    return {"key": fault.key, "args": args, "text": english(fault)}


def english(fault: Fault) -> str:
    spoken = words("en")
    return spoken.fault(fault) if spoken.has(f"fault-{fault.key}") else str(fault)


def source(language: str) -> str:
    """The server's own Fluent file."""
    return (resources.files("meadhall.server") / "words" / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def words(language: str) -> Words:
    """The hall's words with the server's."""
    found = Words(language)
    found.add(source(language))
    return found


__all__ = ["LANGUAGES", "english", "source", "told", "words"]
