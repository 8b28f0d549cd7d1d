"""Value types of an Adventure file (head, entries, Points of Interest, Adventure Map) and of a campaign file."""

from __future__ import annotations

from dataclasses import dataclass, replace

from meadhall.book.format import vocabulary as v
from meadhall.book.format.card_types import CARDS, FOES
from meadhall.book.format.condition_types import CONDITION
from meadhall.book.format.parse_context import Spot
from meadhall.book.format.text_variants import STEADY, VARIED
from meadhall.book.format.value_types import (
    Field,
    Fields,
    GrammarError,
    Id,
    Keyed,
    Kind,
    Listed,
    Name,
    Prose,
    Ref,
    Schema,
    Truth,
    Whole,
    Word,
)
from meadhall.book.format.verb import STEPS
from meadhall.book.format.yaml_nodes import Mapping, Node, Scalar
from meadhall.book.model.conditions import Who
from meadhall.book.model.finding import Finding
from meadhall.book.model.story import Door, Entry, Map, Poi, Space, Timed


class Version(Whole):
    """The format version; only 1 exists."""

    def read(self, node: Node, spot: Spot) -> int:
        text = node.text if isinstance(node, Scalar) else ""
        if text.isdigit() and text != "1":
            raise GrammarError(Finding("E01", spot.file, node.line, "version", {"word": text}, "1"))
        return Whole.read(self, node, spot)


VERSION = Field(Version(1, 1), required=True)
NOTE = Field(Prose())

HEAD = Fields(
    {
        "id": Field(Name(), required=True),
        "title": Field(STEADY, required=True),
        "blurb": Field(STEADY, default=""),
        "kind": Field(Word(("main", "side")), default="main"),
        "first": Field(Truth(), default=False),
        "gives_xp": Field(Truth()),
        "needs": Field(CONDITION),
        "enemy_tier": Field(Whole(1, 4), default=0),
        "page": Field(Whole()),
        "note": NOTE,
    }
)


@dataclass(frozen=True)
class EntryKind(Kind):
    expected = "map"
    fields = Fields(
        {
            "text": Field(VARIED, required=True),
            "do": Field(STEPS),
            "campaign_end": Field(Ref("ending"), default=""),
            "once": Field(Truth(), default=False),
            "note": NOTE,
        }
    )

    def read(self, node: Node, spot: Spot) -> Entry:
        values = self.fields.values(node, spot.meaning(Who("all")) if spot.id == "intro" else spot)
        values.pop("note")
        values["do"] = values["do"] or spot.under("do").block(())
        spot.tell("text", values["text"])
        return Entry(spot.id, spot.line, **values)

    def schema(self) -> Schema:
        return self.fields.schema()


@dataclass(frozen=True)
class PoiKind(Kind):
    """`region` or, on an Adventure Map, `space`."""

    expected = "map"
    fields = Fields(
        {
            "colour": Field(Word(("green", "red")), required=True),
            "name": Field(STEADY, required=True),
            "text": Field(STEADY, default=""),
            "region": Field(Ref("region"), default=""),
            "space": Field(Ref("space"), default=""),
            "read": Field(Ref("entry"), required=True),
            "keep": Field(Truth(), default=False),
            "foes": Field(FOES),
            "note": NOTE,
        }
    )

    def read(self, node: Node, spot: Spot) -> Poi:
        values = self.fields.values(node, spot)
        red = values["colour"] == "red"
        if values["region"] and values["space"]:
            raise GrammarError(Finding("E01", spot.file, node.line, "region-or-space", {"poi": spot.id}))
        if not red and not values["region"] and not values["space"]:
            raise GrammarError(Finding("E01", spot.file, spot.line, "poi-place", {"poi": spot.id}))
        for key in ("name", "text"):
            if values[key]:
                spot.tell(key, values[key])
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
class DoorKind(Kind):
    fields = Fields({"to": Field(Ref("space"), required=True), "if": Field(CONDITION, attribute="condition")}, Door)

    def read(self, node: Node, spot: Spot) -> Door:
        if isinstance(node, Mapping):
            return self.fields.read(node, spot)  # type: ignore[no-any-return]
        return Door(Ref("space").read(node, spot))

    def schema(self) -> Schema:
        return {"anyOf": [Ref("space").schema(), self.fields.schema()]}


