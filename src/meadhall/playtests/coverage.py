"""The parts of a book, and how often parties reached them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from meadhall.book.format.text_variants import branch_names
from meadhall.book.model.steps import Choose, Tell, Test, walk
from meadhall.book.model.story import Book


@dataclass(slots=True)
class Coverage:
    """How often `entries`, `choices`, `outcomes` and text `variants` of a book were reached, by their stable names."""

    wanted: dict[str, list[str]]
    met: Counter[str] = field(default_factory=Counter)
    loaded: set[str] = field(default_factory=set)  # only met with loaded runes
    weakened: set[str] = field(default_factory=set)  # only met where Enemies had come half beaten

    def missing(self) -> list[str]:
        return [name for names in self.wanted.values() for name in names if not self.met[name]]

    def count(self, part: str) -> tuple[int, int]:
        return sum(self.met[name] > 0 for name in self.wanted[part]), len(self.wanted[part])


def coverage_targets(book: Book) -> Coverage:
    """Return every entry, option, test outcome and text variant, and of other branches those with an effect."""
    entries, choices, outcomes, variants = [], [], [], []
    for adventure in book.adventures.values():
        for entry in adventure.entries.values():
            entries.append(f"{adventure.id}/{entry.id}")
            variants += [f"{adventure.id}/{entry.id}.text {one}" for one in branch_names(entry.text)]
            for step in walk(entry.do):
                if isinstance(step, Tell):
                    variants += [f"{adventure.id}/{step.path} {one}" for one in branch_names(step.text)]
                elif isinstance(step, Choose):
                    choices += [f"{adventure.id}/{option.path}" for option in step.options]
                elif isinstance(step, Test):
                    outcomes += [f"{adventure.id}/{step.path}.{name}" for name in outcomes_of(step)]
    parts = {"entries": entries, "choices": choices, "outcomes": outcomes}
    return Coverage({**parts, "variants": variants} if variants else parts)


def outcomes_of(step: Test) -> list[str]:
    return ["success", "failure", *(["declined"] if step.declined else [])]
