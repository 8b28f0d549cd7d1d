"""Seat people at a table and play on."""

from __future__ import annotations

import random

from server.people import Guest, Look

SHORT = {"turn_cap": 12}


def seated(bera: Guest, egil: Guest, **more: object) -> str:
    """Return a table with these two, started."""
    made = bera.make("me", "open", **{"options": SHORT, **more})
    assert egil.http.get(f"/join/{made['invite']}").headers["location"] == f"/table/{made['id']}"
    assert egil.post(f"/api/tables/{made['id']}/sit") == {"seat": "B"}
    return str(made["id"])


def play_on(looks: list[Look], answers: int = 10_000, seed: int = 1) -> int:
    """Answer at random for the asked player, this many times or to the end; all see each answer."""
    luck = random.Random(seed)
    for look in looks:
        while not look.table:
            look.next()
    for number in range(answers):
        if looks[0].table["outcome"]:
            return number
        asked = next(look for look in looks if look.asked())
        before = asked.table["seq"]
        asked.answer(luck.choice(asked.asked()))
        asked.until_seq(before + 1)
        for look in looks:
            look.until_seq(asked.table["seq"])
    return answers
