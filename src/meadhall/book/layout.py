"""Where the vertices of a graph stand: rows from the Introduction downwards, few crossings, room for long edges."""

from __future__ import annotations

from bisect import bisect_right, insort
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from meadhall.book.graph import Edge, Graph

SWEEPS = 12
PASSING = "~"  # begins the name of a gap that an edge passes through on its way down
SAYING = "="  # begins the name of the place where an edge says why it leads there
STRAIGHT = 4  # how much more a long edge wants to go straight down than a vertex wants to stand in the middle


@dataclass(frozen=True, slots=True)
class Layout:
    """`rows` holds vertices, sayings and gaps from left to right, `across` the middle of each.

    `routes` are the gaps and the saying between two vertices.
    """

    rows: list[list[str]]
    routes: dict[tuple[str, str], list[str]]
    across: dict[str, float]


def layout(graph: Graph, width: Callable[[str], float], root: str = "intro") -> Layout:
    """Each vertex stands below everything that leads to it, loops apart."""
    nexts: dict[str, list[str]] = {id: [] for id in graph.vertices}
    for edge in graph.edges:
        end = saying(edge) if edge.text else edge.end
        if edge.text:
            nexts[end] = [edge.end]
        if end not in nexts[edge.start]:
            nexts[edge.start].append(end)
    forward = without_loops(nexts, [root] if root in nexts else [])
    depth = dict.fromkeys(nexts, 0)
    for id in ordered(forward):
        for one in forward[id]:
            depth[one] = max(depth[one], depth[id] + 1)
    rows: list[list[str]] = [[] for _ in range(max(depth.values(), default=0) + 1)]
    for id in nexts:
        rows[depth[id]].append(id)
    links, legs = with_gaps(rows, forward, depth)
    rows = untangled(rows, links)
    routes = {(edge.start, edge.end): route(edge, legs) for edge in graph.edges}
    return Layout(rows, routes, spread(rows, links, width))


def saying(edge: Edge) -> str:
    """The place that all edges between the same two share."""
    return f"{SAYING}{edge.start}{SAYING}{edge.end}"


def route(edge: Edge, legs: dict[tuple[str, str], list[str]]) -> list[str]:
    by = saying(edge)
    if (edge.start, by) not in legs:
        return legs.get((edge.start, edge.end), [])
    return [*legs[edge.start, by], by, *legs.get((by, edge.end), [])]


def with_gaps(
    rows: list[list[str]], forward: dict[str, list[str]], depth: dict[str, int]
) -> tuple[dict[str, list[str]], dict[tuple[str, str], list[str]]]:
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
    """Of a few orders that are tried, the one in which the fewest edges cross: much depends on where one begins."""
    near: dict[str, list[str]] = {id: list(nexts) for id, nexts in forward.items()}
    for id, nexts in forward.items():
        for one in nexts:
            near[one].append(id)
    gaps_first = [sorted(row, key=lambda id: not id.startswith(PASSING)) for row in rows]
    starts = [rows, [row[::-1] for row in rows], gaps_first]
    found = [swept(start, forward, near) for start in starts]
    return min(found, key=lambda one: crossings(one, forward))


def swept(rows: list[list[str]], forward: dict[str, list[str]], near: dict[str, list[str]]) -> list[list[str]]:
    """Each vertex near the middle of its neighbours, down and up; then neighbours change places where it helps."""
    rows = [list(row) for row in rows]
    best, fewest = [list(row) for row in rows], crossings(rows, forward)
    for sweep in range(SWEEPS):
        place = {id: (number + 0.5) / len(row) for row in rows for number, id in enumerate(row)}
        for row in rows if sweep % 2 == 0 else reversed(rows):
            row.sort(key=lambda id: sum(place[one] for one in near[id]) / len(near[id]) if near[id] else place[id])
            place.update({id: (number + 0.5) / len(row) for number, id in enumerate(row)})
        count = crossings(rows, forward)
        if count < fewest:
            best, fewest = [list(row) for row in rows], count
    for _ in range(SWEEPS if fewest else 0):
        changed = [exchange(row, best, number, near) for number, row in enumerate(best)]
        if not any(changed):
            break
    return best


def crossings(rows: list[list[str]], forward: dict[str, list[str]]) -> int:
    """How often two edges between the same two rows cross."""
    total = 0
    for row, below in pairwise(rows):
        place = {id: number for number, id in enumerate(below)}
        seen: list[int] = []  # where the edges from further left end
        for id in row:
            ends = [place[one] for one in forward[id]]
            total += sum(len(seen) - bisect_right(seen, end) for end in ends)
            for end in ends:
                insort(seen, end)
    return total


def exchange(row: list[str], rows: list[list[str]], number: int, near: dict[str, list[str]]) -> bool:
    """Lets neighbours of one row change places where fewer edges cross then."""
    around = rows[number - 1 : number] + rows[number + 1 : number + 2]
    changed = False
    for at in range(len(row) - 1):
        left, right = row[at], row[at + 1]
        kept = swapped = 0
        for other in around:
            place = {id: number for number, id in enumerate(other)}
            mine, theirs = ([place[one] for one in near[id] if one in place] for id in (left, right))
            kept += sum(a > b for a in mine for b in theirs)
            swapped += sum(a < b for a in mine for b in theirs)
        if swapped < kept:
            row[at], row[at + 1] = right, left
            changed = True
    return changed


def spread(rows: list[list[str]], forward: dict[str, list[str]], width: Callable[[str], float]) -> dict[str, float]:
    """Everything as near to the middle of its neighbours as its row has room for it, long edges straight."""
    above: dict[str, list[str]] = {id: [] for id in forward}
    for id, nexts in forward.items():
        for one in nexts:
            above[one].append(id)
    across = {id: place for row in rows for id, place in settled(row, dict.fromkeys(row, 0.0), width).items()}
    for sweep in range(2 * SWEEPS):
        for row in rows if sweep % 2 == 0 else reversed(rows):
            wanted = {id: across[id] for id in row}
            for id in row:
                near = above[id] if sweep % 2 == 0 else forward[id]
                if near:
                    wanted[id] = sum(across[one] for one in near) / len(near)
            across.update(settled(row, wanted, width))
    left = min((across[id] - width(id) / 2 for id in across), default=0.0)
    return {id: place - left for id, place in across.items()}


def settled(row: list[str], wanted: dict[str, float], width: Callable[[str], float]) -> dict[str, float]:
    """The places nearest to the wanted ones at which nothing overlaps: neighbours that collide move as one."""
    shift, total = {}, 0.0
    for id in row:
        shift[id] = total + width(id) / 2
        total += width(id)
    heaps: list[tuple[float, float, list[str]]] = []  # where it would begin, how heavy it is, who is in it
    for id in row:
        place, weight, held = wanted[id] - shift[id], float(STRAIGHT if id.startswith(PASSING) else 1), [id]
        while heaps and heaps[-1][0] > place:
            other, heavy, before = heaps.pop()
            place = (place * weight + other * heavy) / (weight + heavy)
            weight, held = weight + heavy, before + held
        heaps.append((place, weight, held))
    return {id: place + shift[id] for place, _, held in heaps for id in held}
