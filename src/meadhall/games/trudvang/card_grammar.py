"""The book's grammar for printed components, with verbs and keywords that stories do not use."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from meadhall.book.format import vocabulary as v
from meadhall.book.format.board_verbs import CHANGING, ENEMY_AIM, act_verb, count_verb
from meadhall.book.format.branch_verbs import LEADING
from meadhall.book.format.condition_types import AmountType, WhoType
from meadhall.book.format.parse_context import FileContext, ParseContext
from meadhall.book.format.value_types import BoolType, EnumType, IntType, ListType, ValueType
from meadhall.book.format.verb import STEPS, Verb
from meadhall.book.format.yaml_nodes import MappingNode, Node, ScalarNode, SequenceNode
from meadhall.book.model import steps as s
from meadhall.book.model.conditions import Who
from meadhall.core.fault import Fault
from meadhall.games.trudvang.feat_steps import Attack, Marked, OnEnemy


class AnyWho(WhoType):
    """A Feat can also target one Hero other than its user."""

    def read(self, node: Node, spot: ParseContext) -> Who:
        return Who("other") if isinstance(node, ScalarNode) and node.text == "other" else super().read(node, spot)


@dataclass(frozen=True)
class BoxVerb(Verb):
    """A verb with keywords of its own."""

    more: dict[str, ValueType] = field(default_factory=dict)

    def side_kinds(self) -> dict[str, ValueType]:
        return {**super().side_kinds(), **self.more}


SMALL = IntType(-9, 9)
BOX: dict[str, Verb] = {
    "attack": BoxVerb(
        Attack,
        "n",
        AmountType(),
        sides=("times", "ignore_defence", "spread"),
        zone="combat",
        more={
            "each": BoolType(),
            "damaged": SMALL,
            "alone": SMALL,
            "cripple": SMALL,
            "daze": BoolType(),
            "disarm": BoolType(),
            "kill": EnumType(("cp", "health")),
        },
    ),
    "block": Verb(s.Count, "n", AmountType(0, ("all",)), aims=("user", "defender", "anyone"), zone="combat"),
    "modify_enemy_attack": BoxVerb(
        OnEnemy, "n", AmountType(-99), aims=ENEMY_AIM, zone="combat", more={"not_boss": BoolType()}
    ),
    "skip_attack": BoxVerb(OnEnemy, "n", AmountType(1), zone="combat", who=False, more={"defence": SMALL}),
    "return_miss": BoxVerb(Marked, "n", AmountType(1), zone="combat", more={"dark": BoolType()}),
    "poison": BoxVerb(Marked, "n", AmountType(1), zone="combat", more={"each": BoolType()}),
    "gain_health": BoxVerb(s.Count, "n", AmountType(), more={"who": AnyWho()}),
    **{name: count_verb(1, zone="combat") for name in ("pilfer", "arrange", "sink_feat")},
    **{name: act_verb(zone="combat") for name in ("hide", "backlash_after")},
    **{name: act_verb() for name in ("darken", "carrion_sky", "stray_pack")},
    "buy_rune": Verb(s.Rune, "kinds", ListType(EnumType(v.RUNES), alone=True, fewest=2, most=2)),
}
# Cards of the box do not change during play, so their steps are named by position only.
WORDS: dict[str, Verb] = {name: replace(verb, branching=False) for name, verb in {**LEADING, **CHANGING, **BOX}.items()}


def block_of(file: str, name: str, steps: list[Any], who: str) -> s.Block:
    """Parse steps of a data file as the book does; an error is a Fault that names the file."""
    reading = FileContext(file, "", verbs=WORDS)
    block = STEPS.read(node_of(steps), ParseContext(reading, name, name, who=Who(who), zone="would"))
    if reading.findings:
        found = reading.findings[0]
        raise Fault("toml-refused", file=file, reason=f"{name}: {found.key} {found.args}")
    return block


def node_of(value: Any) -> Node:
    """Convert a value of a data file to a node of a page."""
    if isinstance(value, list):
        return SequenceNode(tuple(node_of(one) for one in value), 0)
    if isinstance(value, dict):
        return MappingNode(tuple((ScalarNode(key, 0), node_of(one)) for key, one in value.items()), 0)
    return ScalarNode(str(value).lower() if isinstance(value, bool) else str(value), 0)
