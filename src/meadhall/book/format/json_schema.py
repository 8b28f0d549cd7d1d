"""The format as JSON Schema for editors, generated from the value types of the loader."""

from __future__ import annotations

from meadhall.book.format import vocabulary as v
from meadhall.book.format.adventure_types import ADVENTURE_FILE, CAMPAIGN_FILE, CARDS_FILE, TRANSLATION_FILE
from meadhall.book.format.condition_types import CONDITION
from meadhall.book.format.value_types import EnumType, IdType, NameType, Schema
from meadhall.book.format.verb_table import step_schema
from meadhall.book.model.game_world import World

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def build_schema(world: World) -> Schema:
    """Return one schema for all four kinds of file; a key that only one kind has tells them apart."""
    files = {"campaign": CAMPAIGN_FILE, "translation": TRANSLATION_FILE, "entries": ADVENTURE_FILE}
    chosen: Schema = CARDS_FILE.schema()
    for key, file in files.items():
        chosen = {"if": {"type": "object", "required": [key]}, "then": file.schema(), "else": chosen}
    return {"$schema": DIALECT, "title": "Book of Sagas", **chosen, "$defs": build_definitions(world)}


def build_definitions(world: World) -> dict[str, Schema]:
    """Return the targets of references: names of the game are enumerated, names of the author are free."""
    regions = tuple(world.regions)
    space = IdType(entry=False).schema()
    return {
        "condition": CONDITION.definition(),
        "step": step_schema(),
        "entry": IdType().schema(),
        "space": space,
        "poi": {"type": "string", "pattern": f"^[{v.LETTERS[0]}-{v.LETTERS[-1]}]$"},
        "quest": {"type": "integer", "minimum": 1, "maximum": v.QUESTS},
        "region": EnumType(regions).schema(),
        "sleeve": EnumType(tuple(name for name in regions if world.regions[name].sleeve)).schema(),
        "place": {"anyOf": [EnumType(("here", *regions)).schema(), space]},
        "toward": EnumType(("closest_hero", *regions)).schema(),
        "card": {"type": "string", "examples": list(world.cards)},
        **{name: NameType().schema() for name in ("flag", "tally", "question", "test", "adventure", "ending")},
    }
