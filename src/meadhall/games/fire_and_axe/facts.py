"""Fire & Axe: ships and holds, ports and towns, sagas and runes."""

from __future__ import annotations

from typing import Any

from meadhall.games.fire_and_axe.cards import PIECES, RUNES, SAGAS
from meadhall.games.fire_and_axe.chart import PORT_IDS, SPACES
from meadhall.games.observation_row import Row

SHIPS = ["winter", *SPACES]
GOODS = PIECES[:3]
ROUNDS, POINTS, CREW = 100, 120, 15


def facts(row: Row, view: dict[str, Any]) -> None:
    you, players = view["you"], view["players"]
    count = len(players)
    for after in range(5):
        write_captain(row, str(after), players[(you + after) % count] if after < count else {})
    row.bag("rune", players[you]["runes"] or (), RUNES, 3)
    row.number("round", view["round"], ROUNDS)
    row.choice("active", (view["active"] - you) % count, range(5))
    row.number("era", view["era"], 3)
    row.counts("days", view["days"], ("prep", "sail", "limit"), 14)
    row.number("wind", view["wind"]["turns"], 7)
    row.number("owed", view["owed"], 9)
    row.bag("skulls", view["skulls"], PIECES, 5)
    row.counts("stock", view["stock"], GOODS, 11)
    row.choice("demand", view["demand"], GOODS)
    for port in PORT_IDS:
        settler, raid = view["settled"].get(port), view["raided"].get(port)
        row.choice(f"{port}.good", view["goods"].get(port), GOODS)
        row.number(f"{port}.worth", view["worth"].get(port), 9)
        row.choice(f"{port}.settled", None if settler is None else (settler - you) % count, range(5))
        row.choice(f"{port}.raided", None if raid is None else (raid["seat"] - you) % count, range(5))
        row.number(f"{port}.treasure", raid and raid["treasure"], 12)
    row.bag("tried", view["tried"], PORT_IDS)
    row.bag("towns", view["towns"], PORT_IDS)
    row.bag("sagas", view["sagas"]["open"], SAGAS)
    row.bag("sagas.past", view["sagas"]["discarded"], SAGAS)
    row.number("sagas.left", view["sagas"]["left"], 18)
    row.number("runes.deck", view["runes"]["deck"], 33)
    row.counts("runes.unseen", view["runes"]["unseen"], RUNES, 3)
    row.bag("runes.table", view["runes"]["table"], RUNES, 3)
    write_attack(row, view["attack"] or {})


def write_captain(row: Row, name: str, one: dict[str, Any]) -> None:
    """Describe one player; an empty seat gives an empty player."""
    row.choice(f"{name}.ship", one.get("ship"), SHIPS)
    row.number(f"{name}.here", bool(one), 1)
    row.number(f"{name}.out", one.get("sits_out"), 1)
    for fact, most in (("crew", 7), ("supply", CREW), ("vp", POINTS), ("settlements", CREW), ("rune_count", 9)):
        row.number(f"{name}.{fact}", one.get(fact), most)
    row.counts(f"{name}.cargo", one.get("cargo", {}), GOODS, 7)
    row.number(f"{name}.final", one["final"]["total"] if one else 0, 2 * POINTS)
    row.bag(f"{name}.sagas", one.get("sagas", ()), SAGAS)


def write_attack(row: Row, found: dict[str, Any]) -> None:
    row.choice("attack", found.get("task"), ("raid", "settle"))
    for fact, most in (("value", 9), ("might", 9), ("walls", 9), ("shield", 1)):
        row.number(f"attack.{fact}", found.get(fact), most)
    row.bag("attack.dice", found.get("dice", ()), range(1, 7), 3)
