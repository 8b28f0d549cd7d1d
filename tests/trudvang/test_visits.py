"""Sections that return: an entry is visited, and what stood after the visit goes on."""

import pytest

from meadhall.book.graph.story_graph import Edge, build_graph
from trudvang.scene import asked, pages, run, told_story, trudvang

SECTIONS = """
    40: {text: A section., do: [{gain_cp: 1}, {read: 41}]}
    41:
      text: Its second page.
      do:
        - choose:
            - {label: Stay., do: [{gain_cp: 2}]}
            - {label: Go., do: [{read: end-done}]}
"""


@pytest.mark.rule("TL-BOOK-05", "TL-BOOK-08", "TL-BOOK-16")
def test_a_visit_comes_back_and_the_steps_after_it_are_done():
    s = told_story("- visit: 40\n- remember: back\n- visit: 41\n- remember: again", more=SECTIONS)
    assert (pages(s), asked(s)[1], s.flags) == (["10", "40", "41"], "branch.choose", [])
    s = trudvang.from_position(trudvang.position(s))
    run(s, "choose 1")
    assert [s.house.saga.names[one] for one in s.flags] == ["back"]
    run(s, "choose 1")
    assert (pages(s), list(s.cp)) == (["10", "40", "41", "41"], [5, 5])
    assert [s.house.saga.names[one] for one in s.flags] == ["back", "again"]


@pytest.mark.rule("TL-BOOK-10")
def test_an_end_in_a_section_ends_the_adventure():
    s = told_story("- visit: 40\n- remember: back", more=SECTIONS)
    run(s, "choose 2")
    assert (pages(s)[-1], s.flags) == ("end-done", [])


ENDS = """
    40: {text: Who was there., do: [{gain_cp: 1, who: all}, {read: 41}]}
    41: {text: And who was not., do: [{gain_cp: 2, who: all}]}
    end-told: {text: An End with a section of its own., do: [{visit: 40}, {remember_always: told}]}
"""


@pytest.mark.rule("TL-BOOK-10", "TL-DEFEAT-14")
def test_an_end_may_visit_a_section_and_is_over_after_it():
    """The section belongs to the End: a Hero who lies defeated gets what it gives to all."""
    s = told_story("- read: end-told", "A.hp=0 A.down=1", more=ENDS)
    assert (pages(s), [int(cp) for cp in s.cp]) == (["10", "end-told", "40", "41"], [3, 3])
    assert [s.house.saga.names[one] for one in s.facts] == ["told"]
    assert asked(s)[1] == "wyrd.draw"  # what follows an End


def test_the_graph_shows_the_way_there_and_back():
    s = told_story("- visit: 40\n- reveal_poi: A", more=SECTIONS)
    edges = build_graph(s.house.saga.adventure(s.adventure)).edges
    assert Edge("10", "40", "visit") in edges
    assert Edge("10", "POI A", "reveal") in edges
