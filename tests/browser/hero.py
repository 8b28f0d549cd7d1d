"""Sensible answers for Trudvang Legends, so that an adventure ends: go to the story, fight, read on."""

from __future__ import annotations

from typing import Any

from meadhall.games.trudvang.cards import REGION_OF, REGIONS, ROADS

CALM = ("done", "pass", "stand", "no", "none", "keep", "decline", "enough", "nobody")
DARING = 2  # so many misses are enough


def hero(table: dict[str, Any]) -> str:
    """Return the answer to the question of a `table` message."""
    options: list[str] = [option["answer"] for option in table["decision"]["options"]]
    view, ask = table["view"], table["decision"]["ask"]
    me = view["heroes"][view["you"]]
    if ask == "hero.travel":
        return travel(options, view, me["at"])
    if ask == "planning.draw":
        mine = next(one for one in view["fight"]["heroes"] if one["seat"] == me["seat"])
        return "draw" if len(mine["miss"]) < DARING else "stop"
    if ask == "test.answer" and view["question"]["count"] < view["question"]["difficulty"]:
        return next((text for text in options if text.startswith("exhaust")), "stand")
    for verb in ("poi", "place", "play", "hit", "defend"):
        found = [text for text in options if text.startswith(f"{verb} ")]
        if found:
            return found[0]
    return next((text for text in CALM if text in options), options[0])


def travel(options: list[str], view: dict[str, Any], here: str) -> str:
    """Take one step towards the nearest point of interest; stay if one is here."""
    goals = [poi["place"] for poi in view["pois"] if poi["place"] in REGION_OF]
    if here in goals or not goals:
        return "stay"
    steps = [text for text in options if text.startswith("travel ")]
    return min(steps, key=lambda text: min(far(text.split()[1], goal) for goal in goals), default="stay")


def far(start: str, goal: str) -> int:
    """Return the distance in borders by land."""
    edge, seen, steps = {REGION_OF[start]}, {REGION_OF[start]}, 0
    while REGION_OF[goal] not in seen and edge:
        edge = {int(there) for here in edge for there in ROADS[here]} - seen
        seen |= edge
        steps += 1
    return steps if REGION_OF[goal] in seen else len(REGIONS)
