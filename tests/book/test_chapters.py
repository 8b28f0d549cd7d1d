"""Each written chapter of the campaign by itself: clean, whole in three languages, true to what its sheet promises."""

import re
from collections import Counter
from functools import cache

import pytest

from book.words_helpers import TYPOGRAPHY
from meadhall.book.authoring.translation import find_gaps
from meadhall.book.lint.linter import lint
from meadhall.book.loader import load_draft
from meadhall.book.model.steps import OfPoi, OpenMap, Read, walk
from meadhall.games.trudvang.books import FOLDER, open_book, world
from meadhall.words import LANGUAGES

CHAPTERS = sorted(path.stem for path in (FOLDER / "winter_owed").glob("[ms][1-9].yaml"))
GIVEN = {
    ("M2", "end-honest"): {("sleeve", "P1"), ("gain_card", "C1"), ("unlock", "M3"), ("unlock", "S2")},
    ("M2", "end-theft"): {("sleeve", "W5"), ("sleeve", "P3"), ("unlock", "M3"), ("unlock", "S2")},
    ("S1", "end-feast"): {("sleeve", "P4"), ("gain_card", "T3"), ("gain_card", "I4")},
    ("S1", "end-funeral"): {("gain_card", "I4"), ("add_token", "W1")},
    ("S2", "end-three"): {("sleeve", "L2"), ("gain_card", "C2"), ("sleeve", "F2")},
    ("S2", "end-two"): {("gain_card", "C2")},
    ("M3", "end-kind"): {
        ("sleeve", "P2"),
        ("sleeve", "W4"),
        ("sleeve", "L3"),
        ("gain_card", "I2"),
        ("unlock", "M4"),
        ("unlock", "S3"),
    },
    ("M3", "end-cold"): {("gain_card", "I2"), ("add_token", "W1"), ("unlock", "M4"), ("unlock", "S3")},
    ("M4", "end-forge"): {
        ("gain_card", "C3"),
        ("sleeve", "L4"),
        ("gain_card", "I3"),
        ("gain_card", "T4"),
        ("unlock", "M5"),
        ("unlock", "S4"),
        ("remove_card", "S2"),
    },
    ("M4", "end-flood"): {("add_token", "W1"), ("unlock", "M5"), ("unlock", "S4"), ("remove_card", "S2")},
    ("S3", "end-rebuilt"): {("sleeve", "L5"), ("gain_card", "I5"), ("gain_card", "I1")},
    ("S3", "end-ruin"): {("gain_card", "I5"), ("add_token", "W1")},
    ("M5", "end-settled"): {("remove_card", "F1"), ("unlock", "M6")},
    ("M5", "end-fled"): {("unlock", "M6")},
    ("S4", "end-song"): {("gain_card", "T5"), ("remove_token", "W1")},
    ("S4", "end-silence"): {("sleeve", "W6")},
}
FACT = re.compile(r"\{if ((?:not )?\w+|\{.+?\}+):")
WAYS = {  # what an entry of the sheet leads to, at once or by way of entries that were added to it
    "M2": {
        "intro": {"10"},
        "10": {"11", "12", "13"},
        "11": {"20"},
        "12": {"30"},
        "13": {"20", "30"},
        "20": {"21", "22"},
        "21": {"40"},
        "22": {"23"},
        "23": {"40"},
        "30": {"31", "32"},
        "31": {"40"},
        "32": {"33"},
        "33": {"40"},
        "40": {"41", "42"},
        "41": {"end-honest"},
        "42": {"end-theft"},
    },
    "S1": {"intro": {"10"}, "10": {"11", "12"}, "11": {"20"}, "12": {"20"}, "20": {"end-feast", "end-funeral"}},
    "S2": {"intro": {"10", "20"}, "10": {"30"}, "20": {"30"}, "30": {"end-three", "end-two"}},
    "M3": {
        "intro": {"10"},
        "10": {"11", "12"},
        "11": {"20"},
        "12": {"20"},
        "20": {"21", "22"},
        "21": {"30"},
        "22": {"23"},
        "23": {"30"},
        "30": {"31", "32"},
        "31": {"40"},
        "32": {"40"},
        "40": {"41", "42"},
        "41": {"end-kind"},
        "42": {"end-cold"},
    },
    "M4": {
        "intro": {"10"},
        "10": {"51", "52", "53", "54", "55", "56", "57"},
        "53": {"58"},
        "55": {"59"},
        "57": {"60"},
        "60": {"61", "62"},
        "61": {"end-forge"},
        "62": {"end-flood"},
    },
    "S3": {"intro": {"10"}, "10": {"11", "12"}, "11": {"end-rebuilt"}, "12": {"20"}, "20": {"end-rebuilt", "end-ruin"}},
    "M5": {
        "intro": {"10", "20"},
        "10": {"11", "12"},
        "11": {"30"},
        "12": {"30"},
        "20": {"30"},
        "30": {"31", "32"},
        "31": {"40"},
        "32": {"40"},
        "40": {"41", "42", "43"},
        "41": {"end-settled"},
        "42": {"end-settled"},
        "43": {"end-fled"},
    },
    "M6": {
        "intro": {"10"},
        "10": {"11", "12"},
        "11": {"20"},
        "12": {"20"},
        "20": {"21", "22", "23"},
        "21": {"30"},
        "22": {"30"},
        "23": {"40"},
        "30": {"31"},
        "31": {"40"},
        "40": {"41", "42", "43"},
        "41": {"end-paid"},
        "42": {"44"},
        "43": {"end-chair"},
        "44": {"end-broken"},
    },
    "S4": {
        "intro": {"10"},
        "10": {"11", "12", "13"},
        "11": {"20"},
        "12": {"20"},
        "13": {"end-silence"},
        "20": {"end-song", "end-silence"},
    },
}


