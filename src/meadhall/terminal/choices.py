"""List the answers of a labelled decision: short lists as they are, long ones in two parts.

Twenty-eight ways to play four cards on seven spots are tiresome to hear and to scan. They are offered as four cards
and, once one is chosen, its seven spots. A hundred and twenty orders of five gods are offered god by god, until a
short list is left.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from meadhall.words.decision_text import LabelledDecision, LabelledOption, Thing

FLAT = 9  # so many answers are listed at once, each as a whole sentence
BETWEEN = " · "  # stands between two notes, unless the first is a sentence
LEAST_ORDERED = 3  # things that an order has at least


@dataclass(frozen=True)
class Choice:
    """One line of the list: a whole answer, or its first part."""

    label: str
    answer: str = ""  # the text of the answer; empty when a second part follows
    thing: str = ""  # the card, spot or player it names, by its mark on the board
    question: str = ""  # what is asked for the second part
    then: tuple[Choice, ...] = ()


class ChoiceList:
    """Lists the options of one decision. `labelled` joins a name and what is said of it."""

    def __init__(self, decision: LabelledDecision, labelled: Callable[[str, str], str]) -> None:
        self.decision = decision
        self.labelled = labelled
        self.things = {thing.id: thing for thing in decision.things}

    def list_all(self) -> list[Choice]:
        """Return the list, its options in the order of the decision."""
        options = self.decision.options
        if len(options) <= FLAT:
            return [self.whole(option) for option in options]
        if is_order(options):
            return self.list_orders(options, 0)
        groups: dict[str, list[LabelledOption]] = {}
        for option in options:
            first = self.find_group(option)
            groups.setdefault(first.id if first else f" {option.answer}", []).append(option)
        if len(groups) == 1:
            return [self.whole(option) for option in options]
        return [
            self.first_part(self.things[key], found) if len(found) > 1 else self.whole(found[0])
            for key, found in groups.items()
        ]

    def find_group(self, option: LabelledOption) -> Thing | None:
        """Return the first thing of an answer that gathers answers."""
        named = (self.things[target] for target in option.targets if target in self.things)
        return next((thing for thing in named if thing.group), None)

    def whole(self, option: LabelledOption) -> Choice:
        return Choice(
            self.with_notes(option.title or option.label, self.notes_of(option)), option.answer, self.mark_of(option)
        )

    def first_part(self, thing: Thing, options: list[LabelledOption]) -> Choice:
        """Put what belongs to the first section first: its numbers do not depend on what else is open."""
        last = len(self.decision.sections)
        ordered = sorted(options, key=lambda option: option.section if option.section >= 0 else last)
        seconds = tuple(self.second_part(option, thing.id) for option in ordered)
        return Choice(thing.group, "", thing.id, thing.hint or thing.label, seconds)

    def second_part(self, option: LabelledOption, first: str) -> Choice:
        """Return the row of an answer whose first part is chosen."""
        other = next((self.things[one] for one in option.targets if one != first and one in self.things), None)
        notes = self.notes_of(option)
        if other is not None and other.note:
            notes = [other.note, *notes]
        row = (other.row if other is not None else "") or option.row or option.title or option.label
        return Choice(self.with_notes(row, notes), option.answer, self.mark_of(option))

    def list_orders(self, options: list[LabelledOption], done: int) -> list[Choice]:
        """List what comes next after `done` things, and behind each thing the orders that are left."""
        if len(options) <= FLAT:
            return [self.whole(option) for option in options]
        found: dict[str, list[LabelledOption]] = {}
        for option in options:
            found.setdefault(option.targets[done], []).append(option)
        choices = []
        for target, left in found.items():
            thing = self.things[target]
            name = thing.group if thing.group and not done else thing.label
            then = tuple(self.list_orders(left, done + 1))
            choices.append(Choice(name, "", target, thing.hint or thing.label, then))
        return choices

    def notes_of(self, option: LabelledOption) -> list[str]:
        return [self.decision.notes[number].text for number in option.notes]

    def with_notes(self, said: str, notes: list[str]) -> str:
        """Return a sentence and its notes in one line."""
        if not notes:
            return said
        told = notes[0]
        for note in notes[1:]:
            told += (" " if told.endswith(".") else BETWEEN) + note
        return f"{said} {told}" if said.endswith((".", "?", "!")) else self.labelled(said, told)

    def mark_of(self, option: LabelledOption) -> str:
        """Return the last thing that an answer names: the first may have other answers, too."""
        named = [target for target in option.targets if target in self.things] or option.targets
        return named[-1] if named else ""


def is_order(options: list[LabelledOption]) -> bool:
    """Return whether all answers put the same things in order."""
    return len(options[0].targets) >= LEAST_ORDERED and len({tuple(sorted(one.targets)) for one in options}) == 1


def count_valid(offered: list[Choice], numbers: list[int]) -> tuple[int, int]:
    """For invalid numbers: return how many of them are valid, and how many choices follow these."""
    for good, number in enumerate(numbers):
        if not 1 <= number <= len(offered):
            return good, len(offered)
        offered = list(offered[number - 1].then)
    return len(numbers), len(offered)


def pick(offered: list[Choice], numbers: list[int]) -> Choice | None:
    """Return the choice of these numbers, counted from one, or None if they are invalid."""
    found: Choice | None = None
    for number in numbers:
        if not 1 <= number <= len(offered):
            return None
        found = offered[number - 1]
        offered = list(found.then)
    return found
