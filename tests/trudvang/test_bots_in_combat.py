"""Bots in combat: what they hope and fear, and who fights better."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.bots import LEVELS, bot
from meadhall.core.agenda import CHANCE
from meadhall.core.decision import pending_frame as frame_of
from meadhall.games.trudvang.judge.combat_forecast import CombatForecast
from trudvang import arena
from trudvang.scene import trudvang


def outlook(heroes: str, foes: str, *feats: str, health: int = 9) -> float:
    state = arena.table(heroes, foes)
    state.hp[0] = health
    fight = arena.fill(state, 0, *feats)
    fight.step = 2
    return CombatForecast(state, fight).points()


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        (outlook("kattly,briya", "draugr:3"), outlook("kattly,briya", "draugr:2")),
        (outlook("kattly,briya", "draugr:2", health=2), outlook("kattly,briya", "draugr:2")),
        (outlook("kattly,briya", "draugr:2"), outlook("kattly,briya", "draugr:2", "cutting-jest-1")),
        (outlook("kattly,briya", "draugr:2"), outlook("kattly,briya", "draugr:2", "reel-aside-1")),
        (outlook("kattly,briya", "draugr:2!"), outlook("kattly,briya", "draugr:2")),
    ],
)
def test_what_heroes_fear_and_hope(worse, better):
    assert worse < better


FIGHTS = (
    ("kattly,briya", "draugr:2"),
    ("volgr,maelling", "garm:1 draugr:1"),
    ("felerion,lydana", "forest_troll:2"),
    ("volgr,kattly,briya", "bull_troll:1 draugr:2"),
)


def fought(level: str, heroes: str, foes: str, seed: int) -> tuple[int, float]:
    """Whether all Enemies fell, and health kept less the Enemies that stand, each a wound and a half to come."""
    state = arena.table(heroes, foes)
    state.log = None
    arena.begin(state)
    health = sum(state.hp)
    dealer = meadhall.SeededDealer(seed)
    bots = [bot(level, trudvang, seed * 8 + seat, iterations=50) for seat in range(state.players)]
    while (frame := frame_of(state)) is not None:
        seat = max(0, int(frame.seat))
        meadhall.play(state, dealer.deal(state) if frame.seat == CHANCE else bots[seat].choose(state, seat))
    left = sum(len(group.units) for group in state.groups)
    return int(left == 0), float(sum(state.hp) - health) - 1.5 * left


def test_karl_and_jarl_fight_better_than_thrall():
    """Who of the two is better shows in hundreds of combats, not in twenty: benchmarks/experiments/combats.py."""
    results = {
        level: [fought(level, heroes, foes, seed) for heroes, foes in FIGHTS for seed in range(5)] for level in LEVELS
    }
    won = {level: sum(one[0] for one in results[level]) for level in LEVELS}
    kept = {level: sum(one[1] for one in results[level]) for level in LEVELS}
    assert won["thrall"] + 5 < min(won["karl"], won["jarl"])
    assert kept["thrall"] + 40 < min(kept["karl"], kept["jarl"])
