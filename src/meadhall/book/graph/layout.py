"""Layered graph layout: rows from the Introduction downwards, few crossings, space for long edges."""

from __future__ import annotations

from bisect import bisect_right, insort
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from meadhall.book.graph.story_graph import Edge, StoryGraph

SWEEPS = 12
PASSING = "~"  # begins the name of a gap that an edge passes through on its way down
SAYING = "="  # begins the name of the place where an edge says why it leads there
STRAIGHT = 4  # how much more a long edge wants to go straight down than a vertex wants to stand in the middle


@dataclass(frozen=True, slots=True)
class GraphLayout:
    """`rows` holds vertices, edge labels and gaps from left to right, `across` the centre of each.

    `routes` are the gaps and the label between two vertices.
    """

    rows: list[list[str]]
    routes: dict[tuple[str, str], list[str]]
    across: dict[str, float]


def layout(graph: StoryGraph, width: Callable[[str], float], root: str = "intro") -> GraphLayout:
    """Place each vertex below everything that leads to it, apart from loops."""
    nexts: dict[str, list[str]] = {vertex: [] for vertex in graph.vertices}
    for edge in graph.edges:
        end = label_position(edge) if edge.text else edge.end
        if edge.text:
            nexts[end] = [edge.end]
        if end not in nexts[edge.start]:
            nexts[edge.start].append(end)
    forward = remove_back_edges(nexts, [root] if root in nexts else [])
    depth = dict.fromkeys(nexts, 0)
    for vertex in sort_topologically(forward):
        for one in forward[vertex]:
            depth[one] = max(depth[one], depth[vertex] + 1)
    rows: list[list[str]] = [[] for _ in range(max(depth.values(), default=0) + 1)]
    for vertex in nexts:
        rows[depth[vertex]].append(vertex)
    links, legs = insert_dummies(rows, forward, depth)
    rows = reduce_crossings(rows, links)
    routes = {(edge.start, edge.end): route(edge, legs) for edge in graph.edges}
    return GraphLayout(rows, routes, spread(rows, links, width))


def label_position(edge: Edge) -> str:
    """Return the shared label position of all edges between two vertices."""
    return f"{SAYING}{edge.start}{SAYING}{edge.end}"


def route(edge: Edge, legs: dict[tuple[str, str], list[str]]) -> list[str]:
    by = label_position(edge)
    if (edge.start, by) not in legs:
        return legs.get((edge.start, edge.end), [])
    return [*legs[edge.start, by], by, *legs.get((by, edge.end), [])]


def insert_dummies(
    rows: list[list[str]], forward: dict[str, list[str]], depth: dict[str, int]
) -> tuple[dict[str, list[str]], dict[tuple[str, str], list[str]]]:
    """Split long edges so that every edge connects adjacent rows."""
    links: dict[str, list[str]] = {vertex: [] for vertex in forward}
    routes: dict[tuple[str, str], list[str]] = {}
    for start, nexts in forward.items():
        for end in nexts:
            here, passed = start, []
            for row in range(depth[start] + 1, depth[end]):
                gap = f"{PASSING}{start}{PASSING}{end}{PASSING}{row}"
                rows[row].append(gap)
                passed.append(gap)
                links[here].append(gap)
                links[gap] = []
                here = gap
            links[here].append(end)
            routes[start, end] = passed
    return links, routes


def remove_back_edges(nexts: dict[str, list[str]], roots: list[str]) -> dict[str, list[str]]:
    """Remove back edges."""
    kept: dict[str, list[str]] = {vertex: [] for vertex in nexts}
    done: set[str] = set()
    for root in [*roots, *nexts]:
        if root in done:
            continue
        stack: list[tuple[str, int]] = [(root, 0)]
        open_: list[str] = [root]
        while stack:
            vertex, place = stack.pop()
            if place < len(nexts[vertex]):
                stack.append((vertex, place + 1))
                one = nexts[vertex][place]
                if one not in open_:
                    kept[vertex].append(one)
                    if one not in done:
                        done.add(one)
                        open_.append(one)
                        stack.append((one, 0))
            else:
                open_.remove(vertex)
        done.add(root)
    return kept


def sort_topologically(forward: dict[str, list[str]]) -> list[str]:
    """Sort topologically."""
    waiting = dict.fromkeys(forward, 0)
    for nexts in forward.values():
        for one in nexts:
            waiting[one] += 1
    ready = [vertex for vertex, count in waiting.items() if count == 0]
    found = []
    while ready:
        vertex = ready.pop(0)
        found.append(vertex)
        for one in forward[vertex]:
            waiting[one] -= 1
            if waiting[one] == 0:
                ready.append(one)
    return found


