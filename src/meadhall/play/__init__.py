"""A game in progress: who sits where, what was answered, what may be taken back, where it is kept."""

import sys
from types import ModuleType

from meadhall.core.decision import play as _play


class _Callable(ModuleType):
    def __call__(self, state, move):  # type: ignore[no-untyped-def]
        _play(state, move)


sys.modules[__name__].__class__ = _Callable
