"""`meadhall story regions`: list the regions of the map by id, with their borders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from meadhall.commands.cli.arguments import Speaker
from meadhall.commands.cli.output import Say

if TYPE_CHECKING:
    from meadhall.book.model.game_world import Region


def regions(*, say: Speaker) -> int:
    from meadhall.games.trudvang.books import world

    found = world().regions
    say.give({region: to_plain(one) for region, one in found.items()}, render_lines(found, say))
    return 0


def to_plain(one: Region) -> dict[str, Any]:
    return {"sea": one.sea, "sleeve": one.sleeve, "roads": list(one.roads), "shores": list(one.shores)}


def render_lines(found: dict[str, Region], say: Say) -> Iterator[str]:
    """`soj  land – by Ship: grim_sea, sea_of_mists`"""
    words = say.words()
    widest = max(map(len, found))
    for region, one in found.items():
        parts = [words("story-region-sea" if one.sea else "story-region-land")]
        if one.roads:
            parts.append(words("story-region-roads", regions=", ".join(one.roads)))
        if one.shores:
            parts.append(words("story-region-shores", regions=", ".join(one.shores)))
        yield f"{region:<{widest}}  {' – '.join(parts)}"
