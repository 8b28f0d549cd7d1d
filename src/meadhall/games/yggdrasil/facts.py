"""Yggdrasil Chronicles as a row of numbers: gods, worlds, enemies, the wheel, and the public knowledge of the piles."""

from __future__ import annotations

from typing import Any

from meadhall.games.observation_row import Row
from meadhall.games.yggdrasil.cards import (
    ARTIFACT_IDS,
    CREATURES,
    ENEMIES,
    FACES,
    FOES,
    GODS,
    JOTNAR,
    PLACES,
    STRENGTHS,
    WORLDS,
)

CARDS = [f"{god}.{enemy}" for god in GODS for enemy in ENEMIES]
ROUNDS, LIFE, PAGES = 200, 9, 12


def facts(row: Row, view: dict[str, Any]) -> None:
    you, players = view["you"], view["players"]
    count = len(players)
    for after in range(5):
        seat = (you + after) % count
        write_god(row, str(after), view["gods"][seat] if after < count else {})
        write_pile(row, f"{after}.pile", view["piles"][seat] if after < count else {})
        row.choice(
            f"{after}.order", view["order"].index(seat) if after < count and seat in view["order"] else None, range(5)
        )
    row.number("round", view["round"], ROUNDS)
    row.choice("active", (view["active"] - you) % count, range(5))
    for world in view["worlds"]:
        name = world["world"]
        row.choice(f"{name}.above", world["above"], WORLDS)
        row.number(f"{name}.devastated", world["devastated"], 1)
        row.number(f"{name}.healed", world["healed"], 1)
        row.choice(f"{name}.besieged", world["besieged"], JOTNAR)
        row.bag(f"{name}.strength", world["strengths"], STRENGTHS)
        row.number(f"{name}.closed", world["closed"] is not None, 1)
    foes = {one["enemy"]: one for one in view["enemies"]}
    for enemy in ENEMIES[:-1]:
        one = foes.get(enemy, {})
        row.choice(f"{enemy}.place", one.get("place"), PLACES)
        row.number(f"{enemy}.power", one.get("power"), 12)
        row.number(f"{enemy}.supported", one.get("supported"), 1)
    write_supplies(row, view)
    write_page(row, view["saga"] or {})


def write_god(row: Row, name: str, one: dict[str, Any]) -> None:
    row.choice(f"{name}.god", one.get("god"), GODS)
    row.choice(f"{name}.world", one.get("world"), WORLDS)
    for fact, most in (("life", LIFE), ("most", LIFE), ("elves", 9), ("dice", 9)):
        row.number(f"{name}.{fact}", one.get(fact), most)
    row.bag(f"{name}.artifact", one.get("artifacts", ()), ARTIFACT_IDS)
    for kind in ("god", "vanir"):
        row.bag(f"{name}.{kind}", (one.get("symbols") or {}).get(kind, ""), FACES)


def write_pile(row: Row, name: str, one: dict[str, Any]) -> None:
    row.number(name, one.get("size"), 6)
    known = one.get("known", [])
    for at in range(6):
        row.choice(f"{name}.{at}", known[at] if at < len(known) else None, CARDS)


def write_supplies(row: Row, view: dict[str, Any]) -> None:
    """Write what lies beside the tree."""
    row.bag("wheel.open", view["wheel"]["open"], CARDS)
    row.bag("wheel.down", view["wheel"]["down"].values(), CARDS)
    row.number("wheel.hidden", list(view["wheel"]["down"].values()).count("?"), 5)
    row.number("island", view["island"]["at"], 5)
    row.number("nidhogg", view["nidhogg"]["at"], 16)
    row.number("nidhogg.tree", view["nidhogg"]["tree"], 16)
    for name in ("giants", "anonymous"):
        row.number(f"{name}.ladder", view[name]["ladder"], 16)
        row.number(f"{name}.reserve", view[name]["reserve"], 16)
    row.number("heroes.valhalla", view["heroes"]["valhalla"], 16)
    for name in ("elves", "dice", "supply", "wall"):
        row.number(name, view[name], 20)
    row.number("jotnar.pawns", view["jotnar"]["pawns"], 9)
    row.bag("jotnar.active", [one["jotun"] for one in view["jotnar"]["active"]], JOTNAR)
    row.bag("jotnar.out", view["jotnar"]["out"], JOTNAR)
    for level, stack in enumerate(view["artifacts"]):
        row.choice(f"artifacts.{level}", stack["top"], ARTIFACT_IDS)
        row.number(f"artifacts.{level}.left", stack["left"], 6)
    row.bag("creatures.out", view["creatures"]["out"], CREATURES)
    row.bag("creatures.drawn", view["creatures"]["drawn"], CREATURES)
    throw = view["throw"] or {}
    row.number("throw.left", throw.get("left"), 9)
    row.choice("throw.foe", throw.get("foe"), FOES)
    row.number("throw.elves", throw.get("elves"), 9)
    row.bag("throw.dice", [str(die)[-1:] for die in throw.get("dice", ())], FACES, 9)


def write_page(row: Row, saga: dict[str, Any]) -> None:
    """Write the numbers of a page of the Book of Sagas."""
    row.number("page", saga.get("page"), PAGES)
    goal = saga.get("goal", [])
    for at in range(4):
        row.number(f"goal.{at}", goal[at] if at < len(goal) else 0, 20)
    for at, count in enumerate((saga.get("hidden", []) + [0] * 4)[:4]):
        row.number(f"hidden.{at}", count, 20)
