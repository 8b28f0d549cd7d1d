"""The printed facts on chart and cards of Fire & Axe, for drawings and words."""

from __future__ import annotations

from functools import cache
from typing import Any

from meadhall.games.fire_and_axe.cards import DEMAND_BONUS
from meadhall.games.fire_and_axe.chart import SKULL
from meadhall.games.fire_and_axe.data import COMPONENTS


@cache
def build_component_facts() -> dict[str, Any]:
    """Return the spaces with their printed contents, the connections between them, the bonus of a good in demand, the
    skulls of the Losses chart with the Days too many for each, and the requirements of each saga.
    """
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
