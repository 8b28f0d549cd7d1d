"""Where a mistake of ours happened, for the log: never with its message, which might name a hidden card."""

from __future__ import annotations

import traceback
from pathlib import Path


def where(error: BaseException) -> str:
    """`KeyError at room.py:120 < bots.py:44`: the innermost place first, and what it came from."""
    steps = traceback.extract_tb(error.__traceback__)[::-1]
    places = " < ".join(f"{Path(step.filename).name}:{step.lineno}" for step in steps[:12])
    cause = f"; from {where(error.__cause__)}" if error.__cause__ is not None else ""
    return f"{type(error).__name__} at {places or 'an unknown place'}{cause}"
