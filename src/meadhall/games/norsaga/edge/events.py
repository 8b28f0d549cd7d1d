"""The events of Norsaga, and how a page shows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.words.events import EventWriter


class Events(EventWriter):
    """Movements of cards: out of hands, off the deck, to the discard pile."""

    moments: Mapping[str, str] = {"doom": "skull", "win": "crown"}

    def targets(self, event: dict[str, Any], at: int) -> list[str]:
        """Return cards, and spots as `seat.spot`."""
        found = [event["card"]] if event.get("card") else []
        if event.get("spot"):
            found.append(f"{event['owner'] if event.get('owner') is not None else event.get('seat')}.{event['spot']}")
        if event.get("from"):
            found.append(f"{event['target']}.{event['from']}")
        return found

    def moves(self, event: dict[str, Any]) -> list[tuple[str, str, str]]:
        """Return movements. Hands are `hand-seat`; an unseen card comes from there or from the `deck`."""
        kind, card = event["kind"], event.get("card")
        found: list[tuple[str, str, str]] = []
        if kind in ("play", "place") and card:
            found.append((card, f"hand-{event['seat']}", ""))
        elif kind == "reveal" and card:
            found.append((card, "deck", ""))
        elif kind == "draw":
            found += [(one, "deck", "") for one in event.get("cards") or []]
        elif kind == "swap":
            found += [(event[name], f"hand-{event['target']}", "") for name in ("took", "gave") if event.get(name)]
        elif kind == "discard":
            found += [(one, "", "discard") for one in event.get("cards") or []]
        elif kind == "dismiss" and card:
            found.append((card, "", "discard"))
        if event.get("covered"):
            found.append((event["covered"], "", "discard"))
        return found
