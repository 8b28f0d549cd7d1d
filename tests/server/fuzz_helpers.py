"""Messages that a socket may send."""

from __future__ import annotations

from typing import Any


def messages_of(table: str, seq: int) -> list[dict[str, Any]]:
    return [
        {"type": "answer", "seq": seq, "seat": "A", "answer": "pass"},
        {"type": "look", "seat": "A"},
        {"type": "why", "id": 1, "seat": "A", "answer": "x"},
        {"type": "undo", "seq": seq, "seat": "A"},
        {"type": "consent", "seat": "A", "agree": True},
        {"type": "decline", "seat": "A", "answer": "x"},
        {"type": "chat", "text": "hail"},
        {"type": "hush", "chat": 1, "silence": False},
        {"type": "unhush", "name": "Hild"},
        {"type": "note", "seq": 1, "text": "x", "scope": "mine", "id": 1},
        {"type": "ping"},
    ]
