"""Sentences of a game that writes no grammar: plain messages with numbered words, or the game's own words."""

from __future__ import annotations

import pytest

from meadhall.core.agenda import TABLE
from meadhall.words import Words
from meadhall.words.phrases import PlainPhrases

SAID = """
ask-stone-place = Where, with { $left } stones left?
    .wait = { $seat } places a stone.
ask-stone-keep = Keep which?
move-place = Place { $one } on { $two }
event-placed = { $you ->
        [yes] You place
       *[other] { $seat } places
    } { $kinds } on { $square }.
thing-king = the king
"""


@pytest.fixture
def words() -> Words:
    found = Words("en")
    found.add(SAID)
    return found


def reader(words: Words, you: int | None) -> PlainPhrases:
    return PlainPhrases(words, ["Bera", "Orm"], you, {}, {})


def test_a_question_is_put_to_the_asked_and_told_to_the_others(words: Words) -> None:
    assert reader(words, 0).prompt(0, "stone.place", {"left": 3}) == "Where, with 3 stones left?"
    assert reader(words, 1).prompt(0, "stone.place") == "Bera places a stone."
    assert reader(words, None).prompt(0, "stone.place") == "Bera places a stone."
    assert reader(words, 1).prompt(TABLE, "stone.place", {"left": 1}) == "Where, with 1 stones left?"


def test_a_question_without_words_is_named(words: Words) -> None:
    assert reader(words, 1).prompt(0, "axe.throw") == "Bera answers: axe throw"


def test_words_of_an_answer_are_numbered_and_named(words: Words) -> None:
    assert reader(words, 0).answer("place king d4", 0) == "Place the king on d4"
    assert reader(words, 0).answer("place king", 0) == "Place the king on "
    assert reader(words, 0).answer("throw axe", 0) == "throw axe"


def test_an_event_gets_its_fields(words: Words) -> None:
    event = {"kind": "placed", "seat": 0, "kinds": ["king", "rook"], "square": "d4", "n": 7}
    assert reader(words, 0).event(event) == "You place the king, rook on d4."
    assert reader(words, 1).event(event) == "Bera places the king, rook on d4."


def test_an_event_without_words_shows_its_fields(words: Words) -> None:
    event = {"kind": "won", "seat": 1, "stones": 3, "hidden": None, "n": 8}
    assert reader(words, 0).event(event) == "won: seat Orm, stones 3"
