"""Value types of an Adventure file (head, entries, Points of Interest, Adventure Map) and of a campaign file."""

from __future__ import annotations

from dataclasses import dataclass, replace

from meadhall.book.format import vocabulary as v
from meadhall.book.format.card_types import CARDS, FOES
from meadhall.book.format.condition_types import CONDITION
from meadhall.book.format.parse_context import ParseContext
from meadhall.book.format.text_variants import STEADY, VARIED
from meadhall.book.format.value_types import (
    BoolType,
    EnumType,
    Field,
    IdType,
    IntType,
    KeyedMapType,
    ListType,
    NameType,
    ParseError,
    RecordType,
    ReferenceType,
    Schema,
    TextType,
    ValueType,
)
from meadhall.book.format.verb import STEPS
from meadhall.book.format.yaml_nodes import MappingNode, Node, ScalarNode
from meadhall.book.model.conditions import Who
from meadhall.book.model.finding import Finding
from meadhall.book.model.story import Door, Entry, Map, Poi, Space, Timed


class VersionType(IntType):
    """The format version; only 1 exists."""

    def read(self, node: Node, spot: ParseContext) -> int:
        text = node.text if isinstance(node, ScalarNode) else ""
        if text.isdigit() and text != "1":
            raise ParseError(Finding("E01", spot.file, node.line, "version", {"word": text}, "1"))
        return IntType.read(self, node, spot)


VERSION = Field(VersionType(1, 1), required=True)
NOTE = Field(TextType())

HEAD = RecordType(
    {
        "id": Field(NameType(), required=True),
        "title": Field(STEADY, required=True),
        "blurb": Field(STEADY, default=""),
        "kind": Field(EnumType(("main", "side")), default="main"),
        "first": Field(BoolType(), default=False),
        "gives_xp": Field(BoolType()),
        "needs": Field(CONDITION),
        "enemy_tier": Field(IntType(1, 4), default=0),
        "page": Field(IntType()),
        "note": NOTE,
    }
)


@dataclass(frozen=True)
class EntryType(ValueType):
    expected = "map"
    fields = RecordType(
        {
            "text": Field(VARIED, required=True),
            "do": Field(STEPS),
            "campaign_end": Field(ReferenceType("ending"), default=""),
            "once": Field(BoolType(), default=False),
            "note": NOTE,
        }
    )

    def read(self, node: Node, spot: ParseContext) -> Entry:
        values = self.fields.values(node, spot.with_default_who(Who("all")) if spot.id == "intro" else spot)
        values.pop("note")
        values["do"] = values["do"] or spot.under("do").block(())
        spot.add_text("text", values["text"])
        return Entry(spot.id, spot.line, **values)

    def schema(self) -> Schema:
        return self.fields.schema()


@dataclass(frozen=True)
class PoiType(ValueType):
    """`region` or, on an Adventure Map, `space`."""

    expected = "map"
    fields = RecordType(
        {
            "colour": Field(EnumType(("green", "red")), required=True),
            "name": Field(STEADY, required=True),
            "text": Field(STEADY, default=""),
            "region": Field(ReferenceType("region"), default=""),
            "space": Field(ReferenceType("space"), default=""),
            "read": Field(ReferenceType("entry"), required=True),
            "keep": Field(BoolType(), default=False),
            "foes": Field(FOES),
            "note": NOTE,
        }
    )

    def read(self, node: Node, spot: ParseContext) -> Poi:
        values = self.fields.values(node, spot)
        red = values["colour"] == "red"
        if values["region"] and values["space"]:
            raise ParseError(Finding("E01", spot.file, node.line, "region-or-space", {"poi": spot.id}))
        if not red and not values["region"] and not values["space"]:
            raise ParseError(Finding("E01", spot.file, spot.line, "poi-place", {"poi": spot.id}))
        for key in ("name", "text"):
            if values[key]:
                spot.add_text(key, values[key])
        return Poi(
            spot.id,
            spot.line,
            red,
            values["name"],
            values["text"],
            values["read"],
            values["region"] or values["space"],
            bool(values["space"]),
            values["keep"],
            values["foes"],
        )

    def schema(self) -> Schema:
        return self.fields.schema()


@dataclass(frozen=True)
class DoorType(ValueType):
    fields = RecordType(
        {"to": Field(ReferenceType("space"), required=True), "if": Field(CONDITION, attribute="condition")}, Door
    )

    def read(self, node: Node, spot: ParseContext) -> Door:
        if isinstance(node, MappingNode):
            return self.fields.read(node, spot)  # type: ignore[no-any-return]
        return Door(ReferenceType("space").read(node, spot))

    def schema(self) -> Schema:
        return {"anyOf": [ReferenceType("space").schema(), self.fields.schema()]}


