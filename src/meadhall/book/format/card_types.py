"""Value types of Story cards and Enemies."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from meadhall.book.format import vocabulary as v
from meadhall.book.format.board_verbs import CHANGING
from meadhall.book.format.branch_verbs import LEADING
from meadhall.book.format.condition_types import CONDITION, COST
from meadhall.book.format.parse_context import Spot
from meadhall.book.format.text_variants import STEADY
from meadhall.book.format.value_types import (
    STEP_WORDS,
    Field,
    Fields,
    GrammarError,
    Keyed,
    Kind,
    Listed,
    Name,
    Prose,
    Ref,
    Schema,
    Truth,
    Whole,
    Word,
)
from meadhall.book.format.verb import STEPS, VERBS
from meadhall.book.format.yaml_nodes import Mapping, Node, Scalar
from meadhall.book.model.conditions import Who
from meadhall.book.model.finding import Finding
from meadhall.book.model.story import Card, Effect, Foes, TokenRule
from meadhall.core.fault import nearest

VERBS.update({**LEADING, **CHANGING})
STEP_WORDS.update(VERBS)

STATS = {"health": Field(Whole(1, 99)), "attack": Field(Whole(0, 99)), "defence": Field(Whole(0, 99), default=0)}
ABILITIES = {"ability1": Field(STEPS), "ability2": Field(STEPS)}
ONCE_PER = {"companion": "adventure", "item": "combat", "personality": "combat"}
AROUND_COMBAT = ("start", "end", "explore", "travel", "engage", "round_start", "round_end")


@dataclass(frozen=True)
class FoesKind(Kind):
    """The Enemies of a red POI. The linter checks whether they need numbers (SAGA-E13)."""

    expected = "map"
    fields = Fields(
        {
            "type": Field(Word(("npc", "elite", "regular")), required=True, attribute="kind"),
            "figure": Field(Word((*v.ENEMY_TYPES, *v.BOSS_FIGURES)), default=""),
            "count": Field(Whole(1, 8), default=1),
            "boss": Field(Truth(), default=False),
            **STATS,
            **ABILITIES,
        }
    )

    def read(self, node: Node, spot: Spot) -> Foes:
        values = self.fields.values(node, spot.meaning(Who("defender")).zoned("combat"))
        return Foes(**{**values, "health": values["health"] or 0, "attack": values["attack"] or 0})

    def schema(self) -> Schema:
        return self.fields.schema()


FOES = FoesKind()


@dataclass(frozen=True)
class EffectKind(Kind):
    """An effect of a card and its window. The window decides whom a step without `who` means and which verbs are
    allowed.
    """

    expected = "map"
    fields = Fields(
        {
            "at": Field(Name(), required=True),
            "if": Field(CONDITION, attribute="condition"),
            "cost": Field(COST),
            "once_per": Field(Word(v.LIMITS), default=""),
            "mandatory": Field(Truth(), default=False),
            "do": Field(STEPS, required=True),
        }
    )

    def read(self, node: Node, spot: Spot) -> Effect:
        said = node.get("at") if isinstance(node, Mapping) else None
        at = said.text if isinstance(said, Scalar) else ""
        windows = (*v.WINDOWS, *spot.reading.timed)
        if said is not None and at not in windows:
            raise GrammarError(Finding("E01", spot.file, said.line, "window", {"word": at}, nearest(at, list(windows))))
        timed = at in ("start", "end") or at in spot.reading.timed
        inner = spot.meaning(Who("all")) if timed else spot
        zone = (
            "passive"
            if at == "passive"
            else "would"
            if at.startswith("would_")
            else "entry"
            if timed or at in AROUND_COMBAT
            else "combat"
        )
        return Effect(spot.path, node.line, **self.fields.values(node, inner.zoned(zone)))

    def schema(self) -> Schema:
        made = self.fields.schema()
        made["properties"]["at"] = {"anyOf": [{"enum": list(v.WINDOWS)}, {"type": "string"}]}
        return made


COMMON = {
    "kind": Field(Word(v.CARD_KINDS), required=True),
    "name": Field(STEADY, required=True),
    "text": Field(STEADY, default=""),
    "number": Field(Whole(1), default=0),
    "effects": Field(Listed(EffectKind(), fewest=0), default=()),
    "note": Field(Prose()),
}
MANDATORY = {"mandatory": Field(Truth(), default=False)}
TOKENS = Fields(
    {
        "name": Field(STEADY, required=True),
        "start": Field(Whole(0, 16), default=0),
        "max": Field(Whole(1, 16), default=16, attribute="most"),
    },
    TokenRule,
)
QUEST = {"adventure": Field(Ref("adventure"), required=True), "blurb": Field(STEADY, default="")}
EXTRA: dict[str, dict[str, Field]] = {
    "location": {
        "region": Field(Ref("sleeve"), default=""),
        "city": Field(Truth(), default=False),
        **MANDATORY,
        "replaces": Field(Word(("keep",)), default="", attribute="keeps"),
        "stories_area": Field(Truth(), default=False),
    },
    "item": {"class": Field(Word(v.CLASSES), default="", attribute="hero_class")},
    "companion": {},
    "personality": {
        "region": Field(Ref("region"), required=True),
        "effect_type": Field(Word(("skill", "block", "attack")), default=""),
        **MANDATORY,
    },
    "title": {"rune": Field(Listed(Word(v.RUNES), alone=True, most=2), default=(), attribute="runes"), **MANDATORY},
    "world": {"tokens": Field(TOKENS)},
    "enemy": {
        "figure": Field(Word((*v.ENEMY_TYPES, *v.BOSS_FIGURES)), required=True),
        **STATS,
        **ABILITIES,
        "event_active": Field(Truth(), default=False),
        "boss": Field(Truth(), default=False),
        "tier": Field(Whole(1, 4), default=0),
    },
    "adventure": QUEST,
    "side_quest": QUEST,
    "phase": {
        "sleeve": Field(Whole(1, v.SLEEVES), required=True),
        "scope": Field(Word(("party", "table")), default=""),
        "do": Field(STEPS, required=True),
    },
}
KINDS = {kind: Fields({**COMMON, **extra}) for kind, extra in EXTRA.items()}
ENEMY_KEYS = ("figure", "health", "attack", "defence", "ability1", "ability2", "event_active", "boss", "tier")


@dataclass(frozen=True)
class CardKind(Kind):
    """A card. The allowed keys depend on its kind."""

    expected = "map"

    def read(self, node: Node, spot: Spot) -> Card:
        kind = node.get("kind") if isinstance(node, Mapping) else None
        if kind is None:
            return self.refuse(node, spot)
        name = Word(v.CARD_KINDS).read(kind, spot)
        values = KINDS[name].values(node, self.inside(name, node, spot))
        for key in ("name", "text", "blurb"):
            if values.get(key):
                spot.tell(key, values[key])
        if values.get("tokens") is not None:
            spot.under("tokens").tell("name", values["tokens"].name)
        return read_card(spot, name, values)

    def refuse(self, node: Node, spot: Spot) -> Card:
        if not isinstance(node, Mapping):
            raise self.not_this(node, spot)
        raise GrammarError(Finding("E01", spot.file, spot.line, "missing", {"word": "kind"}, ", ".join(v.CARD_KINDS)))

    def inside(self, kind: str, node: Node, spot: Spot) -> Spot:
        """Return whom a step without `who` means on this card."""
        if kind == "enemy":
            return spot.meaning(Who("defender")).zoned("combat")
        scope = node.get("scope") if isinstance(node, Mapping) else None
        if kind == "phase":
            return spot.meaning(Who("all" if isinstance(scope, Scalar) and scope.text == "table" else "party"))
        return spot.meaning(Who("user"))

    def schema(self) -> Schema:
        made = []
        for kind, fields in KINDS.items():
            one = fields.schema()
            one["properties"]["kind"] = {"const": kind}
            made.append(one)
        return {"anyOf": made}


def read_card(spot: Spot, kind: str, values: dict[str, Any]) -> Card:
    values.pop("note")
    values["effects"] = tuple(fill_limit(effect, kind) for effect in values["effects"])
    if kind == "enemy":
        enemy = {key: values.pop(key) for key in ENEMY_KEYS}
        values["foes"] = Foes("regular", **{**enemy, "health": enemy["health"] or 0, "attack": enemy["attack"] or 0})
    if kind == "location":
        values["keeps"] = values["keeps"] == "keep"
        values["city"] = values["city"] or values["name"].startswith("City")
        if not values["region"] and not values["stories_area"]:
            raise GrammarError(Finding("E01", spot.file, spot.line, "missing", {"word": "region"}))
    if kind == "phase":
        values["scope"] = values["scope"] or "party"
    return Card(spot.id, spot.line, **values)


def fill_limit(effect: Effect, kind: str) -> Effect:
    """Add the default limit of uses."""
    if effect.once_per:
        return effect
    usual = "explore" if kind == "location" and effect.at == "explore" else ONCE_PER.get(kind, "")
    return replace(effect, once_per=usual)


CARDS = Keyed(Name(), CardKind(), inside="cards.", key_schema={"pattern": "^[\\w-]+$"})
