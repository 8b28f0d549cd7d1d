"""Lines about a series of games, shared by several commands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def render_bots(bots: list[dict[str, Any]], together: bool, words: Any) -> Iterator[str]:
    """Return each bot's wins; in cooperative games only its thinking time."""
    width = max(len(bot["name"]) for bot in bots)
    for bot in bots:
        each = 1000 * (bot["seconds_per_decision"] or 0.0)
        name = f"{bot['name']:<{width}}"
        yield (
            words("sim-thinks", name=name, each=each)
            if together
            else words("sim-bot", name=name, wins=bot["count"], **count_shares(bot), each=each)
        )


def count_shares(of: dict[str, Any]) -> dict[str, float]:
    return {key: 100.0 * of[key] for key in ("rate", "low", "high")}
