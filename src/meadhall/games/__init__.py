"""The games included in Meadhall, by name; each is loaded on first use."""

from typing import Final

from meadhall.core.game import register

SHIPPED: Final = ("norsaga", "fire_and_axe", "yggdrasil", "trudvang")

for _name in SHIPPED:
    register(_name, f"meadhall.games.{_name}.game:{_name}")
