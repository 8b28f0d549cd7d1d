"""What is good in Fire & Axe: the eyes of karl and jarl."""

from meadhall.games.fire_and_axe.judge.judge import JUDGE
from meadhall.games.fire_and_axe.judge.stage import stage

__all__ = ["JUDGE", "stage"]
