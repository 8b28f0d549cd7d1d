"""What adds up along the way: entries without a decision, health, figures, odds (SAGA-W02, W03, W04, W09)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from meadhall.book import steps as s
from meadhall.book.checks.ways import Walk
from meadhall.book.conditions import Amount
from meadhall.book.finding import Finding
from meadhall.book.odds import odds
from meadhall.book.steps import Block, Step, branches, walk

MOST_IN_A_ROW = 6
HARD = 4
HEROES = 4
MOST_WAYS = 20_000  # a story with more ways than this is weighed as far as that


def lengths(walked: Walk) -> Iterator[Finding]:
    yield from in_a_row(walked)
    yield from hard_tests(walked)
    yield from losses(walked)
    yield from figures(walked)


def in_a_row(walked: Walk) -> Iterator[Finding]:
    """SAGA-W02: reading without end is no game."""
    ways: dict[str, set[str]] = {}
    for entry in walked.adventure.entries.values():
        silent = not any(decides(step) for step in walk(entry.do))
        ways[entry.id] = {step.entry for step in walk(entry.do) if isinstance(step, s.Read)} if silent else set()
    read = {one for nexts in ways.values() for one in nexts}
    rows = longest(ways)
    for id, entry in walked.adventure.entries.items():
        if rows[id] > MOST_IN_A_ROW and id not in read:
            yield Finding(
                "W02", walked.file, entry.line, "in-a-row", {"count": rows[id], "most": MOST_IN_A_ROW, "entry": id}
            )


def decides(step: Step) -> bool:
    return isinstance(step, (s.Choose, s.AskEach, s.OneOf, s.May)) or (isinstance(step, s.Test) and step.may)


def longest(ways: dict[str, set[str]]) -> dict[str, int]:
    """How many entries are read in a row from each on; what leads back to itself is not read again."""
    found: dict[str, int] = {}
    for first in ways:
        under_way: set[str] = set()
        todo = [first]
        while todo:
            id = todo[-1]
            if id not in under_way and id not in found:
                under_way.add(id)
                todo += [one for one in sorted(ways.get(id, ())) if one not in under_way and one not in found]
            else:
                todo.pop()
                under_way.discard(id)
                if id not in found:
                    found[id] = 1 + max((found.get(one, 0) for one in ways.get(id, ())), default=0)
    return found


def hard_tests(walked: Walk) -> Iterator[Finding]:
    """SAGA-W03: a test hardly anybody passes, or one that must be failed to go on."""
    for entry in walked.adventure.entries.values():
        for block, step in tests(entry.do):
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
                and reads(step.failure)
                and not reads(step.success)
                and block.steps[-1] is step
                and not any(inner.verb in ("reveal_poi", "open_map") for inner in walk(entry.do))
            ):
                yield Finding("W03", walked.file, step.line, "must-fail", {"odds": chances})


def tests(block: Block) -> Iterator[tuple[Block, s.Test]]:
    for step in block.steps:
        if isinstance(step, s.Test):
            yield block, step
        for inner in branches(step):
            yield from tests(inner)


def reads(block: Block) -> bool:
    return any(isinstance(step, s.Read) for step in walk(block))


def losses(walked: Walk) -> Iterator[Finding]:
    """SAGA-W04: the story alone must not kill the weakest Hero."""
    weakest = min((hero.health for hero in walked.world.heroes), default=0)
    worst, last = heaviest(walked, lost)
    if worst > weakest:
        yield Finding(
            "W04",
            walked.file,
            walked.adventure.entries[last].line,
            "path-loss",
            {"loss": worst, "health": weakest, "entry": last},
        )


def figures(walked: Walk) -> Iterator[Finding]:
    """SAGA-W09: more figures than the box holds."""
    for figure, supply in walked.world.figures.items():
        count, last = heaviest(walked, partial(placed, figure))
        if count > supply:
            yield Finding(
                "W09",
                walked.file,
                walked.adventure.entries[last].line,
                "figures",
                {"figure": figure, "count": count, "supply": supply, "entry": last},
            )


def placed(figure: str, step: Step, walked: Walk) -> int:
    """How many figures of a kind a step puts down."""
    if isinstance(step, s.PlaceEnemies):
        return sum(number(n) for name, n in step.groups if name == figure)
    if isinstance(step, s.OfPoi) and step.verb == "reveal_poi" and step.poi in walked.adventure.pois:
        foes = walked.adventure.pois[step.poi].foes
        if foes is not None and foes.figure == figure:
            return number(step.count) if step.count is not None else foes.count
    return 0


def lost(step: Step, walked: Walk) -> int:
    return number(step.n) if isinstance(step, s.Count) and step.verb == "lose_health" else 0


def number(n: Amount) -> int:
    """An amount at its largest for a full table."""
    return n.number if n.plain else HEROES if n.name in ("heroes", "party_size") else 1


def heaviest(walked: Walk, weigh: Callable[[Step, Walk], int]) -> tuple[int, str]:
    """The most that a way from the Introduction can add up to, each entry counted once, and where it is reached."""
    weights = {entry.id: along(entry.do, walked, weigh) for entry in walked.adventure.entries.values()}
    nexts = entry_ways(walked)
    best = {"intro": weights.get("intro", 0)}
    todo: list[tuple[str, frozenset[str], int]] = [("intro", frozenset({"intro"}), best["intro"])]
    for _ in range(MOST_WAYS):
        if not todo:
            break
        id, seen, weight = todo.pop()
        for one in sorted(nexts.get(id, ())):  # of equally heavy ways always the same is told
            new = weight + (0 if one in seen else weights.get(one, 0))
            if one not in best or (new > best[one] and one not in seen):
                best[one] = new
                todo.append((one, seen | {one}, new))
    return max(((weight, id) for id, weight in best.items()), default=(0, "intro"), key=lambda pair: pair[0])


def along(block: Block, walked: Walk, weigh: Callable[[Step, Walk], int], within: tuple[str, ...] = ()) -> int:
    """The heaviest way through a block and the sections visited from it: of branches only one is taken."""
    total = 0
    for step in block.steps:
        if isinstance(step, s.Visit) and step.entry in walked.adventure.entries and step.entry not in within:
            total += along(walked.adventure.entries[step.entry].do, walked, weigh, (*within, step.entry))
        total += weigh(step, walked) + max((along(inner, walked, weigh, within) for inner in branches(step)), default=0)
    return total


def entry_ways(walked: Walk) -> dict[str, set[str]]:
    """Which entries may follow which, over the table too."""
    found: dict[str, set[str]] = {}
    for (id, _), nexts in walked.flow.ways.items():
        if id:
            for one, state in nexts:
                found.setdefault(id, set()).update(
                    {one} if one else {after for after, _ in walked.flow.ways.get(("", state), ())}
                )
    return found
