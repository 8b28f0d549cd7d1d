"""What counsel is asked with, and what it says."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from meadhall.server.api.shapes import Letter, Seq, Strict


class CounselWish(Strict):
    """For which of one's seats, and the entry up to which one has seen the table."""

    seat: Letter
    seq: Seq


class Interval(Struct):
    """From 0 to 1, with the 95% interval of the search."""

    mean: float
    low: float
    high: float


class Advised(Struct):
    """An answer. Without a chance it is the only one worth considering. Reasons have the words `weighs-…`."""

    answer: str
    chance: Interval | None
    reasons: list[str]


class Counsel(Struct):
    seq: int
    answers: list[Advised]


class Consent(Strict):
    seat: Letter
    agree: bool


class CounselStanding(Struct):
    """Whether there is counsel at this table, and which seats have agreed to it."""

    may: bool
    agreed: list[str]


class AnalysisStanding(Struct):
    """`none`: nobody has asked; `working`: so many steps of so many; `done`: here it is, as docs/analysis.md says."""

    state: Literal["none", "working", "done"]
    done: int
    of: int
    analysis: dict[str, Any] | None
