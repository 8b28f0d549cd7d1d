"""Status tokens: their kinds as numbers, and the words for kinds that leave a choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Aspect * 2, plus one if negative; and the kinds that leave a choice.
STATUSES: Final[tuple[str, ...]] = ("+health", "-health", "+cp", "-cp", "+attack", "-attack", "+defence", "-defence")
STATUS_OF: Final[dict[str, i64]] = {name: number for number, name in enumerate(STATUSES)}
ANY_GOOD: Final = -1
ANY_BAD: Final = -2
ANY: Final = -3


def status_kind(name: str) -> i64:
    """Return the number of `+attack`, `-any` or `any`."""
    if name == "any":
        return ANY
    return STATUS_OF.get(name, ANY_GOOD if name == "+any" else ANY_BAD)


def fits(kind: i64, wanted: i64) -> bool:
    """TL-GLOSS-21. Return whether a token is of this kind: one of eight, any good one, any bad one, any."""
    if wanted >= 0:
        return kind == wanted
    return wanted == ANY or (wanted == ANY_BAD) == (kind % 2 == 1)
