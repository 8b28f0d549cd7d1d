"""Campaigns of "The Winter That Was Owed", saved with the text as it once was: files that players may still have.

They are never made anew. `write` adds some after an edition that many have played, under names of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import meadhall
from meadhall import Record
from meadhall.bots import bot
from meadhall.core.agenda import CHANCE, TABLE
from meadhall.core.decision import pending_frame
from meadhall.core.rng import Rng
from meadhall.games.trudvang.game import trudvang
from meadhall.games.trudvang.state import NOWHERE
from meadhall.playtests.campaign_playtest import DRAWN_BY_SEED
from meadhall.tables.campaign_archive import ENDING, zip_sittings

SAVES = Path(__file__).parent / "saves"

# Where each was left: the number of Heroes, the seed, and the question that nobody has answered yet.
PLACES: dict[str, tuple[int, int, Callable[[Any, Any], bool]]] = {
    "m1-choice": (2, 11, lambda s, frame: at(s) == "M1" and frame.ask == "branch.choose" and len(s.journal) > 4),
    "m2-combat": (1, 12, lambda s, frame: at(s) == "M2" and frame.ask == "planning.allocate"),
    "between": (3, 13, lambda s, frame: frame.ask == "adventure.choose" and s.mains == 2),
    "m4-map": (4, 14, lambda s, frame: at(s) == "M4" and s.space != NOWHERE and frame.ask == "party.move"),
    "m6-room": (2, 15, lambda s, frame: at(s) == "M6" and pages(s)[-1:] == ["M6/40"]),
}


def at(s: Any) -> str:
    return str(s.house.saga.adventure(s.adventure).id) if s.adventure and s.adventure not in s.played else ""


def pages(s: Any) -> list[str]:
    return [str(s.house.saga.names[one]) for one in s.journal]


def write(prefix: str) -> None:
    """One file for each place, by karls whose story the seed draws."""
    for name, (players, seed, here) in PLACES.items():
        (SAVES / f"{prefix}-{name}{ENDING}").write_bytes(left_at(name, players, seed, here))


def left_at(name: str, players: int, seed: int, here: Callable[[Any, Any], bool]) -> bytes:
    options = {"adventure": "winter_owed"}
    state: Any = trudvang.new(players, options)
    dealer, whims = meadhall.SeededDealer(seed), Rng.seeded(seed)
    bots = [bot("karl", trudvang, seed + seat) for seat in range(players)]
    record = Record.start(trudvang, state, players, options, ["human"] * players, dealer)
    began, adventure = trudvang.position(state), ""
    while (frame := pending_frame(state)) is not None and not here(state, frame):
        if at(state) != adventure:
            began, adventure = trudvang.position(state), at(state)
        if frame.seat == CHANCE:
            record.add(state, frame.text(state, dealer.deal(state)))
            continue
        seat = 0 if frame.seat == TABLE else int(frame.seat)
        drawn = isinstance(frame, DRAWN_BY_SEED)
        move = whims.choice(meadhall.pending(state)) if drawn else bots[seat].choose(state, seat)
        record.add(state, frame.text(state, move))
    assert frame is not None, f"{name} is never reached"
    return zip_sittings(name, [record], trudvang.position(state), began, state)