def reduce_crossings(rows: list[list[str]], forward: dict[str, list[str]]) -> list[list[str]]:
    """Try a few initial orders and return the one with the fewest crossings."""
    near: dict[str, list[str]] = {vertex: list(nexts) for vertex, nexts in forward.items()}
    for vertex, nexts in forward.items():
        for one in nexts:
            near[one].append(vertex)
    gaps_first = [sorted(row, key=lambda vertex: not vertex.startswith(PASSING)) for row in rows]
    starts = [rows, [row[::-1] for row in rows], gaps_first]
    found = [order_rows(start, forward, near) for start in starts]
    return min(found, key=lambda one: count_crossings(one, forward))


def order_rows(rows: list[list[str]], forward: dict[str, list[str]], near: dict[str, list[str]]) -> list[list[str]]:
    """Order rows by the median of neighbours, down and up; then swap neighbours where it helps."""
    rows = [list(row) for row in rows]
    best, fewest = [list(row) for row in rows], count_crossings(rows, forward)
    for sweep in range(SWEEPS):
        place = {vertex: (number + 0.5) / len(row) for row in rows for number, vertex in enumerate(row)}
        for row in rows if sweep % 2 == 0 else reversed(rows):
            row.sort(
                key=lambda vertex: (
                    sum(place[one] for one in near[vertex]) / len(near[vertex]) if near[vertex] else place[vertex]
                )
            )
            place.update({vertex: (number + 0.5) / len(row) for number, vertex in enumerate(row)})
        count = count_crossings(rows, forward)
        if count < fewest:
            best, fewest = [list(row) for row in rows], count
    for _ in range(SWEEPS if fewest else 0):
        changed = [swap_neighbours(row, best, number, near) for number, row in enumerate(best)]
        if not any(changed):
            break
    return best


def count_crossings(rows: list[list[str]], forward: dict[str, list[str]]) -> int:
    """Count the edge crossings between two rows."""
    total = 0
    for row, below in pairwise(rows):
        place = {vertex: number for number, vertex in enumerate(below)}
        seen: list[int] = []  # where the edges from further left end
        for vertex in row:
            ends = [place[one] for one in forward[vertex]]
            total += sum(len(seen) - bisect_right(seen, end) for end in ends)
            for end in ends:
                insort(seen, end)
    return total


def swap_neighbours(row: list[str], rows: list[list[str]], number: int, near: dict[str, list[str]]) -> bool:
    """Swap adjacent vertices of a row where this reduces crossings."""
    around = rows[number - 1 : number] + rows[number + 1 : number + 2]
    changed = False
    for at in range(len(row) - 1):
        left, right = row[at], row[at + 1]
        kept = swapped = 0
        for other in around:
            place = {vertex: number for number, vertex in enumerate(other)}
            mine, theirs = ([place[one] for one in near[vertex] if one in place] for vertex in (left, right))
            kept += sum(a > b for a in mine for b in theirs)
            swapped += sum(a < b for a in mine for b in theirs)
        if swapped < kept:
            row[at], row[at + 1] = right, left
            changed = True
    return changed


def spread(rows: list[list[str]], forward: dict[str, list[str]], width: Callable[[str], float]) -> dict[str, float]:
    """Move everything as close to the median of its neighbours as its row allows; keep long edges straight."""
    above: dict[str, list[str]] = {vertex: [] for vertex in forward}
    for vertex, nexts in forward.items():
        for one in nexts:
            above[one].append(vertex)
    across = {vertex: place for row in rows for vertex, place in place_row(row, dict.fromkeys(row, 0.0), width).items()}
    for sweep in range(2 * SWEEPS):
        for row in rows if sweep % 2 == 0 else reversed(rows):
            wanted = {vertex: across[vertex] for vertex in row}
            for vertex in row:
                near = above[vertex] if sweep % 2 == 0 else forward[vertex]
                if near:
                    wanted[vertex] = sum(across[one] for one in near) / len(near)
            across.update(place_row(row, wanted, width))
    left = min((across[vertex] - width(vertex) / 2 for vertex in across), default=0.0)
    return {vertex: place - left for vertex, place in across.items()}


def place_row(row: list[str], wanted: dict[str, float], width: Callable[[str], float]) -> dict[str, float]:
    """Return the positions nearest to the wanted ones without overlap. Colliding neighbours move together."""
    shift, total = {}, 0.0
    for vertex in row:
        shift[vertex] = total + width(vertex) / 2
        total += width(vertex)
    heaps: list[tuple[float, float, list[str]]] = []  # where it would begin, how heavy it is, who is in it
    for vertex in row:
        place, weight, held = (
            wanted[vertex] - shift[vertex],
            float(STRAIGHT if vertex.startswith(PASSING) else 1),
            [vertex],
        )
        while heaps and heaps[-1][0] > place:
            other, heavy, before = heaps.pop()
            place = (place * weight + other * heavy) / (weight + heavy)
            weight, held = weight + heavy, before + held
        heaps.append((place, weight, held))
    return {vertex: place + shift[vertex] for place, _, held in heaps for vertex in held}