@dataclass(frozen=True)
class SpaceType(ValueType):
    expected = "map"
    fields = RecordType(
        {
            "name": Field(STEADY, required=True),
            "read": Field(ReferenceType("entry"), required=True),
            "doors": Field(ListType(DoorType(), fewest=0), default=()),
            "x": Field(IntType(0, 100)),
            "y": Field(IntType(0, 100)),
            "note": NOTE,
        }
    )

    def read(self, node: Node, spot: ParseContext) -> Space:
        values = self.fields.values(node, spot)
        values.pop("note")
        spot.add_text("name", values["name"])
        return Space(spot.id, spot.line, **values)

    def schema(self) -> Schema:
        return self.fields.schema()


@dataclass(frozen=True)
class MapType(ValueType):
    """An Adventure Map. Doors are two-way: a missing half is added with a warning."""

    expected = "map"
    fields = RecordType(
        {
            "start": Field(ReferenceType("space"), required=True),
            "spaces": Field(KeyedMapType(IdType(entry=False), SpaceType(), inside="map."), required=True),
        }
    )

    def read(self, node: Node, spot: ParseContext) -> Map:
        values = self.fields.values(node, spot)
        spaces: dict[str, Space] = values["spaces"]
        for space in list(spaces.values()):
            for door in space.doors:
                other = spaces.get(door.to)
                if other is not None and all(back.to != space.id for back in other.doors):
                    spaces[door.to] = replace(other, doors=(*other.doors, Door(space.id, door.condition)))
                    spot.note(
                        Finding("E19", spot.file, other.line, "door-half", {"a": other.id, "b": space.id}, softly=True)
                    )
        return Map(values["start"], spaces)

    def schema(self) -> Schema:
        return self.fields.schema()


POIS = KeyedMapType(
    NameType(), PoiType(), inside="pois.", key_schema={"pattern": f"^[{v.LETTERS[0]}-{v.LETTERS[-1]}]$"}
)
ENTRIES = KeyedMapType(IdType(), EntryType(), key_schema={"pattern": "^(0|[1-9][0-9]*|intro|end-[\\w-]+)$"})

ADVENTURE_FILE = RecordType(
    {
        "saga": VERSION,
        "adventure": Field(HEAD, required=True),
        "cards": Field(CARDS, default={}),
        "pois": Field(POIS, default={}),
        "map": Field(MapType()),
        "entries": Field(ENTRIES, required=True),
    }
)


@dataclass(frozen=True)
class TextKeyType(ValueType):
    """The key of a translatable text: `12.text`, `12.choose.1.label`. The loader knows the existing keys."""

    expected = "name"

    def read(self, node: Node, spot: ParseContext) -> str:
        assert isinstance(node, ScalarNode)
        return node.text

    def schema(self) -> Schema:
        return {"type": "string"}


CARDS_FILE = RecordType({"saga": VERSION, "cards": Field(CARDS, required=True)})

CAMPAIGN_FILE = RecordType(
    {
        "saga": VERSION,
        "campaign": Field(
            RecordType(
                {
                    "id": Field(NameType(), required=True),
                    "title": Field(STEADY, required=True),
                    "first": Field(ReferenceType("adventure"), required=True),
                    "note": NOTE,
                }
            ),
            required=True,
        ),
        "adventures": Field(ListType(ReferenceType("adventure")), required=True),
        "endings": Field(KeyedMapType(NameType(), STEADY), default={}),
        "finale": Field(ReferenceType("adventure"), default=""),
        "timed": Field(
            KeyedMapType(
                NameType(),
                RecordType(
                    {"when": Field(EnumType(v.WINDOWS), required=True), "text": Field(STEADY, required=True)}, Timed
                ),
            ),
            default={},
        ),
    }
)

TRANSLATION_FILE = RecordType(
    {
        "saga": VERSION,
        "translation": Field(
            RecordType({"of": Field(NameType(), required=True), "language": Field(NameType(), required=True)}),
            required=True,
        ),
        "texts": Field(
            KeyedMapType(TextKeyType(), TextType(), fewest=0), required=True
        ),  # at first all of them are notes
    }
)


def detect_file_kind(node: Node) -> RecordType:
    """Return the kind of file, recognised by the key that only this kind has."""
    kinds = {"campaign": CAMPAIGN_FILE, "translation": TRANSLATION_FILE, "adventure": ADVENTURE_FILE}
    if isinstance(node, MappingNode):
        for key, kind in kinds.items():
            if node.get(key) is not None:
                return kind
        if node.get("cards") is not None and node.get("entries") is None:
            return CARDS_FILE
    return ADVENTURE_FILE
