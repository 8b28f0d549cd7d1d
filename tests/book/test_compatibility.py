"""Edits that break saved games are found; edits that do not are let pass."""

import pytest

from meadhall.book.authoring.compatibility import find_breaking_edits
from meadhall.book.loader import load_draft

LABEL = "- label: Leave it to them."


def edits(spoilt, before, after):
    old, new = load_draft(spoilt(*before, name="old.yaml")), load_draft(spoilt(*after, name="new.yaml"))
    return [(one.code, one.key, one.args["id"], one.is_error) for one in find_breaking_edits(new, old)]


@pytest.mark.parametrize(
    "after",
    [
        [],
        [("half an apple.", "a whole apple.")],
        [("- reveal_poi: A", "- reveal_poi: A\n      - {gain_cp: 1, who: all}")],
        [("  end-goat:\n", "  30:\n    text: A new entry.\n  end-goat:\n")],
        [("            do: [{gain_quest: 1}, {reveal_poi: B}]", "            do: [{reveal_poi: B}]")],
        [("difficulty: 2", "difficulty: 3")],
    ],
)
def test_harmless_edits(spoilt, after):
    assert edits(spoilt, [], after) == []


@pytest.mark.parametrize(
    ("after", "expected"),
    [
        ([("id: X0", "id: X9")], [("S01", "gone-adventure", "X0", True)]),
        ([("  20:\n", "  21:\n"), ("read: 20", "read: 21")], [("S02", "gone-entry", "20", True)]),
        ([("  B:\n", "  C:\n"), ("reveal_poi: B", "reveal_poi: C")], [("S03", "gone-poi", "B", True)]),
        ([("colour: green", "colour: red")], [("S03", "changed-poi", "A", True)]),
        ([("  GOAT:", "  GAOT:"), ("gain_card: GOAT", "gain_card: GAOT")], [("S05", "gone-card", "GOAT", True)]),
        ([("kind: companion", "kind: item")], [("S05", "changed-card", "GOAT", True)]),
        (
            [("- discard_poi: A\n      - choose", "- {gain_cp: 1}\n      - discard_poi: A\n      - choose")],
            [("S08", "changed-steps", "10.do", False)],
        ),
    ],
)
def test_edits_that_saved_games_notice(spoilt, after, expected):
    assert edits(spoilt, [], after) == expected


REMEMBERED = ("- reveal_poi: A", "- reveal_poi: A\n      - remember: apple")
ASKED = ("- if: {quest: 1}", "- if: {any: [{quest: 1}, {flag: apple}]}")
QUESTION = ("- reveal_poi: A", "- reveal_poi: A\n      - ask_each: {id: ale, question: Ale, if_yes: [{gain_cp: 1}]}")
DRUNK = ("- if: {quest: 1}", "- if: {any: [{quest: 1}, {chose: {id: ale}}]}")
TEST = ("test: {by", "test: {id: look, by")
LOOKED = ("- if: {quest: 1}", "- if: {any: [{quest: 1}, {test: {id: look, result: success}}]}")


@pytest.mark.parametrize(
    ("before", "name"),
    [
        ((REMEMBERED, ASKED), "apple"),
        ((QUESTION, DRUNK), "ale"),
        ((TEST, LOOKED), "look"),
    ],
)
def test_what_has_a_new_name_is_forgotten(before, name, spoilt):
    renamed = [(old, new.replace(name, "other")) for old, new in before]
    assert ("S06", "forgotten", name, False) in edits(spoilt, before, renamed)
    assert edits(spoilt, before, before) == []


def test_options_that_change_places_without_an_id(spoilt):
    """The one in front takes the number of the other; with ids they may stand anywhere."""
    first = ("      - choose:\n", "      - choose:\n          - label: Go home.\n            do: [{read: end-bones}]\n")
    assert edits(spoilt, [], [first]) == [("S08", "moved-option", "10.choose.1", False)]
    named = [
        ("- label: Drive", "- id: drive\n            label: Drive"),
        (LABEL, f"- id: leave\n            {LABEL[2:]}"),
    ]
    assert edits(spoilt, named, [*named, first]) == []
    last = ("  20:\n", "          - label: Go home.\n            do: [{read: end-bones}]\n  20:\n")
    assert edits(spoilt, [], [last]) == []


NAMED = (LABEL, f"- id: leave\n            {LABEL[2:]}")
LEFT = ("            do: [{read: end-bones}]\n  20", "  20")  # what the last option does


@pytest.mark.parametrize(("before", "option"), [([NAMED], "10.choose.leave"), ([], "10.choose.2")])
def test_an_option_that_is_gone(before, option, spoilt):
    """Whether it had an id or was known by its place: a game may have gone that way, and is played again from there."""
    assert edits(spoilt, before, [(f"          {LABEL}\n", ""), LEFT]) == [("S07", "gone-option", option, True)]
    assert edits(spoilt, before, before) == []


def test_a_choice_inside_that_is_gone(spoilt):
    inner = ("do: [{read: end-bones}]\n  20", "do: [{may: [{lose_cp: 1}]}, {read: end-bones}]\n  20")
    assert edits(spoilt, [inner, (LABEL, "- id: leave\n            label: Leave it to them.")], [inner]) == [
        ("S07", "gone-block", "10.choose.leave.do", True)
    ]


def test_a_fact_that_nobody_sets_any_more(spoilt):
    asked = ("- if: {quest: 1}", "- if: {any: [{quest: 1}, {flag: apple}]}")
    sets = ("- reveal_poi: A", "- reveal_poi: A\n      - remember: apple")
    assert edits(spoilt, [asked, sets], [asked]) == [("S06", "gone-flag", "apple", True)]
