"""The cards every campaign has, in the same form as the cards of a book: starting Locations, Phases, Items, Enemies, Darkness."""

from __future__ import annotations

from typing import Any, Final

from meadhall.book.conditions import Amount, Cost, Who
from meadhall.book.steps import Act, Block, Count, Damage, Foretell, May, MoveEnemies, OneOf, Rune, Status, Step, Test
from meadhall.book.story import Card, Effect, Foes
from meadhall.games.trudvang.data import COMPONENTS, CardData
from meadhall.games.trudvang.data_combat import COMBAT, EnemyCard

ONCE: Final = {"location": "explore", "item": "combat"}
DEFAULT_WHO: Final = {"start": "all"}


def block_of(name: str, steps: list[Any], who: str) -> Block:
    return Block(name, -1, tuple(step_of(f"{name}.{place}", step, who) for place, step in enumerate(steps, 1)))


def step_of(path: str, given: Any, usual: str) -> Step:
    """One step in the words of the Book of Sagas; `who` as it says, or as is usual in that place."""
    if isinstance(given, str):
        return Act(verb=given, path=path, line=0, who=Who(usual))
    verb, value = next((key, value) for key, value in given.items() if key != "who")
    who = Who(str(given.get("who", usual)))
    if verb == "test":
        return test_of(path, given, who)
    if verb == "may":
        return May(verb=verb, path=path, line=0, who=who, do=block_of(f"{path}.may", value, usual))
    if verb == "foretell":
        return Foretell(verb=verb, path=path, line=0, who=who, deck=value, n=Amount(1))
    if verb == "move_enemies":
        return MoveEnemies(verb=verb, path=path, line=0, who=who, only="", steps=1, toward=value)
    if value is True:
        return Act(verb=verb, path=path, line=0, who=who)
    if verb == "damage":
        return Damage(verb=verb, path=path, line=0, who=who, n=Amount(value), place="here", each=False)
    if isinstance(value, int):
        return Count(verb=verb, path=path, line=0, who=who, n=Amount(value))
    if isinstance(value, str):
        return Status(verb=verb, path=path, line=0, who=who, kind=value)
    if verb == "one_of":
        inner = "them" if who.kind in ("one", "party") else usual
        options = tuple(block_of(f"{path}.{place}", steps, inner) for place, steps in enumerate(value, 1))
        return OneOf(verb=verb, path=path, line=0, who=who, options=options)
    return Rune(verb=verb, path=path, line=0, who=who, kinds=tuple(value))


def test_of(path: str, given: dict[str, Any], who: Who) -> Step:
    """TL-EVENT-03, TL-EVENT-09. The test of an Event: every Hero must take it, and each has an outcome of its own."""
    return Test(verb="test", path=path, line=0, who=who, id=path, by="each", may=False, only=(), type=given["test"],
                difficulty=given["difficulty"], adjust=(), auto=(), outcome="each",
                success=block_of(f"{path}.success", given["success"], "them"),
                failure=block_of(f"{path}.failure", given["failure"], "them"), declined=Block(f"{path}.declined", -1))


def card_of(data: CardData) -> Card:
    effects: tuple[Effect, ...] = ()
    if data.at:
        who = DEFAULT_WHO.get(data.at, "user")
        cost = Cost(cp=data.cp) if data.cp else None
        do = block_of(f"{data.id}.do", data.do, who)
        effects = (Effect(f"{data.id}.1", 0, data.at, None, cost, ONCE.get(data.kind, ""), False, do),)
    return Card(data.id, 0, data.kind, "", "", 0, effects, region=data.region, city=data.city,
                hero_class=data.hero_class, sleeve=data.sleeve)


def enemy_of(data: EnemyCard) -> Card:
    ability1 = block_of(f"{data.id}.ability1", data.ability1, "defender")
    ability2 = block_of(f"{data.id}.ability2", data.ability2, "defender")
    foes = Foes("regular", data.figure, 1, False, data.health, data.attack, data.defence, ability1, ability2,
                data.event_active, data.tier)
    return Card(data.id, 0, "enemy", "", "", 0, foes=foes)


BUILT_IN: Final = [*(card_of(card) for card in COMPONENTS.cards), *(enemy_of(card) for card in COMBAT.enemies)]
EVENT_BLOCKS: Final = [block_of(f"event.{event.id}", event.do, "party") for event in COMPONENTS.events]
