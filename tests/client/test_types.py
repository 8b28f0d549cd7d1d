"""The types of the browser code name what the server sends, no more and no less: `tsc` believes them. Those of messages
and calls are generated from the Structs; those of views, generated or by hand, are compared with golden games."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from msgspec import UNSET, Meta, Struct, UnsetType, defstruct, field

import meadhall
from golden import golden
from wire_types import ROOT, Schema, render_files, render_view_types

TYPES = Path(meadhall.__file__).parent / "client/types"
GAMES = Path(meadhall.__file__).parent / "games"
generated = cache(render_files)
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
    paths = [TYPES / "state.d.ts"] if file == "state" else sorted((GAMES / file / "client").glob("*.d.ts"))
    text = "".join(path.read_text(encoding="utf-8") for path in paths)
    found = re.search(rf"^( *)interface {name}(?: extends ([\w, ]+))? {{\n(.*?)^\1}}", text, re.M | re.S)
    assert found is not None, f"{file}: {name}"
    indent, parents, body = found.groups()
    fields = {field: not mark for field, mark in re.findall(rf"^{indent}  (\w+)(\??):", body, re.M)}
    for parent in (parents or "").split(", "):
        if parent:
            fields = {**declared("state", parent), **fields}
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
    "path", [TYPES / "wire.d.ts", ROOT / "docs/openapi.json", ROOT / "docs/wire.md", *render_view_types()], ids=str
)
def test_what_is_generated_is_up_to_date(path: Path) -> None:
    """Otherwise: `make types`."""
    assert generated()[path] == path.read_text(encoding="utf-8")


class Part(Struct):
    """A part."""

    id: Annotated[int, Meta(description="its number")]
    name: str = "none"
    note: str | UnsetType = UNSET


class Whole(Struct, tag_field="type", tag="whole"):
    parts: list[Part | None]
    named: dict[str, int | str]
    from_: Literal["a", "b"] | None = field(name="from")


def test_a_struct_becomes_an_interface() -> None:
    """What is sent has all its fields but unset ones; what is received may lack those with a default."""
    sent, received = Schema([Whole], []), Schema([], [Whole])
    assert (
        "\n".join([*sent.interface("Part"), *sent.interface("Whole")])
        == """\
  /** A part. */
  interface Part {
    /** its number */
    id: number
    name: string
    note?: string
  }
  interface Whole {
    type: 'whole'
    parts: (Part | null)[]
    named: Record<string, number | string>
    from: 'a' | 'b' | null
  }"""
    )
    assert "    name?: string" in received.interface("Part")
    assert "| `note?` | `string` | |" in sent.table("Part")


def test_two_structs_of_one_name_are_refused() -> None:
    other = defstruct("Part", [("id", int)])
    with pytest.raises(SystemExit, match="Two Structs are called Part"):
        Schema([Part, other], [])
