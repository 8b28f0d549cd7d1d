"""The old name of `meadhall.bots.judge`, kept for one release."""

from meadhall.moved import forward

__getattr__ = forward(__name__, "meadhall.bots.judge")
