"""Count the presses of a whole game at the table in the browser, on the golden games, for the first seat.

    python benchmarks/presses.py

Before, every answer took two: one to pick, one to confirm. Now an only answer takes one, and a course in Fire & Axe
two, with any number of legs, as long as nothing new happens on the way. With the setting to confirm by picking and to
give an only answer automatically, it is one press, or none. Lifting a card before its place is chosen counts as
picking.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

import meadhall  # noqa: E402
from golden import golden  # noqa: E402
from meadhall.core.agenda import TABLE, State  # noqa: E402
from meadhall.core.decision import seat_name  # noqa: E402
from meadhall.core.game import Game  # noqa: E402
from meadhall.games import SHIPPED as GAMES  # noqa: E402
from meadhall.games.fire_and_axe.edge.voyage import Course  # noqa: E402

FIRST = 0  # whose presses are counted; it also answers for the whole table
LEGS = ("sail ", "launch ")
PAIR = 2  # presses: one picks, one confirms; or one sets a course, one sails it


class Presses(NamedTuple):
    answers: int = 0
    before: int = 0
    now: int = 0
    picking: int = 0  # for those who confirm by picking

    def plus(self, before: int, now: int, picking: int) -> Presses:
        return Presses(self.answers + 1, self.before + before, self.now + now, self.picking + picking)


def count(game: Game, state: State, given: Sequence[tuple[str, str]]) -> Presses:
    """Count the presses of the first seat in a game, from a state on, for answers with their seats."""
    found, course = Presses(), None
    for at, (_, text) in enumerate(given):
        decision = meadhall.decide(state)
        if decision is not None and decision.seat in (FIRST, TABLE):
            only = len(decision.options) == 1 and decision.seat != TABLE
            leg = text.startswith(LEGS) and decision.ask == "turn.act"
            course = course if leg else None
            if leg and course and course.next(game.view(state, FIRST)) == text:
                found = found.plus(PAIR, 0, 0)  # it sails by itself
            elif leg and (course := find_course(game, state, text, goal(given[at:]))):
                found = found.plus(PAIR, PAIR, PAIR)
            else:
                found = found.plus(PAIR, 1 if only else PAIR, 0 if only else 1)
        meadhall.play(state, text)
    return found


def goal(given: Sequence[tuple[str, str]]) -> str:
    """Return the destination of the following legs; none if there is only one."""
    legs: list[str] = []
    for seat, text in given:
        if seat == seat_name(FIRST):
            if not text.startswith(LEGS):
                break
            legs.append(text.split()[1])
    return legs[-1] if len(legs) > 1 else ""


def find_course(game: Game, state: State, text: str, to: str) -> Course | None:
    """Return the course to this destination, if its first leg is the one that was sailed."""
    course = Course(FIRST, to) if to else None
    return course if course and course.next(game.view(state, FIRST)) == text else None


def main() -> None:
    print("| game | answers | presses before | now | confirming by picking |")
    print("|---|--:|--:|--:|--:|")
    for name in GAMES:
        played = [
            count(record.game, record.first(), [(line.seat, line.text) for line in record.answers])
            for record in golden(name).values()
        ]
        mean = [round(sum(numbers) / len(played)) for numbers in zip(*played, strict=True)]
        print(f"| {name} | " + " | ".join(map(str, mean)) + " |")


if __name__ == "__main__":
    main()
