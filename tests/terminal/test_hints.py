"""Hints at the terminal: told once, in plain mode and on the full screen, and turned off and on."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from meadhall.games import SHIPPED as GAMES
from meadhall.lessons.first_game import load_hints
from meadhall.lessons.learner_progress import Memory
from meadhall.terminal.app import Hall
from meadhall.terminal.hint_text import Hinting
from meadhall.terminal.session import Sitting
from meadhall.words import LANGUAGES
from terminal.conftest import NORSAGA, Play, SitDown
from terminal.table_screen_helpers import sees, shown, until

HINTS = {hint.name: hint.say for hint in load_hints(NORSAGA)}
EMPTY = (
    "norsaga players=2 A.saga=SG-12 A.hand=RG1,RY1,BG1,GY1 B.saga=SG-38 B.hand=BB1,GB1,BY1,GR1 turn=1 active=A "
    "agenda=Continue(0)>QueueUp(0)>Skalds()>Turn(1)"
)


def hinted(sitting: Sitting, file: Path) -> Sitting:
    sitting.hints = Hinting(sitting.table, Memory(file))
    return sitting


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_is_hinted_once(language: str, sit_down: SitDown, play: Play, tmp_path: Path) -> None:
    file = tmp_path / "hints.json"
    said = play(hinted(sit_down(position=EMPTY, lang=language), file), "", "play RG1 me.Y", "pass")
    assert said.count(HINTS["youngest"][language]) == 2  # the question was repeated, and its hint with it
    assert said.index(HINTS["embellish"][language]) < said.index(HINTS["pairs"][language])
    again = play(hinted(sit_down(position=EMPTY, lang=language), file), "play RG1 me.Y", "pass")
    assert [name for name in ("youngest", "embellish", "pairs") if HINTS[name][language] in again] == []


def test_hints_are_turned_off_and_on(sit_down: SitDown, play: Play, tmp_path: Path) -> None:
    file = tmp_path / "hints.json"
    said = play(hinted(sit_down(position=EMPTY), file), "hints", "play RG1 me.Y")
    assert "No more hints" in said
    assert HINTS["embellish"]["en"] not in said
    assert HINTS["embellish"]["en"] not in play(hinted(sit_down(position=EMPTY), file), "play RG1 me.Y")
    assert HINTS["youngest"]["en"] in play(hinted(sit_down(position=EMPTY), file), "astuces", "")


def test_a_pipe_hears_none(sit_down: SitDown, play: Play) -> None:
    said = play(sit_down(position=EMPTY), "play RG1 me.Y")
    assert not [name for name, say in HINTS.items() if say["en"] in said]


async def test_the_screen_shows_it_above_the_answers(sit_down: SitDown, tmp_path: Path) -> None:
    sitting = hinted(sit_down(position=EMPTY), tmp_path / "hints.json")
    async with Hall(sitting, pace=0).run_test(size=(100, 34)) as pilot:
        await sees(pilot, HINTS["youngest"]["en"][:30])
        await pilot.press("comma")
        await until(pilot, lambda: HINTS["youngest"]["en"][:30] not in " ".join(shown(pilot).split()))


@pytest.mark.parametrize("size", [(60, 24), (80, 24)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_longest_hint_is_whole(
    size: tuple[int, int], language: str, sit_down: SitDown, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And answers stay in sight below it."""
    longest = max((hint.say[language] for name in GAMES for hint in load_hints(meadhall.game(name))), key=len)
    sitting = hinted(sit_down(position=EMPTY, lang=language), tmp_path / "hints.json")
    monkeypatch.setattr(sitting, "hint", lambda: longest)
    async with Hall(sitting, pace=0).run_test(size=size) as pilot:
        await until(pilot, lambda: any(hint.size.height for hint in pilot.app.screen.query("#hint")))
        hint = pilot.app.screen.query_one("#hint")
        rows = [row[hint.content_region.x : hint.content_region.right] for row in shown(pilot).splitlines()]
        said = rows[hint.content_region.y : hint.content_region.bottom]
        assert " ".join(" ".join(said).split()) == longest
        assert pilot.app.screen.query_one("#options").size.height >= 4


def test_every_game_can_be_asked_for_hints(sit_down: SitDown, tmp_path: Path) -> None:
    for name in ("fire_and_axe", "trudvang", "yggdrasil"):
        game = meadhall.game(name)
        sitting = hinted(sit_down("me=Bera,karl", game=game), tmp_path / f"{name}.json")
        sitting.reader = 0
        while sitting.find_person() is None:
            sitting.answer(sitting.find_bot(), sitting.bot_choice(sitting.find_bot()))
        assert sitting.hint()
