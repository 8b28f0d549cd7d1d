"""The value types of story files. Each parses a piece of YAML and describes itself as JSON Schema.

One source for both, so that the loader and an editor can never disagree.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from meadhall.book.format.yaml_nodes import MappingNode, Node, ScalarNode, SequenceNode
from meadhall.book.model.finding import Finding
from meadhall.core.fault import Fault, find_nearest

if TYPE_CHECKING:
    from meadhall.book.format.parse_context import ParseContext

Schema = dict[str, Any]
WHOLE = re.compile(r"[+-]?(0|[1-9][0-9]*)")
MOST = 9_999
DIGITS = 20  # so much of a number is looked at: all beyond is far too large
PARTS = ("text", "do", "once", "note", "campaign_end")  # of an entry


class ParseError(Exception):
    """A value that does not fit the grammar. The step around it is skipped and parsing continues."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.key)
        self.finding = finding


class ValueType:
    """A value type. `expected` is the key of the message that says what should stand there."""

    expected = ""

    def read(self, node: Node, spot: ParseContext) -> Any:
        raise NotImplementedError

    def schema(self) -> Schema:
        raise NotImplementedError

    def error_at(self, node: Node, spot: ParseContext, near: str = "") -> ParseError:
        return ParseError(
            Finding(
                "E01",
                spot.file,
                node.line,
                "expected",
                {"expected": Fault(f"saga-kind-{self.expected}"), "found": describe_node(node)},
                near,
            )
        )


def describe_node(node: Node) -> Fault:
    if isinstance(node, ScalarNode):
        return (
            Fault("saga-found-text", text=" ".join(node.text.split())[:60])
            if node.text
            else Fault("saga-found-nothing")
        )
    return Fault("saga-found-list") if isinstance(node, SequenceNode) else Fault("saga-found-map")


@dataclass(frozen=True)
class TextType(ValueType):
    """Text for readers, in paragraphs separated by an empty line. YAML cuts it off at ` #` unless it is quoted."""

    expected = "prose"

    def read(self, node: Node, spot: ParseContext) -> str:
        if not isinstance(node, ScalarNode) or not node.text.strip():
            raise self.error_at(node, spot)
        if node.swallowed:
            raise ParseError(Finding("E01", spot.file, node.swallowed, "swallowed"))
        if node.cut:
            raise ParseError(Finding("E01", spot.file, node.line, "cut", {"text": node.text}))
        between = r"\n\s*\n" if node.literal else r"\n+"
        parts = re.split(between, node.text.strip())
        return "\n\n".join(re.sub(r"[ \t\n]+", " ", part).strip() for part in parts)  # a no-break space stays

    def schema(self) -> Schema:
        return {"type": "string", "minLength": 1}


@dataclass(frozen=True)
class NameType(ValueType):
    """An id chosen by the author."""

    expected = "name"

    def read(self, node: Node, spot: ParseContext) -> str:
        if not isinstance(node, ScalarNode) or not re.fullmatch(r"[\w-]+", node.text):
            raise self.error_at(node, spot)
        return node.text

    def schema(self) -> Schema:
        return {"type": ["string", "integer"], "pattern": "^[\\w-]+$"}


@dataclass(frozen=True)
class EnumType(ValueType):
    """One of a fixed set of words."""

    words: tuple[str, ...]
    expected = "word"

    def read(self, node: Node, spot: ParseContext) -> str:
        text = node.text if isinstance(node, ScalarNode) else ""
        if text not in self.words:
            raise self.error_at(node, spot, find_nearest(text, list(self.words)))
        return text

    def schema(self) -> Schema:
        return {"enum": list(self.words)}


