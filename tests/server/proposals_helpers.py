"""Tables whose questions everybody answers together."""

from __future__ import annotations

from typing import Any

from server.people import Guest, Look

ORDER = "order odin thor tyr"


OTHER = "order tyr thor odin"


GODS = ("god odin", "god thor", "god tyr")


def table_of(guests: list[Guest], *bots: str, **more: Any) -> str:
    """Return a table of Yggdrasil where these players and bots have chosen gods, and the order of turns is asked."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in guests[1:]), *({"kind": "bot", "level": bot} for bot in bots)]
    table = str(guests[0].post("/api/tables", 201, game="yggdrasil", seats=seats, listed=True, **more)["id"])
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/sit")
    for guest, god in zip(guests, GODS, strict=False):
        seq = guest.get(f"/api/tables/{table}/state")["seq"]
        guest.post(f"/api/tables/{table}/answers", seq=seq, answer=god)
    return table


def look_at(table: str, *guests: Guest) -> list[Look]:
    """Connect all players; the whole table is asked."""
    looks = [guest.watch(table) for guest in guests]
    for look in looks:
        look.until("people")
        while look.table.get("decision", {}).get("ask") != "turn.order":
            look.until("table")
    return looks
