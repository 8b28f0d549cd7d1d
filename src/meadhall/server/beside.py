"""What a hall may have beside its tables: further routes, and tags for the head of every table's page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from litestar.types import ControllerRouterHandler


@dataclass(frozen=True)
class Beside:
    handlers: Sequence[ControllerRouterHandler] = ()
    head: str = ""
    door: str = ""      # where a visitor comes in


NOTHING = Beside()
