"""A whole position as one line: `fire_and_axe players=3 A.ship=cadiz A.crew=3 A.cargo=furs wind=1 agenda=Act(0)>CleanUp(0)`.

What is as at the start of a game is left out. Stockpile, supplies and the rune deck are never written: they are what
lies nowhere else. reading.py reads it back.
"""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.codec import agenda_text
from meadhall.games.fire_and_axe.cards import (
    DAYS,
    FIRST_DEMAND,
    GOODS,
    PIECES,
    SAGA_DECK,
    SAGA_ERA,
    SAGAS,
    SAGAS_PER_ERA,
    TASKS,
)
from meadhall.games.fire_and_axe.chart import PORTS, SPACES, WINTER
from meadhall.games.fire_and_axe.notation import SEATS, pieces_text, runes_text
from meadhall.games.fire_and_axe.options import OPTIONS, TWO
from meadhall.games.fire_and_axe.state import DISCARDED, ENDINGS, NO_GOOD, NO_ONE, NO_SAGA, TAKEN, FireAndAxe


def position(s: FireAndAxe) -> str:
    """Everything, in a fixed order; what is empty or usual is left out."""
    written = [*OPTIONS[:-1], TWO, OPTIONS[-1]]     # in the order of the first positions: records hold their hashes
    changed = [f"{o.name}:{s.house.given[o.name]}" for o in written if s.house.given[o.name] != o.default]
    parts = ["fire_and_axe", f"players={s.players}", *some("options", changed)]
    for seat in range(s.players):
        parts += seat_parts(s, seat)
    parts += [f"demand={PIECES[s.demand]}"] * (s.demand != FIRST_DEMAND)
    parts += some("goods", [f"{SPACES[p]}:{PIECES[s.market[p]]}" for p in range(PORTS) if s.market[p] != NO_GOOD])
    parts += some("settled", [f"{SPACES[p]}:{SEATS[s.settled[p]]}" for p in range(PORTS) if s.settled[p] != NO_ONE])
    parts += some("raided", [f"{SPACES[p]}:{SEATS[s.towns[p] % TAKEN]}{s.towns[p] // TAKEN}"
                             for p in range(PORTS) if s.towns[p] >= 0])
    parts += saga_parts(s)
    parts += [f"first={SEATS[s.first]}"] * (s.first != 0)
    parts += some("discard", runes_text(s.discard)) + some("table", runes_text(s.table))
    parts += turn_parts(s)
    parts += [f"round={s.round}", f"active={SEATS[s.active]}"]
    if s.ended:
        return " ".join([*parts, f"ending={ENDINGS[s.ending]}"])
    return " ".join([*parts, f"agenda={agenda_text(s.agenda)}"])


def some(key: str, words: list[str]) -> list[str]:
    return [f"{key}={','.join(words)}"] if words else []


def number(key: str, value: i64, usual: i64) -> list[str]:
    return [f"{key}={value}"] if value != usual else []


def usual_crew(ship: i64) -> i64:
    """Nobody sails without crew."""
    return 0 if ship == WINTER else 1


def seat_parts(s: FireAndAxe, seat: i64) -> list[str]:
    name = SEATS[seat]
    cargo = [PIECES[good] for good in range(GOODS) for _ in range(s.cargo[seat * GOODS + good])]
    parts = [f"{name}.ship={SPACES[s.ships[seat]]}"] if s.ships[seat] != WINTER else []
    parts += number(f"{name}.crew", s.crew[seat], usual_crew(s.ships[seat]))
    parts += some(f"{name}.cargo", cargo) + some(f"{name}.hand", runes_text(s.hands[seat]))
    parts += number(f"{name}.old", s.olds[seat], 0) + number(f"{name}.vp", s.vp[seat], 0)
    return parts + some(f"{name}.sagas", [SAGAS[saga] for saga in range(len(SAGAS)) if s.won[saga] == seat])


def saga_parts(s: FireAndAxe) -> list[str]:
    names = ["-" if saga == NO_SAGA else SAGAS[saga] for saga in s.open]
    parts = some("open", names) if max(s.open) != NO_SAGA else []
    parts += some("gone", [SAGAS[saga] for saga in range(len(SAGAS)) if s.won[saga] == DISCARDED])
    parts += number("left", s.left, usual_left(s)) + number("era", s.era, usual_era(s))
    parts += [f"holder={SEATS[s.holder]}"] if s.holder != NO_ONE else []
    return parts + number("placed", s.placed, 0)


def usual_left(s: FireAndAxe) -> i64:
    """What remains of the deck below the sagas that were seen: six of each Era, one Era after the other."""
    seen = [SAGA_ERA[saga] for saga in range(len(SAGAS)) if s.won[saga] != NO_ONE or saga in s.open]
    era = max([1, *seen])
    return SAGA_DECK - (era - 1) * SAGAS_PER_ERA - seen.count(era)


def most_left(s: FireAndAxe) -> i64:
    """The deck can hold no more: an Era begins with one of its sagas."""
    return min(usual_left(s), SAGA_DECK - (s.era - 1) * SAGAS_PER_ERA - (1 if s.era > 1 else 0))


def usual_era(s: FireAndAxe) -> i64:
    """The latest Era of a card that was placed."""
    placed = [saga for saga in s.open if saga != NO_SAGA] + [saga for saga, owner in enumerate(s.won) if owner >= 0]
    return max([1, *(SAGA_ERA[saga] for saga in placed)])


def turn_parts(s: FireAndAxe) -> list[str]:
    parts = number("wind", s.wind, 0) + number("prep", s.prep, 0) + number("sail", s.sail, 0)
    parts += number("limit", s.limit, DAYS) + some("skulls", pieces_text(s.losses)) + number("owed", s.owed, 0)
    parts += some("tried", [SPACES[port] for port in s.tried]) + number("over", s.over, 0)
    parts += [f"attack={TASKS[s.attack]}"] if s.attack else []
    parts += some("dice", [str(die) for die in s.dice]) + number("might", s.might, 0) + number("walls", s.walls, 0)
    return parts + number("shield", s.shield, 0) + number("warded", s.warded, 0)
