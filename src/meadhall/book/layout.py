"""Where the vertices of a graph stand: rows from the Introduction downwards, few crossings, room for long edges."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.book.graph import Graph

SWEEPS = 12
PASSING = "~"       # begins the name of a gap that an edge passes through on its way down


@dataclass(frozen=True, slots=True)
class Layout:
    """`rows` holds vertices and gaps from left to right; `routes` the gaps between two vertices."""

    rows: list[list[str]]
    routes: dict[tuple[str, str], list[str]]


def layout(graph: Graph, root: str = "intro") -> Layout:
    """Each vertex stands below everything that leads to it, loops apart."""
    nexts: dict[str, list[str]] = {id: [] for id in graph.vertices}
    for edge in graph.edges:
        if edge.end not in nexts[edge.start]:
            nexts[edge.start].append(edge.end)
    roots = [root] if root in nexts else []
    forward = without_loops(nexts, roots)
    depth = dict.fromkeys(nexts, 0)
    for id in ordered(forward):
        for one in forward[id]:
            depth[one] = max(depth[one], depth[id] + 1)
    rows: list[list[str]] = [[] for _ in range(max(depth.values(), default=0) + 1)]
    for id in graph.vertices:
        rows[depth[id]].append(id)
    links, routes = with_gaps(rows, forward, depth)
    return Layout(untangled(rows, links), routes)


def with_gaps(rows: list[list[str]], forward: dict[str, list[str]],
              depth: dict[str, int]) -> tuple[dict[str, list[str]], dict[tuple[str, str], list[str]]]:
    """Every edge from row to row only: a long one gets a gap in each row that it passes."""
    links: dict[str, list[str]] = {id: [] for id in forward}
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


def without_loops(nexts: dict[str, list[str]], roots: list[str]) -> dict[str, list[str]]:
    """The edges that lead on; those that lead back to where one came from are left out."""
    kept: dict[str, list[str]] = {id: [] for id in nexts}
    done: set[str] = set()
    for root in [*roots, *nexts]:
        if root in done:
            continue
        stack: list[tuple[str, int]] = [(root, 0)]
        open_: list[str] = [root]
        while stack:
            id, place = stack.pop()
            if place < len(nexts[id]):
                stack.append((id, place + 1))
                one = nexts[id][place]
                if one not in open_:
                    kept[id].append(one)
                    if one not in done:
                        done.add(one)
                        open_.append(one)
                        stack.append((one, 0))
            else:
                open_.remove(id)
        done.add(root)
    return kept


def ordered(forward: dict[str, list[str]]) -> list[str]:
    """Each vertex after all that lead to it."""
    waiting = dict.fromkeys(forward, 0)
    for nexts in forward.values():
        for one in nexts:
            waiting[one] += 1
    ready = [id for id, count in waiting.items() if count == 0]
    found = []
    while ready:
        id = ready.pop(0)
        found.append(id)
        for one in forward[id]:
            waiting[one] -= 1
            if waiting[one] == 0:
                ready.append(one)
    return found


def untangled(rows: list[list[str]], forward: dict[str, list[str]]) -> list[list[str]]:
    """Each vertex near the middle of its neighbours, sweeping down and up."""
    near: dict[str, list[str]] = {id: list(nexts) for id, nexts in forward.items()}
    for id, nexts in forward.items():
        for one in nexts:
            near[one].append(id)
    for sweep in range(SWEEPS):
        place = {id: (number + 0.5) / len(row) for row in rows for number, id in enumerate(row)}
        for row in rows if sweep % 2 == 0 else reversed(rows):
            row.sort(key=lambda id: sum(place[one] for one in near[id]) / len(near[id]) if near[id] else place[id])
            place.update({id: (number + 0.5) / len(row) for number, id in enumerate(row)})
    return rows
