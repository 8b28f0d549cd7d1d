"""Events as the browser receives them."""

from __future__ import annotations

from typing import Any

from meadhall.core.event import Event


def news(*events: tuple[str, dict[str, Any]]) -> tuple[Event, ...]:
    return tuple(Event(kind, told) for kind, told in events)
