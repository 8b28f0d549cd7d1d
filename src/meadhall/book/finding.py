"""What is wrong in a book: a code, the place, and a sentence in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from meadhall.core.fault import LIKE, Fault


@dataclass(frozen=True, slots=True)
class Finding:
    """`key` names the sentence (`fault-saga-KEY` in the words); `near` holds words that would be right.

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
        """What would be right: the nearest word, or where none is near all there are."""
        return Fault("saga-possible" if ", " in self.near else "saga-nearest", near=self.near) if self.near else None

    def fault(self) -> Fault:
        """One error that says it all: where, what, and what would be right."""
        about = {"place": f"{self.file}:{self.line}", "code": f"SAGA-{self.code}", "text": self.sentence}
        return Fault("saga-near", **about, near=self.hint) if self.near else Fault("saga", **about)


def alike(word: str, known: list[str]) -> list[str]:
    """The known words that this may have been meant to be, the likeliest first."""
    return get_close_matches(word, known, cutoff=LIKE)


def close(word: str, known: list[str]) -> str:
    """The one known word that this may have been meant to be, or nothing."""
    return next(iter(alike(word, known)), "")
