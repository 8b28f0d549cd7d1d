"""What is good in Yggdrasil: the eyes of karl and jarl."""

from meadhall.games.yggdrasil.judge.judge import JUDGE

__all__ = ["JUDGE"]
