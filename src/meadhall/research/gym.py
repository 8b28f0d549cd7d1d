"""The old name of `meadhall.research.gymnasium_env`, kept for one release."""

from meadhall.moved import forward

__getattr__ = forward(__name__, "meadhall.research.gymnasium_env")
