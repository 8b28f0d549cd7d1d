"""Evaluation of Norsaga for the bots karl and jarl."""

from meadhall.games.norsaga.judge.game_progress import stage
from meadhall.games.norsaga.judge.judge import JUDGE

__all__ = ["JUDGE", "stage"]
