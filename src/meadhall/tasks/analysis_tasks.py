"""Analyse finished games in worker processes, in small tasks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from meadhall.core.decision import seat_of
from meadhall.core.record import Answer, Record

if TYPE_CHECKING:
    from meadhall.analysis.analysis_plan import Piece

SEED = 1
Told = list[tuple[int, str, str]]  # entry, seat and text of each answer


def record_of(header: dict[str, Any], answers: Told) -> Record:
    return Record(header, [Answer(seat, text) for _, seat, text in answers])


def count_moments(header: dict[str, Any], answers: Told, playouts: int) -> int:
    """Return the number of moments in a game."""
    from meadhall.analysis.decision_points import find_moments

    return len(find_moments(record_of(header, answers)))


def judge_piece(header: dict[str, Any], answers: Told, playouts: int, piece: Piece) -> list[Any]:
    """Return the result of one task of the analysis."""
    from meadhall.analysis.analysis_plan import run_piece
    from meadhall.analysis.answer_evaluation import find_default_budget
    from meadhall.analysis.decision_points import find_moments

    record = record_of(header, answers)
    return run_piece(record.game, find_moments(record), piece, playouts or find_default_budget(record.game), SEED)


def find_decisions(header: dict[str, Any], answers: Told, seat: str) -> list[int]:
    """Return the numbers of this seat's decisions."""
    from meadhall.analysis import engine_agreement

    return engine_agreement.find_decisions(record_of(header, answers), seat_of(seat))


def measure_agreement(header: dict[str, Any], answers: Told, seat: str, numbers: list[int]) -> tuple[int, int]:
    """Return how many of these decisions were real, and how many of those were jarl's first choice."""
    from meadhall.analysis import engine_agreement

    found = engine_agreement.measure_agreement(record_of(header, answers), seat_of(seat), numbers)
    return found.decisions, found.agreed


def sum_up(header: dict[str, Any], answers: Told, playouts: int, verdicts: list[Any]) -> str:
    """Return the whole analysis as JSON; entries locate each moment in the replay."""
    from meadhall.analysis.answer_evaluation import find_default_budget
    from meadhall.analysis.decision_points import find_moments
    from meadhall.analysis.game_analysis import combine_verdicts

    record = record_of(header, answers)
    found = combine_verdicts(
        record, find_moments(record), verdicts, playouts or find_default_budget(record.game), SEED
    ).plain()
    entries = [1, *(seq for seq, _, _ in answers)]
    for point in found["curve"]:
        point["seq"] = entries[point["answers"]]
    for one in found["decisions"]:
        one["seq"] = entries[one["answer_number"] - 1]
    for one in found["draws"]:
        one["seq"] = entries[one["last"]]
    return msgspec.json.encode(found).decode()
