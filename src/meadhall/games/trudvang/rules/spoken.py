"""What a text says now: of everything in it that varies, the branch that fits the table."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.book.prose import is_varied
from meadhall.book.varied import Pick, Variation, spoken
from meadhall.games.trudvang.rules.who import Scene, met, tally_of
from meadhall.games.trudvang.saga import Prose, ident
from meadhall.games.trudvang.state import Trudvang


def said(s: Trudvang, prose: Prose, scene: Scene) -> Prose:
    """TL-BOOK-11. A text and its translations as they are said now; each language varies in its own way."""
    if isinstance(prose, str):
        return spoken(prose, picking(s, scene)) if is_varied(prose) else prose
    return {language: spoken(text, picking(s, scene)) for language, text in prose.items()}


def picking(s: Trudvang, scene: Scene) -> Pick:
    return lambda variation: picked(s, variation, scene)


def picked(s: Trudvang, variation: Variation, scene: Scene) -> int:
    """Which branch. The one that is drawn depends on nothing but what lies open, so that a record tells the same again."""
    count = len(variation.branches)
    if variation.kind == "tally":
        return int(tally_of(s, variation.tally))
    if variation.kind == "once":
        return 1 if s.journal and s.journal.count(s.journal[-1]) > 1 else 0
    if variation.kind == "one of":
        page = s.journal[-1] if s.journal else 0
        return int(ident(f"{page}#{variation.number}.{len(s.journal)}.{s.round}.{sum(s.hp)}.{sum(s.cp)}") >> 8) % count
    for place in range(count):
        if met(s, variation.branches[place].condition, scene):
            return place
    return count


def notes(s: Trudvang, prose: Prose, scene: Scene) -> list[i64]:
    """What is picked in a text and then in each of its translations: the page lies open while the table changes."""
    found: list[i64] = []

    def pick(variation: Variation) -> int:
        found.append(picked(s, variation, scene))
        return int(found[-1])

    for text in [prose] if isinstance(prose, str) else prose.values():
        spoken(text, pick)
    return found


def noted(prose: Prose, picks: list[i64]) -> Prose:
    """A text as it was said when these notes were taken."""
    left = iter(picks)

    def pick(variation: Variation) -> int:
        return int(next(left, 0))

    if isinstance(prose, str):
        return spoken(prose, pick)
    return {language: spoken(text, pick) for language, text in prose.items()}
