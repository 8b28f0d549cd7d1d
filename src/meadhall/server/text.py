"""Text that people write, made fit for a line on the screen and for every database."""

from __future__ import annotations


def one_line(text: str) -> str:
    """Words with single spaces; nothing that cannot be seen."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())


def lines(text: str) -> str:
    """The same, but lines may end."""
    return "\n".join(one_line(line) for line in text.splitlines()).strip()
