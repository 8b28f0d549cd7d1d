"""The events of Fire & Axe, and how a page shows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.words.events import EventWriter


class Events(EventWriter):
    """Spaces, ships, sagas, and dice as `die:number:pips`."""

    headings = frozenset({"turn", "skip"})
    moments: Mapping[str, str] = {
        "sack": "coin",
        "settlement": "house",
        "saga": "crown",
        "strand": "skull",
        "devour": "skull",
        "usurp": "house",
        "era": "horn",
    }

    def targets(self, event: dict[str, Any], at: int) -> list[str]:
        found = [event[name] for name in ("space", "port") if event.get(name)]
        if event["kind"] == "roll":
            found.append(f"die:{at}:{event['die']}")
        if event["kind"] in ("sail", "launch", "winter"):
            found.append(f"ship:{event['seat']}")
        return found + ([event["saga"]] if event.get("saga") else [])
