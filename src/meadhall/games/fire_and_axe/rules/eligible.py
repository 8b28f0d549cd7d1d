"""What a player can do now: each function returns the rule that forbids it, or nothing."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.fire_and_axe.cards import (
    ANY_WINDOW,
    CHANGE_IN_DEMAND,
    CONFLICT,
    COPIES,
    CREW,
    DICE,
    EMPTY_MARKET,
    FAIR_WIND,
    FOUL_OMEN,
    FULL_HOLD,
    GOODS,
    HAND,
    MOST_VALUE,
    MUTINY,
    OWN_AT_SEA,
    OWN_IN_PORT,
    REINFORCED_WALLS,
    SEA_SERPENT,
    SHIELD_WALL,
    STRANDED_KINSMEN,
    THIEVES,
    TIMING,
    UNREST,
    USURPER,
)
from meadhall.games.fire_and_axe.chart import MATES, NEAR, WINTER, is_at_sea, is_homeland, is_port, is_water
from meadhall.games.fire_and_axe.state import NO_GOOD, NO_ONE, FireAndAxe


def why_not_load(s: FireAndAxe, seat: i64, piece: i64) -> str:
    """Return why this piece cannot be loaded now."""
    return why_no_loading(s, seat) or why_not_piece(s, seat, piece)


def why_no_loading(s: FireAndAxe, seat: i64) -> str:
    """FA-LOAD-01, FA-LOAD-02, FA-LOAD-03, FA-LOAD-13. Any piece is loaded only in the Wintering Zone, for a Day, into a
    vacant slot.
    """
    if s.ships[seat] != WINTER:
        return "FA-LOAD-13" if is_homeland(s.ships[seat]) else "FA-LOAD-01"
    if not s.has_day():
        return "FA-TURN-05"
    return "" if s.count_vacant_slots(seat) > 0 else "FA-LOAD-03"


def why_not_piece(s: FireAndAxe, seat: i64, piece: i64) -> str:
    """FA-LOAD-04, FA-LOAD-10, FA-COMP-04, FA-COMP-07. The piece must be in supply; a good cannot take the last slot or
    Day that the first crewmember needs.
    """
    if (s.supply[seat] if piece == CREW else s.stock[piece]) < 1:
        return "FA-LOAD-04"
    if piece == CREW or s.crew[seat]:
        return ""
    return "" if s.count_vacant_slots(seat) > 1 and s.prep + s.sail + 2 <= s.limit and s.supply[seat] else "FA-LOAD-10"


def why_not_launch(s: FireAndAxe, seat: i64) -> str:
    """FA-LOAD-05, FA-LOAD-06, FA-LOAD-08, FA-LOAD-09. Leave the Wintering Zone with crew aboard, full or not, loaded
    this turn or not.
    """
    if s.ships[seat] != WINTER:
        return "FA-LOAD-08"
    return "" if s.crew[seat] else "FA-LOAD-05"


def why_not_draw(s: FireAndAxe, seat: i64) -> str:
    """FA-DRAW-01, FA-DRAW-03, FA-DRAW-05. Draw in a Homeland, with fewer than three runes in hand
    and a rune to draw.
    """
    if not is_homeland(s.ships[seat]):
        return "FA-DRAW-01"
    if len(s.hands[seat]) >= HAND:
        return "FA-DRAW-03"
    if not s.has_day():
        return "FA-TURN-05"
    return "" if s.can_draw() else "FA-DRAW-05"


def why_not_step(s: FireAndAxe, seat: i64, to: i64) -> str:
    """FA-SAIL-01, FA-SAIL-02, FA-SAIL-04, FA-SAIL-05, FA-SAIL-06. Sail to a neighbouring space; a port holds one ship,
    whatever else is in it.
    """
    if to not in NEAR[s.ships[seat]]:
        return "FA-SAIL-01"
    return "FA-SAIL-04" if is_taken(s, to) else ""


def is_taken(s: FireAndAxe, space: i64) -> bool:
    """FA-SAIL-04, FA-SAIL-05. Return whether a ship lies in this port."""
    return is_port(space) and s.is_occupied(space)


def why_not_sail(s: FireAndAxe, seat: i64, to: i64) -> str:
    if s.ships[seat] == WINTER:
        return "FA-LOAD-08"
    if not s.has_day():
        return "FA-TURN-05"
    return why_not_step(s, seat, to)


def why_not_task(s: FireAndAxe, seat: i64) -> str:
    """FA-TASK-01, FA-TASK-02, FA-TASK-03, FA-TASK-04, FA-TASK-05. The ship is in the port, and no task was tried there
    this turn.
    """
    port = s.ships[seat]
    if not is_port(port):
        return "FA-TASK-01"
    return "FA-TASK-02" if s.has_tried(port) else ""


def why_not_trade(s: FireAndAxe, seat: i64, good: i64) -> str:
    """FA-TRADE-03, FA-TRADE-04, FA-TRADE-05, FA-TRADE-06, FA-TRADE-08, FA-SAGA-14. A port takes one good, and a region no good twice; towns and settlements do not matter."""
    barred = why_not_task(s, seat)
    if barred:
        return barred
    port = s.ships[seat]
    if s.market[port] != NO_GOOD:
        return "FA-TRADE-03"
    if not s.cargo[seat * GOODS + good]:
        return "FA-TRADE-08"
    for mate in MATES[port]:
        if s.market[mate] == good:
            return "FA-TRADE-04"
    return ""


def why_not_raid(s: FireAndAxe, seat: i64) -> str:
    """FA-RAID-01. The port needs a town to raid."""
    barred = why_not_task(s, seat)
    if barred:
        return barred
    return "" if s.has_town(s.ships[seat]) else "FA-RAID-01"


def why_not_settle(s: FireAndAxe, seat: i64, dice: i64) -> str:
    """FA-SETTLE-01, FA-SETTLE-02, FA-SETTLE-03, FA-SETTLE-10, FA-SETTLE-11, FA-RAID-11. No town in the port or its region, no settlement in the port; one to three dice, and no more than crew."""
    barred = why_not_task(s, seat)
    if barred:
        return barred
    port = s.ships[seat]
    if s.settled[port] != NO_ONE:
        return "FA-SETTLE-10"
    if s.has_town(port):
        return "FA-SETTLE-01"
    for mate in MATES[port]:
        if s.has_town(mate):
            return "FA-SETTLE-01"
    return "" if 1 <= dice <= DICE and dice <= s.crew[seat] else "FA-SETTLE-03"


def why_not_winter(s: FireAndAxe, seat: i64) -> str:
    """FA-WINTER-01, FA-WINTER-04, FA-WINTER-05. Winter from any space but the Wintering Zone itself, with or without
    Days.
    """
    return "FA-WINTER-04" if s.ships[seat] == WINTER else ""


def why_not_end(s: FireAndAxe, seat: i64) -> str:
    """FA-LOAD-07, FA-LOAD-11. A captain who has loaded this turn must leave the Wintering Zone first."""
    return "FA-LOAD-11" if s.ships[seat] == WINTER and s.prep else ""


def why_not_rune(s: FireAndAxe, seat: i64, rune: i64) -> str:
    """FA-REACT-17, FA-RUNE-01, FA-RUNE-05, FA-RUNE-08. Play a rune in one's own turn, at its time and place, if it has
    an effect.
    """
    if rune not in s.hands[seat]:
        return "FA-RUNE-03"
    space = s.ships[seat]
    if is_homeland(space):
        return "FA-RUNE-01"
    timing = TIMING[rune]
    if (
        timing > ANY_WINDOW
        or (timing == OWN_AT_SEA and not is_at_sea(space))
        or (timing == OWN_IN_PORT and not is_port(space))
    ):
        return "FA-RUNE-05"
    return "FA-RUNE-08" if is_idle(s, seat, rune) else ""


def why_not_discard(s: FireAndAxe, seat: i64, rune: i64) -> str:
    """FA-RUNE-02, FA-RUNE-04. Discard any rune of the hand, but not in a Homeland."""
    if rune not in s.hands[seat]:
        return "FA-RUNE-04"
    return "FA-RUNE-02" if is_homeland(s.ships[seat]) else ""


def why_not_in_window(s: FireAndAxe, seat: i64, rune: i64, timing: i64) -> str:
    """FA-REACT-08. A window allows only the runes that name it."""
    if rune not in s.hands[seat]:
        return "FA-RUNE-03"
    if TIMING[rune] != timing:
        return "FA-REACT-08"
    return "FA-RUNE-08" if is_idle(s, seat, rune) else ""


def is_about(s: FireAndAxe, rune: i64) -> bool:
    """FA-REACT-10. Return whether, by public information, a player can still hold one of these runes."""
    if CONFLICT[rune] and not s.house.conflict:
        return False
    left = COPIES[rune]
    for seen in s.discard:
        if seen == rune:
            left -= 1
    for seen in s.table:
        if seen == rune:
            left -= 1
    return left > 0


def is_idle(s: FireAndAxe, seat: i64, rune: i64) -> bool:
    """FA-RUNE-08, FA-RUNE-10, FA-RUNE-11, FA-REACT-19. Return whether the rune would have no effect; all of it is
    public.
    """
    space = s.ships[seat]
    if rune == CHANGE_IN_DEMAND:
        return not list_demandable(s)
    if rune == FAIR_WIND:
        return not list_steps(s, seat)
    if rune == STRANDED_KINSMEN:
        return s.supply[seat] < 1 or s.count_vacant_slots(seat) < 1
    if rune == FULL_HOLD:
        return s.count_vacant_slots(seat) < 1 or not sum(s.stock)
    if rune == EMPTY_MARKET:
        return not is_port(space) or s.market[space] == NO_GOOD
    if rune == UNREST:
        return not s.is_at_hostile_settlement(seat)
    if rune == USURPER:
        return not s.is_at_hostile_settlement(seat) or s.crew[seat] < 2
    if rune == SHIELD_WALL:
        return s.shield != 0 or not count_failed_dice(s)
    if rune == REINFORCED_WALLS:
        return s.number_to_beat(s.ships[s.active]) >= MOST_VALUE
    if rune == SEA_SERPENT or rune == MUTINY or rune == FOUL_OMEN:
        return not list_victims(s, seat, rune)
    if rune == THIEVES:
        return not list_loot(s, seat)
    return False


def list_demandable(s: FireAndAxe) -> list[i64]:
    """FA-RUNE-09, FA-RUNE-10. Return the goods that can come into demand: another kind, with one in the stockpile."""
    goods: list[i64] = []
    for good in range(GOODS):
        if good != s.demand and s.stock[good]:
            goods.append(good)
    return goods


def list_steps(s: FireAndAxe, seat: i64) -> list[i64]:
    """Return the spaces that this ship can enter from its space."""
    spaces: list[i64] = []
    for to in NEAR[s.ships[seat]]:
        if not is_port(to) or not s.is_occupied(to):
            spaces.append(to)
    return spaces


def count_failed_dice(s: FireAndAxe) -> i64:
    """FA-RAID-03, FA-SETTLE-04, FA-SETTLE-05. Return the dice of the roll that do not exceed the number to beat."""
    port = s.ships[s.active]
    failed: i64 = 0
    for die in s.dice:
        if not s.is_hit(port, die):
            failed += 1
    return failed


def why_spared(s: FireAndAxe, seat: i64, target: i64, rune: i64) -> str:
    """Return why this rune cannot be aimed at this player; "" if it can."""
    if target == seat:
        return "FA-RUNE-05"
    if rune == SEA_SERPENT:
        return "" if is_water(s.ships[target]) else "FA-RUNE-05"
    if rune == MUTINY:
        return "" if is_at_sea(s.ships[target]) and s.crew[target] > 1 else "FA-RUNE-05"
    return "" if s.hands[target] else "FA-RUNE-05"


def list_victims(s: FireAndAxe, seat: i64, rune: i64) -> list[i64]:
    players: list[i64] = []
    for target in range(s.players):
        if not why_spared(s, seat, target, rune):
            players.append(target)
    return players


def list_loot(s: FireAndAxe, seat: i64) -> list[i64]:
    """Return the goods that Thieves in the Night can take: seat * 3 + good. The ship must be at sea, on this space or a
    neighbouring one.
    """
    found: list[i64] = []
    space = s.ships[seat]
    if s.count_vacant_slots(seat) < 1:
        return found
    for target in range(s.players):
        there = s.ships[target]
        if target != seat and is_at_sea(there) and (there == space or there in NEAR[space]):
            for good in range(GOODS):
                if s.cargo[target * GOODS + good]:
                    found.append(target * GOODS + good)
    return found
