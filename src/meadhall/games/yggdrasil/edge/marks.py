"""Marks on pieces and parts of the table in the page, so that lessons and hints can highlight them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

PARTS = ("wheel", "cage", "nidhogg")
ISLANDS = "with:midgard"


def marks(view: dict[str, Any]) -> Iterator[str]:
    """Return every mark that this seat sees on its table."""
    yield from (f"part:{part}" for part in PARTS)
    if view["danger"]:
        yield "part:danger"
    yield from (f"place:{one['world']}" for one in view["worlds"])
    yield ISLANDS
