"""The full screen, driven by keys and mouse as a player would."""

from __future__ import annotations

import asyncio
import re
import threading
from typing import Any

import pytest
from textual.widgets import Input, OptionList, Static

from meadhall.core.record import Record
from meadhall.tables.saved_games import resume
from meadhall.terminal.app import Hall, play_on_screen
from meadhall.terminal.board_pane import Board
from meadhall.terminal.dialogs import HandOver, Inquiry, Page
from meadhall.terminal.messages import speech
from meadhall.terminal.session import Sitting
from meadhall.terminal.table_screen import TableScreen
from meadhall.words import LANGUAGES, words
from optional import unwrap
from patience import PATIENCE
from terminal.conftest import LAST_CARD, NORSAGA, AnyMove, SitDown
from terminal.table_screen_helpers import mine, sees, shown, table_of, until

ADAPT = "norsaga A.saga=SG-40 A.tree=RR1/RG1,-/-,-/-,- A.hand=YY1,RR2 B.saga=SG-36 B.hand=BB1 active=A step=2"
PAIRS = (
    "norsaga A.saga=SG-40 A.tree=RG1/GB1,BB1/YB1,BG2/-,- A.hand=YY1,RR1,GH-1,SK-R1 B.saga=SG-36 B.tree=BB2/-,-/-,-/-,- "
    "B.hand=GG1,GG2 turn=9 active=A step=3"
)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_small_game_is_played_by_keys(language: str, sit_down: SitDown) -> None:
    sitting = sit_down("me=Bera,karl,thrall", lang=language, turn_cap=6)
    async with Hall(sitting, pace=0).run_test(size=(80, 24)) as pilot:
        while sitting.table.outcome is None:
            await until(pilot, lambda: bool(table_of(pilot).offered) or sitting.table.outcome is not None)
            await pilot.press("1")
        await sees(pilot, sitting.speech("terminal-pane-end"))
        text = shown(pilot)

        assert sitting.speech("terminal-nobody") in text
        assert re.search("Bera.*6", text)
        assert not re.search(r"\b(terminal|event|ask|move)-[a-z]", text)
        assert len(mine(sitting)) >= 3
        assert Record.load(sitting.path).result is not None
        await pilot.press("escape", "q")
    assert pilot.app.return_value == 0


async def test_a_card_then_a_spot_by_key_and_back(sit_down: SitDown) -> None:
    sitting = sit_down(position=PAIRS)
    async with Hall(sitting, pace=0).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("2")
        await sees(pilot, "is lifted.")
        await sees(pilot, "1 RG1")  # the key stands on the board too
        await pilot.press("escape")
        await until(pilot, lambda: "is lifted." not in shown(pilot))
        await pilot.press("1", "backspace", "1", "6")
    assert mine(sitting) == ["play YY1 me.G3"]


async def test_arrows_and_enter_choose(sit_down: SitDown) -> None:
    sitting = sit_down(position=PAIRS)
    async with Hall(sitting, pace=0).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("down", "enter", "down", "down", "enter")
        await until(pilot, lambda: bool(mine(sitting)))
    assert mine(sitting) == ["play RR1 me.P2"]


async def test_the_mouse_chooses_in_the_list_and_on_the_board(sit_down: SitDown) -> None:
    sitting = sit_down(position=PAIRS)
    async with Hall(sitting, pace=0).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.click(OptionList, offset=(4, 0))
        await sees(pilot, "is lifted.")
        rows = shown(pilot).splitlines()
        y = next(number for number, row in enumerate(rows) if "6[" in row)
        await pilot.click(offset=(rows[y].index("6[") + 1, y))
        await until(pilot, lambda: bool(mine(sitting)))
    assert mine(sitting) == ["play YY1 me.G3"]


