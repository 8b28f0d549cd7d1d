"""Entries that read each other for ever (SAGA-E23): the table stops such a book (TL-BOOK-24)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.book.graph.flow_analysis import MOST_UNKNOWN, FlowAnalysis, FlowPath, FlowState, Known, conditions_in
from meadhall.book.lint.reachability_checks import AnalysedAdventure
from meadhall.book.model import steps as s
from meadhall.book.model.conditions import format_condition, list_facts
from meadhall.book.model.finding import Finding
from meadhall.book.model.steps import Step, walk

# Verbs that neither ask where to go nor hurt a Hero. All others might leave a cycle, so it would not be certain.
QUIET = frozenset(
    (
        "read",
        "if",
        "tell",
        "remember",
        "forget",
        "remember_always",
        "tally",
        "tally_always",
        "gain_quest",
        "discard_quest",
        "add_token",
        "remove_token",
        "gain_cp",
        "lose_cp",
        "gain_xp",
        "lose_xp",
        "gain_health",
        "heal_full",
        "exhaust",
        "refresh",
        "gain_status",
        "discard_status",
        "flip_status",
        "gain_rune",
        "lose_rune",
        "gain_card",
        "remove_card",
        "replace_card",
        "sleeve",
        "unlock",
        "reveal_enemy_card",
        "place_heroes",
        "place_enemies",
        "place_threat",
        "remove_threat",
        "reveal_poi",
        "discard_poi",
        "move_poi",
        "clear_space",
        "open_map",
        "leave_map",
    )
)
TOLD = ("flag", "quest", "tally")  # what the story tells itself: the circle may change it
Stop = tuple[str, FlowState, Known]  # an entry about to be read, how the table stands, what else is so


def check_cycles(walked: AnalysedAdventure) -> Iterator[Finding]:
    """SAGA-E23. A cycle that only some tables enter is a warning."""
    caught = find_trapped(find_continuations(walked.flow))
    told: set[str] = set()
    order = list(walked.adventure.entries)
    for stop in sorted(caught, key=lambda one: (len(one[2]), order.index(one[0]))):
        round_, known = rotate_cycle(find_cycle(stop, caught), order), stop[2]
        if told.intersection(round_) or len(known) > 1 or any(fact.key in TOLD for fact, _ in known):
            continue  # several conditions may never hold all at once
        told.update(round_)
        line, said = walked.adventure.entries[round_[0]].line, " → ".join([*round_, round_[0]])
        if not known:
            yield Finding("E23", walked.file, line, "circle", {"entries": said})
        for fact, holds in known:
            yield Finding(
                "E23",
                walked.file,
                line,
                "circle-if" if holds else "circle-unless",
                {"entries": said, "fact": format_condition(fact)},
                softly=True,
            )


def find_continuations(flow: FlowAnalysis) -> dict[Stop, set[Stop]]:
    """Return where reading continues from each entry that may be part of a cycle; empty where reading can stop."""
    ringed = find_rings(
        {entry_id: read for entry_id in flow.adventure.entries if (read := find_quiet_reads(flow, entry_id))}
    )
    asked = frozenset(fact for entry_id in ringed for fact in conditions_in(flow.adventure.entries[entry_id].do.steps))
    todo: list[Stop] = [(entry_id, state, frozenset()) for entry_id, state in flow.ways if entry_id in ringed]
    nexts: dict[Stop, set[Stop]] = {}
    while todo:
        stop = todo.pop()
        if stop not in nexts:
            entry_id, state, known = stop
            paths = flow.run(flow.adventure.entries[entry_id].do, FlowPath(state, known), asked)
            out = any(path.next not in ringed for path in paths)
            nexts[stop] = {(path.next, path.state, path.known) for path in paths if path.next in ringed}
            todo += nexts[stop]
            if out:
                nexts[stop] = set()
    return nexts


def find_trapped(nexts: dict[Stop, set[Stop]]) -> dict[Stop, set[Stop]]:
    """Return the entries from which every path cycles for ever."""
    back: dict[Stop, list[Stop]] = {}
    for stop, ons in nexts.items():
        for one in ons:
            back.setdefault(one, []).append(stop)
    todo = [stop for stop, ons in nexts.items() if not ons]
    free = set(todo)
    while todo:
        for stop in back.get(todo.pop(), ()):
            if stop not in free:
                free.add(stop)
                todo.append(stop)
    return {stop: ons for stop, ons in nexts.items() if stop not in free}


def find_cycle(stop: Stop, caught: dict[Stop, set[Stop]]) -> list[str]:
    """Return one cycle of entries that begins here or later."""
    way: list[Stop] = []
    while stop not in way:
        way.append(stop)
        stop = min(caught[stop], key=lambda one: (one[0], len(one[2])))
    return [entry_id for entry_id, _, _ in way[way.index(stop) :]]


def find_quiet_reads(flow: FlowAnalysis, entry_id: str) -> set[str]:
    """Return what an entry reads, if nothing in it could ever lead elsewhere."""
    entry = flow.adventure.entries[entry_id]
    steps = list(walk(entry.do))
    if entry.once or entry.is_end or not all(map(is_quiet, steps)):
        return set()
    return {step.entry for step in steps if isinstance(step, s.Read)}


def is_quiet(step: Step) -> bool:
    return step.verb in QUIET and (not isinstance(step, s.If) or len(list_facts(step.condition)) <= MOST_UNKNOWN)


def find_rings(reads: dict[str, set[str]]) -> set[str]:
    """Repeatedly remove entries that no other reads or that read no other; return what is left."""
    while True:
        read = {one for nexts in reads.values() for one in nexts}
        kept = {
            entry_id: inner for entry_id, nexts in reads.items() if entry_id in read and (inner := nexts & reads.keys())
        }
        if kept == reads:
            return set(kept)
        reads = kept


def rotate_cycle(round_: list[str], order: list[str]) -> list[str]:
    """Rotate a cycle so that it begins with the entry that comes first in the file."""
    first = round_.index(min(round_, key=order.index))
    return round_[first:] + round_[:first]
