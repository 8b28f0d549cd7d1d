"""Verbs that change the table: Heroes, cards, board, decks, combat and the Adventure Map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from meadhall.book.format import vocabulary as v
from meadhall.book.format.condition_types import WHO, AmountType
from meadhall.book.format.parse_context import ParseContext
from meadhall.book.format.value_types import (
    BoolType,
    EnumType,
    Field,
    IntType,
    ListType,
    ParseError,
    RecordType,
    ReferenceType,
    Schema,
    ValueType,
)
from meadhall.book.format.verb import Verb
from meadhall.book.format.yaml_nodes import MappingNode, Node
from meadhall.book.model import steps as s
from meadhall.book.model.conditions import Amount
from meadhall.book.model.finding import Finding

AMOUNT = AmountType()
ONE = Amount(1)
SIGNED = AmountType(low=-99)
REGION, PLACE, SPACE, LETTER = (
    ReferenceType("region"),
    ReferenceType("place"),
    ReferenceType("space"),
    ReferenceType("poi"),
)
HERE = Field(PLACE, default="here", attribute="place")


@dataclass(frozen=True)
class GroupsType(ValueType):
    """`{draugr: 2, in: sylvan, with: D}`: one group for each Enemy type."""

    expected = "groups"
    fields = RecordType(
        {
            **{name: Field(AMOUNT) for name in v.ENEMY_TYPES},
            "in": HERE,
            "with": Field(LETTER, default="", attribute="poi"),
        }
    )

    def read(self, node: Node, spot: ParseContext) -> dict[str, Any]:
        values = self.fields.values(node, spot)
        groups = tuple((name, values.pop(name)) for name in v.ENEMY_TYPES)
        groups = tuple((spot.refer("enemy", name, node.line), n) for name, n in groups if n is not None)
        if not groups:
            raise self.error_at(node, spot, ", ".join(v.ENEMY_TYPES))
        return {**values, "groups": groups}

    def schema(self) -> Schema:
        return {**self.fields.schema(), "anyOf": [{"required": [name]} for name in v.ENEMY_TYPES]}


@dataclass(frozen=True)
class QuestType(ValueType):
    """The number of a Quest token. The linter checks that it exists."""

    use: str
    expected = "whole"

    def read(self, node: Node, spot: ParseContext) -> Amount:
        token = IntType().read(node, spot)
        spot.refer(self.use, str(token), node.line)
        return Amount(token)

    def schema(self) -> Schema:
        return ReferenceType("quest").schema()


@dataclass(frozen=True)
class EnemyMarkType(ValueType):
    """A mark on a card or on a POI, not on both."""

    expected = "map"
    fields = RecordType(
        {
            "card": Field(ReferenceType("card:enemy"), default=""),
            "poi": Field(LETTER, default=""),
            "kind": Field(EnumType(v.ENEMY_STATUSES), required=True),
        }
    )

    def read(self, node: Node, spot: ParseContext) -> dict[str, Any]:
        values = self.fields.values(node, spot)
        if bool(values["card"]) == bool(values["poi"]):
            raise ParseError(Finding("E01", spot.file, node.line, "card-or-poi"))
        return values

    def schema(self) -> Schema:
        return {**self.fields.schema(), "oneOf": [{"required": ["card"]}, {"required": ["poi"]}]}


@dataclass(frozen=True)
class DrawType(ValueType):
    """`{runes: 1}`: exactly one of the three kinds of draw."""

    expected = "map"

    def read(self, node: Node, spot: ParseContext) -> dict[str, Any]:
        if not isinstance(node, MappingNode) or len(node.pairs) != 1:
            raise self.error_at(node, spot)
        key, value = node.pairs[0]
        return {"deck": EnumType(("feats", "runes", "test")).read(key, spot), "n": IntType(-9, 9).read(value, spot)}

    def schema(self) -> Schema:
        return {
            "type": "object",
            "minProperties": 1,
            "maxProperties": 1,
            "additionalProperties": False,
            "properties": {deck: IntType(-9, 9).schema() for deck in ("feats", "runes", "test")},
        }


def count_verb(
    low: int = 0,
    *,
    zone: str = "",
    sides: tuple[str, ...] = (),
    aims: tuple[str, ...] = (),
    who: bool = True,
    bare: bool = False,
) -> Verb:
    return Verb(
        s.Count,
        "n",
        AmountType(low),
        zone=zone,
        sides=sides,
        aims=aims,
        who=who,
        bare=bare,
        usual={"n": ONE} if bare else {},
    )


def act_verb(*, who: bool = True, zone: str = "") -> Verb:
    """A verb without a number takes `who` as its value."""
    if not who:
        return Verb(s.Act, bare=True, zone=zone, who=False)
    return Verb(s.Act, "who", WHO, bare=True, zone=zone)


def card_verb(*kinds: str, who: bool = False) -> Verb:
    return Verb(s.OfCard, "card", ReferenceType(":".join(("card", *([",".join(kinds)] if kinds else [])))), who=who)


def place_verb(*, bare: bool = False) -> Verb:
    return Verb(
        s.AtPlace,
        "place",
        PLACE,
        RecordType({"in": HERE, "n": Field(AMOUNT, default=ONE)}),
        who=False,
        bare=bare,
        usual={"n": ONE, "place": "here"},
    )


ENEMY_AIM = ("this", "unit", "group", "all")

HEROES = {
    name: count_verb()
    for name in ("gain_health", "lose_health", "set_health", "gain_cp", "lose_cp", "gain_xp", "lose_xp", "upgrade_feat")
}
HEROES |= {
    name: act_verb()
    for name in (
        "heal_full",
        "trigger_backlash",
        "trigger_positive",
        "exhaust",
        "refresh",
        "defeat_hero",
        "add_wyrd",
        "remove_wyrd",
        "reorder_items",
    )
}
HEROES |= {
    "gain_rune": Verb(s.Rune, "kinds", ListType(EnumType(v.RUNES), alone=True, fewest=2, most=2)),
    "lose_rune": Verb(s.Rune, "kinds", ListType(EnumType((*v.RUNES, "any")), alone=True, most=1)),
    "gain_status": Verb(s.Status, "kind", EnumType(v.ANY_STATUS)),
    "discard_status": Verb(s.Status, "kind", EnumType(v.ANY_STATUS)),
    "flip_status": Verb(s.Status, "kind", EnumType(v.ANY_STATUS)),
    "restore_companion": Verb(s.OfCard, "card", ReferenceType("card:companion,any")),
    "rotate_companion": card_verb("companion", who=True),
}

CARDS = {
    "gain_card": card_verb("item", "companion", "title", who=True),
    "sleeve": card_verb("location", "personality", "world", "phase"),
    "reveal_enemy_card": Verb(
        s.RevealEnemyCards, "cards", ListType(ReferenceType("card:enemy"), alone=True), who=False
    ),
    "unlock": card_verb("adventure", "side_quest"),
    "remove_card": card_verb(),
    "replace_card": Verb(
        s.ReplaceCard,
        braces=RecordType(
            {"old": Field(ReferenceType("card"), required=True), "new": Field(ReferenceType("card"), required=True)}
        ),
        who=False,
    ),
    "gain_quest": Verb(s.Count, "n", QuestType("quest!")),
    "discard_quest": Verb(s.Count, "n", QuestType("quest")),
    "add_token": Verb(
        s.Tokens,
        braces=RecordType({"card": Field(ReferenceType("card:world"), required=True), "n": Field(AMOUNT, default=ONE)}),
        who=False,
    ),
    "remove_token": Verb(
        s.Tokens,
        braces=RecordType({"card": Field(ReferenceType("card:world"), required=True), "n": Field(AMOUNT, default=ONE)}),
        who=False,
    ),
}

BOARD = {
    "place_heroes": Verb(s.At, "place", PLACE),
    "place_enemies": Verb(s.PlaceEnemies, "", GroupsType(), who=False),
    "move_enemies": Verb(
        s.MoveEnemies,
        braces=RecordType(
            {
                "only": Field(EnumType(v.ENEMY_TYPES), default=""),
                "steps": Field(IntType(1, 9), default=1),
                "toward": Field(ReferenceType("toward"), default="closest_hero"),
            }
        ),
        who=False,
        bare=True,
        usual={"only": "", "steps": 1, "toward": "closest_hero"},
    ),
    "defeat_enemies": Verb(
        s.DefeatEnemies,
        braces=RecordType(
            {
                "n": Field(AmountType(1, ("all",)), required=True),
                "only": Field(EnumType(v.ENEMY_TYPES), default=""),
                "in": HERE,
                "max_health": Field(IntType(1), default=0),
                "not_boss": Field(BoolType(), default=False),
            }
        ),
        who=False,
    ),
    "heal_enemies": place_verb(),
    "status_on_enemy": Verb(s.StatusOnEnemy, "", EnemyMarkType(), who=False),
    "place_threat": place_verb(bare=True),
    "remove_threat": place_verb(bare=True),
    "reveal_poi": Verb(
        s.OfPoi,
        "poi",
        ReferenceType("poi!"),
        RecordType({"poi": Field(ReferenceType("poi!"), required=True), "count": Field(AmountType(1))}),
        who=False,
    ),
    "discard_poi": Verb(s.OfPoi, "poi", LETTER, who=False),
    "move_poi": Verb(
        s.MovePoi,
        braces=RecordType({"poi": Field(LETTER, required=True), "to": Field(PLACE, required=True, attribute="place")}),
        who=False,
    ),
    "duel": Verb(s.OfPoi, "poi", LETTER),
    "take_ship": Verb(s.At, "place", REGION, who=False),
    "move_ship": Verb(s.At, "place", REGION, who=False),
    "lose_ship": act_verb(who=False),
    "keep_ship": act_verb(who=False),
    "place_personality": Verb(
        s.PlacePersonality,
        braces=RecordType(
            {
                "card": Field(ReferenceType("card:personality"), required=True),
                "in": Field(REGION, required=True, attribute="place"),
            }
        ),
        who=False,
    ),
    "remove_personality": card_verb("personality"),
}

DECKS = {
    "foretell": Verb(
        s.Foretell,
        braces=RecordType({"deck": Field(EnumType(v.DECKS), required=True), "n": Field(AMOUNT, required=True)}),
    ),
    "draw_event": count_verb(1, who=False, bare=True),
    "reshuffle": Verb(s.OfWord, "word", EnumType(v.DECKS)),
    "set_aside_event": act_verb(who=False),
}

COMBAT = {
    "attack": count_verb(zone="combat", sides=("times", "ignore_defence", "spread")),
    "deal": count_verb(zone="combat", sides=("times",)),
    "damage": Verb(
        s.Damage,
        "n",
        AMOUNT,
        RecordType({"n": Field(AMOUNT, required=True), "in": HERE, "each": Field(BoolType(), default=False)}),
        usual={"place": "here", "each": False},
    ),
    "block": count_verb(zone="combat", aims=("user", "defender", "anyone")),
    "take": count_verb(zone="combat", sides=("times",)),
    "modify_attack": Verb(
        s.Count,
        "n",
        SIGNED,
        RecordType({"n": Field(SIGNED, required=True), "against": Field(EnumType(v.ENEMY_TYPES), default="")}),
        zone="combat passive",
    ),
    "modify_block": count_verb(-99, zone="combat passive"),
    "modify_enemy_attack": count_verb(-99, zone="combat", aims=ENEMY_AIM),
    "modify_enemy_defence": count_verb(-99, zone="combat", aims=ENEMY_AIM),
    "multiply_attack": Verb(s.Count, "n", AmountType(2, high=3), zone="combat"),
    "multiply_enemy_attack": Verb(s.Count, "n", AmountType(2, high=3), zone="combat"),
    "enemy_misses": act_verb(who=False, zone="combat"),
    "skip_attack": count_verb(1, zone="combat", who=False),
    "cancel": Verb(s.OfWord, "word", EnumType(("ability", "modifier")), zone="combat"),
    "redirect": Verb(s.Redirect, "who", WHO, zone="combat", who=False),
    "make_active": Verb(
        s.Count, braces=RecordType({"max_open": Field(AMOUNT, required=True, attribute="n")}), zone="combat"
    ),
    "allow_dark": count_verb(1, zone="combat"),
    "reuse_feat": Verb(s.OfWord, "word", EnumType(("attack", "block", "skill")), zone="combat"),
    **{
        name: count_verb(1, zone="combat")
        for name in ("draw_feats", "draw_runes", "redraw", "return_miss", "move_rune")
    },
    "end_combat": act_verb(who=False, zone="combat"),
    "prevent": Verb(s.Prevent, "n", AmountType(1, ("all", "permanent")), zone="would"),
    "pay_instead": Verb(s.OfWord, "word", EnumType(("cp", "health", "rune")), zone="would"),
    "modify_test": Verb(
        s.ModifyTest,
        braces=RecordType(
            {"type": Field(EnumType(tuple(v.TESTS)), required=True), "n": Field(IntType(-9, 9), required=True)}
        ),
        zone="passive",
    ),
    "modify_draw": Verb(s.ModifyDraw, "", DrawType(), zone="passive"),
}

MAP = {
    "open_map": Verb(s.OpenMap, "start", SPACE, bare=True, who=False, usual={"start": ""}),
    **{
        name: Verb(s.At, "place", SPACE, who=False)
        for name in ("move_party", "clear_space", "block_space", "unblock_space")
    },
    **{
        name: Verb(
            s.OfDoor, braces=RecordType({"a": Field(SPACE, required=True), "b": Field(SPACE, required=True)}), who=False
        )
        for name in ("open_door", "close_door")
    },
    "leave_map": act_verb(who=False),
}

CHANGING: dict[str, Verb] = {**HEROES, **CARDS, **BOARD, **DECKS, **COMBAT, **MAP}
