"""Names of players."""

from __future__ import annotations

NAMES = ["Bera", "Orm", "Åse", "Jarl", "Þora"]
