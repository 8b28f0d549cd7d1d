"""Faults as they go over the wire: a key and arguments for the reader's words, and the sentence in English."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from meadhall.core.fault import Fault, Illegal
from meadhall.words import LANGUAGES, Words, plain

FORBIDDEN = {"seat-foreign", "host-only", "origin", "seat-none", "seat-secrets", "clock-running", "chat-silenced",
             "hooks-off"}
UNKNOWN = {"table-unknown", "invite-unknown", "personal-unknown", "path-unknown", "words-unknown", "note-unknown",
           "game-unknown", "chat-unknown", "silenced-unknown", "feed-unknown", "mishap-none"}
CONFLICT = {"stale", "table-waiting", "table-running", "table-begun", "table-over", "table-full", "table-option",
            "table-changed", "seat-taken", "seat-bot", "undo-over", "undo-none", "undo-refused", "undo-nothing",
            "answer-seat", "answer-over", "trial-late", "trial-nothing",
            "trial-secrets"}
OTHERS = {"guest-none": 401, "token-unknown": 401, "method": 405, "too-slow": 408, "too-big": 413,
          "campaign-large": 413,
          "campaign-part-large": 413, "store-full": 413, "record-long": 413, "too-fast": 429,
          "too-many": 429, "own-fault": 500, "rules-broken": 500, "store": 503,
          "hall-away": 503, "name-foreign": 421, "work-long": 503, "work-large": 503}


def status_of(fault: Fault) -> int:
    if fault.key in FORBIDDEN:
        return 403
    if fault.key in UNKNOWN:
        return 404
    if fault.key in CONFLICT:
        return 409
    return OTHERS.get(fault.key, 422 if isinstance(fault, Illegal) else 400)


def told(fault: Fault) -> dict[str, Any]:
    """`{key, args, text}`; a fault inside a fault is quoted in English."""
    args = {name: english(value) if isinstance(value, Fault) else plain(value)
            for name, value in fault.args_of_key.items()}
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


__all__ = ["LANGUAGES", "english", "source", "status_of", "told", "words"]
