"""The odds and costs of an attack, computed before the roll."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.fire_and_axe.chart import TOWN
from meadhall.games.fire_and_axe.edge.view_types import Odds, RaidOdds
from meadhall.games.fire_and_axe.rules.raid import list_treasures_left
from meadhall.games.fire_and_axe.state import FireAndAxe

SIDES: Final = 6


def count_hits(s: FireAndAxe, port: i64) -> list[int]:
    """FA-RAID-03, FA-SETTLE-04. Return how many faces of a die exceed the number to beat."""
    return [die for die in range(1, SIDES + 1) if s.is_hit(port, die)]


def raid_odds(s: FireAndAxe, seat: i64, rolls: i64) -> RaidOdds:
    """FA-RAID-03, FA-RAID-06, FA-RAID-08. Return the odds of rolling until success, or until the rolls or the crew are
    used up: the chance to win, the chance to lose the whole crew, the average crew lost, and the possible treasures.
    """
    port = s.ships[seat]
    good = len(count_hits(s, port))
    miss = (SIDES - good) / SIDES
    most = int(min(rolls, s.crew[seat]))
    left = list_treasures_left(s, TOWN[port])
    return {
        "hits": good,
        "win": round_chance(1 - miss**most),
        "strand": round_chance(miss**most if most == s.crew[seat] else 0.0),
        "lost": round(sum(miss**roll for roll in range(1, most + 1)), 2),
        "treasure": [min(left), max(left)],
    }


def settle_odds(s: FireAndAxe, seat: i64, dice: i64) -> Odds:
    """FA-SETTLE-04, FA-SETTLE-05, FA-SETTLE-06. Return the odds of one roll of this many dice: the chance that any
    succeeds, the chance that all crew fall, and the average crew lost.
    """
    good = len(count_hits(s, s.ships[seat]))
    miss = (SIDES - good) / SIDES
    return {
        "hits": good,
        "win": round_chance(1 - miss**dice),
        "strand": round_chance(miss**dice if dice == s.crew[seat] else 0.0),
        "lost": round(float(dice) * miss, 2),
    }


def round_chance(of: float) -> float:
    return round(of, 4)
