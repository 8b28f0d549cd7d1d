"""The open page of a saga, as the terminal tells it."""

from __future__ import annotations

import pytest

from meadhall.games.yggdrasil.options import SAGAS
from meadhall.terminal.speech import Speech
from meadhall.terminal.yggdrasil.teller import Teller
from yggdrasil.scene import table, yggdrasil


def told(text: str, language: str = "en") -> list[str]:
    speak, names = Speech(language, "yggdrasil"), ["Ase", "Orm", "Gro"]
    teller = Teller(speak, yggdrasil.phrases(speak, names, 0), yggdrasil.view(table(text), 0), names)
    return list(teller.tell_table(""))


def test_a_page_says_its_goal_and_what_it_counts() -> None:
    lines = told("options=saga:balder marks=alfheim:broken tally=oaths:2 step=2")

    assert "Page 1 of 3: Nine oaths" in lines
    assert "Goal: Bring 5 oaths to the page (4 with one or two players)." in lines
    assert any("oaths on the page: 2" in line and "Alfheim: a broken oath" in line for line in lines)


@pytest.mark.parametrize("saga", SAGAS)
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_saga_is_told_in_every_language(saga: str, language: str) -> None:
    assert len(told(f"options=saga:{saga} step=2", language)) > len(told("step=2", language)) + 3
