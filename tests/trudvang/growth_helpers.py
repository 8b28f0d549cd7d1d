"""A position in which Heroes gain levels."""

from __future__ import annotations

from meadhall.games.trudvang.rules.growth import due_level_ups, gain_xp
from trudvang.scene import (
    table,
)

MAELLING = "A.hero=maelling A.at=fylges B.hero=briya B.at=fylges "


def levelling(position, xp=3):
    s = table(MAELLING + position)
    s.agenda.clear()
    gain_xp(s, 0, xp)
    s.do(*due_level_ups(s))
    return s
