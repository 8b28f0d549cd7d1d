"""Checks of Adventure Maps (SAGA-E19) and of limited components (SAGA-E22)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.book.lint.length_checks import maximum_of
from meadhall.book.lint.reachability_checks import AnalysedAdventure
from meadhall.book.model import steps as s
from meadhall.book.model.finding import Finding
from meadhall.book.model.story import Map

ENEMY_TOKENS, ELITE_TOKENS, SHIPS, MARKS = 5, 4, 2, 10


def check_maps(walked: AnalysedAdventure) -> Iterator[Finding]:
    """SAGA-E19: there must be a way out from the start, even after a space is blocked."""
    chart = walked.adventure.map
    if (
        chart is None
        or chart.start not in chart.spaces
        or any(door.to not in chart.spaces for space in chart.spaces.values() for door in space.doors)
    ):
        return  # unknown spaces are reported elsewhere
    out = find_ways_out(walked, chart)
    if not out & spread_back(chart, {chart.start}, set()):
        yield Finding("E19", walked.file, chart.spaces[chart.start].line, "no-way-out", {"space": chart.start})
        return
    for step in walked.steps():
        if isinstance(step, s.At) and step.verb == "block_space" and step.place in chart.spaces:
            blocked = chart.spaces[step.place]
            near = {door.to for door in blocked.doors}
            from_here = near if step.place == chart.start or step.path.startswith(f"{blocked.read}.") else {chart.start}
            if not (out - {step.place}) & spread_back(chart, from_here, {step.place}):
                yield Finding("E19", walked.file, step.line, "only-way", {"space": step.place})


def find_ways_out(walked: AnalysedAdventure, chart: Map) -> set[str]:
    """Return spaces whose entry can lead to the end of the map."""
    leaving = {entry.id for entry in walked.adventure.entries.values() if entry.is_end}
    leaving |= {step.path.partition(".")[0] for step in walked.steps() if step.verb == "leave_map"}
    inside = {space.read for space in chart.spaces.values()}
    follow = find_direct_reads(walked)
    found = set()
    for space in chart.spaces.values():
        seen, todo = {space.read}, [space.read]
        while todo:
            for one in follow.get(todo.pop(), ()):
                if one not in seen and one not in inside:
                    seen.add(one)
                    todo.append(one)
        if seen & leaving:
            found.add(space.id)
    return found


def find_direct_reads(walked: AnalysedAdventure) -> dict[str, set[str]]:
    """Return what an entry reads, directly or at the POIs it reveals."""
    found: dict[str, set[str]] = {}
    for step in walked.steps():
        entry = step.path.partition(".")[0]
        if isinstance(step, s.Read):
            found.setdefault(entry, set()).add(step.entry)
        elif isinstance(step, s.OfPoi) and step.verb == "reveal_poi" and step.poi in walked.adventure.pois:
            found.setdefault(entry, set()).add(walked.adventure.pois[step.poi].read)
    return found


def spread_back(chart: Map, start: set[str], blocked: set[str]) -> set[str]:
    found, todo = start - blocked, list(start - blocked)
    while todo:
        for door in chart.spaces[todo.pop()].doors:
            if door.to not in found and door.to not in blocked:
                found.add(door.to)
                todo.append(door.to)
    return found


def check_supply(walked: AnalysedAdventure) -> Iterator[Finding]:
    """SAGA-E22: tokens of which the box has a limited number."""
    counts = {
        step.poi: maximum_of(step.count)
        for step in walked.steps()
        if isinstance(step, s.OfPoi) and step.count is not None
    }
    states = {state for _, state in walked.flow.ways}
    for kind, most, key in (("npc", ENEMY_TOKENS, "enemy-tokens"), ("elite", ELITE_TOKENS, "elite-tokens")):
        size = {
            letter: max(poi.foes.count, counts.get(letter, 0))
            for letter, poi in walked.adventure.pois.items()
            if poi.foes is not None and poi.foes.kind == kind
        }
        needed = max((sum(size.get(letter, 0) for letter in state.pois) for state in states), default=0)
        if needed > most:
            line = min(poi.line for letter, poi in walked.adventure.pois.items() if letter in size)
            yield Finding("E22", walked.file, line, key, {"count": needed, "most": most})
    taken = [step for step in walked.steps() if step.verb == "take_ship"]
    if any(state.ships > SHIPS for state in states):
        yield Finding("E22", walked.file, taken[-1].line, "ships", {"most": SHIPS})
    marked = [step for step in walked.steps() if step.verb in ("clear_space", "block_space")]
    places = {step.place for step in marked if isinstance(step, s.At)}
    if len(places) > MARKS:
        yield Finding("E22", walked.file, marked[-1].line, "space-tokens", {"count": len(places), "most": MARKS})
