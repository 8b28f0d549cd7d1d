"""The old name of `meadhall.research.pettingzoo_env`, kept for one release."""

from meadhall.moved import forward

__getattr__ = forward(__name__, "meadhall.research.pettingzoo_env")