async def test_winning_shows_the_end_and_the_markers(sit_down: SitDown) -> None:
    sitting = sit_down(position=LAST_CARD)
    async with Hall(sitting, pace=0).run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await pilot.press("1", "6")
        await sees(pilot, "The game is over")
        text = shown(pilot)
        assert "You have won." in text
        assert "Bera (you): 6 of 6 markers" in text
        assert "Karl: 0 of 6 markers" in text
        assert "The record of this game is in" in text
        await pilot.press("escape")
        await sees(pilot, "You win!")


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60), (60, 20)])
async def test_trees_pairs_goal_hand_and_piles_are_on_screen(size: tuple[int, int], sit_down: SitDown) -> None:
    sitting = sit_down(position=PAIRS)
    async with Hall(sitting, pace=0).run_test(size=size) as pilot:
        await sees(pilot, "Continue the tale")
        await pilot.pause()
        text = shown(pilot)
    assert "A Bera" in text
    assert "B Karl" in text
    assert re.search("═.?B", text), "the matched recessive trait"
    assert "◆R" in text
    assert "◇Y" in text
    assert "4/6" in text
    assert re.search(r"1 +YY1 +Cleric", text)
    assert "SkR1" in text
    assert "Gh1" in text
    assert "deck " in text
    assert "Turn 9, yours." in text
    assert "Continue the tale" in text
    assert max(len(line) for line in text.splitlines()) <= size[0]


async def test_why_cites_the_rule(sit_down: SitDown) -> None:
    async with Hall(sit_down(position=PAIRS), pace=0).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("question_mark")
        inquiry: Any = pilot.app.screen
        assert isinstance(inquiry, Inquiry)
        inquiry.query_one(Input).value = "play yy1 b.p1"
        await pilot.press("enter")
        await sees(pilot, "NS-PLACE-06")
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, TableScreen)


async def test_rules_log_tree_topics_and_help_open_and_close(sit_down: SitDown) -> None:
    async with Hall(sit_down(position=PAIRS), pace=0).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("r", *"NS-WIN-01", "enter")
        await sees(pilot, "NS-WIN-01: You win if")
        await pilot.press("escape", "t")
        await sees(pilot, "Youngest: ")
        await pilot.press("escape", "tab", "tab", "tab")
        pages = {"t": "family tree", "h": "Choose an answer", "l": "happened"}
        for key, expected in pages.items():
            await pilot.press(key)
            assert isinstance(pilot.app.screen, Page), key
            await sees(pilot, expected)
            await pilot.press("escape")


async def test_whatever_may_be_known_can_be_read_and_asked_for(sit_down: SitDown) -> None:
    async with Hall(sit_down(position=PAIRS), pace=0).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("k")
        await sees(pilot, "Your family tree.")
        for asked, expected in {
            "known": "You know no card",
            "tree karl": "Karl’s family tree.",
            "weather": "“weather” cannot be asked for",
        }.items():
            pilot.app.screen.query_one(Input).value = asked
            await pilot.press("enter")
            await sees(pilot, expected)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, TableScreen)


async def test_the_focused_tree_is_read(sit_down: SitDown) -> None:
    async with Hall(sit_down(position=PAIRS), pace=0).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        pilot.app.screen.query(Board).last().focus()
        await pilot.press("t")
        await sees(pilot, "Karl’s family tree.")


async def test_the_language_goes_round(sit_down: SitDown) -> None:
    async with Hall(sit_down(position=PAIRS), pace=0).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for language in ("fr", "de", "en"):
            await pilot.press("g")
            await sees(pilot, words(language, "norsaga")("ask-tale-continue")[:20])
            await sees(pilot, speech(language, "norsaga")("terminal-norsaga-pane-hand"))


