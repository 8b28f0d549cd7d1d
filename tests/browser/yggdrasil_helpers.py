"""Positions of Yggdrasil Chronicles in the browser."""

from __future__ import annotations

from typing import Any

from browser.visitor import Visitor

# Passive players lose soon.
LAZY = ("stay", "pass", "refrain", "heroes 0", "done", "none", "keep", "pairs 0")


TURNS = (
    "yggdrasil players=3 gods=odin,thor,tyr odin.at=alfheim active=odin step=2 order=thor "
    "thor.down=thor.loki open=tyr.loki"
)


def table(visitor: Visitor, *seats: str, **more: Any) -> dict[str, Any]:
    wished = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
    made: dict[str, Any] = visitor.guest.post("/api/tables", 201, game="yggdrasil", seats=wished, **more)
    return made


def lazy(visitor: Visitor) -> str:
    options = visitor.options
    return next((text for text in LAZY if text in options), options[0])
