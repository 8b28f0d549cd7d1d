"""Draw a graph as SVG, with text alternatives, and shapes as well as colours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from textwrap import wrap

from meadhall.book.graph.layout import PASSING, SAYING, label_position, layout
from meadhall.book.graph.story_graph import ASIDE, Edge, StoryGraph, Vertex

EDGE, BETWEEN, HEADING, BACK = 24, 30, 22, 12  # margin, room between rows, below the title, between edges back
LINE, LETTER = 13, 5.6  # height of a line, width of a letter
WORDS_WIDE, SAID_WIDE, MOST_SAID = 26, 28, 3  # letters of a line in a box and on an edge; reasons of an edge
NARROWEST = 460
STYLE = """
svg { color-scheme: light dark; font: 13px system-ui, sans-serif; background: #fbf8f1; }
text { fill: #2b2620; text-anchor: middle; dominant-baseline: central; }
.title { font-size: 16px; font-weight: 700; }
.id { font-weight: 700; }
.small { font-size: 10.5px; fill: #5d544a; }
.aside { font-weight: 400; }
.said { font-size: 10.5px; font-style: italic; }
.halo { paint-order: stroke; stroke: #fbf8f1; stroke-width: 4px; }
.shape { fill: #fff; stroke: #6b6155; stroke-width: 1.5; }
.intro .shape { fill: #e8e2d2; stroke-width: 3; }
.end .shape { fill: #efe6f5; stroke: #6a4a86; stroke-width: 3; }
.green .shape { fill: #e1f0e1; stroke: #2f6b3a; }
.red .shape { fill: #f7e0dc; stroke: #a23b2a; stroke-width: 2.5; }
.space .shape { fill: #e0ebf3; stroke: #36617f; }
.card .shape { fill: #f5ecd0; stroke: #7d6420; }
.lost .shape { stroke: #a23b2a; stroke-dasharray: 4 3; }
.lost .aside, .lost .warn { fill: #a23b2a; }
a:focus-visible .shape, a:hover .shape { stroke-width: 4; }
.way { fill: none; stroke: #8a8072; stroke-width: 1.4; marker-end: url(#tip); }
.reveal { stroke-dasharray: 5 4; }
.map { stroke-dasharray: 2 3; }
.visit { marker-start: url(#tip-back); stroke-width: 2.2; }
@media (prefers-color-scheme: dark) {
  svg { background: #1e1b17; }
  text { fill: #efe7d8; }
  .small { fill: #c4b8a5; }
  .halo { stroke: #1e1b17; }
  .shape { fill: #2b2620; stroke: #b7ab98; }
  .intro .shape { fill: #3a342b; }
  .end .shape { fill: #35293f; stroke: #b592d0; }
  .green .shape { fill: #1f3324; stroke: #7fbf8a; }
  .red .shape { fill: #402320; stroke: #e58a78; }
  .space .shape { fill: #1f2f3a; stroke: #7fb3d5; }
  .card .shape { fill: #3a3016; stroke: #d8b95c; }
  .lost .shape { stroke: #e58a78; }
  .lost .aside, .lost .warn { fill: #e58a78; }
  .way { stroke: #9a8f7f; }
}
"""
SHAPES = {
    "green": '<circle class="shape" r="22"/>',
    "red": '<path class="shape" d="M0-26 26 0 0 26-26 0Z"/>',
    "space": '<path class="shape" d="M-24-18h48v36h-48Z"/>',
    "end": '<rect class="shape" x="-82" y="-30" width="164" height="60" rx="26"/>',
}
BOX = '<rect class="shape" x="-82" y="-30" width="164" height="60" rx="5"/>'
PLACES = ("green", "red", "space")  # their names stand below them


Point = tuple[float, float]
Pair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class BoxSize:
    """The space of an element: its width, and how far above, below and beside its centre edges meet it."""

    wide: float
    above: float = 0
    below: float = 0
    side: float = 0


GAP, PLACE, PAGE = BoxSize(26), BoxSize(150, 27, 42, 28), BoxSize(184, 31, 31, 84)


class GraphDrawing:
    """A graph with the position of each element. The origin is the top left corner of the first row."""

    def __init__(self, graph: StoryGraph) -> None:
        self.graph = graph
        self.edges: dict[Pair, list[Edge]] = {}
        for edge in graph.edges:
            self.edges.setdefault((edge.start, edge.end), []).append(edge)
        self.said = {
            label_position(edge): edge_label(edges) for edges in self.edges.values() for edge in edges if edge.text
        }
        self.plan = layout(graph, lambda vertex: self.size(vertex).wide)
        self.down: dict[str, float] = {}
        self.high = 0.0
        for row in self.plan.rows:
            self.high += max((self.size(vertex).above for vertex in row), default=0)
            self.down.update(dict.fromkeys(row, self.high))
            self.high += max((self.size(vertex).below for vertex in row), default=0) + BETWEEN
        self.high -= BETWEEN
        self.backs: dict[Pair, float] = {}  # how far to the right an edge goes that leads back up
        for start, end in self.edges:
            if self.down[end] <= self.down[start]:
                self.backs[start, end] = self.max_right(start, end) + BETWEEN + BACK * len(self.backs)
        self.wide = max([*map(self.right_edge, self.down), *(x + EDGE for x in self.backs.values())], default=0.0)

    def size(self, vertex: str) -> BoxSize:
        if vertex.startswith(PASSING):
            return GAP
        if vertex.startswith(SAYING):
            lines = self.said[vertex]
            wide, half = max(map(len, lines)) * LETTER, LINE * len(lines) / 2
            return BoxSize(wide + EDGE, half, half, wide / 2 + 4)
        return PLACE if self.graph.vertices[vertex].kind in PLACES else PAGE

    def spot(self, vertex: str) -> Point:
        return self.plan.across[vertex], self.down[vertex]

    def right_edge(self, vertex: str) -> float:
        return self.plan.across[vertex] + self.size(vertex).wide / 2

    def max_right(self, start: str, end: str) -> float:
        """Return the rightmost extent of the rows between two vertices."""
        low = max(self.down[vertex] for vertex in (start, *self.plan.routes[start, end]))
        return max(self.right_edge(vertex) for vertex, y in self.down.items() if self.down[end] <= y <= low)


def draw_svg(graph: StoryGraph, title: str, words: dict[str, str], links: Callable[[int], str] | None = None) -> str:
    """Return the SVG. `words` names the kinds of vertices and edges in the reader's language. With `links`, elements
    link to their line of the file.
    """
    picture = GraphDrawing(graph)
    width = max(NARROWEST, 2 * EDGE + picture.wide)
    about = wrap(words["about"], int((width - 2 * EDGE) / LETTER))
    top = EDGE + HEADING + LINE * len(about) + BETWEEN
    height = top + picture.high + EDGE
    lost = graph.find_unreachable()
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" role="{"img" if links is None else "document"}" aria-labelledby="title about">',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="about">{escape(words["about"])}</desc>',
        f"<style>{STYLE}</style>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0 8 4 0 8Z" fill="#8a8072"/></marker>'
        '<marker id="tip-back" viewBox="0 0 8 8" refX="1" refY="4" markerWidth="6" markerHeight="6" orient="auto">'
        '<path d="M8 0 0 4 8 8Z" fill="#8a8072"/></marker></defs>',
        draw_text("title", title, (width / 2, EDGE)),
        draw_lines("small", about, (width / 2, EDGE + HEADING + LINE * (len(about) - 1) / 2)),
        f'<g transform="translate({(width - picture.wide) / 2:g} {top:g})">',
        *(edge_path(edges, picture, words) for edges in picture.edges.values()),
        *(
            wrap_link(draw_vertex(one, picture.spot(one.id), one.id in lost, words), one.line, links)
            for one in graph.vertices.values()
        ),
        "</g>",
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def wrap_link(picture: str, line: int, links: Callable[[int], str] | None) -> str:
    return picture if links is None or not line else f'<a href="{escape(links(line), quote=True)}">{picture}</a>'


def draw_vertex(one: Vertex, at: Point, lost: bool, words: dict[str, str]) -> str:
    parts = [SHAPES.get(one.kind, BOX)]
    if one.kind in PLACES:
        name = one.text.partition(":")[0]
        parts += [draw_text("id", one.label), draw_lines("small halo", lines_of(name, WORDS_WIDE, 1), (0, 34))]
        parts += [draw_text("warn small halo", words["lost"], (60, 0))] * lost
    else:
        asides = [words["lost"]] * lost + [f"{words['test']} {test}" for test in one.tests]
        aside = "".join(ASIDE + one for one in asides)
        parts += [
            draw_text("id", one.label, (0, -17), shorten(aside, max(0, WORDS_WIDE - len(one.label)))),
            draw_lines("small", lines_of(one.text, WORDS_WIDE, 2), (0, 8)),
        ]
    said = f"{words[one.kind]} {one.label}: {one.text}" if one.text else f"{words[one.kind]} {one.label}"
    said += f" ({words['lost']})" if lost else ""
    return (
        f'<g class="{one.kind}{" lost" if lost else ""}" transform="translate({at[0]:g} {at[1]:g})">'
        f"<title>{escape(said)}</title>{''.join(parts)}</g>"
    )


def edge_path(edges: list[Edge], picture: GraphDrawing, words: dict[str, str]) -> str:
    """Return the path of an edge: curves down from row to row, past its label; back edges go up on the right."""
    edge = edges[0]
    between = picture.plan.routes[edge.start, edge.end]
    back = picture.backs.get((edge.start, edge.end))
    stops = [edge.start, *between] + ([] if back is not None else [edge.end])
    path = ""
    for one, other in pairwise(stops):
        (ax, ay), (bx, by) = picture.spot(one), picture.spot(other)
        ay, by = ay + picture.size(one).below, by - picture.size(other).above
        bend = (by - ay) / 2
        move = f"M{ax:g} {ay:g}" if not path or one.startswith(SAYING) else ""
        path += f"{move}C{ax:g} {ay + bend:g} {bx:g} {by - bend:g} {bx:g} {by:g}"
    if back is not None:
        (ax, ay), (bx, by) = picture.spot(stops[-1]), picture.spot(edge.end)
        ax, bx = ax + picture.size(stops[-1]).side, bx + picture.size(edge.end).side
        path += (
            f"M{ax:g} {ay:g}C{back:g} {ay:g} {back:g} {ay:g} {back:g} {(ay + by) / 2:g}S{back:g} {by:g} {bx:g} {by:g}"
        )
    start, end = picture.graph.vertices[edge.start], picture.graph.vertices[edge.end]
    arrow = "⇄" if edge.kind == "visit" else "→"  # a visit returns
    told = f"{words[start.kind]} {start.label} {arrow} {words[end.kind]} {end.label}"
    told += ": " + " / ".join(one.text for one in edges if one.text) if any(one.text for one in edges) else ""
    text = "".join(
        draw_lines("said halo", picture.said[vertex], picture.spot(vertex))
        for vertex in between
        if vertex.startswith(SAYING)
    )
    return f'<g><title>{escape(told)}</title><path class="way {edge.kind}" d="{path}"/>{text}</g>'


def edge_label(edges: list[Edge]) -> list[str]:
    """Return an edge label: each reason in at most two lines; more than three reasons are only counted."""
    texts: list[str] = []
    for text in (edge.text for edge in edges if edge.text):
        about, _, result = text.rpartition(": ")
        if about and texts and texts[-1].startswith(f"{about}: "):
            texts[-1] += f", {result}"  # two results of one test
        else:
            texts.append(text)
    mark = "• " if len(texts) > 1 else ""
    lines = [line for text in texts[:MOST_SAID] for line in lines_of(mark + text, SAID_WIDE, 2)]
    return lines + ([f"+ {len(texts) - MOST_SAID}"] if len(texts) > MOST_SAID else [])


def lines_of(text: str, wide: int, most: int) -> list[str]:
    return wrap(text, wide, max_lines=most, placeholder="…") or [""]


def shorten(text: str, wide: int) -> str:
    return text if len(text) <= wide else text[: wide - 1].rstrip() + "…"


def draw_lines(kind: str, lines: list[str], at: Point) -> str:
    """Return lines of text centred on a point."""
    first = at[1] - LINE * (len(lines) - 1) / 2
    return "".join(draw_text(kind, line, (at[0], first + LINE * place)) for place, line in enumerate(lines))


def draw_text(kind: str, text: str, at: Point = (0, 0), aside: str = "") -> str:
    beside = f'<tspan class="small aside">{escape(aside)}</tspan>' if aside else ""
    return f'<text class="{kind}" x="{at[0]:g}" y="{at[1]:g}">{escape(text)}{beside}</text>'
