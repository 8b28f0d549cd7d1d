"""Marks on pieces and parts of the table in the page, so that lessons and hints can highlight them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meadhall.games.trudvang.edge.component_facts import build_component_facts


def marks(view: dict[str, Any]) -> Iterator[str]:
    """Return every mark that this seat sees on its table: the map, an Adventure Map in its place, or a combat over
    both.
    """
    yield "part:bag"
    if view["sleeves"]["phases"]:
        yield "part:phases"
    if view["adventure"]:
        yield "part:story"
    stories = [*view["sleeves"]["stories"], *view["sleeves"]["beside"]]
    yield from (f"card:{card}" for card in stories if view["cards"].get(card, {"kind": "rule"})["kind"] != "rule")
    question = view["question"] or {}
    if question.get("feats") or question.get("faces"):  # Feats or Heroes to choose from lie where the map was
        yield from (f"card:{one['feat']}" for one in question.get("feats", []))
    elif view["fight"]:
        yield from combat(view)
    elif view["space"]:
        yield from (f"space:{one['id']}" for one in view["space"]["spaces"])
    else:
        yield from (f"region:{region}" for region in build_component_facts()["borders"])


def combat(view: dict[str, Any]) -> Iterator[str]:
    yield "part:misses"
    for group in view["groups"]:
        if group["place"] == view["fight"]["place"]:
            yield from (f"unit:{group['group']}.{place}" for place, _ in enumerate(group["units"], 1))
    for fighter in view["fight"]["heroes"]:
        for feat in fighter["feats"]:
            yield f"card:{feat['feat']}"
            yield from (f"slot:{feat['feat']}.{number}" for number, _ in enumerate(feat["slots"], 1))
