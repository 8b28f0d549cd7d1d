"""How many presses a whole game takes at the table in the browser: counted on the golden games, for the first seat.

    python benchmarks/presses.py

An answer takes two presses, one that picks and one that confirms. A course in Fire & Axe is sailed with two, however
many Days it takes. Whoever wants it confirms by picking, and lets an only answer be given for them: one press, or none.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from golden import golden  # noqa: E402
from meadhall import pending  # noqa: E402
from meadhall.core.decision import asked  # noqa: E402
from meadhall.core.record import Record  # noqa: E402

GAMES = ("norsaga", "fire_and_axe", "yggdrasil", "trudvang")
TABLE = -1      # the whole table is asked: the first seat answers for it


class Asked(NamedTuple):
    answer: str
    options: int


def answered(record: Record) -> list[Asked]:
    """What the first seat was asked, and what it answered."""
    state, found = record.first(), []
    for number, line in enumerate(record.answers):
        frame, options = asked(state), pending(state)
        if frame is not None and frame.seat in (0, TABLE):
            found.append(Asked(line.text, len(options)))
        record.replay_one(state, number)
    return found


def legs(answers: list[Asked]) -> int:
    """Answers that a course saves: all legs of it but the first."""
    pairs = pairwise(answers)
    return sum(one.answer.startswith("sail ") and other.answer.startswith("sail ") for one, other in pairs)


def main() -> None:
    print("| game | answers | presses before | now | confirming by picking |")
    print("|---|--:|--:|--:|--:|")
    for game in GAMES:
        played = [answered(record) for record in golden(game).values()]
        answers = sum(map(len, played)) / len(played)
        saved = sum(map(legs, played)) / len(played)
        single = sum(one.options == 1 for answers in played for one in answers) / len(played)
        print(f"| {game} | {answers:.0f} | {2 * answers:.0f} | {2 * (answers - saved):.0f} "
              f"| {answers - saved - single:.0f} |")


if __name__ == "__main__":
    main()
