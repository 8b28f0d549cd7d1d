"""Read YAML into nodes with line numbers, without type guessing.

YAML turns `no` into false and `010` into 8. Here every scalar stays text, and the grammar decides what it means.
Anchors, aliases, tags and multiple documents are refused, because a story needs none of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from sys import intern
from typing import Any

import yaml

from meadhall.book.format.yaml_diagnosis import find_cause
from meadhall.book.format.yaml_nodes import MappingNode, Node, ScalarNode, SequenceNode
from meadhall.book.model.finding import Finding

MOST_BYTES = 2_000_000
DEEPEST = 60
STEPS = "do:"


class YamlError(Exception):
    """The file is not YAML, or uses more YAML than a story needs."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.key)
        self.finding = finding


def read_page(text: str, file: str) -> Node:
    """Return the single document of a file."""
    return YamlReader(text, file).read_document()


class YamlReader:
    """Reads one file. Knows its name and lines for error messages."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.text = text
        self.lines = text.splitlines()

    def read_document(self) -> Node:
        if len(self.text) > MOST_BYTES:
            raise self.yaml_error("too-big", 1, most=MOST_BYTES // 1_000_000)
        try:
            stream = iter(self.parse_with_libyaml() or self.list_events(yaml.SafeLoader))
        except yaml.MarkedYAMLError as error:
            found = find_cause(error, self.lines)
            raise self.yaml_error(found.key, found.line, **found.args) from None
        except yaml.reader.ReaderError as error:
            line = self.text.count("\n", 0, error.position) + 1
            raise self.yaml_error("character", line, character=repr(error.character)) from None
        next(stream)
        first = next(stream)
        if isinstance(first, yaml.StreamEndEvent):
            raise self.yaml_error("empty", 1)
        node = self.read_node(next(stream), stream)
        next(stream)
        another = next(stream)
        if not isinstance(another, yaml.StreamEndEvent):
            raise self.yaml_error("documents", line_of(another))
        return node

    def parse_with_libyaml(self) -> list[yaml.Event]:
        """Parse with libyaml, which is five times as fast. Return None if it is missing or fails: then the Python
        parser finds the reason.
        """
        loader = getattr(yaml, "CSafeLoader", None)
        try:
            return self.list_events(loader) if loader else []
        except yaml.YAMLError:
            return []

    def list_events(self, loader: Any) -> list[yaml.Event]:
        """Yield parser events, and stop at a maximum depth."""
        found, depth = [], 0
        for event in yaml.parse(self.text, Loader=loader):
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth > DEEPEST:
                raise self.yaml_error("deep", line_of(event), most=DEEPEST)
            found.append(event)
        return found

    def read_node(self, event: yaml.Event, stream: Iterator[yaml.Event]) -> Node:
        line = line_of(event)
        if getattr(event, "anchor", None) is not None:
            raise self.yaml_error("anchor", line)
        if getattr(event, "tag", None) is not None:
            raise self.yaml_error("tag", line, tag=str(getattr(event, "tag", "")).replace("tag:yaml.org,2002:", "!!"))
        if isinstance(event, yaml.ScalarEvent):
            return self.read_scalar(event, line)
        if isinstance(event, yaml.SequenceStartEvent):
            items = []
            while not isinstance(inner := next(stream), yaml.SequenceEndEvent):
                items.append(self.read_node(inner, stream))
            return SequenceNode(tuple(items), line)
        return self.read_mapping(event, stream, line)

    def read_mapping(self, event: yaml.Event, stream: Iterator[yaml.Event], line: int) -> MappingNode:
        pairs: list[tuple[ScalarNode, Node]] = []
        while not isinstance(inner := next(stream), yaml.MappingEndEvent):
            key = self.read_node(inner, stream)
            if not isinstance(key, ScalarNode):
                raise self.yaml_error("key", key.line)
            if any(name.text == key.text for name, _ in pairs):
                raise YamlError(Finding("E02", self.file, key.line, "twice", {"word": key.text}))
            pairs.append((key, self.read_node(next(stream), stream)))
        return MappingNode(tuple(pairs), line, bool(getattr(event, "flow_style", False)))

    def read_scalar(self, event: yaml.ScalarEvent, line: int) -> ScalarNode:
        plain, end = not event.style, event.end_mark
        after = self.lines[end.line][end.column :] if end is not None and end.line < len(self.lines) else ""
        swallowed = 0
        if event.style in ("|", ">") and end is not None:
            swallowed = next(
                (number for number in range(line + 1, end.line + 1) if self.lines[number - 1].strip() == STEPS), 0
            )
        text = intern(event.value) if plain else event.value  # words of the format are compared often
        return ScalarNode(
            text, line, not plain, plain and bool(text) and after.startswith(" #"), event.style == "|", swallowed
        )

    def yaml_error(self, key: str, line: int, **args: object) -> YamlError:
        return YamlError(Finding("E00", self.file, line, key, args))


def line_of(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark is not None else 1
