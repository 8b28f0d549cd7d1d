"""What is good in Yggdrasil: the eyes of karl and jarl."""

from meadhall.games.yggdrasil.judge.judge import JUDGE
from meadhall.games.yggdrasil.judge.stage import stage

__all__ = ["JUDGE", "stage"]
