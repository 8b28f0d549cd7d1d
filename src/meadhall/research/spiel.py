"""The old name of `meadhall.research.open_spiel_game`, kept for one release."""

from meadhall.moved import forward

__getattr__ = forward(__name__, "meadhall.research.open_spiel_game")
