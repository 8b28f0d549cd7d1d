"""A hint: one sentence, the first time a thing matters. It looks at nothing but what one seat may know."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from meadhall.core.agenda import TABLE
from meadhall.core.decision import seat_name
from meadhall.lessons.lesson import fits
from meadhall.lessons.taught_table import TaughtTable
from meadhall.tables.seat_view import decision_for
from meadhall.tables.table import Table
from meadhall.words.prose import Prose

WRITTEN = re.compile(r"(!?)([\w.*-]+)(?: (<=|>=|<|>|=|~) (\S.*))?")
TESTS: dict[str, Callable[[float, float], bool]] = {
    "<": lambda one, other: one < other,
    ">": lambda one, other: one > other,
    "<=": lambda one, other: one <= other,
    ">=": lambda one, other: one >= other,
}


@dataclass(frozen=True)
class Condition:
    """Something in the view: `players.me.progress >= 5`, `!players.me.tree.0`, `players.others.doomed`."""

    no: bool
    path: tuple[str, ...]
    test: str = ""
    value: str = ""

    def __str__(self) -> str:
        """As it is written."""
        return f"{'!' if self.no else ''}{'.'.join(self.path)}{f' {self.test} {self.value}' if self.test else ''}"

    def holds(self, view: Mapping[str, Any]) -> bool:
        """Of several things a path leads to, one is enough; with `!` none may be so."""
        return any(map(self.fits, reached(view, self.path, view.get("you")))) != self.no

    def fits(self, found: Any) -> bool:
        if not self.test:
            return bool(found)
        if self.test == "=":
            return str(found) == self.value
        if self.test == "~":
            return fits([self.value], str(found))
        return found is not None and TESTS[self.test](size(found), float(self.value))


def condition(text: str) -> Condition | None:
    """As it is written; None where it is no condition."""
    found = WRITTEN.fullmatch(text)
    if found is None or (found[3] in TESTS and not re.fullmatch(r"-?\d+(\.\d+)?", found[4])):
        return None
    return Condition(bool(found[1]), tuple(found[2].split(".")), found[3] or "", found[4] or "")


def size(found: Any) -> float:
    """A number, or how many there are."""
    return float(found) if isinstance(found, (int, float)) else float(len(found))


def reached(found: Any, path: Sequence[str], you: int | None) -> Iterator[Any]:
    """What a path leads to. In a list, `me` is one's own place and `others` are all but that; `*` is everything."""
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
        yield from reached(one, rest, you)


@dataclass(frozen=True)
class Hint:
    """When it comes up, what is said, and what is lit. Whatever is written of the last four must hold."""

    name: str
    say: Prose
    light: tuple[str, ...] = ()
    ask: tuple[str, ...] = ()  # the question, one of these
    answers: tuple[str, ...] = ()  # one of these can be answered
    event: tuple[str, ...] = ()  # one of these happened since one's own last answer
    view: tuple[Condition, ...] = ()  # all of these are so

    def suits(self, asked: Mapping[str, Any]) -> bool:
        """Whether the question is one for it."""
        return (not self.ask or fits(self.ask, asked["ask"])) and (
            not self.answers or any(fits(self.answers, text) for text in asked["options"])
        )


def due(hints: Sequence[Hint], table: Table, seat: int, shown: Mapping[str, Any] | None = None) -> list[Hint]:
    """What matters to this seat now, whether it was told before or not: nothing while others are asked, and nothing in
    a lesson, which has a teacher. `shown` is what the seat sees, if it is known already."""
    if not hints or isinstance(table, TaughtTable):
        return []
    asked = shown["decision"] if shown else decision_for(table.state, seat)
    if asked is None or "options" not in asked:
        return []
    found = [hint for hint in hints if hint.suits(asked)]
    if any(hint.event for hint in found):
        heard = {event["kind"] for event in table.log(seat, since(table, seat))}
        found = [hint for hint in found if not hint.event or not heard.isdisjoint(hint.event)]
    if any(hint.view for hint in found):  # looking costs the most: it comes last
        view = shown["view"] if shown else table.game.view(table.state, seat)
        found = [hint for hint in found if all(one.holds(view) for one in hint.view)]
    return found


def since(table: Table, seat: int) -> int:
    """From where on things have happened that this seat has not answered yet."""
    mine = (seat_name(seat), seat_name(TABLE))
    answers = table.record.answers
    return next((number + 1 for number in range(len(answers) - 1, -1, -1) if answers[number].seat in mine), 0)
