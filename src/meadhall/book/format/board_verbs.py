"""Verbs that change the table: Heroes, cards, board, decks, combat and the Adventure Map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from meadhall.book.format import vocabulary as v
from meadhall.book.format.condition_types import WHO, AmountKind
from meadhall.book.format.parse_context import Spot
from meadhall.book.format.value_types import Field, Fields, GrammarError, Kind, Listed, Ref, Schema, Truth, Whole, Word
from meadhall.book.format.verb import Verb
from meadhall.book.format.yaml_nodes import Mapping, Node
from meadhall.book.model import steps as s
from meadhall.book.model.conditions import Amount
from meadhall.book.model.finding import Finding

AMOUNT = AmountKind()
ONE = Amount(1)
SIGNED = AmountKind(low=-99)
REGION, PLACE, SPACE, LETTER = Ref("region"), Ref("place"), Ref("space"), Ref("poi")
HERE = Field(PLACE, default="here", attribute="place")


@dataclass(frozen=True)
class Groups(Kind):
    """`{draugr: 2, in: sylvan, with: D}`: one group for each Enemy type."""

    expected = "groups"
    fields = Fields(
        {
            **{name: Field(AMOUNT) for name in v.ENEMY_TYPES},
            "in": HERE,
            "with": Field(LETTER, default="", attribute="poi"),
        }
    )

    def read(self, node: Node, spot: Spot) -> dict[str, Any]:
        values = self.fields.values(node, spot)
        groups = tuple((name, values.pop(name)) for name in v.ENEMY_TYPES)
        groups = tuple((spot.refer("enemy", name, node.line), n) for name, n in groups if n is not None)
        if not groups:
            raise self.not_this(node, spot, ", ".join(v.ENEMY_TYPES))
        return {**values, "groups": groups}

    def schema(self) -> Schema:
        return {**self.fields.schema(), "anyOf": [{"required": [name]} for name in v.ENEMY_TYPES]}


@dataclass(frozen=True)
class Quest(Kind):
    """The number of a Quest token. The linter checks that it exists."""

    use: str
    expected = "whole"

    def read(self, node: Node, spot: Spot) -> Amount:
        token = Whole().read(node, spot)
        spot.refer(self.use, str(token), node.line)
        return Amount(token)

    def schema(self) -> Schema:
        return Ref("quest").schema()


@dataclass(frozen=True)
class EnemyMark(Kind):
    """A mark on a card or on a POI, not on both."""

    expected = "map"
    fields = Fields(
        {
            "card": Field(Ref("card:enemy"), default=""),
            "poi": Field(LETTER, default=""),
            "kind": Field(Word(v.ENEMY_STATUSES), required=True),
        }
    )

    def read(self, node: Node, spot: Spot) -> dict[str, Any]:
        values = self.fields.values(node, spot)
        if bool(values["card"]) == bool(values["poi"]):
            raise GrammarError(Finding("E01", spot.file, node.line, "card-or-poi"))
        return values

    def schema(self) -> Schema:
        return {**self.fields.schema(), "oneOf": [{"required": ["card"]}, {"required": ["poi"]}]}


@dataclass(frozen=True)
class Draw(Kind):
    """`{runes: 1}`: exactly one of the three kinds of draw."""

    expected = "map"

    def read(self, node: Node, spot: Spot) -> dict[str, Any]:
        if not isinstance(node, Mapping) or len(node.pairs) != 1:
            raise self.not_this(node, spot)
        key, value = node.pairs[0]
        return {"deck": Word(("feats", "runes", "test")).read(key, spot), "n": Whole(-9, 9).read(value, spot)}

    def schema(self) -> Schema:
        return {
            "type": "object",
            "minProperties": 1,
            "maxProperties": 1,
            "additionalProperties": False,
            "properties": {deck: Whole(-9, 9).schema() for deck in ("feats", "runes", "test")},
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
        AmountKind(low),
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
    return Verb(s.OfCard, "card", Ref(":".join(("card", *([",".join(kinds)] if kinds else [])))), who=who)


def place_verb(*, bare: bool = False) -> Verb:
    return Verb(
        s.AtPlace,
        "place",
        PLACE,
        Fields({"in": HERE, "n": Field(AMOUNT, default=ONE)}),
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
    "gain_rune": Verb(s.Rune, "kinds", Listed(Word(v.RUNES), alone=True, fewest=2, most=2)),
    "lose_rune": Verb(s.Rune, "kinds", Listed(Word((*v.RUNES, "any")), alone=True, most=1)),
    "gain_status": Verb(s.Status, "kind", Word(v.ANY_STATUS)),
    "discard_status": Verb(s.Status, "kind", Word(v.ANY_STATUS)),
    "flip_status": Verb(s.Status, "kind", Word(v.ANY_STATUS)),
    "restore_companion": Verb(s.OfCard, "card", Ref("card:companion,any")),
    "rotate_companion": card_verb("companion", who=True),
}

CARDS = {
    "gain_card": card_verb("item", "companion", "title", who=True),
    "sleeve": card_verb("location", "personality", "world", "phase"),
    "reveal_enemy_card": Verb(s.RevealEnemyCards, "cards", Listed(Ref("card:enemy"), alone=True), who=False),
    "unlock": card_verb("adventure", "side_quest"),
    "remove_card": card_verb(),
    "replace_card": Verb(
        s.ReplaceCard,
        braces=Fields({"old": Field(Ref("card"), required=True), "new": Field(Ref("card"), required=True)}),
        who=False,
    ),
    "gain_quest": Verb(s.Count, "n", Quest("quest!")),
    "discard_quest": Verb(s.Count, "n", Quest("quest")),
    "add_token": Verb(
        s.Tokens,
        braces=Fields({"card": Field(Ref("card:world"), required=True), "n": Field(AMOUNT, default=ONE)}),
        who=False,
    ),
    "remove_token": Verb(
        s.Tokens,
        braces=Fields({"card": Field(Ref("card:world"), required=True), "n": Field(AMOUNT, default=ONE)}),
        who=False,
    ),
}

BOARD = {
    "place_heroes": Verb(s.At, "place", PLACE),
    "place_enemies": Verb(s.PlaceEnemies, "", Groups(), who=False),
    "move_enemies": Verb(
        s.MoveEnemies,
        braces=Fields(
            {
                "only": Field(Word(v.ENEMY_TYPES), default=""),
                "steps": Field(Whole(1, 9), default=1),
                "toward": Field(Ref("toward"), default="closest_hero"),
            }
        ),
        who=False,
        bare=True,
        usual={"only": "", "steps": 1, "toward": "closest_hero"},
    ),
    "defeat_enemies": Verb(
        s.DefeatEnemies,
        braces=Fields(
            {
                "n": Field(AmountKind(1, ("all",)), required=True),
                "only": Field(Word(v.ENEMY_TYPES), default=""),
                "in": HERE,
                "max_health": Field(Whole(1), default=0),
                "not_boss": Field(Truth(), default=False),
            }
        ),
        who=False,
    ),
    "heal_enemies": place_verb(),
    "status_on_enemy": Verb(s.StatusOnEnemy, "", EnemyMark(), who=False),
    "place_threat": place_verb(bare=True),
    "remove_threat": place_verb(bare=True),
    "reveal_poi": Verb(
        s.OfPoi,
        "poi",
        Ref("poi!"),
        Fields({"poi": Field(Ref("poi!"), required=True), "count": Field(AmountKind(1))}),
        who=False,
    ),
    "discard_poi": Verb(s.OfPoi, "poi", LETTER, who=False),
    "move_poi": Verb(
        s.MovePoi,
        braces=Fields({"poi": Field(LETTER, required=True), "to": Field(PLACE, required=True, attribute="place")}),
        who=False,
    ),
    "duel": Verb(s.OfPoi, "poi", LETTER),
    "take_ship": Verb(s.At, "place", REGION, who=False),
    "move_ship": Verb(s.At, "place", REGION, who=False),
    "lose_ship": act_verb(who=False),
    "keep_ship": act_verb(who=False),
    "place_personality": Verb(
        s.PlacePersonality,
        braces=Fields(
            {
                "card": Field(Ref("card:personality"), required=True),
                "in": Field(REGION, required=True, attribute="place"),
            }
        ),
        who=False,
    ),
    "remove_personality": card_verb("personality"),
}

DECKS = {
    "foretell": Verb(
        s.Foretell, braces=Fields({"deck": Field(Word(v.DECKS), required=True), "n": Field(AMOUNT, required=True)})
    ),
    "draw_event": count_verb(1, who=False, bare=True),
    "reshuffle": Verb(s.OfWord, "word", Word(v.DECKS)),
    "set_aside_event": act_verb(who=False),
}

COMBAT = {
    "attack": count_verb(zone="combat", sides=("times", "ignore_defence", "spread")),
    "deal": count_verb(zone="combat", sides=("times",)),
    "damage": Verb(
        s.Damage,
        "n",
        AMOUNT,
        Fields({"n": Field(AMOUNT, required=True), "in": HERE, "each": Field(Truth(), default=False)}),
        usual={"place": "here", "each": False},
    ),
    "block": count_verb(zone="combat", aims=("user", "defender", "anyone")),
    "take": count_verb(zone="combat", sides=("times",)),
    "modify_attack": Verb(
        s.Count,
        "n",
        SIGNED,
        Fields({"n": Field(SIGNED, required=True), "against": Field(Word(v.ENEMY_TYPES), default="")}),
        zone="combat passive",
    ),
    "modify_block": count_verb(-99, zone="combat passive"),
    "modify_enemy_attack": count_verb(-99, zone="combat", aims=ENEMY_AIM),
    "modify_enemy_defence": count_verb(-99, zone="combat", aims=ENEMY_AIM),
    "multiply_attack": Verb(s.Count, "n", AmountKind(2, high=3), zone="combat"),
    "multiply_enemy_attack": Verb(s.Count, "n", AmountKind(2, high=3), zone="combat"),
    "enemy_misses": act_verb(who=False, zone="combat"),
    "skip_attack": count_verb(1, zone="combat", who=False),
    "cancel": Verb(s.OfWord, "word", Word(("ability", "modifier")), zone="combat"),
    "redirect": Verb(s.Redirect, "who", WHO, zone="combat", who=False),
    "make_active": Verb(
        s.Count, braces=Fields({"max_open": Field(AMOUNT, required=True, attribute="n")}), zone="combat"
    ),
    "allow_dark": count_verb(1, zone="combat"),
    "reuse_feat": Verb(s.OfWord, "word", Word(("attack", "block", "skill")), zone="combat"),
    **{
        name: count_verb(1, zone="combat")
        for name in ("draw_feats", "draw_runes", "redraw", "return_miss", "move_rune")
    },
    "end_combat": act_verb(who=False, zone="combat"),
    "prevent": Verb(s.Prevent, "n", AmountKind(1, ("all", "permanent")), zone="would"),
    "pay_instead": Verb(s.OfWord, "word", Word(("cp", "health", "rune")), zone="would"),
    "modify_test": Verb(
        s.ModifyTest,
        braces=Fields({"type": Field(Word(tuple(v.TESTS)), required=True), "n": Field(Whole(-9, 9), required=True)}),
        zone="passive",
    ),
    "modify_draw": Verb(s.ModifyDraw, "", Draw(), zone="passive"),
}

MAP = {
    "open_map": Verb(s.OpenMap, "start", SPACE, bare=True, who=False, usual={"start": ""}),
    **{
        name: Verb(s.At, "place", SPACE, who=False)
        for name in ("move_party", "clear_space", "block_space", "unblock_space")
    },
    **{
        name: Verb(
            s.OfDoor, braces=Fields({"a": Field(SPACE, required=True), "b": Field(SPACE, required=True)}), who=False
        )
        for name in ("open_door", "close_door")
    },
    "leave_map": act_verb(who=False),
}

CHANGING: dict[str, Verb] = {**HEROES, **CARDS, **BOARD, **DECKS, **COMBAT, **MAP}
