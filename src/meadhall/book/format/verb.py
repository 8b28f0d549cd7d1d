"""A verb of the format, and a list of steps: one verb per step, with its optional modifiers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from meadhall.book.format.condition_types import WHO
from meadhall.book.format.parse_context import ParseContext
from meadhall.book.format.value_types import (
    BoolType,
    EnumType,
    IntType,
    ParseError,
    RecordType,
    Schema,
    ValueType,
    add_comma_hint,
    is_after_comma,
    report_unknown_key,
)
from meadhall.book.format.yaml_nodes import MappingNode, Node, ScalarNode, SequenceNode
from meadhall.book.model.finding import Finding
from meadhall.book.model.steps import Block, Step
from meadhall.core.fault import find_nearest


@dataclass(frozen=True)
class Verb:
    """How a verb may be written: alone (`bare`), with one value (`kind`, stored as `attribute`), or with fields
    (`braces`). `zone` restricts it: `combat` to cards and abilities, `would` to replacement effects, `passive` to
    permanent effects.
    """

    shape: type[Step]
    attribute: str = ""
    kind: ValueType | None = None
    braces: RecordType | None = None
    bare: bool = False
    who: bool = True
    sides: tuple[str, ...] = ()
    aims: tuple[str, ...] = ()  # what `for` may say; the first is meant where nothing is said
    zone: str = ""
    usual: dict[str, Any] = field(default_factory=dict)
    branching: bool = False

    def side_kinds(self) -> dict[str, ValueType]:
        kinds: dict[str, ValueType] = {side: SIDES[side] for side in self.sides}
        if self.aims:
            kinds["for"] = EnumType(self.aims)
        if self.who:
            kinds["who"] = WHO
        return kinds

    def values(self, node: Node, spot: ParseContext) -> dict[str, Any]:
        """Return the parsed value by attribute."""
        if self.braces is not None and isinstance(node, MappingNode) and not is_amount(node):
            return self.braces.values(node, spot)
        if self.kind is not None:
            said = self.kind.read(node, spot)
            return said if not self.attribute else {self.attribute: said}
        if self.braces is not None:
            raise self.braces.error_at(node, spot)
        raise ParseError(Finding("E01", spot.file, node.line, "no-value"))

    def schema(self) -> Schema:
        ways = [kind.schema() for kind in (self.kind, self.braces) if kind is not None]
        return ways[0] if len(ways) == 1 else {"anyOf": ways} if ways else {"type": "null"}


def is_amount(node: MappingNode) -> bool:
    """Return whether a map is an amount, such as `{per_token: W1}` or `{tally: coins}`."""
    return node.get("per_token") is not None or (node.get("tally") is not None and len(node.pairs) == 1)


@dataclass(frozen=True)
class StepsType(ValueType):
    """A list of steps, parsed into a Block."""

    expected = "steps"

    def read(self, node: Node, spot: ParseContext) -> Block:
        if not isinstance(node, SequenceNode):
            raise self.error_at(node, spot)
        made = []
        for place, item in enumerate(node.items, 1):
            try:
                made.append(read_step(item, spot, place))
            except ParseError as wrong:
                spot.note(wrong.finding)
        return spot.block(tuple(made))

    def schema(self) -> Schema:
        return {"type": "array", "items": {"$ref": "#/$defs/step"}}


STEPS = StepsType()
SIDES: dict[str, ValueType] = {
    "times": IntType(1, 9),
    "ignore_defence": BoolType(),
    "spread": BoolType(),
    "then": STEPS,
    "else": STEPS,
}
ATTRIBUTES = {"for": "aim", "else": "otherwise"}


def verb_schema(name: str, verb: Verb) -> Schema:
    """Return one verb with its modifiers as JSON Schema."""
    sides = {side: kind.schema() for side, kind in verb.side_kinds().items()}
    return {
        "type": "object",
        "required": [name, *(["then"] if "then" in sides else [])],
        "properties": {name: verb.schema(), **sides},
        "additionalProperties": False,
    }


def read_step(node: Node, spot: ParseContext, place: int) -> Step:
    """Parse one verb, bare or in a map with its modifiers."""
    name, value, sides, line = split_step(node, spot)
    verb = allowed_verbs(spot)[name]
    check_zone(name, verb, spot, line)
    given = value.get("id") if isinstance(value, MappingNode) else None
    at = (
        spot.branch_path(name, given.text if isinstance(given, ScalarNode) else "")
        if verb.branching
        else spot.under(str(place))
    )
    values = {**verb.usual, **({"aim": verb.aims[0]} if verb.aims else {})}
    if value is None:
        if not verb.bare:
            raise ParseError(Finding("E01", spot.file, line, "needs-value", {"word": name}))
    else:
        values.update(verb.values(value, at))
    kinds = verb.side_kinds()
    for key, side in sides:
        if key.text not in kinds:
            if is_after_comma(side, node):
                raise add_comma_hint(key, spot)
            raise ParseError(
                Finding(
                    "E01",
                    spot.file,
                    key.line,
                    "side",
                    {"word": key.text, "verb": name},
                    find_nearest(key.text, list(kinds)) if kinds else "",
                )
            )
        values[ATTRIBUTES.get(key.text, key.text)] = kinds[key.text].read(side, at.under(key.text))
    for name_of_side in verb.sides:
        attribute = ATTRIBUTES.get(name_of_side, name_of_side)
        if SIDES[name_of_side] is STEPS and attribute not in values:
            if name_of_side == "then":
                raise ParseError(Finding("E01", spot.file, line, "missing", {"word": "then"}))
            values[attribute] = at.under(name_of_side).block(())
    values.setdefault("who", spot.who)
    return verb.shape(verb=name, path=at.path, line=line, **values)


def allowed_verbs(spot: ParseContext) -> Mapping[str, Verb]:
    """Return the verbs allowed here."""
    return spot.reading.verbs


def split_step(node: Node, spot: ParseContext) -> tuple[str, Node | None, list[tuple[ScalarNode, Node]], int]:
    """Return the verb, its value if any, the modifiers, and the line."""
    words = allowed_verbs(spot)
    if isinstance(node, ScalarNode) and node.text:
        if node.text not in words:
            raise report_no_verb(node, spot)
        return node.text, None, [], node.line
    if not isinstance(node, MappingNode) or not node.pairs:
        raise STEPS.error_at(node, spot)
    verbs = [key for key, _ in node.pairs if key.text in words]
    if not verbs:
        key, value = node.pairs[0]
        raise (
            report_unknown_key(key, value, node, words, spot)
            if node.in_braces and len(node.pairs) > 1
            else report_no_verb(key, spot)
        )
    if len(verbs) > 1:
        if verbs[0].text == "tell" and is_after_comma(node.get(verbs[1].text), node):
            raise add_comma_hint(verbs[1], spot)
        raise ParseError(
            Finding("E01", spot.file, verbs[1].line, "two-verbs", {"word": verbs[1].text, "verb": verbs[0].text})
        )
    name = verbs[0]
    said = node.get(name.text)
    if isinstance(said, ScalarNode) and not said.text and not said.quoted:
        said = None
    return name.text, said, [pair for pair in node.pairs if pair[0] is not name], name.line


def report_no_verb(key: ScalarNode, spot: ParseContext) -> ParseError:
    glued = key.text.partition(":")[0]
    if glued != key.text and glued in allowed_verbs(spot):
        return ParseError(Finding("E01", spot.file, key.line, "space", {"word": glued}))
    return ParseError(
        Finding(
            "E01",
            spot.file,
            key.line,
            "verb",
            {"word": " ".join(key.text.split())[:60]},
            find_nearest(key.text, list(allowed_verbs(spot))),
        )
    )


def check_zone(name: str, verb: Verb, spot: ParseContext, line: int) -> None:
    passive = spot.zone == "passive"
    fits = {
        "": not passive,
        "combat": spot.zone in ("combat", "would"),
        "would": spot.zone == "would",
        "passive": passive,
        "combat passive": spot.zone != "entry",
    }[verb.zone]
    if not fits:
        where = "always" if passive else verb.zone.partition(" ")[0]
        raise ParseError(Finding("E01", spot.file, line, f"zone-{where}", {"word": name}))
