"""The open page of a saga of Yggdrasil Chronicles, told in lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meadhall.terminal.yggdrasil.teller import Teller


def told_page(teller: Teller) -> list[str]:
    """Its title, its goal, what holds, Nidhogg's way, what it counts and where its markers lie, and its actions."""
    saga = teller.view["saga"]
    if saga is None:
        return []
    said, called, labelled = teller.speech, teller.called, teller.speech.labelled
    key = f"page-{saga['saga']}-{saga['page']}"
    counted = [labelled(called("tally", name), str(count)) for name, count in saga["tally"].items()]
    marked = [labelled(called("world", world), called("token", token)) for world, token in saga["marks"].items()]
    actions = [labelled(called("errand", name), said(f"errand-{name}.effect")) for name in saga["actions"]]
    lines = [
        labelled(said("saga-page", page=saga["page"], pages=saga["pages"]), said(key)), said(f"{key}.tale"),
        labelled(said("saga-goal"), said(f"{key}.goal")), labelled(said("saga-holds"), said(f"{key}.holds")),
        labelled(said("saga-track"), " ".join(saga["track"])), ", ".join([*counted, *marked]),
        labelled(said("saga-actions"), " ".join(actions)) if actions else "",
    ]
    return [line for line in lines if line]


def figures_at(teller: Teller, world: str) -> list[str]:
    """Campaign opponents in a world, with their power."""
    saga = teller.view["saga"] or {"figures": []}
    return [teller.say("enemy-power", enemy=teller.called("figure", one["figure"]), power=one["power"])
            for one in saga["figures"] if one["place"] == world]
