"""Texts that change: how they are written, what is wrong with them, and what is not theirs."""

from typing import Any

import pytest

from meadhall.book.format.text_stats import is_varied
from meadhall.book.format.text_variants import branch_names, list_readings, parse_variants, render_variants
from meadhall.book.loader import load_draft
from meadhall.book.model.conditions import AllOf, Fact, Negation


def say(text, *picks):
    left = iter(picks)
    return render_variants(text, lambda one: next(left))


def test_of_each_variation_the_picked_branch_is_said():
    text = "{if kids_safe: Four children | Three children} sleep{once: , badly | later: , well}. {one of: Rain | Fog}."
    assert say(text, 0, 1, 0) == "Four children sleep, well. Rain."
    assert say(text, 1, 0, 1) == "Three children sleep, badly. Fog."
    assert say("You have {tally: coins} coins.", -3) == "You have -3 coins."


def test_where_nothing_is_said_no_gap_is_left():
    assert say("She came {if late: late} and left {if late: early}.", 1, 1) == "She came and left."
    assert say("{if late: Late.} She came.", 1) == "She came."


def test_branches_hold_further_ones_and_only_those_that_are_said_are_asked():
    text = "{if a: {one of: b | c} | d} {tally: e}"
    assert [part.number for part in parse_variants(text) if not isinstance(part, str)] == [1, 3]
    assert say(text, 1, 7) == "d 7"
    assert say(text, 0, 1, 7) == "c 7"


def test_conditions_are_those_of_the_steps():
    one: Any
    (one,) = parse_variants("{if {class: ranger, flag: seen}: A | if not seen: B | C}")
    assert [branch.condition for branch in one.branches] == [
        AllOf((Fact("class", "ranger"), Fact("flag", "seen"))),
        Negation(Fact("flag", "seen")),
        None,
    ]


@pytest.mark.parametrize(
    ("text", "strange"),
    [
        ("A {hero} text.", "{hero}"),
        ("{iffy: no}", "{iffy no}"),
        ("{ if a: b }", "{ if a b }"),
        ("{onceness}", "{onceness}"),
        ("{tallyho}", "{tallyho}"),
        ("100 {", ""),
        ("}{", ""),
    ],
)
def test_other_braces_are_printed_as_they_stand_with_a_warning(text, strange, spoilt, found):
    assert (is_varied(text), say(text)) == (False, text)
    path = spoilt(("She offers half an apple.", f"She offers half an apple. {text.replace(': ', ' ')}"))
    line = next(at for at, line in enumerate(path.read_text().splitlines(), 1) if "half an apple" in line)
    assert [(one.key, one.line, one.args["text"], one.is_error) for one in found(path)] == [
        ("varied-strange", line, strange, False)
    ] * bool(strange)


def test_braces_in_a_branch_and_in_a_name_are_warned_of_too(spoilt, found):
    path = spoilt(
        ("name: A Bleating Hill", 'name: "The Hill of {hero}"'),
        (
            "text: A child in Fylges has lost her goat. She offers half an apple.",
            'text: "A child in Fylges has lost {once: her {pet} | later: it}. She offers half an apple."',
        ),
    )
    assert {(one.key, one.args["text"]) for one in found(path) if one.code == "E25"} == {
        ("varied-here", "{hero}"),
        ("varied-strange", "{pet}"),
    }


def test_every_branch_is_read_once_by_whoever_looks_at_sentences():
    assert list_readings("{one of: Rain | Fog | Sleet}.") == ["Rain.", "Fog.", "Sleet."]
    assert branch_names("{one of: a | b} {if x: {one of: c | d}} {tally: n}") == ["1.1", "1.2", "2.1", "3.1", "3.2"]


WRONG = [
    ("{if brave: yes", "varied-open"),
    ("{one of: alone}", "varied-one"),
    ("{tally: two words}", "varied-tally"),
    ("{if a: x | y | z}", "varied-else"),
    ("{if brave}", "varied-if"),
    ("{if two words: x}", "varied-if"),
    ("{once: a | b}", "varied-once"),
    ("{if {clas: ranger}: x}", "unknown"),
    ("{if {class: ranger} x}", "varied-if"),
    ("{On: a | b}", "varied-strange"),
    ("{if {quest: 1}: x | else: y}", "varied-otherwise"),
    ("{if {quest: 1}: x | otherwise: y}", "varied-otherwise"),
    ("{if {quest: 1}: x | later: y}", "varied-otherwise"),
]


@pytest.mark.parametrize(("text", "key"), WRONG)
def test_what_cannot_be_read_is_found_where_it_stands(text, key, spoilt, found):
    path = spoilt(
        (
            "text: A child in Fylges has lost her goat. She offers half an apple.",
            f'text: "A child in Fylges has lost her goat. {text} She offers half an apple."',
        )
    )
    one = next(one for one in found(path) if one.key == key)
    assert (one.line, one.is_error) == (
        next(at for at, line in enumerate(path.read_text().splitlines(), 1) if text in line),
        key not in ("varied-strange", "varied-otherwise"),
    )


def test_translations_are_read_too_and_may_vary_by_themselves(spoilt, found):
    path = spoilt()
    side = path.with_name("x0.fr.yaml")
    side.write_text(
        "saga: 1\ntranslation: {of: X0, language: fr}\ntexts:\n"
        "  intro.text: '{if {class: ranger}: Une piste | Rien} dans la neige.'\n",
        encoding="utf-8",
    )
    assert found(path) == []
    side.write_text(side.read_text(encoding="utf-8").replace("class: ranger", "card: NOBODY"), encoding="utf-8")
    assert [(one.code, one.file, one.line) for one in found(path)] == [("E09", "x0.fr.yaml", 4)]
    side.write_text(side.read_text(encoding="utf-8").replace("{card: NOBODY}", "nobody_said_so"), encoding="utf-8")
    assert [(one.key, one.file) for one in found(path)] == [("flag-never", "x0.fr.yaml")]
    side.write_text(side.read_text(encoding="utf-8").replace(" | Rien}", ""), encoding="utf-8")
    assert [(one.key, one.file) for one in found(path)] == [("varied-open", "x0.fr.yaml")]


def test_what_a_text_asks_for_counts_as_asked(spoilt):
    path = spoilt(
        (
            "text: A child in Fylges has lost her goat. She offers half an apple.",
            "text: 'She offers {if {card: GOAT}: half an apple}.'",
        )
    )
    assert ("card", "GOAT") in {(one.kind, one.name) for one in load_draft(path).drafts[0].reading.references}
