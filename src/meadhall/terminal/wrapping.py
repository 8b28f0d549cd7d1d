"""Wrap lines between words, never at a no-break space: French sets one before `: ; ? !` and inside « »."""

from __future__ import annotations

import re

from rich import _wrap

KEPT = "\u00a0\u202f\u2007\u2060"
WORD = re.compile(rf"[^\S{KEPT}]*[\S{KEPT}]+[^\S{KEPT}]*")


def keep_no_break_spaces() -> None:
    """Patch the wrapping of Rich and Textual, which break lines at any kind of blank."""
    _wrap.re_word = WORD
