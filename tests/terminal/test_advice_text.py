"""“What would a jarl do?” in the terminal."""

from __future__ import annotations

import pytest

from analysis.played_records import NEAR
from meadhall.terminal import plain_ui, table_screen
from meadhall.terminal.advice_text import list_advice
from meadhall.terminal.app import Hall
from terminal.conftest import Play, SitDown
from terminal.table_screen_helpers import sees


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little thought is enough where one answer wins."""
    for way in (plain_ui, table_screen):
        monkeypatch.setattr(way, "list_advice", lambda sitting: list_advice(sitting, budget=20))


@pytest.mark.parametrize(
    ("command", "lang", "expected"),
    [
        ("counsel", "en", "For it: the game is won."),
        ("conseil", "fr", "En sa faveur\u00a0: la partie est gagnée."),
        ("rat", "de", "Dafür spricht: die Partie ist gewonnen."),
    ],
)
def test_the_winning_answer_comes_first_with_its_reason(
    command: str,
    lang: str,
    expected: str,
    sit_down: SitDown,
    play: Play,
) -> None:
    sitting = sit_down(position=NEAR, lang=lang)
    before = len(sitting.table.record.answers)
    said = play(sitting, command)

    assert expected in said
    assert "100" in said.partition(expected)[0]
    assert "weighs-" not in said
    assert "counsel-" not in said
    assert len(sitting.table.record.answers) == before


def test_rivals_at_one_keyboard_are_not_advised(sit_down: SitDown, play: Play) -> None:
    said = play(sit_down("me=Bera,me=Egil", position=NEAR), "", "counsel")

    assert "People play against each other here" in said


async def test_on_the_full_screen_it_is_one_key_away(sit_down: SitDown) -> None:
    async with Hall(sit_down(position=NEAR), pace=0).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("exclamation_mark")
        await sees(pilot, "Ask for advice")
        await sees(pilot, "For it: the game is won.")
        await pilot.press("escape")
        await sees(pilot, "Continue the tale")
