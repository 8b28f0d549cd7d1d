"""Screens of any size: answers come first, partners are in sight, blanks are kept, the teacher covers nothing."""

from __future__ import annotations

import os
import random
import re
import secrets
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

import meadhall
from meadhall.exercises.catalog import list_exercises
from meadhall.exercises.exercise_lesson import build_lesson
from meadhall.lessons.catalog import list_lessons
from meadhall.lessons.first_game import load_hints
from meadhall.lessons.lesson_table import create_table
from meadhall.tables.saved_games import Shelf
from meadhall.tables.table import Table
from meadhall.terminal.answer_list import Answers
from meadhall.terminal.app import Hall
from meadhall.terminal.board_pane import Board
from meadhall.terminal.dialogs import Lesson
from meadhall.terminal.session import Sitting
from meadhall.words import LANGUAGES, words
from meadhall.words.localized_text import said
from terminal.conftest import SitDown
from terminal.sizes_helpers import LONG, SEATS, asked, crop, joined
from terminal.table_screen_helpers import shown, table_of, until

SEED = int(os.environ.get("MEADHALL_SEED", secrets.randbelow(10**6)))
NO_BREAK = re.compile(r"(«\s*$|^\s*[»:;?!])", re.M)


@pytest.fixture
def luck() -> random.Random:
    print("MEADHALL_SEED", SEED)
    return random.Random(SEED)


def any_size(luck: random.Random) -> tuple[int, int]:
    return luck.randint(60, 150), luck.randint(24, 50)


async def settled(pilot: Pilot[int]) -> None:
    """Until what is shown stays as it is."""
    await until(pilot, lambda: bool(table_of(pilot).offered))
    before = ""
    while before != (before := shown(pilot)):
        await pilot.pause(0.05)


