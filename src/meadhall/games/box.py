"""The old name of `meadhall.games.component_files`, kept for one release."""

from meadhall.moved import forward

__getattr__ = forward(__name__, "meadhall.games.component_files")