@dataclass(frozen=True)
class BoolType(ValueType):
    """`true` or `false`; `yes` and `no` are ordinary words."""

    expected = "truth"

    def read(self, node: Node, spot: ParseContext) -> bool:
        if isinstance(node, ScalarNode) and node.quoted and node.text in ("true", "false"):
            raise ParseError(Finding("E01", spot.file, node.line, "quoted", {"word": node.text}))
        if not isinstance(node, ScalarNode) or node.text not in ("true", "false"):
            raise self.error_at(
                node, spot, find_nearest(node.text, ["true", "false"]) if isinstance(node, ScalarNode) else ""
            )
        return node.text == "true"

    def schema(self) -> Schema:
        return {"type": "boolean"}


@dataclass(frozen=True)
class IntType(ValueType):
    """A whole number."""

    low: int = 0
    high: int = MOST
    expected = "whole"

    def read(self, node: Node, spot: ParseContext) -> int:
        text = node.text if isinstance(node, ScalarNode) else ""
        if re.fullmatch(r"[+-]?0[0-9]+", text):
            raise ParseError(Finding("E02", spot.file, node.line, "zero", {"word": text}, text.lstrip("+-0") or "0"))
        if not WHOLE.fullmatch(text):
            raise self.error_at(node, spot)
        if len(text) > DIGITS or not self.low <= int(text) <= self.high:  # Python refuses to read thousands of them
            raise ParseError(
                Finding(
                    "E01",
                    spot.file,
                    node.line,
                    "range",
                    {
                        "number": text if len(text) <= DIGITS else f"{text[:DIGITS]}…",
                        "low": self.low,
                        "high": self.high,
                    },
                )
            )
        return int(text)

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


@dataclass(frozen=True)
class IdType(ValueType):
    """The id of an entry or a space: a number without leading zeros; entries also `intro` and `end-*`."""

    entry: bool = True

    def read(self, node: Node, spot: ParseContext) -> str:
        text = node.text if isinstance(node, ScalarNode) else ""
        if re.fullmatch(r"0[0-9]+", text):
            raise ParseError(Finding("E02", spot.file, node.line, "zero", {"word": text}, text.lstrip("0") or "0"))
        pattern = r"[0-9]{1,6}|intro|end-[\w-]+" if self.entry else r"[0-9]{1,6}"
        if not re.fullmatch(pattern, text):
            key = "outdented" if self.entry and text in PARTS else "id" if self.entry else "space-id"
            raise ParseError(Finding("E02", spot.file, node.line, key, {"word": text}))
        return text

    def schema(self) -> Schema:
        pattern = "^(0|[1-9][0-9]*|intro|end-[\\w-]+)$" if self.entry else "^(0|[1-9][0-9]*)$"
        return {"anyOf": [{"type": "integer", "minimum": 0}, {"type": "string", "pattern": pattern}]}


@dataclass(frozen=True)
class ReferenceType(ValueType):
    """A name defined elsewhere: a card, a region, a letter. The linter checks it; editors may list the choices."""

    of: str
    expected = "name"

    def read(self, node: Node, spot: ParseContext) -> str:
        if not isinstance(node, ScalarNode) or not node.text or " " in node.text:
            raise self.error_at(node, spot)
        return spot.refer(self.of, node.text, node.line)

    def schema(self) -> Schema:
        return {"$ref": f"#/$defs/{self.of.rstrip('!').partition(':')[0]}"}


@dataclass(frozen=True)
class ListType(ValueType):
    """A list. With `alone`, a single value may stand without brackets."""

    of: ValueType
    alone: bool = False
    fewest: int = 1
    most: int = MOST
    expected = "list"

    def read(self, node: Node, spot: ParseContext) -> tuple[Any, ...]:
        if self.alone and not isinstance(node, SequenceNode):
            return (self.of.read(node, spot),)
        if not isinstance(node, SequenceNode):
            raise self.error_at(node, spot)
        if not self.fewest <= len(node.items) <= self.most:
            raise ParseError(
                Finding(
                    "E01",
                    spot.file,
                    node.line,
                    "range",
                    {"number": str(len(node.items)), "low": self.fewest, "high": self.most},
                )
            )
        return tuple(self.of.read(item, spot.under(str(place))) for place, item in enumerate(node.items, 1))

    def schema(self) -> Schema:
        many: Schema = {"type": "array", "items": self.of.schema(), "minItems": self.fewest}
        if self.most != MOST:
            many["maxItems"] = self.most
        return {"anyOf": [self.of.schema(), many]} if self.alone else many