@pytest.mark.parametrize("game", SEATS)
async def test_answers_come_before_hint_and_log(
    game: str, sit_down: SitDown, luck: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the longest hint above them, all answers are seen, or as many rows of them as half of the screen leaves;
    and while one is out of sight, there is no log beside them."""
    sitting = asked(sit_down, game, seed=luck.randrange(1000))
    sitting.speak(language := luck.choice(LANGUAGES))
    longest = max((hint.say[language] for hint in load_hints(meadhall.game(game))), key=len)
    monkeypatch.setattr(sitting, "hint", lambda: longest)
    for size in ((80, 24), any_size(luck)):
        async with Hall(sitting, pace=0).run_test(size=size) as pilot:
            await settled(pilot)
            screen = table_of(pilot)
            options = screen.query_one("#options", Answers)
            assert options.size.height >= 2, shown(pilot)  # room for one answer, and for how many there are below
            assert not (sum(options.hidden()) and screen.query_one("#log").display), shown(pilot)


async def test_a_long_list_is_whole_where_the_screen_has_rows(sit_down: SitDown, luck: random.Random) -> None:
    """No answer is out of sight while drawings have more rows than they need."""
    sitting = asked(sit_down, game := luck.choice([*SEATS]), seed=luck.randrange(1000))
    async with Hall(sitting, pace=0).run_test(size=(luck.randint(80, 150), 60)) as pilot:
        await settled(pilot)
        options = table_of(pilot).query_one("#options", Answers)
        assert options.hidden() == (0, 0) or options.lines() > 40, (game, LONG[game], shown(pilot))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(60, 24), (80, 24), (120, 40), None], ids=str)
async def test_partners_and_reserves_are_seen(
    size: tuple[int, int] | None, language: str, sit_down: SitDown, luck: random.Random
) -> None:
    """Every god's life, and what is left of elves, dice and giants; and who sits in the cage."""
    sitting = asked(sit_down, "yggdrasil", seed=luck.randrange(1000))
    sitting.speak(language)
    async with Hall(sitting, pace=0).run_test(size=size or any_size(luck)) as pilot:
        await settled(pilot)
        text = " ".join(
            joined(crop(pilot, one))
            for one in (*pilot.app.screen.query(Board), pilot.app.screen.query_one("#hand"))
            if one.display
        )
        teller: Any = sitting.teller
        view = sitting.view
        for slot, god in enumerate(view["gods"]):
            name = re.escape(teller.god(slot))
            life = rf"(♥{god['life']}/{god['most']}|♥{{{god['life']}}}♡{{{god['most'] - god['life']}}})"
            assert re.search(rf"{name}\s{life}", text), shown(pilot)
        stock = (view["elves"], view["dice"], view["giants"]["reserve"], view["supply"])
        assert re.search(r"\D+".join(map(str, stock)), text), shown(pilot)
        for enemy in view["enemies"]:
            if enemy["place"] == "cage":
                named = len(re.findall(re.escape(teller.called("enemy", enemy["enemy"])), text))
                assert named >= (2 if pilot.app.size.width >= 80 else 1), shown(pilot)  # a narrow wheel names it alone


@pytest.mark.parametrize("game", SEATS)
async def test_french_blanks_are_never_broken(game: str, sit_down: SitDown, luck: random.Random) -> None:
    """No line of prompt, answers, log or page begins with : ; ? ! » or ends with «."""
    sitting = asked(sit_down, game, seed=luck.randrange(1000))
    sitting.speak("fr")
    for size in (any_size(luck), (60, 24), (80, 24)):
        async with Hall(sitting, pace=0).run_test(size=size) as pilot:
            await settled(pilot)
            for one in ("#prompt", "#options", "#log"):
                lines = "\n".join(crop(pilot, pilot.app.screen.query_one(one)))
                assert not NO_BREAK.search(lines), lines
            await pilot.press("l")
            await until(pilot, lambda: len(pilot.app.screen.query("#page-text")) == 1)
            await pilot.pause(0.05)
            lines = "\n".join(crop(pilot, pilot.app.screen.query_one("#page-text")))
            assert not NO_BREAK.search(lines), lines


async def test_cut_lines_do_not_stand_above_empty_rows(sit_down: SitDown, luck: random.Random) -> None:
    """Where a drawing of Yggdrasil or a page of Trudvang is cut, question and log have no row to spare."""
    for game in ("yggdrasil", "trudvang"):
        sitting = asked(sit_down, game, seed=luck.randrange(1000))
        async with Hall(sitting, pace=0).run_test(size=(luck.randint(76, 150), luck.randint(30, 60))) as pilot:
            await settled(pilot)
            screen = table_of(pilot)
            if screen.query_one("#boards").styles.grid_size_rows and screen.teller.charts() not in [
                board.number for board in screen.query(Board) if board.display
            ]:
                cut = [
                    row
                    for board in screen.query(Board)
                    if board.display
                    for row in crop(pilot, board)
                    if row.endswith("…")
                ]
                options = screen.query_one("#options", Answers)
                assert not cut or options.size.height <= options.lines() + 1, shown(pilot)


def lesson_table(tmp_path: Path, table: Table, game: str) -> Sitting:
    shelf = Shelf(tmp_path / "games")
    return Sitting(table, shelf.place_for(game), shelf, words("en", game))


@pytest.mark.parametrize("game", SEATS)
async def test_the_teacher_covers_neither_drawings_nor_question(game: str, tmp_path: Path, luck: random.Random) -> None:
    """In an exercise of any game, at 80x24 and another size, the board, the question and the text are all on screen."""
    of = meadhall.game(game)
    exercise = luck.choice([*list_exercises(of)])
    text = said(build_lesson(exercise).steps[0].page.say, "en")
    for size in ((80, 24), (luck.randint(80, 150), luck.randint(24, 50))):
        sitting = lesson_table(tmp_path, create_table(of, build_lesson(exercise), "Bera"), game)
        async with Hall(sitting, pace=0).run_test(size=size) as pilot:
            await settled(pilot)
            screen = table_of(pilot)
            assert len(pilot.app.screen_stack) == 2, shown(pilot)  # no window over it
            assert joined([text]) in joined(crop(pilot, screen.query_one("#hint"))), shown(pilot)
            assert joined(crop(pilot, screen.query_one("#prompt")))
            assert screen.query_one("#options", Answers).size.height >= 2
            assert not [board for board in screen.query(Board) if board.number == 0 and board.size.height < 4]


@pytest.mark.parametrize("game", SEATS)
async def test_a_long_lesson_opens_below_the_drawings(game: str, tmp_path: Path) -> None:
    of = meadhall.game(game)
    sitting = lesson_table(tmp_path, create_table(of, list_lessons(of)[0], "Bera"), game)
    async with Hall(sitting, pace=0).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await until(pilot, lambda: table_of(pilot).taught != [])
        for screen in pilot.app.screen_stack:
            if isinstance(screen, Lesson):
                window = screen.query_one("#page").region
                assert window.bottom == 24
                assert window.y >= 24 * 0.4 - 1, "the upper part of the drawings is seen"


async def test_several_wrong_keys_leave_one_notice(sit_down: SitDown) -> None:
    sitting = asked(sit_down, "norsaga", seed=11)
    async with Hall(sitting, pace=0).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("y", "x", "z", "v")
        await pilot.pause()
        assert len(pilot.app._notifications) <= 1


def is_said(pilot: Pilot[int], said: str) -> bool:
    return joined([said]) in joined(shown(pilot).splitlines())


@pytest.mark.parametrize("game", SEATS)
async def test_a_window_too_small_to_read_says_so_and_takes_no_answer(
    game: str, sit_down: SitDown, luck: random.Random
) -> None:
    """It says which size is needed; enlarged to that size, an answer is seen, and how many there are below."""
    sitting = asked(sit_down, game, seed=11)
    sitting.speak(luck.choice(LANGUAGES))
    for size in ((20, 6), (luck.randint(18, 39), luck.randint(8, 24)), (luck.randint(40, 90), luck.randint(6, 11))):
        async with Hall(sitting, pace=0).run_test(size=size) as pilot:
            await until(pilot, lambda: bool(table_of(pilot).offered))
            said = sitting.speech("terminal-too-small", width=size[0], height=size[1], least=40, lines=12)
            await until(pilot, partial(is_said, pilot, said))
            before = len(sitting.table.record.answers)
            await pilot.press("1", "enter")
            assert len(sitting.table.record.answers) == before
            await pilot.resize_terminal(40, 12)
            await settled(pilot)
            options, more = table_of(pilot).query_one("#options", Answers), table_of(pilot).query_one("#more")
            assert options.size.height >= 2, shown(pilot)
            assert more.display == any(options.hidden()), shown(pilot)
