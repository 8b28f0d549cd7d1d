"""Request and response types of advice and analysis."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meadhall.server.api.schemas import Letter, Seq, Strict


class CounselWish(Strict):
    """The own seat to advise, and the last entry that the client has seen."""

    seat: Letter
    seq: Seq


class Interval(Struct):
    """A value from 0 to 1 with its 95% interval."""

    mean: float
    low: float
    high: float


class Advised(Struct):
    """An answer. Reasons are messages `weighs-…`. Without a probability it was not evaluated: `only` means that nothing
    else is legal, `alike` that other answers are equivalent, `judged` that a bot would choose it.
    """

    answer: str
    chance: Interval | None
    reasons: list[str]
    basis: Literal["weighed", "only", "alike", "judged"]


class Counsel(Struct):
    """`measured`: win probabilities were fitted to played games; otherwise they are the bots' own estimates."""

    seq: int
    measured: bool
    answers: list[Advised]


class CounselConsent(Strict):
    """Agree that everybody at this table may ask for advice, or refuse for all."""

    seat: Letter
    agree: bool


class DecisionAnalysis(Struct, kw_only=True):
    """An answer of a finished game, judged by its seat's knowledge. `seq` is the moment before it; `seat` is -3 if the
    whole table answered.
    """

    number: int
    seq: int
    answer_number: int
    seat: int
    ask: str
    answer: str
    chances: Annotated[list[float], Meta(description="of every seat, before the answer")]
    mark: Literal["fine", "doubtful", "mistake", "blunder", "none"]
    loss: Annotated[Interval | None, Meta(description="against the best answer; null: not measured")]
    chance: Interval | None
    best: Annotated[str | None, Meta(description="the better answer; null: this was it")]
    best_chance: Interval | None
    reasons: list[str]
    by_search: Interval | None
    worlds: int
    label: Annotated[str, Meta(description="the answer as a sentence")] = ""
    best_label: Annotated[str, Meta(description="the better one as a sentence")] = ""


class DrawAnalysis(Struct):
    """The draws between two decisions: `luck` for each seat."""

    number: int
    seq: int
    first: int
    last: int
    ask: str
    answers: list[str]
    chances: list[float]
    luck: list[Interval]


class SeatAnalysis(Struct):
    """Start, luck, play and losses of a seat. `marks` counts its answers by mark."""

    seat: int
    start: float
    result: float
    luck: Interval
    play: Interval
    given_away: Interval
    weighed: int
    marks: dict[str, int]


class ChancePoint(Struct):
    """Every seat's win probability after so many answers."""

    seq: int
    answers: int
    chances: list[float]


class GameAnalysis(Struct, kw_only=True):
    """The analysis of a finished game, as docs/analysis.md explains it. `analysis` is the version of its format."""

    analysis: int
    game: str
    players: int
    cooperative: bool
    budget: int
    seed: int
    curve: list[ChancePoint]
    decisions: list[DecisionAnalysis]
    draws: list[DrawAnalysis]
    seats: list[SeatAnalysis]


class AnalysisStanding(Struct):
    """`none`: not requested; `working`: so many percent, never decreasing; `done`: here it is."""

    state: Literal["none", "working", "done"]
    done: int
    of: int
    analysis: GameAnalysis | None
