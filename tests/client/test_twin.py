"""Browser and Python say the same of every question, answer and event of the golden games, in every language."""

from __future__ import annotations

import pytest

from client.twin import Heard, node
from meadhall.core.decision import seat_name
from meadhall.words import LANGUAGES
from words import test_phrases as grammar
from words.test_norsaga import events, games


@pytest.mark.parametrize("game", ["norsaga", "fire_and_axe", "yggdrasil", "trudvang"])
def test_the_browser_says_the_same_as_everybody_else(game: str) -> None:
    heard = Heard(game)
    if game == "norsaga":
        for _, _, log in games():  # what hardly ever happens
            heard.hear_events(log)
        assert {one["event"]["kind"] for one in heard.events} == events()
    there = heard.there()
    assert len(heard.moments) > 500
    assert len(heard.events) > 3000
    for language in LANGUAGES:
        here = heard.here(language)
        assert there[language]["events"] == here["events"]
        assert there[language]["moments"] == here["moments"]


def test_the_browser_reads_a_grammar_as_python_does() -> None:
    """A small one that has every maker, and questions to seat, table and dealer."""
    asked = [{"seat": seat_name(seat), "ask": "horn.fill", "about": about} for seat, about, _ in grammar.QUESTIONS]
    heard = node(
        "reader.mjs",
        {
            "sentences": grammar.SENTENCES,
            "grammar": grammar.GRAMMAR,
            "printed": grammar.PRINTED,
            "names": ["Bera", "Orm"],
            "questions": asked,
            "answers": [text for text, _ in grammar.ANSWERS],
            "events": [event for event, _ in grammar.EVENTS],
            "parts": [given for given, _ in grammar.PARTS],
        },
    )
    assert heard == [
        [said for *_, said in cases] for cases in (grammar.QUESTIONS, grammar.ANSWERS, grammar.EVENTS, grammar.PARTS)
    ]
