"""What a combat has cost each Hero and what it has given them, reckoned from what was told of it.

Browsers reckon by the same lists: they are sent with what is printed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

ENDS: Final = ("combat-won", "combat-over")
# What comes after the end for its sake goes on until one of these.
NEXT: Final = ("phase", "round", "combat", "travel", "read")
# What changes a Hero's tracks, and in which direction.
TRACKS: Final[dict[str, tuple[str, int]]] = {
    "lose-health": ("health", -1),
    "gain-health": ("health", 1),
    "lose-cp": ("cp", -1),
    "pay-cp": ("cp", -1),
    "gain-cp": ("cp", 1),
    "gain-xp": ("xp", 1),
    "lose-xp": ("xp", -1),
}
# What a Hero has got or lost besides, told as the log tells it.
BESIDES: Final = ("gain-card", "rune-gained", "rune-lost", "wyrd", "level-up", "upgraded")


@dataclass(frozen=True)
class Share:
    """What became of one Hero."""

    sums: dict[str, int]  # by track, only those that changed
    statuses: tuple[str, ...]
    down: bool
    besides: tuple[dict[str, Any], ...]


def combat_of(told: list[dict[str, Any]], end: dict[str, Any]) -> list[dict[str, Any]]:
    """The events of the combat that ended so, and what came after it for its sake."""
    at = max((number for number, event in enumerate(told) if event == end), default=len(told))
    begun = max((number for number in range(at) if told[number]["kind"] == "combat"), default=-1)
    after = told[at + 1 :]
    until = next((number for number, event in enumerate(after) if event["kind"] in NEXT), len(after))
    return [*told[begun + 1 : at], *after[:until]]


def share_of(events: list[dict[str, Any]], seat: int) -> Share | None:
    """Nothing, where the Hero of this seat had no part in it."""
    own = [event for event in events if event.get("seat") == seat]
    if not own:
        return None
    sums = {"health": 0, "cp": 0, "xp": 0}
    for event in own:
        if event["kind"] in TRACKS:
            track, sign = TRACKS[event["kind"]]
            sums[track] += sign * event["count"]
    return Share(
        {track: count for track, count in sums.items() if count},
        tuple(event["status"] for event in own if event["kind"] == "status"),
        any(event["kind"] == "defeated" for event in own),
        tuple(event for event in own if event["kind"] in BESIDES),
    )
