"""Text that people write, made fit for a line on the screen and for every database."""

from __future__ import annotations

# Letters by their kind, and yet there is nothing to see.
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def one_line(text: str) -> str:
    """Words with single spaces; nothing that cannot be seen."""
    return " ".join("".join(char if char.isprintable() and char not in BLANK else " " for char in text).split())


def lines(text: str) -> str:
    """The same, but lines may end."""
    return "\n".join(one_line(line) for line in text.splitlines()).strip()
