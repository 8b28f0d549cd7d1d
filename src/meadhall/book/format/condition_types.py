"""Value types of conditions, amounts, costs and `who`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any as Anything

from meadhall.book.format import vocabulary as v
from meadhall.book.format.parse_context import Spot
from meadhall.book.format.value_types import (
    MOST,
    Field,
    Fields,
    GrammarError,
    Kind,
    Listed,
    Name,
    Ref,
    Schema,
    Truth,
    Whole,
    Word,
    report_unknown_key,
)
from meadhall.book.format.yaml_nodes import Mapping, Node, Scalar
from meadhall.book.model.conditions import All, Amount, Any, Compared, Condition, Cost, Fact, Not, Who
from meadhall.book.model.finding import Finding
from meadhall.core.fault import nearest


@dataclass(frozen=True)
class AmountKind(Kind):
    """A number or a named amount; some verbs accept further words, such as `all`."""

    low: int = 0
    words: tuple[str, ...] = ()
    high: int = MOST
    expected = "amount"

    def read(self, node: Node, spot: Spot) -> Amount:
        if isinstance(node, Mapping):
            return (TALLY_OF if node.get("tally") else TOKENS_OF).read(node, spot)  # type: ignore[no-any-return]
        text = node.text if isinstance(node, Scalar) else ""
        if text in v.NAMED_AMOUNTS or text in self.words:
            return Amount(name=text)
        if text.lstrip("+-")[:1].isdigit():
            return Amount(Whole(self.low, self.high).read(node, spot))
        raise self.not_this(node, spot, nearest(text, [*v.NAMED_AMOUNTS, *self.words]))

    def schema(self) -> Schema:
        return {
            "anyOf": [
                Whole(self.low, self.high).schema(),
                Word((*v.NAMED_AMOUNTS, *self.words)).schema(),
                TOKENS_OF.schema(),
                TALLY_OF.schema(),
            ]
        }


TOKENS_OF = Fields(
    {"per_token": Field(Ref("card"), required=True)}, lambda per_token: Amount(name="per_token", card=per_token)
)

TALLY_OF = Fields({"tally": Field(Ref("tally"), required=True)}, lambda tally: Amount(name="tally", card=tally))


@dataclass(frozen=True)
class Reckoned(Kind):
    """An operand of a counter: a number, another counter, or an amount that is the same for all Heroes."""

    words: tuple[str, ...] = ()
    expected = "reckoned"

    def read(self, node: Node, spot: Spot) -> Amount:
        if isinstance(node, Mapping):
            return AmountKind().read(node, spot)
        text = node.text if isinstance(node, Scalar) else ""
        if text.lstrip("+-")[:1].isdigit():
            return Amount(Whole(-MOST, MOST).read(node, spot))
        if text in self.words:
            return Amount(name=text)
        if not re.fullmatch(r"[\w-]+", text):
            raise self.not_this(node, spot)
        return Amount(name="tally", card=spot.refer("tally", text, node.line))

    def schema(self) -> Schema:
        return {
            "anyOf": [
                Whole(-MOST, MOST).schema(),
                *([Word(self.words).schema()] if self.words else []),
                Ref("tally").schema(),
                *([TOKENS_OF.schema(), TALLY_OF.schema()] if self.words else []),
            ]
        }


@dataclass(frozen=True)
class WhoKind(Kind):
    expected = "who"

    def read(self, node: Node, spot: Spot) -> Who:
        if isinstance(node, Mapping) and len(node.pairs) == 1:
            key, value = node.pairs[0]
            if key.text not in v.NAMED_WHO:
                raise report_unknown_key(key, value, node, v.NAMED_WHO, spot)
            return Who(key.text, NAMED[key.text].read(value, spot))
        text = node.text if isinstance(node, Scalar) else ""
        known = v.STORY_WHO if spot.in_entry else v.SINGLE_WHO
        if text in v.SINGLE_WHO and text not in known:
            raise GrammarError(Finding("E01", spot.file, node.line, "who-nobody", {"word": text}, ", ".join(known)))
        if text in v.CONCERNED and spot.in_entry and not spot.concerned:
            usual = [word for word in known if word not in v.CONCERNED]
            raise GrammarError(
                Finding("E01", spot.file, node.line, "who-unconcerned", {"word": text}, ", ".join(usual))
            )
        if text not in known:
            raise self.not_this(node, spot, nearest(text, list(known)))
        return Who(text)

    def schema(self) -> Schema:
        named = [
            {"type": "object", "required": [key], "additionalProperties": False, "properties": {key: kind.schema()}}
            for key, kind in NAMED.items()
        ]
        return {"anyOf": [{"enum": list(v.SINGLE_WHO)}, *named]}


NAMED: dict[str, Kind] = {
    "class": Word(v.CLASSES),
    "chose": Ref("question"),
    "has": Ref("card"),
    "lacks": Ref("card"),
    "in": Ref("region"),
}
assert tuple(NAMED) == v.NAMED_WHO


def read_cost(token: tuple[str, int] | None = None, **values: Anything) -> Cost:
    card, tokens = token or ("", 0)
    return Cost(token=card, tokens=tokens, **values)


COST = Fields(
    {
        "cp": Field(Whole(1, 12), default=0),
        "health": Field(Whole(1, 12), default=0),
        "exhaust": Field(Truth(), default=False),
        "discard": Field(
            Fields({"status": Field(Word(v.ANY_STATUS), required=True)}, lambda status: status), default=""
        ),
        "token": Field(
            Fields(
                {"card": Field(Ref("card:world"), required=True), "n": Field(Whole(1), default=1)},
                lambda card, n: (card, n),
            )
        ),
        "rune": Field(Word((*v.RUNES, "any")), default=""),
        "give_up": Field(Word(("item", "title", "companion")), default=""),
    },
    read_cost,
)


@dataclass(frozen=True)
class Subject(Kind):
    """A fact about one named thing."""

    of: Kind

    def read(self, node: Node, spot: Spot) -> dict[str, Anything]:
        return {"subject": str(self.of.read(node, spot))}

    def schema(self) -> Schema:
        return self.of.schema()


@dataclass(frozen=True)
class Bounds(Kind):
    """A fact with a count: `{at_least: 2}`, optionally about a named thing."""

    subject: str = ""
    of: Kind | None = None
    needed: bool = True  # without bounds there would be nothing to ask
    most: bool = True
    named: bool = True  # the subject must be said
    expected = "map"

    def read(self, node: Node, spot: Spot) -> dict[str, Anything]:
        values = self.fields().values(node, spot)
        if self.needed and values.get("at_least") is None and values.get("at_most") is None:
            raise GrammarError(Finding("E01", spot.file, node.line, "missing", {"word": "at_least"}))
        return values

    def fields(self) -> Fields:
        fields = {"at_least": Field(Whole(0))}
        if self.most:
            fields["at_most"] = Field(Whole(0))
        if self.of is not None:
            fields[self.subject] = Field(self.of, required=self.named, default="", attribute="subject")
        return Fields(fields)

    def schema(self) -> Schema:
        return self.fields().schema()


@dataclass(frozen=True)
class Chosen(Bounds):
    """A condition on Heroes. Without a number, one Hero is enough."""

    def read(self, node: Node, spot: Spot) -> dict[str, Anything]:
        values = Bounds.read(self, node, spot)
        return values if values["at_least"] is not None else {**values, "at_least": 1}


@dataclass(frozen=True)
class TallyKind(Kind):
    """A comparison of a counter: `at_least`, `at_most` or `equals` with a number or another counter."""

    expected = "map"
    fields = Fields(
        {
            "name": Field(Ref("tally"), required=True, attribute="subject"),
            "at_least": Field(Reckoned()),
            "at_most": Field(Reckoned()),
            "equals": Field(Reckoned()),
        }
    )

    def read(self, node: Node, spot: Spot) -> dict[str, Anything]:
        said = self.fields.values(node, spot)
        same = said.pop("equals")
        low, high = same or said.pop("at_least"), same or said.pop("at_most")
        if low is None and high is None:
            raise GrammarError(Finding("E01", spot.file, node.line, "missing", {"word": "at_least"}))
        if same and isinstance(node, Mapping) and len(node.pairs) > 2:
            raise GrammarError(Finding("E01", spot.file, node.line, "tally-equals"))
        return {
            "subject": said["subject"],
            "at_least": low.number if low and low.plain else None,
            "at_most": high.number if high and high.plain else None,
            "lower": low.card if low else "",
            "upper": high.card if high else "",
        }

    def schema(self) -> Schema:
        return self.fields.schema()


TEST_RESULT = Fields(
    {
        "id": Field(Ref("test"), required=True, attribute="subject"),
        "result": Field(Word(("success", "failure")), default=""),
        "succeeded_at_least": Field(Whole(1), attribute="at_least"),
    }
)
ENDED = Fields(
    {
        "adventure": Field(Ref("adventure"), required=True, attribute="subject"),
        "end": Field(Name(), required=True, attribute="result"),
    }
)


@dataclass(frozen=True)
class Least(Kind):
    """A fact whose value is its number."""

    below: bool = False
    expected = "whole"

    def read(self, node: Node, spot: Spot) -> dict[str, Anything]:
        number = Whole(1).read(node, spot)
        return {"at_most": number - 1} if self.below else {"at_least": number}

    def schema(self) -> Schema:
        return Whole(1).schema()


CARD = Ref("card")
FACTS: dict[str, Kind] = {
    "class": Subject(Word(v.CLASSES)),
    "card": Subject(CARD),
    "card_anywhere": Subject(CARD),
    "sleeved": Subject(CARD),
    "active_title": Subject(Ref("card:title")),
    "companion_ready": Subject(Ref("card:companion")),
    "quest": Subject(Ref("quest")),
    "flag": Subject(Ref("flag")),
    "chose": Chosen("id", Ref("question"), needed=False, most=False),
    "test": TEST_RESULT,
    "token": Bounds("card", Ref("card:world")),
    "tally": TallyKind(),
    "played": Subject(Ref("adventure")),
    "ended": ENDED,
    "heroes": Bounds(),
    "party_size": Bounds(),
    "in_region": Subject(Ref("region")),
    "in_city": Truth(),
    "region_has_enemies": Subject(Ref("place")),
    "enemies_on_map": Bounds("only", Word(v.ENEMY_TYPES), named=False),
    "poi_open": Subject(Ref("poi")),
    "has_ship": Truth(),
    "space_cleared": Subject(Ref("space")),
    "any_exhausted": Truth(),
    "any_health_below": Least(below=True),
    "wyrd": Bounds(),
    "round_at_least": Least(),
}
GROUPS = ("any", "all", "not")


@dataclass(frozen=True)
class ConditionKind(Kind):
    """A map; all of its keys must hold."""

    expected = "condition"

    def read(self, node: Node, spot: Spot) -> Condition:
        if not isinstance(node, Mapping) or not node.pairs:
            raise self.not_this(node, spot)
        parts = tuple(self.part(key, value, node, spot) for key, value in node.pairs)
        return parts[0] if len(parts) == 1 else All(parts)

    def part(self, key: Scalar, value: Node, node: Mapping, spot: Spot) -> Condition:
        if key.text == "not":
            return Not(self.read(value, spot))
        if key.text in GROUPS:
            parts = Listed(self).read(value, spot)
            return Any(parts) if key.text == "any" else All(parts)
        if key.text not in FACTS:
            raise report_unknown_key(key, value, node, [*FACTS, *GROUPS], spot)
        said = FACTS[key.text].read(value, spot)
        if isinstance(said, bool):
            return Fact(key.text) if said else Not(Fact(key.text))
        if key.text == "test" and bool(said["result"]) == (said["at_least"] is not None):
            raise GrammarError(Finding("E01", spot.file, key.line, "test-result"))
        return Compared(key.text, **said) if key.text == "tally" else Fact(key.text, **said)

    def schema(self) -> Schema:
        return {"$ref": "#/$defs/condition"}

    def definition(self) -> Schema:
        """Return the schema that all references point to."""
        groups = {"not": self.schema(), "any": Listed(self).schema(), "all": Listed(self).schema()}
        return {
            "type": "object",
            "additionalProperties": False,
            "minProperties": 1,
            "properties": {**{key: kind.schema() for key, kind in FACTS.items()}, **groups},
        }


CONDITION = ConditionKind()
WHO = WhoKind()
