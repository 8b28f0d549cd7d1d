"""The losses and gains of each Hero in a combat, computed from its events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

ENDS: Final = ("combat-won", "combat-over")
# The first of these ends the events that the combat caused.
NEXT: Final = ("phase", "round", "combat", "travel", "read")
# Events that change a Hero's tracks, with the direction.
TRACKS: Final[dict[str, tuple[str, int]]] = {
    "lose-health": ("health", -1),
    "gain-health": ("health", 1),
    "lose-cp": ("cp", -1),
    "pay-cp": ("cp", -1),
    "gain-cp": ("cp", 1),
    "gain-xp": ("xp", 1),
    "lose-xp": ("xp", -1),
}
# Other gains and losses of a Hero, shown as in the log.
BESIDES: Final = ("gain-card", "rune-gained", "rune-lost", "wyrd", "level-up", "upgraded")


@dataclass(frozen=True)
class Share:
    """The result for one Hero."""

    sums: dict[str, int]  # by track, only those that changed
    statuses: tuple[str, ...]
    down: bool
    besides: tuple[dict[str, Any], ...]


def combat_of(told: list[dict[str, Any]], end: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the events of the combat that ended here, and those after it that it caused."""
    at = max((number for number, event in enumerate(told) if event == end), default=len(told))
    begun = max((number for number in range(at) if told[number]["kind"] == "combat"), default=-1)
    after = told[at + 1 :]
    until = next((number for number, event in enumerate(after) if event["kind"] in NEXT), len(after))
    return [*told[begun + 1 : at], *after[:until]]


def share_of(events: list[dict[str, Any]], seat: int) -> Share | None:
    """Return the result of this seat's Hero; nothing if it had no part in the combat."""
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
