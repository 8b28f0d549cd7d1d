"""Every reason that a judge may have can be said, and nothing else is."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.analysis.answer_evaluation import ENDED
from meadhall.analysis.reasons import WON
from meadhall.bots import judge_of
from meadhall.words import LANGUAGES
from words.sources import GAMES, HALL, folder_of, messages

# Where its numbers are no chances to win: what they are, for an answer and for a whole game.
MEASURE = {"counsel-measure", "analysis-explained-measure"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_judge_has_words_for_what_it_weighs_and_no_others(game: str, language: str) -> None:
    weighs: list[str] = judge_of(meadhall.game(game)).weighs  # type: ignore[attr-defined]
    said = set(messages(folder_of(game) / f"{language}.counsel.ftl"))

    assert said - MEASURE == {f"weighs-{name}" for name in weighs}
    assert said & MEASURE in (set(), MEASURE)
    assert {f"weighs-{name}" for name in (ENDED, WON)} <= set(messages(HALL / f"{language}.counsel.ftl"))
