"""The grammar of sentences as Python reads it; tests/client/test_grammar_reader.py compares the browser."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.core.agenda import CHANCE, TABLE
from words.phrases_helpers import EVENTS, PARTS, reader

QUESTIONS: list[tuple[int, dict[str, Any] | None, str]] = [
    (0, {"drink": "mead", "target": "A"}, "Fill your horn with mead (sweet)."),
    (0, {"drink": "ale", "target": "B"}, "Fill the horn of Orm with ale ()."),
    (0, None, "Bera fills a horn."),
    (1, {"drink": "mead", "target": "A"}, "Orm fills a horn."),
    (TABLE, {"drink": "mead", "target": "A"}, "Fill your horn with mead (sweet)."),
    (TABLE, None, "The table fills a horn."),
    (CHANCE, None, "The dealer fills a horn."),
]
ANSWERS = [
    ("pour 2 mead", "2 of mead"),
    ("pour ale mead", "1 of ale and mead"),
    ("pour ale A", "Ale for Bera (yes)"),
    ("pour ale B", "Ale for Orm (no)"),
    ("mix ale ale mead", "Ale, ale, mead: 3"),
    ("skal", "Sing Skål."),
]


@pytest.mark.parametrize(("seat", "about", "said"), QUESTIONS)
def test_a_question_is_put_to_whom_it_is_asked(seat: int, about: dict[str, Any] | None, said: str) -> None:
    assert reader().prompt(seat, "horn.fill", about) == said


def test_a_spectator_is_asked_nothing() -> None:
    assert reader(None).prompt(TABLE, "horn.fill", {"drink": "mead", "target": "A"}) == "The table fills a horn."


@pytest.mark.parametrize(("text", "said"), ANSWERS)
def test_an_answer_is_taken_apart_word_by_word(text: str, said: str) -> None:
    assert reader().answer(text, 0) == said


def test_a_word_that_nobody_knows_is_an_error() -> None:
    with pytest.raises(LookupError, match="pour tar"):
        reader().answer("pour tar", 0)


@pytest.mark.parametrize(("given", "said"), PARTS)
def test_a_thing_is_told_part_by_part(given: dict[str, Any], said: list[str]) -> None:
    assert reader().parts("horn", given) == said


@pytest.mark.parametrize(("event", "said"), EVENTS)
def test_an_event_tells_what_its_fields_hold(event: dict[str, Any], said: str) -> None:
    assert reader().event(event) == said
