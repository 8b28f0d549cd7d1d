"""Checks of sums along a path: entries without a decision, health, figures, odds (SAGA-W02, W03, W04, W09)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from meadhall.book.lint.reachability_checks import AnalysedAdventure
from meadhall.book.model import steps as s
from meadhall.book.model.conditions import Amount
from meadhall.book.model.finding import Finding
from meadhall.book.model.steps import Block, Step, branches, walk
from meadhall.book.success_odds import odds

MOST_IN_A_ROW = 6
HARD = 4
HEROES = 4
MOST_WAYS = 20_000  # a story with more ways than this is weighed as far as that


def check_lengths(walked: AnalysedAdventure) -> Iterator[Finding]:
    yield from check_long_reading(walked)
    yield from check_hard_tests(walked)
    yield from check_losses(walked)
    yield from check_figures(walked)


def check_long_reading(walked: AnalysedAdventure) -> Iterator[Finding]:
    """SAGA-W02: too much reading without a decision."""
    ways: dict[str, set[str]] = {}
    for entry in walked.adventure.entries.values():
        silent = not any(has_decision(step) for step in walk(entry.do))
        ways[entry.id] = {step.entry for step in walk(entry.do) if isinstance(step, s.Read)} if silent else set()
    read = {one for nexts in ways.values() for one in nexts}
    rows = count_entries_in_a_row(ways)
    for entry_id, entry in walked.adventure.entries.items():
        if rows[entry_id] > MOST_IN_A_ROW and entry_id not in read:
            yield Finding(
                "W02",
                walked.file,
                entry.line,
                "in-a-row",
                {"count": rows[entry_id], "most": MOST_IN_A_ROW, "entry": entry_id},
            )


def has_decision(step: Step) -> bool:
    return isinstance(step, (s.Choose, s.AskEach, s.OneOf, s.May)) or (isinstance(step, s.Test) and step.may)


def count_entries_in_a_row(ways: dict[str, set[str]]) -> dict[str, int]:
    """Return how many entries are read in a row from each entry on. Cycles are not repeated."""
    found: dict[str, int] = {}
    for first in ways:
        under_way: set[str] = set()
        todo = [first]
        while todo:
            entry_id = todo[-1]
            if entry_id not in under_way and entry_id not in found:
                under_way.add(entry_id)
                todo += [one for one in sorted(ways.get(entry_id, ())) if one not in under_way and one not in found]
            else:
                todo.pop()
                under_way.discard(entry_id)
                if entry_id not in found:
                    found[entry_id] = 1 + max((found.get(one, 0) for one in ways.get(entry_id, ())), default=0)
    return found


def check_hard_tests(walked: AnalysedAdventure) -> Iterator[Finding]:
    """SAGA-W03: a test that is hardly ever passed, or that must be failed to continue."""
    for entry in walked.adventure.entries.values():
        for block, step in list_tests(entry.do):
            helped = bool(step.auto) or any(change < 0 for _, change in step.adjust)
            chances = ", ".join(
                f"{hero.id} {round(100 * chance)} %"
                for hero in walked.world.heroes
                if (chance := odds(step, hero)) is not None
            )
            if step.difficulty >= HARD and not helped:
                yield Finding(
                    "W03", walked.file, step.line, "hard-test", {"difficulty": step.difficulty, "odds": chances}
                )
            elif (
                not step.may
                and list_reads(step.failure)
                and not list_reads(step.success)
                and block.steps[-1] is step
                and not any(inner.verb in ("reveal_poi", "open_map") for inner in walk(entry.do))
            ):
                yield Finding("W03", walked.file, step.line, "must-fail", {"odds": chances})


def list_tests(block: Block) -> Iterator[tuple[Block, s.Test]]:
    for step in block.steps:
        if isinstance(step, s.Test):
            yield block, step
        for inner in branches(step):
            yield from list_tests(inner)


def list_reads(block: Block) -> bool:
    return any(isinstance(step, s.Read) for step in walk(block))


def check_losses(walked: AnalysedAdventure) -> Iterator[Finding]:
    """SAGA-W04: the story alone must not kill the weakest Hero."""
    weakest = min((hero.health for hero in walked.world.heroes), default=0)
    worst, last = find_heaviest_path(walked, count_lost)
    if worst > weakest:
        yield Finding(
            "W04",
            walked.file,
            walked.adventure.entries[last].line,
            "path-loss",
            {"loss": worst, "health": weakest, "entry": last},
        )


def check_figures(walked: AnalysedAdventure) -> Iterator[Finding]:
    """SAGA-W09: more figures than the box holds."""
    for figure, supply in walked.world.figures.items():
        count, last = find_heaviest_path(walked, partial(count_placed, figure))
        if count > supply:
            yield Finding(
                "W09",
                walked.file,
                walked.adventure.entries[last].line,
                "figures",
                {"figure": figure, "count": count, "supply": supply, "entry": last},
            )


def count_placed(figure: str, step: Step, walked: AnalysedAdventure) -> int:
    """Return how many figures of a kind a step places."""
    if isinstance(step, s.PlaceEnemies):
        return sum(maximum_of(n) for name, n in step.groups if name == figure)
    if isinstance(step, s.OfPoi) and step.verb == "reveal_poi" and step.poi in walked.adventure.pois:
        foes = walked.adventure.pois[step.poi].foes
        if foes is not None and foes.figure == figure:
            return maximum_of(step.count) if step.count is not None else foes.count
    return 0


def count_lost(step: Step, walked: AnalysedAdventure) -> int:
    return maximum_of(step.n) if isinstance(step, s.Count) and step.verb == "lose_health" else 0


def maximum_of(n: Amount) -> int:
    """Return the maximum of an amount with a full table."""
    return n.number if n.plain else HEROES if n.name in ("heroes", "party_size") else 1


def find_heaviest_path(walked: AnalysedAdventure, weigh: Callable[[Step, AnalysedAdventure], int]) -> tuple[int, str]:
    """Return the largest sum on a path from the Introduction, counting each entry once, and where it is reached."""
    exits = {entry.id: weigh_exits(entry.do, walked, weigh) for entry in walked.adventure.entries.values()}
    nexts = find_followers(walked)
    best = {"intro": 0}  # what a way has added up to before an entry is read
    todo: list[tuple[str, frozenset[str], int]] = [("intro", frozenset(), 0)]
    for _ in range(MOST_WAYS):
        if not todo:
            break
        entry_id, before, weight = todo.pop()
        seen = before | {entry_id}
        for one, by in sorted(nexts.get(entry_id, ())):  # the same one each time, among ways of equal weight
            new = weight + exits[entry_id].get(by, 0) if entry_id in exits else weight
            if one not in best or (new > best[one] and one not in seen):
                best[one] = new
                todo.append((one, seen, new))
    return max(
        ((weight + max(exits.get(entry_id, {}).values(), default=0), entry_id) for entry_id, weight in best.items()),
        default=(0, "intro"),
        key=lambda pair: pair[0],
    )


def weigh_exits(
    block: Block,
    walked: AnalysedAdventure,
    weigh: Callable[[Step, AnalysedAdventure], int],
    within: tuple[str, ...] = (),
) -> dict[str, int]:
    """Return the heaviest path through a block to each entry that it reads, and under "" to its end. Only one branch is
    taken, and a `read` ends the block. Visited sections count.
    """
    found: dict[str, int] = {}
    here = 0
    for step in block.steps:
        if isinstance(step, s.Read):
            return keep_heavier(found, {step.entry: here})
        if isinstance(step, s.Visit) and step.entry in walked.adventure.entries and step.entry not in within:
            section = walked.adventure.entries[step.entry].do
            here += max(weigh_exits(section, walked, weigh, (*within, step.entry)).values(), default=0)
        here += weigh(step, walked)
        inner = [weigh_exits(one, walked, weigh, within) for one in branches(step)]
        for ways in inner:
            keep_heavier(found, {entry: here + weight for entry, weight in ways.items() if entry})
        on = [ways[""] for ways in inner if "" in ways]
        if inner and not on and isinstance(step, (s.Choose, s.If)):
            return found  # every branch reads on
        here += max(on, default=0)
    return keep_heavier(found, {"": here})


def keep_heavier(found: dict[str, int], more: dict[str, int]) -> dict[str, int]:
    for entry, weight in more.items():
        found[entry] = max(found.get(entry, 0), weight)
    return found


def find_followers(walked: AnalysedAdventure) -> dict[str, set[tuple[str, str]]]:
    """Return which entries may follow which: by a `read`, or through the table ("")."""
    found: dict[str, set[tuple[str, str]]] = {}
    for (entry_id, _), nexts in walked.flow.ways.items():
        if entry_id:
            for one, state in nexts:
                found.setdefault(entry_id, set()).update(
                    {(one, one)} if one else {(after, "") for after, _ in walked.flow.ways.get(("", state), ())}
                )
    return found
