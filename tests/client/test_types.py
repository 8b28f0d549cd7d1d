"""The types of the browser code name what the server sends, no more and no less: `tsc` believes them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import meadhall
from golden import golden
from meadhall.server.api import shapes

TYPES = Path(meadhall.__file__).parent / "client/types"
# Where a kind of thing is found in a view.
WITHIN = {
    "norsaga": {"Player": "players"},
    "fire_and_axe": {"Player": "players"},
    "yggdrasil": {"God": "gods", "World": "worlds", "Enemy": "enemies"},
    "trudvang": {"Hero": "heroes", "Group": "groups", "Poi": "pois"},
}


@cache
def declared(file: str, name: str) -> dict[str, bool]:
    """The fields of an interface, and whether each must be there."""
    text = (TYPES / f"{file}.d.ts").read_text(encoding="utf-8")
    found = re.search(rf"^( *)interface {name}(?: extends ([\w, ]+))? {{\n(.*?)^\1}}", text, re.M | re.S)
    assert found is not None, f"{file}: {name}"
    indent, parents, body = found.groups()
    fields = {field: not mark for field, mark in re.findall(rf"^{indent}  (\w+)(\??):", body, re.M)}
    for parent in (parents or "").split(", "):
        if parent:
            fields = {**declared("wire", parent), **fields}
    return fields


@cache
def views(game: str) -> list[dict[str, Any]]:
    """Some of a golden game, through a player's eyes and through nobody's."""
    record = next(iter(golden(game).values()))
    state, found = record.first(), []
    for number in range(len(record.answers)):
        if number % 20 == 0:
            found += [record.game.view(state, eyes) for eyes in (0, None)]
        record.replay_one(state, number)
    return [*found, record.game.view(state, 0)]


def compare(fields: dict[str, bool], thing: dict[str, Any]) -> None:
    assert set(thing) <= set(fields)
    assert {field for field, needed in fields.items() if needed} <= set(thing)


@pytest.mark.parametrize("game", WITHIN)
def test_a_view_is_what_the_types_say(game: str) -> None:
    for view in views(game):
        compare(declared(game, "View"), view)
    for name, key in WITHIN[game].items():
        things = [thing for view in views(game) for thing in view[key]]
        assert things
        for thing in things:
            if thing.get("hero", thing) is not None:  # a dashboard nobody has chosen a Hero for is empty
                compare(declared(game, name), thing)


@pytest.mark.parametrize(
    "name",
    [
        "Bookmark",
        "CampaignShape",
        "Detail",
        "GameShape",
        "Invitation",
        "Me",
        "OptionShape",
        "SeatShape",
        "Summary",
        "TableMessage",
    ],
)
def test_what_the_api_sends_is_what_the_types_say(name: str) -> None:
    assert set(declared("wire", name)) == {field.name for field in msgspec.structs.fields(getattr(shapes, name))}
