"""The events of Trudvang Legends, and how a page shows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.words.events import EventWriter


class Events(EventWriter):
    """Events of regions, Heroes, points of interest and Enemies."""

    headings = frozenset({"round", "phase", "combat"})
    moments: Mapping[str, str] = {
        "level-up": "star",
        "event": "raven",
        "test-result": "drop",
        "sleeve": "book",
        "defeated": "skull",
        "adventure-over": "crown",
    }
    touches = ("place", "from", "hero", "poi", "unit", "group", "feat", "card")

    def moves(self, event: dict[str, Any]) -> list[tuple[str, str, str]]:
        """Return the movements of Enemies."""
        if event["kind"] != "march":
            return []
        return [(f"{event['group']}@{event['place']}", event["from"], event["place"])]
