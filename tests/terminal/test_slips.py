"""Slips at the terminal: each is answered by one sentence that says what was wrong and what would be right."""

from __future__ import annotations

import asyncio

import pytest

from meadhall.terminal.app import Hall
from meadhall.terminal.messages import speech
from meadhall.terminal.session import Sitting
from meadhall.words import LANGUAGES
from terminal.conftest import Play, SitDown
from terminal.table_screen_helpers import sees

SECOND = {
    "en": "after 1 comes a number from 1 to 7, not 99",
    "fr": "après 1 vient un numéro de 1 à 7, et non 99",
    "de": "Nach 1 kommt eine Nummer von 1 bis 7, nicht 99",
}
MANY = {"en": "1 2 is a whole answer", "fr": "1 2 est une réponse entière", "de": "1 2 ist schon eine ganze Antwort"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_number_that_is_wrong_is_named_with_the_range_it_has(sit_down: SitDown, play: Play, lang: str) -> None:
    said = play(sit_down(lang=lang), "1 99", "1 2 3", "88 1")
    assert SECOND[lang] in said
    assert MANY[lang] in said
    assert said.count(" 4, ") >= 1  # the first number may go to four


def test_between_two_parts_of_an_answer_undo_goes_back(sit_down: SitDown, play: Play) -> None:
    sitting = sit_down()
    said = play(sitting, "1", "undo", "2", "1")
    assert "not allowed" not in said
    assert said.count("Continue the tale: play a card") == 2
    assert [answer.seat for answer in sitting.table.record.answers].count("A") == 1


def test_on_the_full_screen_too_and_a_key_without_an_answer_is_told(sit_down: SitDown) -> None:
    async def slips() -> None:
        sitting = sit_down()
        async with Hall(sitting, 0).run_test(size=(100, 30)) as pilot:
            await sees(pilot, "Continue the tale")
            await pilot.press("9")
            await pilot.pause()
            told = [note.message for note in pilot.app._notifications]
            assert told == ["No answer here has the key 9: they go from 1 to 4."]
            await pilot.press("1")
            await sees(pilot, "is lifted.")
            await pilot.press("u")
            await sees(pilot, "Continue the tale")
        assert not sitting.table.given_by(0)

    asyncio.run(slips())


def test_what_is_not_allowed_is_said_once_above_the_list(sit_down: SitDown, play: Play) -> None:
    said = play(sit_down(), "why")
    assert said.count("ot allowed") == 1, said
    assert "(Rule NS-TURN-06)" in said


@pytest.mark.parametrize(("lang", "times"), [("en", "(3 times)"), ("fr", "(3 fois)"), ("de", "(3-mal)")])
def test_what_happens_several_times_in_a_row_is_said_once(sit_down: SitDown, lang: str, times: str) -> None:
    sitting: Sitting = sit_down(lang=lang)
    assert sitting.merge_lines(["a.", "b.", "b.", "b.", "a."]) == ["a.", f"b. {times}", "a."]


@pytest.mark.parametrize(("lang", "said"), [("en", "3%"), ("fr", "3\u00a0%"), ("de", "3\u00a0%")])
def test_a_chance_is_written_as_each_language_writes_it(lang: str, said: str) -> None:
    assert speech(lang, "yggdrasil")("terminal-yggdrasil-chance", chance=3) == said