@cache
def manuscript(chapter):
    return load_draft(FOLDER / "winter_owed" / f"{chapter}.yaml")


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_linter_has_nothing_to_say(chapter):
    assert lint(manuscript(chapter), world()).findings == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_text_is_translated(chapter, language):
    assert find_gaps(manuscript(chapter), language) == []


@pytest.mark.parametrize(("language", "wrong"), TYPOGRAPHY.items())
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_each_language_keeps_its_own_typography(chapter, language, wrong):
    held = manuscript(chapter)
    texts = held.list_texts() if language == "en" else held.book().texts[language]
    assert [key for key, text in texts.items() if re.search(wrong, text)] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_what_a_text_asks_for_is_asked_in_every_language(chapter, language):
    """A sentence that is true only of some parties would be false in a translation that says it to all."""
    held = manuscript(chapter)
    texts = held.book().texts[language]
    assert [key for key, text in held.list_texts().items() if FACT.findall(text) != FACT.findall(texts[key])] == []


@pytest.mark.parametrize(
    ("chapter", "key", "fact"),
    [
        ("m3", "M3/10.text", "runa_met"),
        ("m5", "M5/end-settled.text", "{test: {id: floor, result: success}}"),
        ("m5", "M5/end-settled.text", "stove"),
        ("m6", "M6/48.text", "axe"),
        ("m6", "M6/end-broken.tell-10.text", "ketil_named"),
    ],
)
def test_nobody_is_told_what_only_some_have_lived(chapter, key, fact):
    """Runa introduces herself to strangers only, a door hangs where one was hung, and names are known to who heard."""
    assert fact in FACT.findall(manuscript(chapter).list_texts()[key])


@cache
def adventure(adventure_id):
    return open_book(FOLDER / "winter_owed" / f"{adventure_id.lower()}.yaml").adventures[adventure_id]


@pytest.mark.parametrize(("adventure_id", "end"), GIVEN)
def test_an_end_gives_what_its_sheet_says(adventure_id, end):
    given = {(step.verb, getattr(step, "card", "")) for step in walk(adventure(adventure_id).entries[end].do)}
    assert {one for one in given if one[1]} == GIVEN[adventure_id, end]


@pytest.mark.parametrize("adventure_id", WAYS)
def test_the_ways_of_the_sheet_are_there(adventure_id):
    """Every way of the outline, straight or through entries of its own."""
    told = adventure(adventure_id)
    leads = {
        entry.id: {step.entry for step in walk(entry.do) if isinstance(step, Read)}
        | {told.pois[step.poi].read for step in walk(entry.do) if isinstance(step, OfPoi) and step.verb == "reveal_poi"}
        | {space.read for step in walk(entry.do) if isinstance(step, OpenMap) for space in told.map.spaces.values()}
        for entry in told.entries.values()
    }
    for start, goals in WAYS[adventure_id].items():
        found, seen = list(leads[start]), set()
        while found:
            entry = found.pop()
            if entry not in seen:
                seen.add(entry)
                found += leads[entry]
        assert goals <= seen, start


def test_the_campaign_has_every_card_and_entry_of_its_sheet():
    book = open_book(FOLDER / "winter_owed")
    kinds = Counter(card.kind for card in book.cards.values() if card.id[0] in "WPLCTIFMS" and card.id[1:].isdigit())
    assert kinds == {
        "world": 6,
        "personality": 4,
        "location": 5,
        "companion": 3,
        "title": 5,
        "item": 5,
        "phase": 3,
        "adventure": 5,
        "side_quest": 4,
    }
    assert sum(len(adventure.entries) for adventure in book.adventures.values()) >= 220
    assert {name for name in book.adventures["M6"].entries if name.startswith("end-")} == {
        "end-paid",
        "end-broken",
        "end-chair",
    }
