"""Lines for a terminal of some width."""

from __future__ import annotations

import shutil
import sys
import textwrap
from typing import TextIO

NARROW = 40  # columns; in fewer no sentence can be read


def fitted(text: str, indent: str = "", stream: TextIO | None = None) -> str:
    """Folded between words to the terminal's width, each line as far in as it begins; a pipe gets the whole line.
    Words stay whole: a path or a command can be copied."""
    if not (stream or sys.stdout).isatty():
        return indent + text
    width = max(shutil.get_terminal_size().columns, NARROW)
    return "\n".join(folded(indent + line, width) for line in text.split("\n"))


def folded(line: str, width: int) -> str:
    words = line.lstrip(" ")
    lead = line[: len(line) - len(words)]
    return textwrap.fill(
        words, width, initial_indent=lead, subsequent_indent=lead, break_long_words=False, break_on_hyphens=False
    )
