"""Lines for a terminal of some width."""

from __future__ import annotations

import shutil
import sys
import textwrap

NARROW = 40         # columns; in fewer no sentence can be read


def fitted(text: str, indent: str = "") -> str:
    """Folded between words to the terminal's width; a pipe gets the whole line. Words stay whole: a path or a command
    can be copied."""
    if not sys.stdout.isatty():
        return indent + text
    width = max(shutil.get_terminal_size().columns, NARROW)
    return "\n".join(textwrap.fill(line, width, initial_indent=indent, subsequent_indent=indent, break_long_words=False,
                                   break_on_hyphens=False) for line in text.split("\n"))
