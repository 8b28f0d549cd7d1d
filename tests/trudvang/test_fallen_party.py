"""A party that falls while it reads: the story goes on, and its players still answer."""

import pytest

from meadhall.games.trudvang.cards import REGION_OF
from trudvang.scene import (
    ask,
    asked,
    pages,
    run,
    told,
    told_story,
)


@pytest.mark.rule("TL-DEFEAT-09", "TL-GEN-13")
def test_a_party_that_falls_while_reading_still_chooses():
    s = told_story("""
        - lose_health: 20
        - gain_cp: 3
        - choose: [{label: A, do: [{place_threat: here}]}, {label: B, do: []}]
    """)
    assert (list(s.down), list(s.cp), ask(s)) == ([1, 1], [0, 0], "branch.choose")
    run(s, "choose 1")
    assert s.loose == [13 * 4 + 1]


FALLEN = """
    - discard_poi: A
    - lose_health: 20
"""


@pytest.mark.rule("TL-DEFEAT-15", "TL-DEFEAT-09")
@pytest.mark.parametrize(
    ("by", "outcome"), [("single must", "they"), ("each must", "any_succeeds"), ("each must", "all_succeed")]
)
def test_a_fallen_party_fails_the_test_it_must_take_and_the_story_goes_on(by, outcome):
    """Nobody draws, nobody is asked, and what follows is about nobody."""
    s = told_story(
        FALLEN
        + f"""
    - test:
        id: leap
        by: {by}
        type: strength
        difficulty: 1
        outcome: {outcome}
        success: [{{read: 20}}]
        failure: [{{gain_cp: 1}}, {{read: 30}}]
    """,
        more="""
        20: {text: Over., do: [{reveal_poi: A}]}
        30: {text: Under., do: [{if: {test: {id: leap, result: failure}}, then: [{reveal_poi: A}]}]}
    """,
    )
    assert pages(s)[-1] == "30"
    assert (list(s.down), list(s.cp), s.poi_at[0]) == ([1, 1], [0, 0], REGION_OF["arji"])
    assert told(s, "test-fallen") == [{"kind": "test-fallen", "type": "strength", "difficulty": 1}]
    assert told(s, "runes") == []


@pytest.mark.rule("TL-DEFEAT-15")
def test_a_fallen_party_declines_a_test_it_may_take_and_fares_alone_in_none():
    s = told_story(
        FALLEN
        + """
    - test: {by: each must, type: strength, difficulty: 1, outcome: each, failure: [{gain_cp: 1, who: all}]}
    - test:
        by: single may
        type: strength
        difficulty: 1
        success: [{read: 20}]
        failure: [{read: 20}]
        declined: [{reveal_poi: A}]
    """,
        more="20: {text: Over., do: [{reveal_poi: A}]}",
    )
    assert (pages(s), list(s.cp), s.poi_at[0]) == (["10"], [0, 0], REGION_OF["arji"])


@pytest.mark.rule("TL-DEFEAT-15", "TL-BOOK-15")
def test_the_players_of_a_fallen_party_answer_what_each_hero_is_asked():
    s = told_story(
        FALLEN
        + """
    - ask_each: {id: swear, question: 'Do you swear?', if_yes: [{read: 20}], if_no: [{tell: Not so.}]}
    """,
        more="20: {text: Sworn., do: [{reveal_poi: A}]}",
    )
    assert asked(s) == (0, "book.ask")
    run(s, "no")
    assert asked(s) == (1, "book.ask")
    run(s, "yes")
    assert pages(s)[-1] == "20"


@pytest.mark.rule("TL-DEFEAT-15", "TL-GEN-13")
def test_who_stands_answers_alone():
    s = told_story("""
    - lose_health: 20
      who: {class: rogue}
    - ask_each: {id: swear, question: 'Do you swear?', if_yes: [{gain_cp: 1}], if_no: [{gain_cp: 2}]}
    """)
    assert (list(s.down), asked(s)) == ([0, 1], (0, "book.ask"))
    run(s, "no")
    assert (ask(s) != "book.ask", list(s.cp)) == (True, [2, 0])
