"""Every game on small and large screens, in three languages: nothing is cut that has room, every answer is reached."""

from __future__ import annotations

import os
from functools import partial

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Static

import meadhall
from meadhall.games.yggdrasil.terminal.panes import PANES
from meadhall.terminal.answer_list import Answers
from meadhall.terminal.app import Hall
from meadhall.terminal.board_pane import Board
from meadhall.terminal.board_screen import share_rows
from meadhall.terminal.colors import folded
from meadhall.terminal.game_ui import Place
from meadhall.terminal.session import Sitting
from meadhall.words import LANGUAGES
from optional import unwrap
from terminal.conftest import SitDown
from terminal.sizes_helpers import SEATS, asked, crop, joined
from terminal.table_screen_helpers import table_of, until
from terminal.yggdrasil_helpers import DEED, teller

SIZES = [(60, 24), (80, 24), (100, 30), (160, 50)]
BRIEF = os.environ.get("MEADHALL_WALKS") == "brief"  # then each table goes through its answers in one language


def check_panes(pilot: Pilot[int]) -> None:
    for board in table_of(pilot).query(Board):
        if board.display:
            rows = crop(pilot, board)
            blank = len(rows) - len([*filter(None, rows)])
            assert not (blank > 1 and [row for row in rows if row.endswith("…")]), rows


async def check_prompt(pilot: Pilot[int]) -> None:
    """It is whole."""
    screen = table_of(pilot)
    await until(pilot, lambda: joined(crop(pilot, screen.query_one("#prompt"))) == joined([screen.question()]))


async def check_answers(pilot: Pilot[int], sitting: Sitting) -> None:
    """Keys lead from the first answer to the last; what is out of sight is counted."""
    screen = table_of(pilot)
    options, more = screen.query_one("#options", Answers), screen.query_one("#more", Static)
    for number in range(len(screen.offered)):
        await until(pilot, lambda: is_seen(pilot, options))
        assert options.highlighted == number
        await until(
            pilot,
            lambda: (
                more.display == any(options.hidden())
                and (
                    not more.display
                    or crop(pilot, more)
                    == [sitting.speech("terminal-more", above=options.hidden()[0], below=options.hidden()[1])]
                )
            ),
        )
        await pilot.press("down")


def has_changed(pilot: Pilot[int], line: Static, said: str) -> bool:
    return crop(pilot, line)[0] != said


def is_seen(pilot: Pilot[int], options: Answers) -> bool:
    """The end of the answer under the cursor."""
    label = table_of(pilot).offered[unwrap(options.highlighted)].label
    return " ".join(label.split()[-2:]) in joined(crop(pilot, options))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", SEATS)
async def test_everything_is_there_at_every_size(game: str, size: tuple[int, int], sit_down: SitDown) -> None:
    sitting = asked(sit_down, game, seed=11)
    async with Hall(sitting, pace=0).run_test(size=size) as pilot:
        await until(pilot, lambda: bool(table_of(pilot).offered))
        for number in range(len(LANGUAGES)):
            await pilot.pause()
            screen = table_of(pilot)
            await check_prompt(pilot)
            if not BRIEF or number == (SIZES.index(size) + [*SEATS].index(game)) % len(LANGUAGES):
                await check_answers(pilot, sitting)
            check_panes(pilot)
            keys = screen.query_one("#keys", Static)
            assert keys.region.bottom == size[1]
            said = crop(pilot, keys)[0]
            assert said.endswith(f"q {sitting.speech('terminal-key-quit')}")
            assert f"h {sitting.speech('terminal-key-help')}" in said
            assert f"? {sitting.speech('terminal-key-why')}" in said
            await pilot.press("g")
            await until(pilot, partial(has_changed, pilot, keys, said))


def test_lines_that_one_drawing_leaves_blank_go_to_the_others() -> None:
    assert share_rows([3], 12) == (3,)
    assert share_rows([20, 4], 12) == (8, 4)
    assert share_rows([20, 20], 13) == (6, 7)
    assert share_rows([2, 20, 3], 24) == (2, 19, 3)


async def test_a_short_page_leaves_its_room_to_the_answers(sit_down: SitDown) -> None:
    """The party gathers: one sentence above, six Heroes of four lines each below."""
    sitting = sit_down(SEATS["trudvang"], game=meadhall.game("trudvang"), seed=7)
    async with Hall(sitting, pace=0).run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: bool(table_of(pilot).offered))
        boards, options = table_of(pilot).query_one("#boards"), table_of(pilot).query_one("#options", Answers)
        await until(pilot, lambda: 0 < boards.size.height < 5)
        await until(pilot, lambda: len(table_of(pilot).offered) - sum(options.hidden()) >= 3)


def test_a_row_that_is_too_long_goes_on_below() -> None:
    rows = folded(Text("Surt comes to the Rainbow Bridge", style="bold"), 16)
    assert [row.plain for row in rows] == ["Surt comes to", "    the Rainbow", "    Bridge"]
    assert [row.plain for row in folded(Text("x" * 10), 4, 1)] == ["xxxx", " xxx", " xxx"]


def test_the_effect_of_a_jotun_is_told_in_full_where_there_is_room() -> None:
    told = teller(DEED)
    effect = told.speech("jotun-thjazi.effect")
    drawn = told.draw(PANES.index("gods"), Place(40, 12, {}, False)).plain
    assert effect in joined(drawn.splitlines())
    assert max(map(len, drawn.splitlines())) <= 40
