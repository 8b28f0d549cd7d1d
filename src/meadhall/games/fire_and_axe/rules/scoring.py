"""Final Scoring: the Bloodied Axe, the settlements, the saga sets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.fire_and_axe.cards import SAGA_HOME
from meadhall.games.fire_and_axe.chart import MATES, PORTS, VALUE
from meadhall.games.fire_and_axe.state import ENDINGS, NO_ONE, TAKEN, FireAndAxe

AXE: Final = 3
MOST: Final = 10
SECOND: Final = 5


def list_towns(s: FireAndAxe, seat: i64) -> list[i64]:
    """Return the ports whose town figure this player holds."""
    return [port for port in range(PORTS) if s.towns[port] >= 0 and s.towns[port] % TAKEN == seat]


def score_bloodied_axe(s: FireAndAxe) -> list[i64]:
    """FA-SCORE-02. Three points for each town figure, for the player who holds most, for all who
    tie; nothing for none.
    """
    counts: list[i64] = [len(list_towns(s, seat)) for seat in range(s.players)]
    most: i64 = max(counts)
    return [AXE * count if count == most else 0 for count in counts]


def score_settlement(s: FireAndAxe, port: i64) -> i64:
    """FA-SCORE-03, FA-SCORE-04. The printed value, twice if two ports of the region are settled, three times if all are, no matter by whom."""
    times: i64 = 1
    for mate in MATES[port]:
        if s.settled[mate] != NO_ONE:
            times += 1
    return VALUE[port] * times


def score_settlements(s: FireAndAxe) -> list[i64]:
    """FA-SETTLE-12, FA-SCORE-03. Return the value of each player's settlements together."""
    points: list[i64] = [0] * s.players
    for port in range(PORTS):
        owner = s.settled[port]
        if owner != NO_ONE:
            points[owner] += score_settlement(s, port)
    return points


def score_saga_sets(s: FireAndAxe) -> list[i64]:
    """FA-SCORE-05, FA-SAGA-13. The sets of the three Homelands together."""
    points: list[i64] = [0] * s.players
    for home in range(3):
        for seat, earned in enumerate(score_saga_set(s, home)):
            points[seat] += earned
    return points


def score_saga_set(s: FireAndAxe, home: i64) -> list[i64]:
    """FA-SCORE-05, FA-SCORE-06, FA-SCORE-07. Ten points a saga for most, five for second; a tie for most leaves no
    second, and zero is never most.
    """
    counts: list[i64] = [0] * s.players
    for saga in range(len(s.won)):
        if s.won[saga] >= 0 and SAGA_HOME[saga] == home:
            counts[s.won[saga]] += 1
    most: i64 = max(counts)
    below: list[i64] = [count for count in counts if count < most]
    second: i64 = max(below) if below and counts.count(most) == 1 else 0
    points: list[i64] = []
    for count in counts:
        points.append(MOST * count if count == most else SECOND * count if count == second else 0)
    return points


def final_scores(s: FireAndAxe) -> list[i64]:
    """FA-SCORE-01, FA-SCORE-08. Points held and all three bonuses; runes and cargo score nothing."""
    axe = score_bloodied_axe(s)
    settled = score_settlements(s)
    sets = score_saga_sets(s)
    return [s.vp[seat] + axe[seat] + settled[seat] + sets[seat] for seat in range(s.players)]


def finish(s: FireAndAxe, ending: i64) -> None:
    """FA-FINAL-10, FA-SCORE-01. End the game, with the reason, and announce the scores to all players."""
    s.ending = ending
    if s.log is not None:
        s.log_event("end", {"reason": ENDINGS[ending]})
        axe, settled, sets = score_bloodied_axe(s), score_settlements(s), score_saga_sets(s)
        for seat in range(s.players):
            s.log_event(
                "score",
                {
                    "seat": seat,
                    "vp": s.vp[seat],
                    "axe": axe[seat],
                    "settlements": settled[seat],
                    "sagas": sets[seat],
                    "total": s.vp[seat] + axe[seat] + settled[seat] + sets[seat],
                },
            )
    s.end()


def winners(s: FireAndAxe) -> list[int]:
    """FA-WIN-01, FA-WIN-02. Most points win; those who tie share the victory."""
    scores = final_scores(s)
    most = max(scores)
    return [seat for seat in range(s.players) if scores[seat] == most]
