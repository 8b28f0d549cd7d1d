"""Hnefatafl keeps what Meadhall asks of a game; its records replay, its lesson fits, every rule is played."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from positions import GAME, place

import meadhall
from meadhall.conformance import check_game

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "golden").glob("*.record"))


def test_meadhall_finds_no_problem():
    assert check_game(meadhall.game("hnefatafl"), games=4).problems == []


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_games_replay(path):
    record = meadhall.Record.load(path)
    state = record.replay()
    assert meadhall.game("hnefatafl").outcome(state).reason == record.result["result"]["reason"]
    assert record.verify().finished


def test_the_lesson_fits_the_rules():
    done = subprocess.run([sys.executable, "-m", "meadhall", "learn", "hnefatafl", "escape", "--check"], check=False)
    assert done.returncode == 0


@pytest.mark.parametrize("change", ['"squares":[3,0,0]', '"turn":-1', '"winner":5'])
def test_a_position_that_is_no_board_is_refused(change):
    game = meadhall.game("hnefatafl")
    name = change.partition(":")[0]
    position = re.sub(name + r":(\[[^\]]*\]|-?\d+)", change, game.position(game.new(players=2)))
    assert change in position
    with pytest.raises(meadhall.Fault):
        game.from_position(position)


def test_there_are_golden_games_of_both_boards():
    assert {meadhall.Record.load(path).header["options"]["board"] for path in RECORDS} == {"brandub", "copenhagen"}


def test_every_rule_is_played_by_a_test():
    ledger = re.findall(r'id = "(HN-.*)"', (HERE.parent / "hnefatafl" / "rules.toml").read_text())
    assert set(ledger) == set(re.findall(r"HN-[A-Z]+-\d\d", (HERE / "test_rules.py").read_text()))


@pytest.mark.parametrize(
    ("language", "moved", "won"),
    [
        ("en", "moves the king from a5 to a1", "The king has reached a corner"),
        ("fr", "déplace le roi de a5 à a1", "Le roi a atteint un coin"),
        ("de", "zieht den König von a5 nach a1", "Der König hat eine Ecke erreicht"),
    ],
)
def test_the_log_says_what_moved_and_how_the_game_ended(language, moved, won, tmp_path):
    position = tmp_path / "position.txt"
    position.write_text(GAME.position(place("brandub", 1, king="a5", attackers="g5")))
    command = [sys.executable, "-m", "meadhall", "play", "hnefatafl", "--plain", "--seats", "thrall,me"]
    done = subprocess.run(
        [*command, "--lang", language, "--from", str(position)],
        input="move a5 a1\n",
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
    )
    assert moved in done.stdout, done.stdout + done.stderr
    assert won in done.stdout
