"""Norsaga's judge learns: games are played, weights come out, and the same numbers give the same weights."""

from __future__ import annotations

import random
from pathlib import Path

import learn_judge
import pytest
from judge_start import start

from meadhall.games.norsaga.judge import weights as judge_weights
from meadhall.games.norsaga.judge.policy_features import HARM, PUT


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn_judge, "NEAR", 4)
    monkeypatch.setattr(learn_judge, "PASSES", 2)
    monkeypatch.setattr(learn_judge, "PLAYERS", (2, 4))
    monkeypatch.setattr(learn_judge, "HELD_BACK", 2)


def run(monkeypatch: pytest.MonkeyPatch, *given: str) -> None:
    monkeypatch.setattr("sys.argv", ["learn_judge.py", *given])
    learn_judge.main()


def test_a_round_learns_and_is_not_played_again(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    given = ("--rounds", "1", "--games", "4", "--far", "8", "--work")
    run(monkeypatch, *given, str(tmp_path / "one"))
    assert "2 players, signs:" in capsys.readouterr().out
    text = (tmp_path / "one/round-1.toml").read_text(encoding="utf-8")
    assert text != judge_weights.format_weights(start())
    assert judge_weights.format_weights(judge_weights.parse_weights(text)) == text
    run(monkeypatch, *given, str(tmp_path / "one"))
    assert not capsys.readouterr().out
    run(monkeypatch, *given, str(tmp_path / "two"), "--jobs", "2")
    assert (tmp_path / "two/round-1.toml").read_text(encoding="utf-8") == text


def test_what_should_come_out_comes_out() -> None:
    """Three answers: the first is right, and shows what the others do not."""
    rows: list[learn_judge.Row] = [([0.8, 0.1, 0.1], [[(0, 1.0), (1, 1.0)], [(1, 1.0)], [(2, 2.0)]])] * 200
    weights = [0.0] * 3
    before = learn_judge.loss(weights, rows, 1.0)
    learn_judge.fit(weights, rows, random.Random(1), 0.1, 1.0)
    assert learn_judge.loss(weights, rows, 1.0) < before
    assert learn_judge.shares(weights, rows[0][1], 1.0)[0] > 0.6


def test_the_judge_begins_with_markers() -> None:
    """Before it has learned anything, it likes to lay markers and to take them from others."""
    for players in judge_weights.PLAYERS:
        signs = start()[players].signs
        assert signs[0 * 7 + 1] > 0 > signs[HARM * PUT + 0 * 7 + 1]
