"""Forward the names of a module that has moved, with a warning, for one release."""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Callable, Mapping
from typing import Any


def forward(old: str, new: str, renamed: Mapping[str, str] | None = None) -> Callable[[str], Any]:
    """Import the module `new` and return a `__getattr__` for the module `old`. `renamed` maps old names to new ones."""
    module = importlib.import_module(new)

    def get(name: str) -> Any:
        now = (renamed or {}).get(name, name)
        value = getattr(module, now)
        warnings.warn(f"{old}.{name} is now {new}.{now}", DeprecationWarning, stacklevel=2)
        return value

    return get
