"""YAML nodes with line numbers: scalars, lists and maps."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScalarNode:
    text: str
    line: int
    quoted: bool = False
    cut: bool = False  # a ` #` right behind it: what the author may have meant as text
    literal: bool = False  # written with `|`, so that its lines are the author's and not paragraphs
    swallowed: int = 0  # the line of a `do:` that has slipped into the text above it


@dataclass(frozen=True, slots=True)
class SequenceNode:
    items: tuple[Node, ...]
    line: int


@dataclass(frozen=True, slots=True)
class MappingNode:
    pairs: tuple[tuple[ScalarNode, Node], ...]
    line: int
    in_braces: bool = False

    def get(self, key: str) -> Node | None:
        return next((value for name, value in self.pairs if name.text == key), None)


Node = ScalarNode | SequenceNode | MappingNode
