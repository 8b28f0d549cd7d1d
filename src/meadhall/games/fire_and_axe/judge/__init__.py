"""Evaluation of Fire & Axe for the bots karl and jarl."""

from meadhall.games.fire_and_axe.judge.game_progress import stage
from meadhall.games.fire_and_axe.judge.judge import JUDGE

__all__ = ["JUDGE", "stage"]
