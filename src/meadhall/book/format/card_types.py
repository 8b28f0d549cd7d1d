"""Value types of Story cards and Enemies."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from meadhall.book.format import vocabulary as v
from meadhall.book.format.condition_types import CONDITION, COST
from meadhall.book.format.parse_context import ParseContext
from meadhall.book.format.text_variants import STEADY
from meadhall.book.format.value_types import (
    BoolType,
    EnumType,
    Field,
    IntType,
    KeyedMapType,
    ListType,
    NameType,
    ParseError,
    RecordType,
    ReferenceType,
    Schema,
    TextType,
    ValueType,
)
from meadhall.book.format.verb import STEPS
from meadhall.book.format.yaml_nodes import MappingNode, Node, ScalarNode
from meadhall.book.model.conditions import Who
from meadhall.book.model.finding import Finding
from meadhall.book.model.story import Card, Effect, Foes, TokenRule
from meadhall.core.fault import find_nearest

STATS = {"health": Field(IntType(1, 99)), "attack": Field(IntType(0, 99)), "defence": Field(IntType(0, 99), default=0)}
ABILITIES = {"ability1": Field(STEPS), "ability2": Field(STEPS)}
ONCE_PER = {"companion": "adventure", "item": "combat", "personality": "combat"}
AROUND_COMBAT = ("start", "end", "explore", "travel", "engage", "round_start", "round_end")


@dataclass(frozen=True)
class FoesType(ValueType):
    """The Enemies of a red POI. The linter checks whether they need numbers (SAGA-E13)."""

    expected = "map"
    fields = RecordType(
        {
            "type": Field(EnumType(("npc", "elite", "regular")), required=True, attribute="kind"),
            "figure": Field(EnumType((*v.ENEMY_TYPES, *v.BOSS_FIGURES)), default=""),
            "count": Field(IntType(1, 8), default=1),
            "boss": Field(BoolType(), default=False),
            **STATS,
            **ABILITIES,
        }
    )

    def read(self, node: Node, spot: ParseContext) -> Foes:
        values = self.fields.values(node, spot.with_default_who(Who("defender")).in_zone("combat"))
        return Foes(**{**values, "health": values["health"] or 0, "attack": values["attack"] or 0})

    def schema(self) -> Schema:
        return self.fields.schema()


FOES = FoesType()


@dataclass(frozen=True)
class EffectType(ValueType):
    """An effect of a card and its window. The window decides whom a step without `who` means and which verbs are
    allowed.
    """

    expected = "map"
    fields = RecordType(
        {
            "at": Field(NameType(), required=True),
            "if": Field(CONDITION, attribute="condition"),
            "cost": Field(COST),
            "once_per": Field(EnumType(v.LIMITS), default=""),
            "mandatory": Field(BoolType(), default=False),
            "do": Field(STEPS, required=True),
        }
    )

    def read(self, node: Node, spot: ParseContext) -> Effect:
        said = node.get("at") if isinstance(node, MappingNode) else None
        at = said.text if isinstance(said, ScalarNode) else ""
        windows = (*v.WINDOWS, *spot.reading.timed)
        if said is not None and at not in windows:
            raise ParseError(
                Finding("E01", spot.file, said.line, "window", {"word": at}, find_nearest(at, list(windows)))
            )
        timed = at in ("start", "end") or at in spot.reading.timed
        inner = spot.with_default_who(Who("all")) if timed else spot
        zone = (
            "passive"
            if at == "passive"
            else "would"
            if at.startswith("would_")
            else "entry"
            if timed or at in AROUND_COMBAT
            else "combat"
        )
        return Effect(spot.path, node.line, **self.fields.values(node, inner.in_zone(zone)))

    def schema(self) -> Schema:
        made = self.fields.schema()
        made["properties"]["at"] = {"anyOf": [{"enum": list(v.WINDOWS)}, {"type": "string"}]}
        return made


COMMON = {
    "kind": Field(EnumType(v.CARD_KINDS), required=True),
    "name": Field(STEADY, required=True),
    "text": Field(STEADY, default=""),
    "number": Field(IntType(1), default=0),
    "effects": Field(ListType(EffectType(), fewest=0), default=()),
    "note": Field(TextType()),
}
MANDATORY = {"mandatory": Field(BoolType(), default=False)}
TOKENS = RecordType(
    {
        "name": Field(STEADY, required=True),
        "start": Field(IntType(0, 16), default=0),
        "max": Field(IntType(1, 16), default=16, attribute="most"),
    },
    TokenRule,
)
QUEST = {"adventure": Field(ReferenceType("adventure"), required=True), "blurb": Field(STEADY, default="")}
EXTRA: dict[str, dict[str, Field]] = {
    "location": {
        "region": Field(ReferenceType("sleeve"), default=""),
        "city": Field(BoolType(), default=False),
        **MANDATORY,
        "replaces": Field(EnumType(("keep",)), default="", attribute="keeps"),
        "stories_area": Field(BoolType(), default=False),
    },
    "item": {"class": Field(EnumType(v.CLASSES), default="", attribute="hero_class")},
    "companion": {},
    "personality": {
        "region": Field(ReferenceType("region"), required=True),
        "effect_type": Field(EnumType(("skill", "block", "attack")), default=""),
        **MANDATORY,
    },
    "title": {
        "rune": Field(ListType(EnumType(v.RUNES), alone=True, most=2), default=(), attribute="runes"),
        **MANDATORY,
    },
    "world": {"tokens": Field(TOKENS)},
    "enemy": {
        "figure": Field(EnumType((*v.ENEMY_TYPES, *v.BOSS_FIGURES)), required=True),
        **STATS,
        **ABILITIES,
        "event_active": Field(BoolType(), default=False),
        "boss": Field(BoolType(), default=False),
        "tier": Field(IntType(1, 4), default=0),
    },
    "adventure": QUEST,
    "side_quest": QUEST,
    "phase": {
        "sleeve": Field(IntType(1, v.SLEEVES), required=True),
        "scope": Field(EnumType(("party", "table")), default=""),
        "do": Field(STEPS, required=True),
    },
}
KINDS = {kind: RecordType({**COMMON, **extra}) for kind, extra in EXTRA.items()}
ENEMY_KEYS = ("figure", "health", "attack", "defence", "ability1", "ability2", "event_active", "boss", "tier")


@dataclass(frozen=True)
class CardType(ValueType):
    """A card. The allowed keys depend on its kind."""

    expected = "map"

    def read(self, node: Node, spot: ParseContext) -> Card:
        kind = node.get("kind") if isinstance(node, MappingNode) else None
        if kind is None:
            return self.refuse(node, spot)
        name = EnumType(v.CARD_KINDS).read(kind, spot)
        values = KINDS[name].values(node, self.context_inside(name, node, spot))
        for key in ("name", "text", "blurb"):
            if values.get(key):
                spot.add_text(key, values[key])
        if values.get("tokens") is not None:
            spot.under("tokens").add_text("name", values["tokens"].name)
        return read_card(spot, name, values)

    def refuse(self, node: Node, spot: ParseContext) -> Card:
        if not isinstance(node, MappingNode):
            raise self.error_at(node, spot)
        raise ParseError(Finding("E01", spot.file, spot.line, "missing", {"word": "kind"}, ", ".join(v.CARD_KINDS)))

    def context_inside(self, kind: str, node: Node, spot: ParseContext) -> ParseContext:
        """Return whom a step without `who` means on this card."""
        if kind == "enemy":
            return spot.with_default_who(Who("defender")).in_zone("combat")
        scope = node.get("scope") if isinstance(node, MappingNode) else None
        if kind == "phase":
            return spot.with_default_who(
                Who("all" if isinstance(scope, ScalarNode) and scope.text == "table" else "party")
            )
        return spot.with_default_who(Who("user"))

    def schema(self) -> Schema:
        made = []
        for kind, fields in KINDS.items():
            one = fields.schema()
            one["properties"]["kind"] = {"const": kind}
            made.append(one)
        return {"anyOf": made}


def read_card(spot: ParseContext, kind: str, values: dict[str, Any]) -> Card:
    values.pop("note")
    values["effects"] = tuple(fill_limit(effect, kind) for effect in values["effects"])
    if kind == "enemy":
        enemy = {key: values.pop(key) for key in ENEMY_KEYS}
        values["foes"] = Foes("regular", **{**enemy, "health": enemy["health"] or 0, "attack": enemy["attack"] or 0})
    if kind == "location":
        values["keeps"] = values["keeps"] == "keep"
        values["city"] = values["city"] or values["name"].startswith("City")
        if not values["region"] and not values["stories_area"]:
            raise ParseError(Finding("E01", spot.file, spot.line, "missing", {"word": "region"}))
    if kind == "phase":
        values["scope"] = values["scope"] or "party"
    return Card(spot.id, spot.line, **values)


def fill_limit(effect: Effect, kind: str) -> Effect:
    """Add the default limit of uses."""
    if effect.once_per:
        return effect
    usual = "explore" if kind == "location" and effect.at == "explore" else ONCE_PER.get(kind, "")
    return replace(effect, once_per=usual)


CARDS = KeyedMapType(NameType(), CardType(), inside="cards.", key_schema={"pattern": "^[\\w-]+$"})
