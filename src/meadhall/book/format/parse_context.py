"""The context of the parser: owner, path, the meaning of `who`, and what was collected so far."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from meadhall.book.model.conditions import Who
from meadhall.book.model.finding import Finding
from meadhall.book.model.steps import Block, Step

PARTY = Who("party")


@dataclass(frozen=True, slots=True)
class Reference:
    """A name that must be defined elsewhere. `kind` is entry, poi, card, region, place, adventure, ending ..."""

    kind: str
    name: str
    line: int
    path: str


@dataclass(slots=True)
class FileContext:
    """The file being parsed. Blocks are numbered across all files of a book."""

    file: str
    owner: str
    blocks: list[Block] = field(default_factory=list)
    timed: tuple[str, ...] = ()
    findings: list[Finding] = field(default_factory=list)
    references: list[Reference] = field(default_factory=list)
    verbs: Mapping[str, Any] = field(default_factory=dict)  # of stories; a game's own box may have more
    told: dict[str, str] = field(default_factory=dict)  # key -> the author's words, for translations


@dataclass(frozen=True, slots=True)
class ParseContext:
    """`root` is the entry, POI, card or space; `path` the position in it. Only branching steps are counted, so that a
    choice keeps its name when plain steps are inserted before it.
    """

    reading: FileContext
    path: str = ""
    root: str = ""
    id: str = ""
    line: int = 1
    who: Who = PARTY
    concerned: bool = False  # whether `them` means Heroes: inside an outcome or an answer
    before: ParseContext | None = None  # as it was when `who` last changed its meaning
    zone: str = "entry"
    counts: dict[str, int] = field(default_factory=dict)

    @property
    def file(self) -> str:
        return self.reading.file

    @property
    def in_entry(self) -> bool:
        """Return whether this is a step of an entry. Roots of cards, POIs and spaces contain a dot."""
        return "." not in self.root

    def note(self, finding: Finding) -> None:
        self.reading.findings.append(finding)

    def in_part(self, path: str, name: str, line: int) -> ParseContext:
        """Return the context of an entry, POI, card or space: a new root."""
        return replace(self, path=path, root=path, id=name, line=line, counts={})

    def under(self, key: str) -> ParseContext:
        return replace(self, path=f"{self.path}.{key}" if self.path else key)

    def branch_path(self, verb: str, name: str) -> ParseContext:
        """Return the path of a branching step: its id, or its verb, numbered from the second on."""
        if name:
            return replace(self, path=f"{self.root}.{name}")
        count = self.counts[verb] = self.counts.get(verb, 0) + 1
        return replace(self, path=f"{self.root}.{verb}" + (f"-{count}" if count > 1 else ""))

    def with_default_who(self, who: Who, concerned: bool = False) -> ParseContext:
        return replace(self, who=who, concerned=concerned or self.concerned, before=self)

    def as_before(self) -> ParseContext:
        assert self.before is not None
        return replace(self, who=self.before.who, concerned=self.before.concerned, before=self.before.before)

    def in_zone(self, zone: str) -> ParseContext:
        return replace(self, zone=zone)

    def refer(self, kind: str, name: str, line: int) -> str:
        self.reading.references.append(Reference(kind, name, line, self.path))
        return name

    def add_text(self, key: str, text: str) -> None:
        """Record a translatable text."""
        self.reading.told[f"{self.path}.{key}"] = text

    def block(self, steps: tuple[Step, ...]) -> Block:
        made = Block(f"{self.reading.owner}/{self.path}".lstrip("/"), len(self.reading.blocks), steps)
        self.reading.blocks.append(made)
        return made
