"""One problem in a book: a code, the place, and a message in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from meadhall.core.fault import LIKE, Fault


@dataclass(frozen=True, slots=True)
class Finding:
    """`key` names the message (`fault-saga-KEY`); `near` holds similar valid words.

    Codes that begin with E are errors, with W warnings, with S edits that break saved games.
    """

    code: str
    file: str
    line: int
    key: str
    args: dict[str, Any] = field(default_factory=dict)
    near: str = ""
    softly: bool = False  # an E that is printed as a warning: "(W)" in the table of checks

    @property
    def is_error(self) -> bool:
        return not self.code.startswith("W") and not self.softly

    @property
    def sentence(self) -> Fault:
        return Fault(f"saga-{self.key}", **self.args)

    @property
    def hint(self) -> Fault | None:
        """Return the suggestion: the nearest valid word, or all of them if none is near."""
        return Fault("saga-possible" if ", " in self.near else "saga-nearest", near=self.near) if self.near else None

    def fault(self) -> Fault:
        """Convert to a Fault that names the place, the problem and the suggestion."""
        about = {"place": f"{self.file}:{self.line}", "code": f"SAGA-{self.code}", "text": self.sentence}
        return Fault("saga-near", **about, near=self.hint) if self.near else Fault("saga", **about)


def similar_words(word: str, known: list[str]) -> list[str]:
    """Return the valid words that may have been meant, most likely first."""
    return get_close_matches(word, known, cutoff=LIKE)


def closest_word(word: str, known: list[str]) -> str:
    """Return the valid word that was most likely meant, or None."""
    return next(iter(similar_words(word, known)), "")
