"""The old name of `meadhall.games.position_format`, kept for one release."""

from meadhall.moved import forward

__getattr__ = forward(__name__, "meadhall.games.position_format")
