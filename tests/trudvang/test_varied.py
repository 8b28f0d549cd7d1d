"""Texts that change at the table: what is said, what stays said, and what nobody is sent."""

import json

import pytest

from meadhall.games.trudvang.edge.view import page_view, question_view
from meadhall.playtests.coverage import coverage_targets
from meadhall.playtests.playtest import Playtest
from optional import unwrap
from trudvang.scene import asked, run, told, told_story, trudvang

PAGE = """
    10:
      text: >
        {if seen: An old friend | if {class: rogue}: A locked chest | Nothing} waits.
        {once: You stare. | later: You yawn.} {tally: coins} coins.
      do:
        - remember: seen
        - tally: {name: coins, add: 3}
        - tell: "{if {tally: {name: coins, at_least: 4}}: Rich | Poor}: {tally: coins}."
        - choose:
            - label: "{if {tally: {name: coins, at_least: 4}}: Stay rich | Stay poor}."
              do: [{gain_cp: 1}]
            - {label: Leave., do: [{gain_cp: 2}]}
"""


def labels(s):
    asked(s)
    return question_view(s)["labels"]


def page(s):
    return told(s, "read")[-1]["text"]


@pytest.mark.rule("TL-BOOK-02", "TL-BOOK-11")
def test_a_page_says_what_fits_and_goes_on_saying_it_while_the_table_changes():
    s = told_story(PAGE)
    assert page(s) == unwrap(page_view(s))["text"] == "A locked chest waits. You stare. 0 coins."
    assert told(s, "tell")[-1]["text"] == "Poor: 3."
    assert labels(s) == {"1": "Stay poor.", "2": "Leave."}
    again = trudvang.from_position(trudvang.position(s))
    assert unwrap(page_view(again))["text"] == page(s)
    run(s, "choose 1")
    assert told(s, "choose")[-1]["label"] == "Stay poor."
    s = told_story(PAGE, "journal=10 flags=seen counts=coins:3")
    assert labels(s) == {"1": "Stay rich.", "2": "Leave."}
    assert page(s) == unwrap(page_view(s))["text"] == "An old friend waits. You yawn. 3 coins."


@pytest.mark.rule("TL-GEN-12", "TL-COMP-10")
def test_what_might_have_been_said_is_sent_to_nobody():
    s = unwrap(told_story(PAGE))
    for seat in (0, 1, None):
        sent = json.dumps([trudvang.view(s, seat), [event.told for event in unwrap(s.log)]])
        assert "A locked chest" in sent
        for other in ("old friend", "Nothing", "yawn", "Rich", "Stay rich", "{if"):
            assert other not in sent


@pytest.mark.rule("TL-BOOK-11")
def test_what_is_drawn_is_drawn_again_in_a_replay_and_differs_between_tables():
    entry = "10: {text: '{one of: Rain | Fog | Sleet | Hail} falls.', do: [{gain_cp: 1}]}"
    said = {tuple(page(told_story(entry, f"A.hp={hp}")) for _ in range(2)) for hp in range(1, 9)}
    assert all(one == other for one, other in said)
    assert len(said) > 1


def test_a_play_test_counts_the_variants_it_met(tmp_path):
    from meadhall.games.trudvang.books import open_book

    path = tmp_path / "t1.yaml"
    path.write_text(
        """saga: 1
adventure: {id: T1, title: A Tale, first: true}
pois:
  A: {colour: green, name: A Hill, region: fylges, read: 10}
entries:
  intro: {text: It begins here and now., do: [{place_heroes: fylges}, {reveal_poi: A}]}
  10:
    text: "{once: The gate is shut. | later: The gate, again.} {if open: It stands open.}"
    do:
      - tell: "{if never: You wake. | You dream.}"
      - choose:
          - {label: Open it., do: [{remember: open}]}
          - {label: Go through., if: {flag: open}, do: [{read: end-done}]}
  end-done: {text: It is done at last.}
""",
        encoding="utf-8",
    )
    book = open_book(path)
    names = ["T1/10.text 1.1", "T1/10.text 1.2", "T1/10.text 2.1", "T1/10.tell 1.1", "T1/10.tell 1.2"]
    assert coverage_targets(book).wanted["variants"] == names
    made = Playtest(book, "varied-trial", 40)
    list(made.run_all(6, 1))
    assert made.coverage.missing() == ["T1/10.tell 1.1"]
