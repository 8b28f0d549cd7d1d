"""The cards of every campaign, in the same form as the cards of a book: starting Locations, Phases, Items, Enemies,
Darkness.
"""

from __future__ import annotations

from typing import Final

from meadhall.book.model.conditions import Cost
from meadhall.book.model.story import Card, Effect, Foes
from meadhall.games.trudvang.card_grammar import block_of
from meadhall.games.trudvang.data import COMPONENTS, CardData
from meadhall.games.trudvang.data_combat import COMBAT, EnemyCard

ONCE: Final = {"location": "explore", "item": "combat"}
DEFAULT_WHO: Final = {"start": "all"}


def card_of(data: CardData) -> Card:
    effects: tuple[Effect, ...] = ()
    if data.at:
        who = DEFAULT_WHO.get(data.at, "user")
        cost = Cost(cp=data.cp) if data.cp else None
        do = block_of("cards.toml", f"{data.id}.do", data.do, who)
        effects = (Effect(f"{data.id}.1", 0, data.at, None, cost, ONCE.get(data.kind, ""), False, do),)
    return Card(
        data.id,
        0,
        data.kind,
        "",
        "",
        0,
        effects,
        region=data.region,
        city=data.city,
        hero_class=data.hero_class,
        sleeve=data.sleeve,
    )


def enemy_of(data: EnemyCard) -> Card:
    ability1 = block_of("enemies.toml", f"{data.id}.ability1", data.ability1, "defender")
    ability2 = block_of("enemies.toml", f"{data.id}.ability2", data.ability2, "defender")
    foes = Foes(
        "regular",
        data.figure,
        1,
        False,
        data.health,
        data.attack,
        data.defence,
        ability1,
        ability2,
        data.event_active,
        data.tier,
    )
    return Card(data.id, 0, "enemy", "", "", 0, foes=foes)


BUILT_IN: Final = [*(card_of(card) for card in COMPONENTS.cards), *(enemy_of(card) for card in COMBAT.enemies)]
EVENTS: Final = [block_of("events.toml", f"event.{event.id}", event.do, "party") for event in COMPONENTS.events]
BLOCKS: Final = [*COMBAT.blocks, *EVENTS]
