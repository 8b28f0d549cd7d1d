"""Faults on the wire: a key with arguments for programs, and the sentence in the reader's language."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from msgspec import Struct

from meadhall.core.fault import Fault
from meadhall.words import LANGUAGES, Words, plain, speak
from meadhall.words.messages import can_say


class Problem(Struct):
    """What is wrong. `key` names the error for programs, with its `args`; `text` says it in the reader's language."""

    key: str
    args: dict[str, Any]
    text: str


class Refused(Struct):
    """The body of every HTTP error."""

    error: Problem


def translate_fault(fault: Fault, language: str = "en") -> Problem:
    """Convert a Fault to a Problem. Nested faults and system errors are quoted as sentences."""
    args = {
        name: say_fault(value, language)
        if isinstance(value, Fault)
        else load_words(language).system(value)
        if isinstance(value, OSError)
        else plain(value)
        for name, value in fault.args_of_key.items()
    }
    return Problem(fault.key, args, say_fault(fault, language))


def say_fault(fault: Fault, language: str) -> str:
    """Return a Fault as a sentence. Those of games and files have their words elsewhere."""
    spoken = load_words(language)
    return spoken.fault(fault) if can_say(spoken, fault) else speak(fault, language)


def say_in_english(fault: Fault) -> str:
    return say_fault(fault, "en")


def read_fluent(language: str) -> str:
    """Return the server's own Fluent file."""
    return (resources.files("meadhall.server") / "words" / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def load_words(language: str) -> Words:
    """Return the shared messages plus the server's."""
    found = Words(language)
    found.add(read_fluent(language))
    return found


__all__ = ["LANGUAGES", "Problem", "Refused", "load_words", "read_fluent", "say_in_english", "translate_fault"]
