"""What is wrong in a book: a code, the place, and a sentence in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from meadhall.core.fault import Fault, nearest


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
    softly: bool = False        # an E that is printed as a warning: "(W)" in the table of checks

    @property
    def is_error(self) -> bool:
        return not self.code.startswith("W") and not self.softly

    @property
    def sentence(self) -> Fault:
        return Fault(f"saga-{self.key}", **self.args)

    def fault(self) -> Fault:
        """One error that says it all: where, what, and what would be right."""
        if self.near:
            return Fault("saga-near", place=f"{self.file}:{self.line}", code=f"SAGA-{self.code}", text=self.sentence,
                         near=self.near)
        return Fault("saga", place=f"{self.file}:{self.line}", code=f"SAGA-{self.code}", text=self.sentence)


def close(word: str, known: list[str]) -> str:
    """The one known word that this may have been meant to be, or nothing."""
    near = nearest(word, known)
    return near if near in known else ""
