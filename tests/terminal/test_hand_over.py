"""Several people at one terminal: nobody ever reads what belongs to another."""

from __future__ import annotations

import io
import re

import pytest

from meadhall.terminal.plain_ui import Plain, play_plain
from meadhall.terminal.session import Sitting
from terminal.conftest import SitDown
from terminal.plain_ui_helpers import Listener

CARD = re.compile(r"\b(?:[RGBY]{2}\d|SK-[RGBY]\d|GH-\d+)\b")


def hidden_from(sitting: Sitting, reader: int | None) -> set[str]:
    """Cards in others' hands that this reader has not seen."""
    full = [sitting.table.game.view(sitting.table.state, seat)["players"][seat]["hand"] for seat in range(2)]
    seen = sitting.table.game.view(sitting.table.state, reader)["players"]
    return {
        card
        for seat in range(2)
        if seat != reader
        for card in full[seat]
        if card not in seen[seat]["known"] and not any(entry["card"] == card for entry in seen[seat]["maybe"])
    }


class Watchman(Listener):
    """Checks every line, with the eyes of whoever sits there."""

    def __init__(self, seed: int, sitting: Sitting) -> None:
        super().__init__(seed)
        self.sitting = sitting
        self.turns: list[int | None] = []

    def say(self, *lines: str) -> None:
        self.check(*lines)
        super().say(*lines)

    def check(self, *lines: str) -> None:
        secret = hidden_from(self.sitting, self.sitting.reader)
        for line in lines:
            assert not secret & set(CARD.findall(line)), (self.sitting.reader, line)

    def answer(self, prompt: str) -> str:
        self.check(prompt)
        self.turns.append(self.sitting.reader)
        return "" if self.sitting.reader is None else super().answer(prompt)


@pytest.mark.parametrize("seed", range(4))
def test_nothing_secret_of_the_other_is_ever_said(
    seed: int, sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sit_down("me=Bera,me=Ivar", seed=seed, turn_cap=14)
    watchman = Watchman(seed, sitting)
    plain = Plain(sitting)
    monkeypatch.setattr(plain, "say", watchman.say)
    monkeypatch.setattr(plain, "read", watchman.answer)

    plain.run()

    assert {None, 0, 1} <= set(watchman.turns)
    assert sum("turn to answer" in line for line in watchman.heard) >= 14
    assert sitting.table.outcome is not None


def test_only_enter_uncovers_the_next_hand(
    sit_down: SitDown,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    sitting = sit_down("me=Bera,me=Ivar")
    hands = [set(sitting.table.game.view(sitting.table.state, seat)["players"][seat]["hand"]) for seat in range(2)]
    lines = iter(["hand", "1", "lang de", "", "hand", "1 1", "hand", "", "hand", "quit"])

    def typed(prompt: str) -> str:
        line = next(lines)
        print(f"{prompt}@@{line}")
        return line

    monkeypatch.setattr("builtins.input", typed)

    play_plain(sitting)

    said = [set(CARD.findall(part)) for part in capsys.readouterr().out.split("@@")]
    covered, bera, between, ivar = set().union(*said[:4]), said[5], set().union(*said[6:8]), said[9]
    assert not covered
    assert bera == hands[0]
    assert not between & hands[1]
    assert len(between & hands[0]) == 1, "the card she played, which lies open"
    assert ivar == hands[1]


def test_leaving_is_possible_while_handing_over(
    sit_down: SitDown,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))

    assert play_plain(sit_down("me=Bera,me=Ivar")) == 0

    said = capsys.readouterr().out
    assert "You have left the game." in said
    assert not CARD.findall(said)
