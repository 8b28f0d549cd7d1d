"""An Adventure as a graph: entries, Points of Interest and spaces as vertices, and what leads from one to another."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.book.format.text_variants import render_variants
from meadhall.book.model import steps as s
from meadhall.book.model.conditions import format_condition, format_cost
from meadhall.book.model.steps import Block, branches, walk
from meadhall.book.model.story import Adventure

ASIDE = " · "  # between a choice and the test that it leads to
ELSE = "else"


@dataclass(frozen=True, slots=True)
class Vertex:
    """`kind` is intro, entry, end, green, red, space or card; `text` is a summary for readers.

    `tests` are those whose results lead nowhere else and therefore have no edge.
    """

    id: str
    kind: str
    label: str
    text: str
    tests: tuple[str, ...] = ()
    line: int = 0


@dataclass(frozen=True, slots=True)
class Edge:
    """`kind` is read, visit, reveal, poi or map; `text` names the choice or result."""

    start: str
    end: str
    kind: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class StoryGraph:
    vertices: dict[str, Vertex]
    edges: tuple[Edge, ...]

    def find_unreachable(self, root: str = "intro") -> set[str]:
        """Return vertices that cannot be reached from the Introduction or a card."""
        nexts: dict[str, list[str]] = {}
        for edge in self.edges:
            nexts.setdefault(edge.start, []).append(edge.end)
        todo = [one.id for one in self.vertices.values() if one.id == root or one.kind == "card"]
        met = set(todo)
        while todo:
            for one in nexts.get(todo.pop(), ()):
                if one not in met:
                    met.add(one)
                    todo.append(one)
        return self.vertices.keys() - met


def build_graph(adventure: Adventure) -> StoryGraph:
    vertices: dict[str, Vertex] = {}
    edges: dict[Edge, None] = {}
    for entry in adventure.entries.values():
        kind = "intro" if entry.id == "intro" else "end" if entry.is_end else "entry"
        text, tests = first_reading(entry.text), find_silent_tests(entry.do)
        vertices[entry.id] = Vertex(entry.id, kind, entry.id, text, tests, entry.line)
    for poi in adventure.pois.values():
        vertex, text = f"POI {poi.letter}", f"{poi.name}: {poi.text}" if poi.text else poi.name
        vertices[vertex] = Vertex(vertex, "red" if poi.red else "green", poi.letter, text, line=poi.line)
        edges[Edge(vertex, poi.read, "poi")] = None
    spaces = adventure.map.spaces.values() if adventure.map else ()
    for space in spaces:
        vertex = f"space {space.id}"
        vertices[vertex] = Vertex(vertex, "space", space.id, space.name, line=space.line)
        edges[Edge(vertex, space.read, "map")] = None
    for card in adventure.cards.values():
        blocks = [effect.do for effect in card.effects] + ([card.do] if card.do is not None else [])
        for step in [step for block in blocks for step in walk(block) if isinstance(step, s.Read)]:
            vertex = f"card {card.id}"
            vertices[vertex] = Vertex(vertex, "card", card.id, card.name, line=card.line)
            edges[Edge(vertex, step.entry, "read")] = None
    start = f"space {adventure.map.start}" if adventure.map else ""
    for entry in adventure.entries.values():
        for edge in find_targets(entry.do, entry.id, "", start):
            edges[edge] = None
    if adventure.map:
        for edge in find_doors(adventure):
            edges[edge] = None
    known = [edge for edge in edges if edge.start in vertices and edge.end in vertices]
    return StoryGraph(vertices, tuple(known))


def find_targets(block: Block, entry: str, why: str, start: str) -> list[Edge]:
    """Return the targets of an entry's steps, each with its choice or result."""
    found: list[Edge] = []
    for step in block.steps:
        match step:
            case s.Read(entry=target):
                found.append(Edge(entry, target, "read", why))
            case s.Visit(entry=target):
                found.append(Edge(entry, target, "visit", why))
            case s.OfPoi(verb="reveal_poi", poi=letter):
                found.append(Edge(entry, f"POI {letter}", "reveal", why))
            case s.OpenMap(start=other):
                found.append(Edge(entry, f"space {other}" if other else start, "map", why))
        for reason, inner in join_reasons(step):
            found += find_targets(inner, entry, join_two(why, reason), start)
        if isinstance(step, s.If) and find_reads(step.then) and not step.otherwise.steps:
            why = join_two(why, ELSE)  # reached only without reading there
    return found


def join_reasons(step: s.Step) -> list[tuple[str, Block]]:
    match step:
        case s.Choose(options=options):
            return [(describe_option(option), option.do) for option in options]
        case s.Test(success=success, failure=failure, declined=declined):
            name = test_label(step)
            return [(f"{name}: success", success), (f"{name}: failure", failure), (f"{name}: declined", declined)]
        case s.If(condition=condition, then=then, otherwise=otherwise):
            return [(f"if {format_condition(condition)}", then), (ELSE, otherwise)]
    return [("", block) for block in branches(step)]


def describe_option(option: s.Option) -> str:
    """Describe an option with its condition and cost. The picture shortens long labels."""
    notes = [f"if {format_condition(option.condition)}"] if option.condition is not None else []
    if option.cost is not None:
        notes.append(f"cost {format_cost(option.cost)}")
    return " ".join([*(f"[{note}]" for note in notes), first_reading(option.label)])


def first_reading(text: str) -> str:
    """Return the text with the first branch of each variation."""
    return render_variants(text, lambda one: 0)


def join_two(why: str, reason: str) -> str:
    """Join two reasons; a second `else` adds nothing."""
    if why.endswith(ELSE) and reason in (ELSE, ""):
        return why
    return ASIDE.join(filter(None, (why, reason)))


def test_label(test: s.Test) -> str:
    return f"{test.type} {test.difficulty}"


def find_reads(block: Block) -> bool:
    return any(isinstance(step, s.Read) for step in walk(block))


def find_silent_tests(block: Block) -> tuple[str, ...]:
    tests = [step for step in walk(block) if isinstance(step, s.Test)]
    return tuple(
        test_label(test) for test in tests if not any(find_targets(inner, "", "", "") for inner in branches(test))
    )


def find_doors(adventure: Adventure) -> list[Edge]:
    """Return each door once, directed away from the start, with its condition."""
    assert adventure.map is not None
    spaces = adventure.map.spaces
    todo, found, passed = [adventure.map.start], [], set()
    for here in todo:
        for door in spaces[here].doors if here in spaces else ():
            if door.to not in todo:
                todo.append(door.to)
            if frozenset((here, door.to)) not in passed:
                passed.add(frozenset((here, door.to)))
                text = f"if {format_condition(door.condition)}" if door.condition is not None else ""
                found.append(Edge(f"space {here}", f"space {door.to}", "map", text))
    return found