async def test_day_and_night(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLORFGBG", "0;15")
    async with Hall(sit_down(position=PAIRS), pace=0).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert pilot.app.theme == "bone"
        await pilot.press("n")
        assert pilot.app.theme == "soot"


async def test_undo_takes_back_what_showed_nothing(sit_down: SitDown) -> None:
    sitting = sit_down(position=ADAPT)
    before = NORSAGA.position(sitting.table.state)
    async with Hall(sitting, pace=0).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("1")
        assert mine(sitting) == ["adapt"]
        await pilot.press("u")
        assert mine(sitting) == []
        assert NORSAGA.position(sitting.table.state) == before
        await pilot.press("u")
        assert mine(sitting) == []
        assert isinstance(pilot.app.screen, Page)
        await sees(pilot, "NS-UI-02")


async def test_a_full_disk_is_said_as_long_as_it_lasts(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit_down(position=ADAPT)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(sitting.shelf, "save", full)
    async with Hall(sitting, pace=0).run_test(size=(200, 24)) as pilot:
        await pilot.pause()
        await sees(pilot, "there is no space left")
        monkeypatch.undo()
        await pilot.press("1")
        await until(pilot, lambda: "there is no space left" not in shown(pilot))
    assert mine(sitting) == ["adapt"]


async def test_the_screen_lives_while_a_bot_thinks(sit_down: SitDown) -> None:
    sitting = sit_down("karl,me=Bera")
    gate = threading.Event()

    class Slow(AnyMove):
        def choose(self, state: object, seat: int) -> int:
            gate.wait(PATIENCE)
            return super().choose(state, seat)

    sitting.make_bot = lambda level, game, seed: Slow(seed)
    async with Hall(sitting, pace=0).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await sees(pilot, "Karl is choosing a card to play.")
        await pilot.press("1", "h")
        assert isinstance(pilot.app.screen, Page)
        await pilot.press("escape", "question_mark", "u")
        assert mine(sitting) == []
        gate.set()
        await until(pilot, lambda: bool(table_of(pilot).offered))
    assert len(mine(sitting)) == 1


async def test_one_player_is_hidden_from_the_next(sit_down: SitDown) -> None:
    sitting = sit_down("me=Bera,me=Ivar")
    hands = [NORSAGA.view(sitting.table.state, seat)["players"][seat]["hand"] for seat in range(2)]

    def cards(text: str) -> set[str]:
        return set(re.findall(r"\b(?:[RGBY]{2}\d|SK-[RGBY]\d|GH-\d+)\b", text))

    async with Hall(sitting, pace=0).run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        assert isinstance(pilot.app.screen, HandOver)
        assert not cards(shown(pilot))
        await pilot.press("1", "h", "space", "enter")
        await pilot.pause()
        await until(pilot, lambda: set(hands[0]) <= cards(shown(pilot)))
        assert not set(hands[1]) & cards(shown(pilot))
        await pilot.press("1", "1")
        await until(pilot, lambda: isinstance(pilot.app.screen, HandOver))
        assert not cards(shown(pilot))
        assert sitting.reader is None
        await pilot.press("enter")
        await pilot.pause()
        await until(pilot, lambda: set(hands[1]) <= cards(shown(pilot)))
        assert not set(hands[0][1:]) & cards(shown(pilot))


async def test_going_on_shows_the_story_so_far(sit_down: SitDown) -> None:
    sitting = sit_down()
    sitting.answer(0, unwrap(sitting.table.decision).options[0])
    sitting.answer(1, sitting.bot_choice(1))
    table = resume(Record.load(sitting.path), sitting.path)
    later = Sitting(table, sitting.path, sitting.shelf, words("en", "norsaga"))
    async with Hall(later, pace=0).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(pilot.app.screen, Page)
        await sees(pilot, "The story so far")
        await sees(pilot, "Karl: ")
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, TableScreen)


async def test_bots_among_themselves_are_watched(sit_down: SitDown) -> None:
    sitting = sit_down("karl,thrall", turn_cap=3)
    async with Hall(sitting, pace=0).run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, Page))
        await sees(pilot, "Nobody has won.")
        assert not table_of(pilot).query_one("#hand", Static).display


@pytest.mark.parametrize("seats", ["me,thrall", "me,thrall,thrall,thrall"])
async def test_ctrl_c_leaves(seats: str, sit_down: SitDown) -> None:
    async with Hall(sit_down(seats), pace=0).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("ctrl+c")
        await asyncio.sleep(0)
    assert pilot.app.return_value == 0


def test_leaving_says_how_to_go_on(
    sit_down: SitDown,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    sitting = sit_down()
    monkeypatch.setattr(Hall, "run", lambda self: 0)

    assert play_on_screen(sitting) == 0

    said = capsys.readouterr().out
    assert str(sitting.path) in said
    assert "To go on: meadhall play norsaga --from" in said
