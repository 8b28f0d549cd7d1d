"""The old name of `meadhall.research.vector_env`, kept for one release."""

from meadhall.moved import forward

__getattr__ = forward(__name__, "meadhall.research.vector_env")