@dataclass(frozen=True)
class SpaceKind(Kind):
    expected = "map"
    fields = Fields(
        {
            "name": Field(STEADY, required=True),
            "read": Field(Ref("entry"), required=True),
            "doors": Field(Listed(DoorKind(), fewest=0), default=()),
            "x": Field(Whole(0, 100)),
            "y": Field(Whole(0, 100)),
            "note": NOTE,
        }
    )

    def read(self, node: Node, spot: Spot) -> Space:
        values = self.fields.values(node, spot)
        values.pop("note")
        spot.tell("name", values["name"])
        return Space(spot.id, spot.line, **values)

    def schema(self) -> Schema:
        return self.fields.schema()


@dataclass(frozen=True)
class MapKind(Kind):
    """An Adventure Map. Doors are two-way: a missing half is added with a warning."""

    expected = "map"
    fields = Fields(
        {
            "start": Field(Ref("space"), required=True),
            "spaces": Field(Keyed(Id(entry=False), SpaceKind(), inside="map."), required=True),
        }
    )

    def read(self, node: Node, spot: Spot) -> Map:
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


POIS = Keyed(Name(), PoiKind(), inside="pois.", key_schema={"pattern": f"^[{v.LETTERS[0]}-{v.LETTERS[-1]}]$"})
ENTRIES = Keyed(Id(), EntryKind(), key_schema={"pattern": "^(0|[1-9][0-9]*|intro|end-[\\w-]+)$"})

ADVENTURE_FILE = Fields(
    {
        "saga": VERSION,
        "adventure": Field(HEAD, required=True),
        "cards": Field(CARDS, default={}),
        "pois": Field(POIS, default={}),
        "map": Field(MapKind()),
        "entries": Field(ENTRIES, required=True),
    }
)


@dataclass(frozen=True)
class TextKey(Kind):
    """The key of a translatable text: `12.text`, `12.choose.1.label`. The loader knows the existing keys."""

    expected = "name"

    def read(self, node: Node, spot: Spot) -> str:
        assert isinstance(node, Scalar)
        return node.text

    def schema(self) -> Schema:
        return {"type": "string"}


CARDS_FILE = Fields({"saga": VERSION, "cards": Field(CARDS, required=True)})

CAMPAIGN_FILE = Fields(
    {
        "saga": VERSION,
        "campaign": Field(
            Fields(
                {
                    "id": Field(Name(), required=True),
                    "title": Field(STEADY, required=True),
                    "first": Field(Ref("adventure"), required=True),
                    "note": NOTE,
                }
            ),
            required=True,
        ),
        "adventures": Field(Listed(Ref("adventure")), required=True),
        "endings": Field(Keyed(Name(), STEADY), default={}),
        "finale": Field(Ref("adventure"), default=""),
        "timed": Field(
            Keyed(
                Name(),
                Fields({"when": Field(Word(v.WINDOWS), required=True), "text": Field(STEADY, required=True)}, Timed),
            ),
            default={},
        ),
    }
)

TRANSLATION_FILE = Fields(
    {
        "saga": VERSION,
        "translation": Field(
            Fields({"of": Field(Name(), required=True), "language": Field(Name(), required=True)}), required=True
        ),
        "texts": Field(Keyed(TextKey(), Prose(), fewest=0), required=True),  # at first all of them are notes
    }
)


def detect_file_kind(node: Node) -> Fields:
    """Return the kind of file, recognised by the key that only this kind has."""
    kinds = {"campaign": CAMPAIGN_FILE, "translation": TRANSLATION_FILE, "adventure": ADVENTURE_FILE}
    if isinstance(node, Mapping):
        for key, kind in kinds.items():
            if node.get(key) is not None:
                return kind
        if node.get("cards") is not None and node.get("entries") is None:
            return CARDS_FILE
    return ADVENTURE_FILE
