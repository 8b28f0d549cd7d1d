"""An Adventure as a graph: entries, Points of Interest and spaces, and what leads from one to another."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.book import steps as s
from meadhall.book.steps import Block, branches
from meadhall.book.story import Adventure


@dataclass(frozen=True, slots=True)
class Vertex:
    """`kind` is intro, entry, end, green, red or space; `text` is what a reader may want to know of it."""

    id: str
    kind: str
    label: str
    text: str


@dataclass(frozen=True, slots=True)
class Edge:
    """`kind` is read, reveal, poi or map; `text` says which choice or result leads there."""

    start: str
    end: str
    kind: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Graph:
    vertices: dict[str, Vertex]
    edges: tuple[Edge, ...]


def graph(adventure: Adventure) -> Graph:
    vertices: dict[str, Vertex] = {}
    edges: dict[Edge, None] = {}
    for entry in adventure.entries.values():
        kind = "intro" if entry.id == "intro" else "end" if entry.is_end else "entry"
        vertices[entry.id] = Vertex(entry.id, kind, entry.id, entry.text)
    for poi in adventure.pois.values():
        id, text = f"POI {poi.letter}", f"{poi.name}: {poi.text}" if poi.text else poi.name
        vertices[id] = Vertex(id, "red" if poi.red else "green", poi.letter, text)
        edges[Edge(id, poi.read, "poi")] = None
    spaces = adventure.map.spaces.values() if adventure.map else ()
    for space in spaces:
        id = f"space {space.id}"
        vertices[id] = Vertex(id, "space", space.id, space.name)
        edges[Edge(id, space.read, "map")] = None
    start = f"space {adventure.map.start}" if adventure.map else ""
    for entry in adventure.entries.values():
        for edge in leading(entry.do, entry.id, "", start):
            edges[edge] = None
    if adventure.map:
        for edge in doors(adventure):
            edges[edge] = None
    known = [edge for edge in edges if edge.start in vertices and edge.end in vertices]
    return Graph(vertices, tuple(known))


def leading(block: Block, entry: str, why: str, start: str) -> list[Edge]:
    """What the steps of an entry lead to, with the choice or result that does."""
    found: list[Edge] = []
    for step in block.steps:
        match step:
            case s.Read(entry=target):
                found.append(Edge(entry, target, "read", why))
            case s.OfPoi(verb="reveal_poi", poi=letter):
                found.append(Edge(entry, f"POI {letter}", "reveal", why))
            case s.OpenMap(start=other):
                found.append(Edge(entry, f"space {other}" if other else start, "map", why))
        for reason, inner in reasons(step):
            found += leading(inner, entry, reason or why, start)
    return found


def reasons(step: s.Step) -> list[tuple[str, Block]]:
    match step:
        case s.Choose(options=options):
            return [(option.label, option.do) for option in options]
        case s.Test(type=type, difficulty=difficulty, success=success, failure=failure, declined=declined):
            name = f"{type} {difficulty}"
            return [(f"{name}: success", success), (f"{name}: failure", failure), (f"{name}: declined", declined)]
        case s.If(then=then, otherwise=otherwise):
            return [("if", then), ("else", otherwise)]
    return [("", block) for block in branches(step)]


def doors(adventure: Adventure) -> list[Edge]:
    """Each door once, away from the start."""
    assert adventure.map is not None
    seen, todo, found = {adventure.map.start}, [adventure.map.start], []
    while todo:
        here = todo.pop(0)
        for door in adventure.map.spaces[here].doors if here in adventure.map.spaces else ():
            if door.to not in seen:
                seen.add(door.to)
                todo.append(door.to)
                found.append(Edge(f"space {here}", f"space {door.to}", "map"))
    return found
