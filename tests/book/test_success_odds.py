"""The odds of tests agree with the table of the component data."""

import pytest

from meadhall.book.model import steps
from meadhall.book.success_odds import chance_of_at_least, odds
from meadhall.games.trudvang.books import book, world
from optional import unwrap

TABLE = {1: (47, 73, 88, 95, 98), 2: (0, 20, 45, 66, 82), 3: (0, 0, 8, 23, 43), 4: (0, 0, 0, 3, 10)}


@pytest.mark.rule("TL-TEST-02", "TL-TEST-04")
@pytest.mark.parametrize("difficulty", TABLE)
def test_seven_of_fifteen(difficulty):
    found = [round(100 * chance_of_at_least(difficulty, matching, 15)) for matching in range(1, 6)]
    assert tuple(found) == TABLE[difficulty]


@pytest.mark.rule("TL-TEST-20")
def test_a_small_bag_is_drawn_whole():
    assert chance_of_at_least(2, 2, 5) == 1.0
    assert chance_of_at_least(3, 2, 5) == 0.0


@pytest.mark.rule("TL-TEST-21")
def test_classes_change_the_difficulty_or_bar_the_test():
    entries = book("example_x1").adventures["X1"].entries
    heroes = {hero.hero_class: hero for hero in world().heroes}
    road, marks = entries["11"].do.steps[0], entries["20"].do.steps[1]
    assert isinstance(road, steps.Test)
    assert isinstance(marks, steps.Test)
    assert round(100 * unwrap(odds(road, heroes["ranger"]))) == 95
    assert round(100 * unwrap(odds(road, heroes["rogue"]))) == 66
    assert odds(marks, heroes["bard"]) is None
    assert odds(marks, heroes["rogue"]) is not None
