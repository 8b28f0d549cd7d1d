"""Evaluation of Yggdrasil for the bots karl and jarl."""

from meadhall.games.yggdrasil.judge.game_progress import stage
from meadhall.games.yggdrasil.judge.judge import JUDGE

__all__ = ["JUDGE", "stage"]
