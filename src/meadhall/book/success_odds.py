"""Success odds of a test for each Hero with a starting bag."""

from __future__ import annotations

from math import comb

from meadhall.book.format.vocabulary import TESTS
from meadhall.book.model.game_world import Hero
from meadhall.book.model.steps import Test

DRAWN = 7  # TL-TEST-02


def chance_of_at_least(wanted: int, matching: int, bag: int, drawn: int = DRAWN) -> float:
    """Return the chance that at least so many of the drawn runes are of the right kind."""
    drawn = min(drawn, bag)
    right = sum(
        comb(matching, hit) * comb(bag - matching, drawn - hit)
        for hit in range(max(wanted, 0), min(matching, drawn) + 1)
    )
    return right / comb(bag, drawn)


def odds(test: Test, hero: Hero) -> float | None:
    """Return the chance of one Hero, or None if the Hero's Class may not take the test."""
    classes = [only.name for only in test.only if only.kind == "class"]
    if classes and len(classes) == len(test.only) and hero.hero_class not in classes:
        return None
    if hero.hero_class in test.auto:
        return 1.0
    difficulty = test.difficulty + dict(test.adjust).get(hero.hero_class, 0)
    if difficulty <= 0:
        return 1.0
    runes = hero.runes.get(TESTS[test.type], 0) + hero.runes.get("wild", 0)
    return chance_of_at_least(difficulty, runes, sum(hero.runes.values()))
