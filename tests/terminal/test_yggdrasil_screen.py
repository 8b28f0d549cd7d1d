"""Yggdrasil Chronicles on the full screen: panes, keys, mouse."""

from __future__ import annotations

import re

import pytest

from meadhall.games.yggdrasil.cards import ENEMIES
from meadhall.games.yggdrasil.terminal.panes import PANES
from meadhall.terminal.app import Hall
from meadhall.terminal.board_pane import Board
from meadhall.terminal.game_ui import Place
from meadhall.words import LANGUAGES
from terminal.conftest import SitDown
from terminal.table_screen_helpers import clicks, mine, reads, sees, shown, table_of, until
from terminal.yggdrasil_helpers import DEED, MOVE, SEATS, YGGDRASIL, teller


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_round_is_played_by_keys(language: str, sit_down: SitDown) -> None:
    sitting = sit_down(SEATS, lang=language, game=YGGDRASIL)
    async with Hall(sitting, pace=0).run_test(size=(80, 24)) as pilot:
        while sitting.table.outcome is None and len(mine(sitting)) < 6:
            await until(pilot, lambda: bool(table_of(pilot).offered) or sitting.table.outcome is not None)
            await pilot.press("1")
        text = shown(pilot)
    assert not re.search(r"\b(terminal|event|ask|move)-[a-z]", text)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
async def test_the_panes_show_the_whole_table(size: tuple[int, int], sit_down: SitDown) -> None:
    async with Hall(sit_down(SEATS, game=YGGDRASIL, position=DEED), pace=0).run_test(size=size) as pilot:
        await sees(pilot, "What do you do?")
        await pilot.pause()
        text = shown(pilot)
        boards = [board.number for board in pilot.app.screen.query(Board) if board.display]
    rows = text.splitlines()
    top, middle = (next(row for row in rows if name in row) for name in ("Vanaheim", "Nidavellir"))
    assert re.search(r"Vanaheim ▼1 +Asgard ✗ Thjazi +Alfheim ▲3", top)
    assert re.search(r"Nidavellir ●2 +1 Midgard ✗ devas", middle)
    assert re.search(r"‡Surt? ?5 .*‡Ior(mungand)? ?3 ▶Odi", text)
    assert re.search(r"\d Surt 5 +◆ .*1 climb to spare\.", text), "the key stands beside the enemy it fights"
    own = "Odin (you): 7 of 7 life points" if size[0] >= 100 else "Odin\u00a0♥7/7 1 elf, 2 Vanir dice"
    assert own in text
    assert len(boards) == (2 if size[0] < 100 else 4)
    assert size[0] < 100 or re.search(r"▶ A Odin ♥{7} Midgard · 1 elf · 2 Vanir dice", text)
    assert size[0] < 100 or "Open: Surt (Tyr)" in text
    assert max(len(line) for line in rows) <= size[0]


async def test_a_narrow_screen_keeps_the_tree(sit_down: SitDown) -> None:
    async with Hall(sit_down(SEATS, game=YGGDRASIL, position=MOVE), pace=0).run_test(size=(60, 20)) as pilot:
        await sees(pilot, "Vanaheim")
        await pilot.pause()
        assert [board.number for board in pilot.app.screen.query(Board) if board.display] == [0]


async def test_a_world_of_the_tree_is_gone_to_by_mouse(sit_down: SitDown) -> None:
    sitting = sit_down(SEATS, game=YGGDRASIL, position=MOVE)
    async with Hall(sitting, pace=0).run_test(size=(120, 40)) as pilot:
        await clicks(pilot, "Nidavellir ●2")
        await until(pilot, lambda: bool(mine(sitting)))
    assert mine(sitting)[0] == "move nidavellir"


def test_who_stirs_is_foreseen_in_full_where_there_is_room() -> None:
    """Surt has an open card: his deed is told whole, and gives way to nobody who sleeps."""

    def drawn(height: int) -> list[str]:
        place = Place(width=60, height=height, keys={}, light=False)
        return teller().draw(PANES.index("danger"), place).plain.splitlines()

    whole = " ".join(line.strip() for line in drawn(12))
    assert teller().danger.foreseen(teller().view["danger"][0]) in whole
    assert len(drawn(12)) == 12
    assert len(drawn(6)) == len(ENEMIES)
    assert drawn(7)[1].startswith("    Surt comes to")


async def test_each_pane_is_read_in_words(sit_down: SitDown) -> None:
    async with Hall(sit_down(SEATS, game=YGGDRASIL, position=DEED), pace=0).run_test(size=(120, 50)) as pilot:
        await sees(pilot, "What do you do?")
        wanted = ("below it Midgard", "1 climb to spare", "Thor (Thrall 1): 7 of 7", "Surt: one open card")
        await reads(pilot, *wanted)
        await pilot.press("k", *"world alf", "enter")
        await sees(pilot, "Now, for Odin. Alfheim: take up to 3 elves")
    assert len(PANES) == 4
