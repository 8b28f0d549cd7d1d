"""Conditions on the table, amounts that depend on it, and who is meant.

The book only stores them; the game evaluates single facts on its state, and `holds` combines the results.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields


class Value:
    """An immutable value. It is pickled by its fields, so that compiled and plain processes can exchange it."""

    def __reduce__(self) -> tuple[object, ...]:
        return rebuild, (type(self), {one.name: getattr(self, one.name) for one in fields(self)})  # type: ignore[arg-type]


def rebuild(kind: type[Value], values: dict[str, object]) -> Value:
    return kind(**values)


@dataclass(frozen=True)
class Fact(Value):
    """One question to the state, such as `token: {card: W1, at_least: 3}`.

    `key` is the word of the file. `subject` is what it is about: a Class, card, region, flag, POI letter, space, the id
    of a question or test, an Adventure, an Enemy type, a Quest token; empty if there is nothing to name. Counts lie
    between `at_least` and `at_most`. `result` is `success` or `failure` of a test, or the end of an Adventure.
    """

    key: str
    subject: str = ""
    at_least: int | None = None
    at_most: int | None = None
    result: str = ""

    def fits(self, count: int) -> bool:
        """Return whether a count is within the bounds; without bounds, whether it is positive."""
        if self.at_least is None and self.at_most is None:
            return count > 0
        return (self.at_least is None or count >= self.at_least) and (self.at_most is None or count <= self.at_most)


@dataclass(frozen=True)
class CounterComparison(Fact):
    """`tally: {name: coins, at_least: price}`: the bounds are other counters; numeric bounds work as in any Fact."""

    lower: str = ""
    upper: str = ""


@dataclass(frozen=True)
class AllOf(Value):
    """Every part holds. A map with several keys is parsed into this."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True)
class AnyOf(Value):
    """At least one part holds."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True)
class Negation(Value):
    part: Condition


Condition = Fact | AllOf | AnyOf | Negation


def holds(condition: Condition, answer: Callable[[Fact], bool]) -> bool:
    """TL-BOOK-11: return whether a condition holds; `answer` evaluates single facts."""
    if isinstance(condition, Fact):
        return answer(condition)
    if isinstance(condition, Negation):
        return not holds(condition.part, answer)
    is_all = isinstance(condition, AllOf)
    for part in condition.parts:
        if holds(part, answer) != is_all:
            return not is_all
    return is_all


def list_facts(condition: Condition | None) -> list[Fact]:
    """Return every fact of a condition, in the order of the file."""
    if condition is None:
        return []
    if isinstance(condition, Fact):
        return [condition]
    if isinstance(condition, Negation):
        return list_facts(condition.part)
    return [fact for part in condition.parts for fact in list_facts(part)]


def format_condition(condition: Condition) -> str:
    """Return a condition in the words of the file, short enough to search for."""
    if isinstance(condition, Fact):
        about = " ".join(filter(None, (condition.subject, condition.result)))
        bounds = [f"≥ {condition.at_least}"] * (condition.at_least is not None) + [f"≤ {condition.at_most}"] * (
            condition.at_most is not None
        )
        if isinstance(condition, CounterComparison):
            bounds += [f"{sign} {name}" for sign, name in (("≥", condition.lower), ("≤", condition.upper)) if name]
        said = " ".join([*filter(None, [about]), *bounds])
        return f"{condition.key}: {said}" if said else condition.key
    if isinstance(condition, Negation):
        return f"not {format_condition(condition.part)}"
    return (", " if isinstance(condition, AllOf) else " / ").join(map(format_condition, condition.parts))


@dataclass(frozen=True)
class Amount(Value):
    """A number, or a named amount that the game looks up when the step is executed.

    `name` is empty for a plain number, else one of heroes, party_size, per_negative_status, per_positive_status,
    per_token (of `card`), tally (called `card`), per_enemy, rounds, half_health_up. All Enemies, where a verb allows
    it, is `all`.
    """

    number: int = 0
    name: str = ""
    card: str = ""

    @property
    def plain(self) -> bool:
        return not self.name


@dataclass(frozen=True)
class Who(Value):
    """Whom a step is about.

    `kind` is party, all, one, them, others, defender, user, holder, or class, chose, has, lacks, in with a `name`. The
    loader fills in the default of the place, so a step always has one.
    """

    kind: str
    name: str = ""


@dataclass(frozen=True)
class Cost(Value):
    """The price of an option or a card's effect; one Hero pays all of it (TL-CP-02)."""

    cp: int = 0
    health: int = 0
    exhaust: bool = False
    discard: str = ""  # a kind of status
    token: str = ""  # the card that gives up `tokens` Generic tokens
    tokens: int = 0
    rune: str = ""
    give_up: str = ""  # item, title or companion


def format_cost(cost: Cost) -> str:
    """Return a price in the words of the file."""
    said: list[str] = []
    for name, count in (("cp", cost.cp), ("health", cost.health)):
        if count:
            said.append(f"{name} {count}")
    if cost.exhaust:
        said.append("exhaust")
    if cost.tokens:
        said.append(f"token {cost.tokens} {cost.token}")
    for name, word in (("discard", cost.discard), ("rune", cost.rune), ("give_up", cost.give_up)):
        if word:
            said.append(f"{name} {word}")
    return ", ".join(said)
