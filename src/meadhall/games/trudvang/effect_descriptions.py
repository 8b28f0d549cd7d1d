"""Steps and effects as plain data, to describe in any language what a card does and what each side of an OR means."""

from __future__ import annotations

from typing import Any

from meadhall.book.model.conditions import Amount, Condition, Cost, Fact, Who
from meadhall.book.model.steps import Block, Damage, If, Step, Test, branches
from meadhall.book.model.story import Effect, Foes
from meadhall.games.trudvang.saga import Saga

NAMES = ("card", "place", "poi", "entry", "word", "kind", "deck", "flag", "toward", "only", "type", "against")


def describe_step(step: Step) -> dict[str, Any]:
    """Return the verb of a step, its target, and its arguments: a number, kinds, a card, a place."""
    told: dict[str, Any] = {"verb": step.verb, "who": describe_who(step.who)}
    n = getattr(step, "n", None)
    if n is not None:
        told["n"] = describe_amount(n)
    for name in NAMES:
        value = getattr(step, name, "")
        if value:
            told[name] = value
    if getattr(step, "kinds", ()):
        told["kinds"] = list(getattr(step, "kinds", ()))
    if getattr(step, "times", 1) != 1:
        told["times"] = getattr(step, "times", 1)
    if isinstance(step, Damage) and step.each:
        told["each"] = True
    if isinstance(step, Test):
        told["difficulty"] = step.difficulty
    if isinstance(step, If):
        told["if"] = describe_condition(step.condition)
    inner = [describe_block(block) for block in branches(step)]
    return {**told, "blocks": inner} if any(inner) else told


def describe_who(who: Who) -> str:
    return who.kind if not who.name else f"{who.kind}:{who.name}"


def describe_amount(n: Amount | int) -> int | str:
    if isinstance(n, int):
        return n
    return n.number if n.plain else n.name


def describe_block(block: Block) -> list[dict[str, Any]]:
    return [describe_step(step) for step in block.steps]


def describe_condition(condition: Condition) -> dict[str, Any]:
    """Return a condition on public state: tokens on a card, a Class in the party. For any other, return only that there
    is one.
    """
    if not isinstance(condition, Fact) or condition.key not in ("token", "class"):
        return {"key": "other"}
    if condition.key == "class":
        return {"key": "class", "class": condition.subject}
    return {"key": "token", "card": condition.subject, "least": condition.at_least or 0, "most": condition.at_most or 0}


def describe_cost(cost: Cost) -> dict[str, Any]:
    given = {
        "cp": cost.cp,
        "health": cost.health,
        "exhaust": cost.exhaust,
        "discard": cost.discard,
        "token": cost.token,
        "tokens": cost.tokens,
        "rune": cost.rune,
        "give_up": cost.give_up,
    }
    return {name: value for name, value in given.items() if value}


def add_names(told: Any, saga: Saga) -> Any:
    """Add the name of each card of the book: readers do not know its id."""
    if isinstance(told, list):
        return [add_names(one, saga) for one in told]
    if not isinstance(told, dict):
        return told
    named = {key: add_names(value, saga) for key, value in told.items()}
    return {**named, **saga.card_name(told["card"])} if isinstance(told.get("card"), str) else named


def describe_effect(effect: Effect) -> dict[str, Any]:
    """TL-CP-03. Return the window, condition, price, limit and steps of an effect."""
    told: dict[str, Any] = {"at": effect.at, "do": describe_block(effect.do)}
    if effect.condition is not None:
        told["if"] = describe_condition(effect.condition)
    if effect.cost is not None:
        told["cost"] = describe_cost(effect.cost)
    if effect.once_per:
        told["once"] = effect.once_per
    if effect.mandatory:
        told["mandatory"] = True
    return told


def describe_foes(foes: Foes) -> dict[str, Any]:
    """TL-ENEMY-01, TL-ENEMY-03, TL-ENEMY-07, TL-BOSS-01. Return the Enemies of an Enemy card or an opened window;
    abilities by their number.
    """
    abilities = {
        str(number): describe_block(block) for number, block in ((1, foes.ability1), (2, foes.ability2)) if block
    }
    return {
        "type": foes.kind,
        "tier": foes.tier,
        "health": foes.health,
        "attack": foes.attack,
        "defence": foes.defence,
        "boss": foes.boss,
        "active": foes.event_active,
        "abilities": abilities,
    }
