"""Whatever a table is buried in, letting go of it harms nothing: deep nests are freed in steps, frames are reused."""

from typing import Any

import pytest

import meadhall
from meadhall.games import SHIPPED

DEPTHS = range(30, 70)  # from about fifty on CPython puts objects aside before it frees them
MANY = 1_000


def played(name: str, seed: int) -> Any:
    """A table in the middle of a game, with frames on its agenda."""
    state, rng = meadhall.game(name).new(players=2), meadhall.Rng.seeded(seed)
    for _ in range(40):
        moves = meadhall.pending(state)
        meadhall.play(state, moves[rng.below(len(moves))])
    assert state.agenda
    return state


@pytest.mark.parametrize("name", SHIPPED)
def test_tables_deep_inside_other_things_are_let_go(name: str) -> None:
    kept = played(name, 1)
    before = meadhall.game(name).position(kept)
    for depth in [*DEPTHS, MANY]:
        for seed in range(3):
            nest: Any = [kept.copy() for _ in range(seed + 1)]
            for _ in range(depth):
                nest = [nest]
            del nest
    fresh = [kept.copy() for _ in range(100)]  # made of the memory that came free
    assert {meadhall.game(name).position(one) for one in fresh} == {before}
    ends = {int(meadhall.rollout(one, meadhall.Rng.seeded(2))) for one in fresh[:10]}
    assert len(ends) == 1
