"""Finished games judged by worker processes, a piece at a time, so that no game keeps a worker for long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from meadhall.core.record import Answer, Record

if TYPE_CHECKING:
    from meadhall.counsel.course import Piece

SEED = 1
Told = list[tuple[int, str, str]]  # entry, seat and text of each answer


def record_of(header: dict[str, Any], answers: Told) -> Record:
    return Record(header, [Answer(seat, text) for _, seat, text in answers])


def count_moments(header: dict[str, Any], answers: Told, playouts: int) -> int:
    """How many moments the game has."""
    from meadhall.counsel.moments import moments

    return len(moments(record_of(header, answers)))


def judge_piece(header: dict[str, Any], answers: Told, playouts: int, piece: Piece) -> list[Any]:
    """What comes of a piece of the analysis."""
    from meadhall.counsel.course import work
    from meadhall.counsel.moments import moments
    from meadhall.counsel.weighing import usual_budget

    record = record_of(header, answers)
    return work(record.game, moments(record), piece, playouts or usual_budget(record.game), SEED)


def sum_up(header: dict[str, Any], answers: Told, playouts: int, verdicts: list[Any]) -> str:
    """The whole analysis as JSON; entries say where in the replay each moment is."""
    from meadhall.counsel.analysis import whole
    from meadhall.counsel.moments import moments
    from meadhall.counsel.weighing import usual_budget

    record = record_of(header, answers)
    found = whole(record, moments(record), verdicts, playouts or usual_budget(record.game), SEED).plain()
    entries = [1, *(seq for seq, _, _ in answers)]
    for point in found["curve"]:
        point["seq"] = entries[point["answers"]]
    for one in found["decisions"]:
        one["seq"] = entries[one["answer_number"] - 1]
    for one in found["draws"]:
        one["seq"] = entries[one["last"]]
    return msgspec.json.encode(found).decode()
