"""Fire & Axe in the browser: running tables, and coordinates on the chart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser.visitor import Visitor
from fire_and_axe.voyage import game, table

NO_POINTER = "addEventListener('pointerdown', () => console.error('a pointer was used'), true)"
SEA = """players=3 A.ship=pentland A.crew=3 A.cargo=furs,fish A.vp=21 A.hand=fair_wind,berserkers B.ship=biscay B.crew=2
B.hand=mutiny C.ship=riga C.crew=1 settled=dublin:B,reykjanes:A goods=london:furs raided=iona:B4 era=2 prep=2
open=S2-D-T,S2-D-S,S2-N-T left=9"""
YORK = """players=3 A.ship=york A.crew=3 A.cargo=furs,fish A.hand=berserkers,shield_wall B.crew=1 C.crew=1 era=2 prep=3
open=S2-D-T,S2-D-S,S2-N-T left=9"""
WINDOW = "players=3 active=B A.ship=biscay A.crew=2 A.hand={} B.ship=riga B.crew=2 C.ship=humber C.crew=2"


def made(visitor: Visitor, text: str = "", **more: Any) -> dict[str, Any]:
    """Return a table with two bots, from a position if one is given."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "thrall"}, {"kind": "bot", "level": "thrall"}]
    if text:
        more["position"] = game.position(table(text))
    created: dict[str, Any] = visitor.guest.post("/api/tables", 201, game="fire_and_axe", seats=seats, **more)
    return created


def at_sea(visit: Callable[..., Visitor], text: str = SEA, **settings: Any) -> Visitor:
    bera = visit("Bera", **settings)
    return bera.table(made(bera, text)).mine()


def space(visitor: Visitor, name: str) -> Any:
    return visitor.page.locator(f'[data-space="{name}"]')


def frame(visitor: Visitor) -> list[int]:
    """Return left, top and width of the visible part, in chart units."""
    return [int(part) for part in (visitor.page.locator(".sea").get_attribute("data-frame") or "").split()]
