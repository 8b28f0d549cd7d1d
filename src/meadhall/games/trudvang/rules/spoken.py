"""The present variant of a text: each variable part has the branch that fits the table."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.book.format.text_stats import is_varied
from meadhall.book.format.text_variants import Pick, VariantGroup, render_variants
from meadhall.games.trudvang.rules.who import is_met, tally_of
from meadhall.games.trudvang.saga import Prose, ident
from meadhall.games.trudvang.scene import Scene
from meadhall.games.trudvang.state import Trudvang


def fill_in(s: Trudvang, prose: Prose, scene: Scene) -> Prose:
    """TL-BOOK-11. Return a text and its translations in their present variants; each language varies separately."""
    if isinstance(prose, str):
        return render_variants(prose, make_picker(s, scene)) if is_varied(prose) else prose
    return {language: render_variants(text, make_picker(s, scene)) for language, text in prose.items()}


def make_picker(s: Trudvang, scene: Scene) -> Pick:
    return lambda variation: pick_branch(s, variation, scene)


def pick_branch(s: Trudvang, variation: VariantGroup, scene: Scene) -> int:
    """Return the index of the branch. A random one depends only on public state, so that a replay picks the same."""
    count = len(variation.branches)
    if variation.kind == "tally":
        return int(tally_of(s, variation.tally))
    if variation.kind == "once":
        return 1 if s.journal and s.journal.count(s.journal[-1]) > 1 else 0
    if variation.kind == "one of":
        page = s.journal[-1] if s.journal else 0
        return int(ident(f"{page}#{variation.number}.{len(s.journal)}.{s.round}.{sum(s.hp)}.{sum(s.cp)}") >> 8) % count
    for place in range(count):
        if is_met(s, variation.branches[place].condition, scene):
            return place
    return count


def note_branches(s: Trudvang, prose: Prose, scene: Scene) -> list[i64]:
    """Return the branches picked in a text and each of its translations: the page stays open while
    the table changes.
    """
    found: list[i64] = []

    def pick(variation: VariantGroup) -> int:
        found.append(pick_branch(s, variation, scene))
        return int(found[-1])

    for text in [prose] if isinstance(prose, str) else prose.values():
        render_variants(text, pick)
    return found


def fill_in_picks(prose: Prose, picks: list[i64]) -> Prose:
    """Return a text in the variant of these branches."""
    left = iter(picks)

    def pick(variation: VariantGroup) -> int:
        return int(next(left, 0))

    if isinstance(prose, str):
        return render_variants(prose, pick)
    return {language: render_variants(text, pick) for language, text in prose.items()}
