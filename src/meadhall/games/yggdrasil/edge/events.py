"""The events of Yggdrasil Chronicles, and how a page shows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.words.events import EventWriter


class Events(EventWriter):
    """Worlds, enemies and gods."""

    moments: Mapping[str, str] = {
        "wake": "skull",
        "devastate": "broken",
        "heal": "leaf",
        "slain": "sword",
        "page": "book",
        "win": "crown",
        "lose": "skull",
    }
    touches = ("world", "place", "enemy", "jotun", "god", "to", "foe")

    def actor(self, event: dict[str, Any]) -> int | None:
        """Return the seat of the event, else the seat that plays its god."""
        if event.get("seat") is not None:
            return int(event["seat"])
        god = event.get("god")
        return next((one["seat"] for one in self.view.get("gods", []) if god is not None and one["god"] == god), None)
