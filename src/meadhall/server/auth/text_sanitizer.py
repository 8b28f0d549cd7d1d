"""Clean text written by people for display and storage."""

from __future__ import annotations

# Letters by Unicode category that are nevertheless invisible.
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def clean_line(text: str) -> str:
    """Return the words with single spaces, without invisible characters."""
    return " ".join("".join(char if char.isprintable() and char not in BLANK else " " for char in text).split())


def clean_lines(text: str) -> str:
    """Like `clean_line`, but keep line breaks."""
    return "\n".join(clean_line(line) for line in text.splitlines()).strip()
