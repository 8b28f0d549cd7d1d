"""Checks of counters: never set, never read, kept in two ways, compared in vain (SAGA-E24, W06)."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from meadhall.book.loader import BookDraft, ParsedFile
from meadhall.book.model import steps as s
from meadhall.book.model.conditions import Amount, Condition, CounterComparison, list_facts
from meadhall.book.model.finding import Finding, closest_word
from meadhall.book.model.steps import Block, walk
from meadhall.book.model.story import Card

Range = tuple[float, float]
UNTOUCHED: Range = (0, 0)
ANYTHING: Range = (-inf, inf)


def check_counters(manuscript: BookDraft) -> Iterator[Finding]:
    yield from check_counter_names(manuscript)
    yield from check_scopes(manuscript)
    yield from check_comparisons(manuscript)


def list_texts(manuscript: BookDraft) -> list[ParsedFile]:
    """Return the files with steps, and the translations, whose texts may use counters too."""
    return [*manuscript.drafts, *([manuscript.cards] if manuscript.cards else []), *manuscript.translations]


def check_counter_names(manuscript: BookDraft) -> Iterator[Finding]:
    """SAGA-W06. Other files of the campaign may set or read a counter, so a single Adventure cannot be judged."""
    if manuscript.campaign is None and manuscript.framed:
        return
    drafts = list_texts(manuscript)
    asked = {one.name for draft in drafts for one in draft.reading.references if one.kind == "tally"}
    kept = {one.name for draft in drafts for one in draft.reading.references if one.kind == "tally!"}
    for draft in drafts:
        told: set[str] = set()
        for one in draft.reading.references:
            if one.name in told:
                continue
            if one.kind == "tally!" and one.name not in asked:
                told.add(one.name)
                yield Finding("W06", draft.file, one.line, "tally-unused", {"tally": one.name})
            elif one.kind == "tally" and one.name not in kept:
                told.add(one.name)
                yield Finding(
                    "W06",
                    draft.file,
                    one.line,
                    "tally-never",
                    {"tally": one.name},
                    closest_word(one.name, sorted(kept)),
                )


def list_reckonings(manuscript: BookDraft) -> list[tuple[str, s.Reckon]]:
    return [
        (file, step) for file, block in list_blocks(manuscript) for step in walk(block) if isinstance(step, s.Reckon)
    ]


def list_blocks(manuscript: BookDraft) -> list[tuple[str, Block]]:
    """Return the outermost blocks of steps with their files."""
    found = [(one.source, entry.do) for one in manuscript.adventures.values() for entry in one.entries.values()]
    return found + [(file, block) for file, card in list_card_blocks(manuscript) for block in of_card(card)]


def list_card_blocks(manuscript: BookDraft) -> list[tuple[str, Card]]:
    shared = manuscript.cards.file if manuscript.cards else ""
    own = {card_id: one.source for one in manuscript.adventures.values() for card_id in one.cards}
    return [(own.get(card_id, shared), card) for card_id, card in manuscript.all_cards.items()]


def of_card(card: Card) -> list[Block]:
    foes = [card.foes.ability1, card.foes.ability2] if card.foes else []
    return [block for block in [*(effect.do for effect in card.effects), *foes, card.do] if block is not None]


def check_scopes(manuscript: BookDraft) -> Iterator[Finding]:
    """SAGA-E24: a counter belongs either to the Adventure or to the campaign."""
    first: dict[str, str] = {}
    for file, step in list_reckonings(manuscript):
        if first.setdefault(step.name, step.verb) != step.verb:
            yield Finding("E24", file, step.line, "tally-two-ways", {"tally": step.name})


def check_comparisons(manuscript: BookDraft) -> Iterator[Finding]:
    """SAGA-E24: a comparison that can never be true. Counters set in other files are not judged."""
    if manuscript.campaign is None and manuscript.framed:
        return
    known = find_ranges([step for _, step in list_reckonings(manuscript)])
    for file, line, condition in list_conditions(manuscript):
        for fact in list_facts(condition):
            if isinstance(fact, CounterComparison) and fact.subject in known and not can_hold(fact, known):
                low, high = known[fact.subject]
                yield Finding(
                    "E24",
                    file,
                    line,
                    "tally-in-vain",
                    {"tally": fact.subject, "low": describe_range(low), "high": describe_range(high)},
                )


def list_conditions(manuscript: BookDraft) -> Iterator[tuple[str, int, Condition]]:
    for file, block in list_blocks(manuscript):
        for step in walk(block):
            if isinstance(step, s.If):
                yield file, step.line, step.condition
            elif isinstance(step, s.Choose):
                yield from ((file, one.line, one.condition) for one in step.options if one.condition is not None)
    for file, card in list_card_blocks(manuscript):
        yield from ((file, card.line, one.condition) for one in card.effects if one.condition is not None)


def find_ranges(steps: list[s.Reckon]) -> dict[str, Range]:
    """Return the range of each counter. Additions may repeat, so they have no upper bound."""
    found = {step.name: UNTOUCHED for step in steps}
    for _ in range(len(found) + 1):  # a tally may be set to another, and that one to a third
        for step in steps:
            low, high = found[step.name]
            if step.set is not None:
                least, most = of_amount(step.set, found)
                low, high = min(low, least), max(high, most)
            for change, sign in ((step.add, 1), (step.subtract, -1)):
                least, most = of_amount(change, found) if change is not None else UNTOUCHED
                low = -inf if min(sign * least, sign * most) < 0 else low
                high = inf if max(sign * least, sign * most) > 0 else high
            found[step.name] = (low, high)
    return found


def of_amount(n: Amount, known: dict[str, Range]) -> Range:
    if n.plain:
        return n.number, n.number
    return known.get(n.card, ANYTHING) if n.name == "tally" else (0, inf)


def can_hold(fact: CounterComparison, known: dict[str, Range]) -> bool:
    low, high = known[fact.subject]
    least = -inf if fact.at_least is None else fact.at_least
    most = inf if fact.at_most is None else fact.at_most
    if fact.lower:
        least = max(least, known.get(fact.lower, ANYTHING)[0])
    if fact.upper:
        most = min(most, known.get(fact.upper, ANYTHING)[1])
    return max(low, least) <= min(high, most)


def describe_range(bound: float) -> str:
    return "−∞" if bound == -inf else "∞" if bound == inf else str(int(bound))
