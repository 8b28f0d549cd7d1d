"""A jarl against that of another checkout: each thinks in a process of its own and answers what the rules allow."""

from __future__ import annotations

from pathlib import Path

import pytest
import versus


def test_a_checkout_plays_against_itself(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    here = str(Path(__file__).parents[2])
    monkeypatch.setattr("sys.argv", ["versus.py", here, "--games", "2", "--iterations", "2", "--ours", "2"])
    versus.main()

    told = capsys.readouterr().out
    assert "norsaga, 2 players, 2 games, iterations 2 against 2: ours won" in told
    assert "ms a decision against" in told
