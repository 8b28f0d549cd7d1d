"""The old name of `meadhall.core.answer_grammar`, kept for one release."""

from meadhall.moved import forward

__getattr__ = forward(__name__, "meadhall.core.answer_grammar")
