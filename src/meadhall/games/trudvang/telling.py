"""Steps and effects as plain values that can be said in any language: what a card does, what either side of an OR means."""

from __future__ import annotations

from typing import Any

from meadhall.book.conditions import Amount, Cost, Who
from meadhall.book.steps import Block, Step, Test, branches
from meadhall.book.story import Effect

NAMES = ("card", "place", "poi", "entry", "word", "kind", "deck", "flag", "toward", "only", "type")


def step_plain(step: Step) -> dict[str, Any]:
    """Its verb, whom it is about, and what it names: a number, kinds, a card, a place."""
    told: dict[str, Any] = {"verb": step.verb, "who": who_plain(step.who)}
    n = getattr(step, "n", None)
    if n is not None:
        told["n"] = amount_plain(n)
    for name in NAMES:
        value = getattr(step, name, "")
        if value:
            told[name] = value
    if getattr(step, "kinds", ()):
        told["kinds"] = list(getattr(step, "kinds", ()))
    if getattr(step, "times", 1) != 1:
        told["times"] = getattr(step, "times", 1)
    if isinstance(step, Test):
        told["difficulty"] = step.difficulty
    inner = [block_plain(block) for block in branches(step)]
    return {**told, "blocks": inner} if any(inner) else told


def who_plain(who: Who) -> str:
    return who.kind if not who.name else f"{who.kind}:{who.name}"


def amount_plain(n: Amount | int) -> int | str:
    if isinstance(n, int):
        return n
    return n.number if n.plain else n.name


def block_plain(block: Block) -> list[dict[str, Any]]:
    return [step_plain(step) for step in block.steps]


def cost_plain(cost: Cost) -> dict[str, Any]:
    given = {"cp": cost.cp, "health": cost.health, "exhaust": cost.exhaust, "discard": cost.discard,
             "token": cost.token, "tokens": cost.tokens, "rune": cost.rune, "give_up": cost.give_up}
    return {name: value for name, value in given.items() if value}


def effect_plain(effect: Effect) -> dict[str, Any]:
    """TL-CP-03. Its window, price, limit and steps."""
    told: dict[str, Any] = {"at": effect.at, "do": block_plain(effect.do)}
    if effect.cost is not None:
        told["cost"] = cost_plain(effect.cost)
    if effect.once_per:
        told["once"] = effect.once_per
    if effect.mandatory:
        told["mandatory"] = True
    return told
