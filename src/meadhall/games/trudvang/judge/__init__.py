"""What is good in Trudvang Legends: the eyes of karl and jarl."""

from meadhall.games.trudvang.judge.judge import JUDGE

__all__ = ["JUDGE"]
