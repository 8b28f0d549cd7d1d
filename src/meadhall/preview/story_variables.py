"""The story's memory in the notation of positions, editable before a jump."""

from __future__ import annotations

from meadhall.core.fault import Fault, find_nearest
from meadhall.games.trudvang.game import trudvang
from meadhall.games.trudvang.state import NO_HERO, Trudvang

SEATS = "ABCD"
TABLE = ("flags", "facts", "counts", "sums", "tokens", "quests", "stories")
HERO = ("items", "companions", "titles")
NOTHING = "-"


def split_position(s: Trudvang) -> dict[str, str]:
    """Split a position into its parts."""
    found = (word.partition("=") for word in trudvang.position(s).split()[1:])
    return {key: value for key, _, value in found}


def list_settable(s: Trudvang) -> dict[str, str]:
    """Return each editable part with its value; cards belong to chosen Heroes."""
    now = split_position(s)
    keys = [*TABLE, *(f"{SEATS[seat]}.{part}" for seat in range(s.players) if s.hero[seat] != NO_HERO for part in HERO)]
    return {key: "" if now.get(key, NOTHING) == NOTHING else now[key] for key in keys}


def set_memory(s: Trudvang, given: dict[str, str]) -> Trudvang:
    """Return the same table with this memory and nothing under way. Raise a Fault for invalid notation."""
    if not given:
        return s
    known = [*TABLE, *(f"{seat}.{part}" for seat in SEATS[: s.players] for part in HERO)]
    now = split_position(s)
    for key, value in given.items():
        if key not in known:
            raise Fault("position-key", part=key, nearest=find_nearest(key, known))
        now[key] = "".join(value.split()) or NOTHING
    now.pop("agenda", None)
    twin: Trudvang = trudvang.from_position(" ".join(["trudvang", *(f"{key}={value}" for key, value in now.items())]))
    twin.agenda.clear()
    return twin
