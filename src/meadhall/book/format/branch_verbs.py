"""Verbs that branch: choices, questions, conditions and tests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from meadhall.book.format import vocabulary as v
from meadhall.book.format.condition_types import CONDITION, COST, SignedAmountType
from meadhall.book.format.parse_context import ParseContext
from meadhall.book.format.text_variants import VARIED
from meadhall.book.format.value_types import (
    EnumType,
    Field,
    IntType,
    ListType,
    NameType,
    ParseError,
    RecordType,
    ReferenceType,
    Schema,
    ValueType,
)
from meadhall.book.format.verb import STEPS, StepsType, Verb, allowed_verbs
from meadhall.book.format.yaml_nodes import MappingNode, Node, ScalarNode, SequenceNode
from meadhall.book.model import steps as s
from meadhall.book.model.conditions import Who
from meadhall.book.model.finding import Finding

THEM = Who("them")


@dataclass(frozen=True)
class OptionType(ValueType):
    """One option of a choice. Its id, or else its number, is part of its path."""

    fields = RecordType(
        {
            "id": Field(NameType(), default=""),
            "label": Field(VARIED, required=True),
            "if": Field(CONDITION, attribute="condition"),
            "cost": Field(COST),
            "do": Field(STEPS, required=True),
        }
    )

    def read(self, node: Node, spot: ParseContext) -> s.Option:
        values = self.fields.values(node, spot)
        values["id"] = values["id"] or spot.path.rpartition(".")[2]
        spot.add_text("label", values["label"])
        return s.Option(path=spot.path, line=node.line, **values)

    def schema(self) -> Schema:
        return self.fields.schema()


@dataclass(frozen=True)
class ChooseType(ValueType):
    expected = "list"

    def read(self, node: Node, spot: ParseContext) -> tuple[s.Option, ...]:
        if not isinstance(node, SequenceNode) or not node.items:
            raise self.error_at(node, spot)
        made: list[s.Option] = []
        for place, item in enumerate(node.items, 1):
            given = item.get("id") if isinstance(item, MappingNode) else None
            name = given.text if isinstance(given, ScalarNode) and given.text else str(place)
            made.append(OptionType().read(item, spot.under(name)))
            if any(option.id == name for option in made[:-1]):
                raise ParseError(Finding("E02", spot.file, item.line, "twice", {"word": name}))
        return tuple(made)

    def schema(self) -> Schema:
        return {"type": "array", "items": OptionType().schema(), "minItems": 1}


@dataclass(frozen=True)
class AskType(ValueType):
    expected = "map"
    fields = RecordType(
        {
            "id": Field(NameType(), required=True),
            "question": Field(VARIED, required=True),
            "if_yes": Field(STEPS),
            "if_no": Field(STEPS),
        }
    )

    def read(self, node: Node, spot: ParseContext) -> dict[str, Any]:
        values = self.fields.values(node, spot.with_default_who(THEM, concerned=True))
        spot.add_text("question", values["question"])
        return fill_blocks(values, ("if_yes", "if_no"), spot)

    def schema(self) -> Schema:
        return self.fields.schema()


@dataclass(frozen=True)
class OnlyType(ValueType):
    """A Class, or the Hero who holds a card or a Quest token."""

    expected = "only"

    def read(self, node: Node, spot: ParseContext) -> s.Only:
        if isinstance(node, MappingNode) and len(node.pairs) == 1 and node.pairs[0][0].text in ONLY:
            key, value = node.pairs[0]
            return s.Only(key.text, str(ONLY[key.text].read(value, spot)))
        if isinstance(node, MappingNode):
            raise self.error_at(node, spot, ", ".join(ONLY))
        return s.Only("class", EnumType(v.CLASSES).read(node, spot))

    def schema(self) -> Schema:
        return {
            "anyOf": [
                EnumType(v.CLASSES).schema(),
                *(RecordType({key: Field(kind, required=True)}).schema() for key, kind in ONLY.items()),
            ]
        }


ONLY: dict[str, ValueType] = {"has": ReferenceType("card"), "quest": ReferenceType("quest")}


@dataclass(frozen=True)
class ByClassType(ValueType):
    """One number per Class."""

    expected = "map"
    fields = RecordType({name: Field(IntType(-9, 9)) for name in v.CLASSES})

    def read(self, node: Node, spot: ParseContext) -> tuple[tuple[str, int], ...]:
        return tuple((name, n) for name, n in self.fields.values(node, spot).items() if n is not None)

    def schema(self) -> Schema:
        return self.fields.schema()


@dataclass(frozen=True)
class DeclinedBranchType(StepsType):
    """Steps for a test that was declined. There is no tested Hero, so `who` means the same as before the test."""

    def read(self, node: Node, spot: ParseContext) -> s.Block:
        return StepsType.read(self, node, spot.as_before())


@dataclass(frozen=True)
class TestType(ValueType):
    """A test (BOOK 6.8). With `single` the outcome is always `they`. An outcome of the party applies to the party
    no matter where the test stands, even inside the outcome of a single Hero.
    """

    expected = "map"
    fields = RecordType(
        {
            "id": Field(NameType(), default=""),
            "by": Field(EnumType(v.BY), required=True),
            "only": Field(ListType(OnlyType(), alone=True), default=()),
            "type": Field(EnumType(tuple(v.TESTS)), required=True),
            "difficulty": Field(IntType(1, 9), required=True),
            "adjust": Field(ByClassType(), default=()),
            "auto": Field(ListType(EnumType(v.CLASSES), alone=True), default=()),
            "outcome": Field(EnumType(v.OUTCOMES), default=""),
            "success": Field(STEPS),
            "failure": Field(STEPS),
            "declined": Field(DeclinedBranchType()),
        }
    )

    def read(self, node: Node, spot: ParseContext) -> dict[str, Any]:
        by = outcome = ""
        if isinstance(node, MappingNode):
            by, outcome = (
                piece.text if isinstance(piece, ScalarNode) else "" for piece in (node.get("by"), node.get("outcome"))
            )
        own = by.startswith("single") or outcome in ("they", "each")
        inside = not own and spot.who == THEM  # what befalls one Hero leads to a test of the party
        unsaid = Who("party")
        inner = spot.with_default_who(THEM if own else unsaid if inside else spot.who, concerned=own)
        values = fill_blocks(self.fields.values(node, inner), ("success", "failure", "declined"), spot)
        for step in (*values["success"].steps, *values["failure"].steps) if inside else ():
            if step.who is unsaid and allowed_verbs(spot)[step.verb].who:
                about = {"verb": step.verb, "outcome": outcome}
                spot.note(Finding("W14", spot.file, step.line, "party-test", about))
        values["by"], _, how = values["by"].partition(" ")
        values["id"] = values["id"] or spot.path
        values["outcome"] = values["outcome"] or ("they" if by.startswith("single") else "")
        return {**values, "may": how == "may"}

    def schema(self) -> Schema:
        return self.fields.schema()


def fill_blocks(values: dict[str, Any], names: tuple[str, ...], spot: ParseContext) -> dict[str, Any]:
    """Add empty blocks for missing branches."""
    for name in names:
        if values[name] is None:
            values[name] = spot.under(name).block(())
    return values


@dataclass(frozen=True)
class GiveUpType(ValueType):
    expected = "map"
    fields = RecordType(
        {
            "kind": Field(EnumType(("item", "title", "companion")), required=True),
            "n": Field(IntType(1, 9), default=1),
            "or_else": Field(STEPS),
        }
    )

    def read(self, node: Node, spot: ParseContext) -> dict[str, Any]:
        return fill_blocks(self.fields.values(node, spot.with_default_who(THEM, concerned=True)), ("or_else",), spot)

    def schema(self) -> Schema:
        return self.fields.schema()


@dataclass(frozen=True)
class OneOfType(ListType):
    """The Hero who picks is the subject, but steps keep the meaning that `who` had before."""

    def read(self, node: Node, spot: ParseContext) -> tuple[Any, ...]:
        return super().read(node, spot.with_default_who(spot.who, concerned=True))


@dataclass(frozen=True)
class StepTextType(ValueType):
    """Text of a step, recorded for translation."""

    expected = "prose"

    def read(self, node: Node, spot: ParseContext) -> str:
        text = VARIED.read(node, spot)
        spot.add_text("text", text)
        return text

    def schema(self) -> Schema:
        return VARIED.schema()


@dataclass(frozen=True)
class ReckonType(ValueType):
    """A counter and at least one operation on it."""

    expected = "map"
    changes = ("set", "add", "subtract")
    fields = RecordType(
        {
            "name": Field(ReferenceType("tally!"), required=True),
            **dict.fromkeys(changes, Field(SignedAmountType(("heroes", "party_size", "rounds")))),
        }
    )

    def read(self, node: Node, spot: ParseContext) -> dict[str, Any]:
        values = self.fields.values(node, spot)
        if all(values[key] is None for key in self.changes):
            raise ParseError(Finding("E01", spot.file, node.line, "missing", {"word": "add"}))
        if values["name"] in v.NAMED_AMOUNTS:
            raise ParseError(Finding("E01", spot.file, node.line, "tally-word", {"word": values["name"]}))
        return values

    def schema(self) -> Schema:
        return self.fields.schema()


@dataclass(frozen=True)
class SectionReferenceType(ReferenceType):
    """An entry that returns to the reading entry."""

    def read(self, node: Node, spot: ParseContext) -> str:
        if not spot.in_entry:
            raise ParseError(Finding("E01", spot.file, node.line, "visit-card", near="read"))
        return super().read(node, spot)


LEADING: dict[str, Verb] = {
    "read": Verb(s.Read, "entry", ReferenceType("entry"), who=False),
    "visit": Verb(s.Visit, "entry", SectionReferenceType("entry"), who=False),
    "choose": Verb(s.Choose, "options", ChooseType(), who=False, branching=True),
    "ask_each": Verb(s.AskEach, "", AskType(), who=False, branching=True),
    "one_of": Verb(s.OneOf, "options", OneOfType(STEPS, fewest=2), branching=True),
    "may": Verb(s.May, "do", STEPS, who=False, branching=True),
    "if": Verb(s.If, "condition", CONDITION, who=False, sides=("then", "else"), branching=True),
    "test": Verb(s.Test, "", TestType(), who=False, branching=True),
    "remember": Verb(s.Remember, "flag", ReferenceType("flag!"), who=False),
    "forget": Verb(s.Remember, "flag", ReferenceType("flag"), who=False),
    "remember_always": Verb(s.Remember, "flag", ReferenceType("flag!"), who=False),
    "tally": Verb(s.Reckon, "", ReckonType(), who=False),
    "tally_always": Verb(s.Reckon, "", ReckonType(), who=False),
    "tell": Verb(s.Tell, "text", StepTextType(), who=False, branching=True),
    "give_up": Verb(s.GiveUp, "", GiveUpType(), branching=True),
}
