"""Finished games judged by worker processes, a few moments at a time, so that no game keeps a worker for long."""

from __future__ import annotations

from typing import Any

import msgspec

from meadhall.core.record import Answer, Record

SEED = 1
Told = list[tuple[int, str, str]]       # entry, seat and text of each answer


def record_of(header: dict[str, Any], answers: Told) -> Record:
    return Record(header, [Answer(seat, text) for _, seat, text in answers])


def judge_some(header: dict[str, Any], answers: Told, playouts: int, first: int, count: int) -> tuple[int, list[Any]]:
    """How many moments the game has, and the verdicts on some of them."""
    from meadhall.counsel.moments import moments
    from meadhall.counsel.verdict import judged
    from meadhall.counsel.weighing import usual_budget

    record = record_of(header, answers)
    found = moments(record)
    budget = playouts or usual_budget(record.game)
    return len(found), [judged(record.game, moment, budget, SEED) for moment in found[first:first + count]]


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
