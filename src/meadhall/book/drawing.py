"""A graph as SVG: no tool needed to see it, words for those who hear it, colours that shapes repeat."""

from __future__ import annotations

from html import escape
from itertools import pairwise

from meadhall.book.graph import Edge, Graph, Vertex
from meadhall.book.layout import PASSING, layout

WIDE, GAP, HIGH, EDGE = 132, 44, 92, 24
STYLE = """
svg { color-scheme: light dark; font: 13px system-ui, sans-serif; background: #fbf8f1; }
text { fill: #2b2620; text-anchor: middle; dominant-baseline: central; }
.small { font-size: 10px; fill: #6b6155; paint-order: stroke; stroke: #fbf8f1; stroke-width: 4px; }
.shape { fill: #fff; stroke: #6b6155; stroke-width: 1.5; }
.intro .shape { fill: #e8e2d2; stroke-width: 3; }
.end .shape { fill: #efe6f5; stroke: #6a4a86; stroke-width: 3; }
.green .shape { fill: #e1f0e1; stroke: #2f6b3a; }
.red .shape { fill: #f7e0dc; stroke: #a23b2a; stroke-width: 2.5; }
.space .shape { fill: #e0ebf3; stroke: #36617f; }
.way { fill: none; stroke: #8a8072; stroke-width: 1.4; marker-end: url(#tip); }
.reveal { stroke-dasharray: 5 4; }
.map { stroke-dasharray: 2 3; }
@media (prefers-color-scheme: dark) {
  svg { background: #1e1b17; }
  text { fill: #efe7d8; }
  .small { fill: #b7ab98; stroke: #1e1b17; }
  .shape { fill: #2b2620; stroke: #b7ab98; }
  .intro .shape { fill: #3a342b; }
  .end .shape { fill: #35293f; stroke: #b592d0; }
  .green .shape { fill: #1f3324; stroke: #7fbf8a; }
  .red .shape { fill: #402320; stroke: #e58a78; }
  .space .shape { fill: #1f2f3a; stroke: #7fb3d5; }
  .way { stroke: #9a8f7f; }
}
"""
SHAPES = {
    "green": '<circle class="shape" r="22"/>',
    "red": '<path class="shape" d="M0-26 26 0 0 26-26 0Z"/>',
    "space": '<path class="shape" d="M-24-18h48v36h-48Z"/>',
    "end": '<rect class="shape" x="-56" y="-20" width="112" height="40" rx="20"/>',
}
BOX = '<rect class="shape" x="-36" y="-20" width="72" height="40" rx="5"/>'
SHORT = 22
Spot = tuple[float, float]


def svg(graph: Graph, title: str, words: dict[str, str]) -> str:
    """The picture; `words` names the kinds of vertices and edges, in the reader's language."""
    plan = layout(graph)
    widths = [sum(map(width_of, row)) for row in plan.rows]
    width, height = 2 * EDGE + max(widths, default=WIDE), 2 * EDGE + len(plan.rows) * HIGH
    spots = {id: place for depth, row in enumerate(plan.rows) for id, place in row_of(row, depth, width)}
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'role="img" aria-labelledby="title about">',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="about">{escape(words["about"])}</desc>',
        f"<style>{STYLE}</style>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0 8 4 0 8Z" fill="#8a8072"/></marker></defs>',
        *(way(edge, graph, [spots[id] for id in plan.routes.get((edge.start, edge.end), [])], spots, words)
          for edge in graph.edges),
        *(vertex(one, *spots[one.id], words) for one in graph.vertices.values()),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def width_of(id: str) -> int:
    return GAP if id.startswith(PASSING) else WIDE


def row_of(row: list[str], depth: int, width: int) -> list[tuple[str, Spot]]:
    """The places of one row, centred."""
    x = (width - sum(map(width_of, row))) / 2
    found = []
    for id in row:
        found.append((id, (x + width_of(id) / 2, EDGE + (depth + 0.5) * HIGH)))
        x += width_of(id)
    return found


def vertex(one: Vertex, x: float, y: float, words: dict[str, str]) -> str:
    said = f"{words[one.kind]} {one.label}: {one.text}" if one.text else f"{words[one.kind]} {one.label}"
    name = one.text.partition(":")[0] if one.kind in ("green", "red", "space") else ""
    below = f'<text class="small" y="34">{escape(shortened(name))}</text>' if name else ""
    return (f'<g class="{one.kind}" transform="translate({x:g} {y:g})"><title>{escape(said)}</title>'
            f"{SHAPES.get(one.kind, BOX)}<text>{escape(one.label)}</text>{below}</g>")


def way(edge: Edge, graph: Graph, between: list[Spot], spots: dict[str, Spot], words: dict[str, str]) -> str:
    """Down in soft curves from row to row; back up in a wide one at the side."""
    (x1, y1), (x2, y2) = spots[edge.start], spots[edge.end]
    if y2 > y1:
        path = f"M{x1:g} {y1 + 22:g}"
        stops = [(x1, y1 + 22), *between, (x2, y2 - 24)]
        for (ax, ay), (bx, by) in pairwise(stops):
            bend = (by - ay) / 2
            path += f"C{ax:g} {ay + bend:g} {bx:g} {by - bend:g} {bx:g} {by:g}"
    else:
        side = max(x1, x2) + WIDE * 0.6
        path = f"M{x1 + 24:g} {y1:g}C{side:g} {y1:g} {side:g} {y2:g} {x2 + 30:g} {y2:g}"
    start, end = graph.vertices[edge.start], graph.vertices[edge.end]
    said = f"{words[start.kind]} {start.label} → {words[end.kind]} {end.label}"
    if edge.text:
        said += f": {edge.text}"
    return f'<g><title>{escape(said)}</title><path class="way {edge.kind}" d="{path}"/></g>'


def shortened(text: str) -> str:
    return text if len(text) <= SHORT else text[:SHORT - 1].rstrip() + "…"