@dataclass(frozen=True)
class Field:
    """One key of a map. `attribute` is its name in the tree if it differs from the key."""

    kind: ValueType
    required: bool = False
    default: Any = None
    attribute: str = ""


@dataclass(frozen=True)
class RecordType(ValueType):
    """A map with fixed keys, converted by `build`."""

    fields: dict[str, Field]
    build: Callable[..., Any] = dict
    expected = "map"

    def read(self, node: Node, spot: ParseContext) -> Any:
        return self.build(**self.values(node, spot))

    def values(self, node: Node, spot: ParseContext) -> dict[str, Any]:
        if not isinstance(node, MappingNode):
            raise self.error_at(node, spot)
        values = {field.attribute or name: field.default for name, field in self.fields.items()}
        for key, value in node.pairs:
            field = self.fields.get(key.text)
            if field is None:
                raise report_unknown_key(key, value, node, self.fields, spot)
            values[field.attribute or key.text] = field.kind.read(value, spot.under(key.text))
        for name, field in self.fields.items():
            if field.required and node.get(name) is None:
                raise ParseError(Finding("E01", spot.file, node.line, "missing", {"word": name}))
        return values

    def schema(self) -> Schema:
        made: Schema = {
            "type": "object",
            "additionalProperties": False,
            "properties": {name: field.kind.schema() for name, field in self.fields.items()},
        }
        required = [name for name, field in self.fields.items() if field.required]
        return {**made, "required": required} if required else made


def report_unknown_key(
    key: ScalarNode, value: Node, around: MappingNode, known: Iterable[str], spot: ParseContext
) -> ParseError:
    """Report an unknown key. Inside braces it may come from a comma in an unquoted text: then suggest quotes."""
    if is_after_comma(value, around):
        return add_comma_hint(key, spot)
    if "do" in known and key.text in spot.reading.verbs:
        return ParseError(Finding("E01", spot.file, key.line, "step-here", {"word": key.text}))
    return ParseError(
        Finding("E01", spot.file, key.line, "unknown", {"word": key.text}, find_nearest(key.text, sorted(known)))
    )


def is_after_comma(value: Node | None, around: Node) -> bool:
    """Return whether this key comes from an unquoted comma in braces."""
    return (
        isinstance(around, MappingNode)
        and around.in_braces
        and isinstance(value, ScalarNode)
        and not value.text
        and not value.quoted
    )


def add_comma_hint(key: ScalarNode, spot: ParseContext) -> ParseError:
    return ParseError(Finding("E01", spot.file, key.line, "comma", {"text": key.text}))


@dataclass(frozen=True)
class KeyedMapType(ValueType):
    """A map with ids as keys and values of one type. A bad value does not affect the others."""

    key: ValueType
    value: ValueType
    inside: str = ""
    key_schema: Schema = field(default_factory=dict)
    fewest: int = 1
    expected = "map"

    def read(self, node: Node, spot: ParseContext) -> dict[str, Any]:
        if not self.fewest and isinstance(node, ScalarNode) and not node.text:
            return {}
        if not isinstance(node, MappingNode):
            raise self.error_at(node, spot)
        made: dict[str, Any] = {}
        for name, value in node.pairs:
            try:
                key = str(self.key.read(name, spot))
                made[key] = self.value.read(value, spot.in_part(f"{self.inside}{key}", key, name.line))
            except ParseError as wrong:
                spot.note(wrong.finding)
        return made

    def schema(self) -> Schema:
        names = {"propertyNames": self.key_schema} if self.key_schema else {}
        return {
            "type": "object" if self.fewest else ["object", "null"],
            "additionalProperties": self.value.schema(),
            **names,
        }
