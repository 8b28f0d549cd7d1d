"""Evaluation of Trudvang Legends for the bots karl and jarl."""

from meadhall.games.trudvang.judge.judge import JUDGE

__all__ = ["JUDGE"]
