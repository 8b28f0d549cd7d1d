"""A table with two people, each in a browser."""

from __future__ import annotations

from typing import Any

from browser.positions import LAST_MOVE, position
from server.people import Guest, Look


def seated(bera: Guest, egil: Guest, at: str = LAST_MOVE) -> dict[str, Any]:
    made = bera.make("me", "open", position=position(f"{at} step=3"))
    egil.http.get(f"/join/{made['invite']}")
    egil.post(f"/api/tables/{made['id']}/sit")
    return made


def answer(look: Look, text: str) -> None:
    """Answer for a user without a browser as soon as they are asked."""
    while not look.asked():
        look.until("table")
    seq = look.table["seq"]
    look.answer(next(option for option in look.asked() if option.startswith(text)))
    look.until_seq(seq + 1)
