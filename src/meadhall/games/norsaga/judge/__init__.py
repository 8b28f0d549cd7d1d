"""What is good in Norsaga: the eyes of karl and jarl."""

from meadhall.games.norsaga.judge.judge import JUDGE

__all__ = ["JUDGE"]
