"""Trudvang Legends as a row of numbers: heroes, the map, enemies and the combat. Texts of the book are not included."""

from __future__ import annotations

from typing import Any

from meadhall.games.observation_row import Row
from meadhall.games.trudvang.cards import EVENTS, HEROES, KINDS, LETTERS, REGIONS
from meadhall.games.trudvang.feats import FEATS
from meadhall.games.trudvang.saga import FIGURES
from meadhall.games.trudvang.status_tokens import STATUSES

PHASES = ("TRAVEL", "ENGAGE", "EXPLORE")
STEPS = ("planning", "tracks", "skills", "enemies", "attacks", "items", "over")
ROUNDS, GROUPS, UNITS, LAID, BLANK = 60, 6, 6, 8, 6


def facts(row: Row, view: dict[str, Any]) -> None:
    you, count = view["you"], len(view["players"])
    fighters = {one["seat"]: one for one in (view["fight"] or {}).get("heroes", ())}
    for after in range(4):
        seat = (you + after) % count
        hero(row, str(after), view["heroes"][seat] if after < count else {})
        fighter(row, f"{after}.fight", fighters.get(seat, {}) if after < count else {})
    row.number("round", view["round"], ROUNDS)
    row.choice("leader", (view["leader"] - you) % count if view["leader"] >= 0 else None, range(4))
    row.choice("phase", view["phase"], PHASES)
    for at, ship in enumerate(view["map"]["ships"]):
        row.choice(f"ship.{at}", ship, REGIONS)
    threat = [one["place"] for one in view["map"]["threat"] for _ in range(one["units"])]
    row.bag("threat", threat, REGIONS, 3)
    pois = {one["poi"]: one for one in view["pois"]}
    for letter in LETTERS:
        row.number(f"poi.{letter}", letter in pois, 1)
        row.choice(f"poi.{letter}.place", pois.get(letter, {}).get("place"), REGIONS)
    for at in range(GROUPS):
        group(row, f"group.{at}", view["groups"][at] if at < len(view["groups"]) else {})
    row.choice("step", (view["fight"] or {}).get("step"), STEPS)
    row.counts("pool", view["pool"], KINDS, 32)
    row.bag("events.out", view["decks"]["events"]["out"], EVENTS)
    row.number("attacks", len(view["decks"]["attacks"]["bag"]), 20)
    for at, tokens in enumerate((sorted(view["sleeves"]["tokens"].values()) + [0] * BLANK)[:BLANK]):
        row.number(f"tokens.{at}", tokens, 16)


def hero(row: Row, name: str, one: dict[str, Any]) -> None:
    row.choice(f"{name}.hero", one.get("hero"), HEROES)
    row.choice(f"{name}.at", one.get("at"), REGIONS)
    for fact, most in (("hp", 16), ("most", 16), ("cp", 12), ("xp", 6), ("exhausted", 1), ("down", 1)):
        row.number(f"{name}.{fact}", one.get(fact), most)
    row.number(f"{name}.aboard", one.get("ship", -1) + 1, 2)
    row.counts(f"{name}.bag", one.get("bag", {}), KINDS, 16)
    row.counts(f"{name}.drawn", one.get("drawn", {}), KINDS, 16)
    row.bag(f"{name}.status", one.get("status", ()), STATUSES, 3)
    for fact in ("items", "companions", "titles"):
        row.number(f"{name}.{fact}", len(one.get(fact, ())), 9)


def fighter(row: Row, name: str, one: dict[str, Any]) -> None:
    """Write a hero in combat: the laid-out feats, and their filled slots."""
    laid = one.get("feats", [])
    for at in range(LAID):
        feat = laid[at] if at < len(laid) else {}
        slots = [slot["rune"] for slot in feat.get("slots", ())]
        row.choice(f"{name}.{at}", feat.get("feat"), FEATS)
        row.number(f"{name}.{at}.slots", len(slots), 9)
        row.number(f"{name}.{at}.filled", len(slots) - slots.count(None), 9)
        row.number(f"{name}.{at}.active", feat.get("active"), 1)
        row.number(f"{name}.{at}.used", feat.get("used"), 9)
    row.bag(f"{name}.miss", one.get("miss", ()), KINDS, 9)
    for fact, most in (("draws", 9), ("stopped", 1), ("attack", 9), ("defence", 9), ("block", 20)):
        row.number(f"{name}.{fact}", one.get(fact), most)


def group(row: Row, name: str, one: dict[str, Any]) -> None:
    row.choice(f"{name}.figure", one.get("figure"), [*FIGURES, "npc"])
    row.choice(f"{name}.place", one.get("place"), REGIONS)
    row.number(f"{name}.boss", one.get("boss"), 1)
    units = one.get("units", [])
    for at in range(UNITS):
        unit = units[at] if at < len(units) else {}
        for fact, most in (("damage", 30), ("health", 30), ("attack", 12), ("defence", 12), ("threat", 1)):
            row.number(f"{name}.{at}.{fact}", unit.get(fact), most)
