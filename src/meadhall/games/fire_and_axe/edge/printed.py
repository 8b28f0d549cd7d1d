"""What is printed on chart and cards of Fire & Axe, for those who draw them and speak of them."""

from __future__ import annotations

from functools import cache
from typing import Any

from meadhall.games.fire_and_axe.cards import DEMAND_BONUS
from meadhall.games.fire_and_axe.chart import SKULL
from meadhall.games.fire_and_axe.data import COMPONENTS


@cache
def printed() -> dict[str, Any]:
    """Spaces with what stands on them, the ways between them, what a good in demand adds, how many skulls the Losses chart has and how many Days too many each stands for, and what each saga asks for."""
    return {
        "ports": {
            port.id: {
                "zone": port.zone,
                "value": port.value,
                "town": port.town.replace("none", ""),
                "region": port.region,
            }
            for port in COMPONENTS.ports
        },
        "waters": {water.id: {"zone": water.zone} for water in COMPONENTS.waters},
        "homes": {home.id: {"zone": home.zone} for home in COMPONENTS.homelands},
        "lanes": sorted({tuple(sorted((water.id, other))) for water in COMPONENTS.waters for other in water.near}),
        "harbours": [
            *((port.id, water) for port in COMPONENTS.ports for water in port.waters),
            *((home.id, water) for home in COMPONENTS.homelands for water in home.waters),
        ],
        "demand": DEMAND_BONUS,
        "losses": {"skulls": SKULL[-1], "days": SKULL.count(1)},
        "sagas": {
            saga.id: {
                "id": saga.id,
                "era": saga.era,
                "home": saga.homeland,
                "task": saga.kind,
                "bonus": saga.bonus,
                "ports": saga.ports,
            }
            for saga in COMPONENTS.sagas
        },
    }
