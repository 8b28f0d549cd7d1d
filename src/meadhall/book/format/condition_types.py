"""Value types of conditions, amounts, costs and `who`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any as Anything

from meadhall.book.format import vocabulary as v
from meadhall.book.format.parse_context import ParseContext
from meadhall.book.format.value_types import (
    MOST,
    BoolType,
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
    report_unknown_key,
)
from meadhall.book.format.yaml_nodes import MappingNode, Node, ScalarNode
from meadhall.book.model.conditions import AllOf, Amount, AnyOf, Condition, Cost, CounterComparison, Fact, Negation, Who
from meadhall.book.model.finding import Finding
from meadhall.core.fault import find_nearest


@dataclass(frozen=True)
class AmountType(ValueType):
    """A number or a named amount; some verbs accept further words, such as `all`."""

    low: int = 0
    words: tuple[str, ...] = ()
    high: int = MOST
    expected = "amount"

    def read(self, node: Node, spot: ParseContext) -> Amount:
        if isinstance(node, MappingNode):
            return (TALLY_OF if node.get("tally") else TOKENS_OF).read(node, spot)  # type: ignore[no-any-return]
        text = node.text if isinstance(node, ScalarNode) else ""
        if text in v.NAMED_AMOUNTS or text in self.words:
            return Amount(name=text)
        if text.lstrip("+-")[:1].isdigit():
            return Amount(IntType(self.low, self.high).read(node, spot))
        raise self.error_at(node, spot, find_nearest(text, [*v.NAMED_AMOUNTS, *self.words]))

    def schema(self) -> Schema:
        return {
            "anyOf": [
                IntType(self.low, self.high).schema(),
                EnumType((*v.NAMED_AMOUNTS, *self.words)).schema(),
                TOKENS_OF.schema(),
                TALLY_OF.schema(),
            ]
        }


TOKENS_OF = RecordType(
    {"per_token": Field(ReferenceType("card"), required=True)},
    lambda per_token: Amount(name="per_token", card=per_token),
)

TALLY_OF = RecordType(
    {"tally": Field(ReferenceType("tally"), required=True)}, lambda tally: Amount(name="tally", card=tally)
)


@dataclass(frozen=True)
class SignedAmountType(ValueType):
    """An operand of a counter: a number, another counter, or an amount that is the same for all Heroes."""

    words: tuple[str, ...] = ()
    expected = "reckoned"

    def read(self, node: Node, spot: ParseContext) -> Amount:
        if isinstance(node, MappingNode):
            return AmountType().read(node, spot)
        text = node.text if isinstance(node, ScalarNode) else ""
        if text.lstrip("+-")[:1].isdigit():
            return Amount(IntType(-MOST, MOST).read(node, spot))
        if text in self.words:
            return Amount(name=text)
        if not re.fullmatch(r"[\w-]+", text):
            raise self.error_at(node, spot)
        return Amount(name="tally", card=spot.refer("tally", text, node.line))

    def schema(self) -> Schema:
        return {
            "anyOf": [
                IntType(-MOST, MOST).schema(),
                *([EnumType(self.words).schema()] if self.words else []),
                ReferenceType("tally").schema(),
                *([TOKENS_OF.schema(), TALLY_OF.schema()] if self.words else []),
            ]
        }


@dataclass(frozen=True)
class WhoType(ValueType):
    expected = "who"

    def read(self, node: Node, spot: ParseContext) -> Who:
        if isinstance(node, MappingNode) and len(node.pairs) == 1:
            key, value = node.pairs[0]
            if key.text not in v.NAMED_WHO:
                raise report_unknown_key(key, value, node, v.NAMED_WHO, spot)
            return Who(key.text, NAMED[key.text].read(value, spot))
        text = node.text if isinstance(node, ScalarNode) else ""
        known = v.STORY_WHO if spot.in_entry else v.SINGLE_WHO
        if text in v.SINGLE_WHO and text not in known:
            raise ParseError(Finding("E01", spot.file, node.line, "who-nobody", {"word": text}, ", ".join(known)))
        if text in v.CONCERNED and spot.in_entry and not spot.concerned:
            usual = [word for word in known if word not in v.CONCERNED]
            raise ParseError(Finding("E01", spot.file, node.line, "who-unconcerned", {"word": text}, ", ".join(usual)))
        if text not in known:
            raise self.error_at(node, spot, find_nearest(text, list(known)))
        return Who(text)

    def schema(self) -> Schema:
        named = [
            {"type": "object", "required": [key], "additionalProperties": False, "properties": {key: kind.schema()}}
            for key, kind in NAMED.items()
        ]
        return {"anyOf": [{"enum": list(v.SINGLE_WHO)}, *named]}


NAMED: dict[str, ValueType] = {
    "class": EnumType(v.CLASSES),
    "chose": ReferenceType("question"),
    "has": ReferenceType("card"),
    "lacks": ReferenceType("card"),
    "in": ReferenceType("region"),
}
assert tuple(NAMED) == v.NAMED_WHO


def read_cost(token: tuple[str, int] | None = None, **values: Anything) -> Cost:
    card, tokens = token or ("", 0)
    return Cost(token=card, tokens=tokens, **values)


COST = RecordType(
    {
        "cp": Field(IntType(1, 12), default=0),
        "health": Field(IntType(1, 12), default=0),
        "exhaust": Field(BoolType(), default=False),
        "discard": Field(
            RecordType({"status": Field(EnumType(v.ANY_STATUS), required=True)}, lambda status: status), default=""
        ),
        "token": Field(
            RecordType(
                {"card": Field(ReferenceType("card:world"), required=True), "n": Field(IntType(1), default=1)},
                lambda card, n: (card, n),
            )
        ),
        "rune": Field(EnumType((*v.RUNES, "any")), default=""),
        "give_up": Field(EnumType(("item", "title", "companion")), default=""),
    },
    read_cost,
)


@dataclass(frozen=True)
class SubjectType(ValueType):
    """A fact about one named thing."""

    of: ValueType

    def read(self, node: Node, spot: ParseContext) -> dict[str, Anything]:
        return {"subject": str(self.of.read(node, spot))}

    def schema(self) -> Schema:
        return self.of.schema()


@dataclass(frozen=True)
class BoundsType(ValueType):
    """A fact with a count: `{at_least: 2}`, optionally about a named thing."""

    subject: str = ""
    of: ValueType | None = None
    needed: bool = True  # without bounds there would be nothing to ask
    most: bool = True
    named: bool = True  # the subject must be said
    expected = "map"

    def read(self, node: Node, spot: ParseContext) -> dict[str, Anything]:
        values = self.fields().values(node, spot)
        if self.needed and values.get("at_least") is None and values.get("at_most") is None:
            raise ParseError(Finding("E01", spot.file, node.line, "missing", {"word": "at_least"}))
        return values

    def fields(self) -> RecordType:
        fields = {"at_least": Field(IntType(0))}
        if self.most:
            fields["at_most"] = Field(IntType(0))
        if self.of is not None:
            fields[self.subject] = Field(self.of, required=self.named, default="", attribute="subject")
        return RecordType(fields)

    def schema(self) -> Schema:
        return self.fields().schema()


@dataclass(frozen=True)
class ChosenType(BoundsType):
    """A condition on Heroes. Without a number, one Hero is enough."""

    def read(self, node: Node, spot: ParseContext) -> dict[str, Anything]:
        values = BoundsType.read(self, node, spot)
        return values if values["at_least"] is not None else {**values, "at_least": 1}


@dataclass(frozen=True)
class CounterType(ValueType):
    """A comparison of a counter: `at_least`, `at_most` or `equals` with a number or another counter."""

    expected = "map"
    fields = RecordType(
        {
            "name": Field(ReferenceType("tally"), required=True, attribute="subject"),
            "at_least": Field(SignedAmountType()),
            "at_most": Field(SignedAmountType()),
            "equals": Field(SignedAmountType()),
        }
    )

    def read(self, node: Node, spot: ParseContext) -> dict[str, Anything]:
        said = self.fields.values(node, spot)
        same = said.pop("equals")
        low, high = same or said.pop("at_least"), same or said.pop("at_most")
        if low is None and high is None:
            raise ParseError(Finding("E01", spot.file, node.line, "missing", {"word": "at_least"}))
        if same and isinstance(node, MappingNode) and len(node.pairs) > 2:
            raise ParseError(Finding("E01", spot.file, node.line, "tally-equals"))
        return {
            "subject": said["subject"],
            "at_least": low.number if low and low.plain else None,
            "at_most": high.number if high and high.plain else None,
            "lower": low.card if low else "",
            "upper": high.card if high else "",
        }

    def schema(self) -> Schema:
        return self.fields.schema()


TEST_RESULT = RecordType(
    {
        "id": Field(ReferenceType("test"), required=True, attribute="subject"),
        "result": Field(EnumType(("success", "failure")), default=""),
        "succeeded_at_least": Field(IntType(1), attribute="at_least"),
    }
)
ENDED = RecordType(
    {
        "adventure": Field(ReferenceType("adventure"), required=True, attribute="subject"),
        "end": Field(NameType(), required=True, attribute="result"),
    }
)


@dataclass(frozen=True)
class LeastType(ValueType):
    """A fact whose value is its number."""

    below: bool = False
    expected = "whole"

    def read(self, node: Node, spot: ParseContext) -> dict[str, Anything]:
        number = IntType(1).read(node, spot)
        return {"at_most": number - 1} if self.below else {"at_least": number}

    def schema(self) -> Schema:
        return IntType(1).schema()


CARD = ReferenceType("card")
FACTS: dict[str, ValueType] = {
    "class": SubjectType(EnumType(v.CLASSES)),
    "card": SubjectType(CARD),
    "card_anywhere": SubjectType(CARD),
    "sleeved": SubjectType(CARD),
    "active_title": SubjectType(ReferenceType("card:title")),
    "companion_ready": SubjectType(ReferenceType("card:companion")),
    "quest": SubjectType(ReferenceType("quest")),
    "flag": SubjectType(ReferenceType("flag")),
    "chose": ChosenType("id", ReferenceType("question"), needed=False, most=False),
    "test": TEST_RESULT,
    "token": BoundsType("card", ReferenceType("card:world")),
    "tally": CounterType(),
    "played": SubjectType(ReferenceType("adventure")),
    "ended": ENDED,
    "heroes": BoundsType(),
    "party_size": BoundsType(),
    "in_region": SubjectType(ReferenceType("region")),
    "in_city": BoolType(),
    "region_has_enemies": SubjectType(ReferenceType("place")),
    "enemies_on_map": BoundsType("only", EnumType(v.ENEMY_TYPES), named=False),
    "poi_open": SubjectType(ReferenceType("poi")),
    "has_ship": BoolType(),
    "space_cleared": SubjectType(ReferenceType("space")),
    "any_exhausted": BoolType(),
    "any_health_below": LeastType(below=True),
    "wyrd": BoundsType(),
    "round_at_least": LeastType(),
}
GROUPS = ("any", "all", "not")


@dataclass(frozen=True)
class ConditionType(ValueType):
    """A map; all of its keys must hold."""

    expected = "condition"

    def read(self, node: Node, spot: ParseContext) -> Condition:
        if not isinstance(node, MappingNode) or not node.pairs:
            raise self.error_at(node, spot)
        parts = tuple(self.part(key, value, node, spot) for key, value in node.pairs)
        return parts[0] if len(parts) == 1 else AllOf(parts)

    def part(self, key: ScalarNode, value: Node, node: MappingNode, spot: ParseContext) -> Condition:
        if key.text == "not":
            return Negation(self.read(value, spot))
        if key.text in GROUPS:
            parts = ListType(self).read(value, spot)
            return AnyOf(parts) if key.text == "any" else AllOf(parts)
        if key.text not in FACTS:
            raise report_unknown_key(key, value, node, [*FACTS, *GROUPS], spot)
        said = FACTS[key.text].read(value, spot)
        if isinstance(said, bool):
            return Fact(key.text) if said else Negation(Fact(key.text))
        if key.text == "test" and bool(said["result"]) == (said["at_least"] is not None):
            raise ParseError(Finding("E01", spot.file, key.line, "test-result"))
        return CounterComparison(key.text, **said) if key.text == "tally" else Fact(key.text, **said)

    def schema(self) -> Schema:
        return {"$ref": "#/$defs/condition"}

    def definition(self) -> Schema:
        """Return the schema that all references point to."""
        groups = {"not": self.schema(), "any": ListType(self).schema(), "all": ListType(self).schema()}
        return {
            "type": "object",
            "additionalProperties": False,
            "minProperties": 1,
            "properties": {**{key: kind.schema() for key, kind in FACTS.items()}, **groups},
        }


CONDITION = ConditionType()
WHO = WhoType()
