"""What is good in Norsaga: the eyes of karl and jarl."""

from meadhall.games.norsaga.judge.judge import JUDGE
from meadhall.games.norsaga.judge.stage import stage

__all__ = ["JUDGE", "stage"]
