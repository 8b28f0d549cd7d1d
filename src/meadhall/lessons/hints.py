"""Hints: one sentence, shown the first time something matters. Conditions use only what the seat may know."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import UNSET

from meadhall.core.agenda import TABLE
from meadhall.core.decision import seat_name
from meadhall.lessons.lesson import matches_any
from meadhall.tables.seat_view import DecisionMessage, SeatView, build_decision
from meadhall.tables.table import Table
from meadhall.words.localized_text import Prose

WRITTEN = re.compile(r"(!?)([\w.*-]+)(?: (<=|>=|<|>|=|~) (\S.*))?")
TESTS: dict[str, Callable[[float, float], bool]] = {
    "<": lambda one, other: one < other,
    ">": lambda one, other: one > other,
    "<=": lambda one, other: one <= other,
    ">=": lambda one, other: one >= other,
}


@dataclass(frozen=True)
class Condition:
    """A condition on the view: `players.me.progress >= 5`, `!players.me.tree.0`, `players.others.doomed`."""

    no: bool
    path: tuple[str, ...]
    test: str = ""
    value: str = ""

    def __str__(self) -> str:
        """Return the condition as written."""
        return f"{'!' if self.no else ''}{'.'.join(self.path)}{f' {self.test} {self.value}' if self.test else ''}"

    def holds(self, view: Mapping[str, Any]) -> bool:
        """If the path matches several values, one is enough; with `!` none may match."""
        return any(map(self.fits, find_values(view, self.path, view.get("you")))) != self.no

    def fits(self, found: Any) -> bool:
        if not self.test:
            return bool(found)
        if self.test == "=":
            return str(found) == self.value
        if self.test == "~":
            return matches_any([self.value], str(found))
        return found is not None and TESTS[self.test](measure_size(found), float(self.value))


def parse_condition(text: str) -> Condition | None:
    """Parse a condition; return None if it is not one."""
    found = WRITTEN.fullmatch(text)
    if found is None or (found[3] in TESTS and not re.fullmatch(r"-?\d+(\.\d+)?", found[4])):
        return None
    return Condition(bool(found[1]), tuple(found[2].split(".")), found[3] or "", found[4] or "")


def measure_size(found: Any) -> float:
    """Return a number, or the length of a collection."""
    return float(found) if isinstance(found, (int, float)) else float(len(found))


def find_values(found: Any, path: Sequence[str], you: int | None) -> Iterator[Any]:
    """Return the values that a path leads to. In a list, `me` is the seat's own index and `others` all the rest; `*` is
    everything.
    """
    if not path:
        yield found
        return
    step, *rest = path
    items: list[Any] = []
    if isinstance(found, Mapping):
        items = list(found.values()) if step == "*" else [found[step]] if step in found else []
    elif isinstance(found, list):
        at = {"me": str(you)}.get(step, step)
        items = [
            one
            for number, one in enumerate(found)
            if step == "*" or (step == "others" and number != you) or str(number) == at
        ]
    for one in items:
        yield from find_values(one, rest, you)


@dataclass(frozen=True)
class Hint:
    """Its conditions, text and lights. All given conditions must hold."""

    name: str
    say: Prose
    light: tuple[str, ...] = ()
    ask: tuple[str, ...] = ()  # the question, one of these
    answers: tuple[str, ...] = ()  # one of these can be answered
    event: tuple[str, ...] = ()  # one of these happened since one's own last answer
    view: tuple[Condition, ...] = ()  # all of these are so
    terminal: Prose = field(default_factory=dict)  # what a terminal says after it

    def suits(self, asked: DecisionMessage) -> bool:
        """Return whether the pending question matches."""
        options = [] if asked.options is UNSET else asked.options
        return (not self.ask or matches_any(self.ask, asked.ask)) and (
            not self.answers or any(matches_any(self.answers, text) for text in options)
        )


def find_hints(hints: Sequence[Hint], table: Table, seat: int, shown: SeatView | None = None) -> list[Hint]:
    """Return the hints for this seat now, seen before or not: none while others are asked, and none in a lesson.
    `shown` is the seat's view, if already computed.
    """
    if not hints or table.is_lesson:
        return []
    asked = shown.decision if shown else build_decision(table.game, table.state, seat)
    if asked is None or asked.options is UNSET:
        return []
    found = [hint for hint in hints if hint.suits(asked)]
    if any(hint.event for hint in found):
        heard = {event["kind"] for event in table.log(seat, find_unanswered(table, seat))}
        found = [hint for hint in found if not hint.event or not heard.isdisjoint(hint.event)]
    if any(hint.view for hint in found):  # looking costs the most: it comes last
        view = shown.view if shown else table.game.view(table.state, seat)
        found = [hint for hint in found if all(one.holds(view) for one in hint.view)]
    return found


def find_unanswered(table: Table, seat: int) -> int:
    """Return where the events begin that this seat has not answered yet."""
    mine = (seat_name(seat), seat_name(TABLE))
    answers = table.record.answers
    return next((number + 1 for number in range(len(answers) - 1, -1, -1) if answers[number].seat in mine), 0)
