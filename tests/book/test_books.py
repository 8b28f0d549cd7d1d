"""The shipped books: clean, whole in three languages, and each with the mechanics its sheet promises."""

import re
from functools import cache

import pytest

from book.words_helpers import TYPOGRAPHY
from meadhall.book.authoring.translation import find_gaps
from meadhall.book.lint.linter import lint
from meadhall.book.loader import load_draft
from meadhall.book.model import steps
from meadhall.book.model.steps import OfPoi, Read, walk
from meadhall.games.trudvang.books import book, list_shipped, path_of, world
from meadhall.words import LANGUAGES
from optional import unwrap


@cache
def manuscript(name):
    return load_draft(path_of(name))


@pytest.mark.parametrize("name", list_shipped())
def test_the_linter_has_nothing_to_say(name):
    assert [(one.code, one.file) for one in lint(manuscript(name), world()).findings] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", list_shipped())
def test_every_text_is_translated(name, language):
    assert find_gaps(manuscript(name), language) == []


@pytest.mark.parametrize("name", list_shipped())
def test_no_translation_is_the_original(name):
    """Names of people may stay; sentences may not."""
    told = manuscript(name).list_texts()
    for language, texts in manuscript(name).book().texts.items():
        same = [key for key, text in texts.items() if text == told[key] and len(text.split()) > 3]
        assert same == [], language


@pytest.mark.parametrize(("language", "wrong"), TYPOGRAPHY.items())
@pytest.mark.parametrize("name", list_shipped())
def test_each_language_keeps_its_own_typography(name, language, wrong):
    held = manuscript(name)
    texts = held.list_texts() if language == "en" else held.book().texts[language]
    assert [key for key, text in texts.items() if re.search(wrong, text)] == []


def test_the_example_uses_what_it_promises():
    adventure = book("example_x1").adventures["X1"]
    tests = [step for entry in adventure.entries.values() for step in walk(entry.do) if isinstance(step, steps.Test)]
    assert {(step.by, step.may) for step in tests} == {
        ("each", False),
        ("single", True),
        ("any", True),
        ("each", True),
        ("single", False),
    }
    assert {step.outcome for step in tests} == {"each", "they", "any_succeeds", "all_succeed"}
    assert {card.kind for card in adventure.cards.values()} == {
        "world",
        "location",
        "personality",
        "companion",
        "item",
        "title",
        "side_quest",
    }


def test_the_first_adventure_follows_its_sheet():
    held = book("winter_owed")
    adventure = held.adventures["M1"]
    assert (adventure.first, adventure.enemy_tier, adventure.side) == (True, 1, False)
    ways = {
        entry_id: sorted(
            {step.entry for step in walk(entry.do) if isinstance(step, Read)}
            | {f"POI {step.poi}" for step in walk(entry.do) if isinstance(step, OfPoi) and step.verb == "reveal_poi"}
        )
        for entry_id, entry in adventure.entries.items()
    }
    assert ways == {
        "intro": ["POI A"],
        "10": ["11", "12", "13"],
        "11": ["POI B", "POI F"],
        "12": ["POI B", "POI F"],
        "13": ["POI E"],
        "14": ["15", "16"],
        "15": ["POI B", "POI F"],
        "16": ["POI B", "POI F"],
        "17": ["18", "19"],
        "18": [],
        "19": ["POI G"],
        "24": [],
        "20": ["21", "22", "23"],
        "21": ["POI C"],
        "22": ["POI C"],
        "23": ["POI C"],
        "30": ["31", "32", "33"],
        "31": ["POI H"],
        "32": ["36"],
        "33": ["POI D"],
        "34": ["35", "36"],
        "35": ["POI H"],
        "36": ["POI J"],
        "37": ["end-burn"],
        "40": ["41", "42"],
        "41": ["end-spare"],
        "42": ["POI I"],
        "43": ["end-spare"],
        "end-spare": [],
        "end-burn": [],
    }
    given = {
        end: [(step.verb, getattr(step, "card", "")) for step in walk(adventure.entries[end].do)]
        for end in ("end-spare", "end-burn")
    }
    assert given["end-spare"] == [
        ("sleeve", "W2"),
        ("gain_card", "T1"),
        ("gain_card", "I1"),
        ("unlock", "M2"),
        ("unlock", "S1"),
    ]
    assert given["end-burn"] == [
        ("sleeve", "W3"),
        ("gain_card", "T2"),
        ("sleeve", "L1"),
        ("add_token", "W1"),
        ("unlock", "M2"),
        ("unlock", "S1"),
    ]
    foes = unwrap(adventure.pois["C"].foes)
    assert (foes.kind, foes.count, foes.health, foes.attack, foes.defence) == ("npc", 1, 3, 3, 0)
