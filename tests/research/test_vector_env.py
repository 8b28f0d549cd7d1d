"""Many games at once: the same games as one by one."""

import numpy as np
import pytest

from meadhall.core.fault import Fault, Illegal
from meadhall.core.rng import Rng
from meadhall.research import observation
from meadhall.research.vector_env import Vector
from research.walks import GAMES, SHORT

STEPS = {"norsaga": 120, "fire_and_axe": 25, "yggdrasil": 25, "trudvang": 20}
ENDS = {"norsaga", "fire_and_axe"}  # so early; the others go on


@pytest.mark.parametrize("name", GAMES)
def test_arrays_say_what_each_game_says(name):
    tables, rng = Vector(name, 6, players=2, options=SHORT[name], seed=4), Rng.seeded(1)
    ended = 0
    for _ in range(STEPS[name]):
        tables.step(tables.random(rng))
        ended += int(tables.ended.sum())
        for at, state in enumerate(tables.many.states):
            state.legal = None
            legal = tables.actions.legal(state)
            assert np.flatnonzero(tables.masks[at]).tolist() == sorted(legal)
            assert len(legal) > 1
            if at < 2:
                assert (
                    tables.codes[at].tolist() == observation.build_row(tables.game, state, int(tables.seats[at])).codes
                )
    assert ended or name not in ENDS
    assert tables.tensor().shape == (6, tables.layout.width)


def test_rewards_come_with_the_end_and_add_up():
    tables, rng, met = Vector("norsaga", 8, players=2, seed=2), Rng.seeded(3), 0
    for _ in range(500):
        tables.step(tables.random(rng))
        assert not tables.rewards[~tables.ended].any()
        for row in tables.rewards[tables.ended]:
            assert sorted(row.tolist()) in ([-1, 1], [0, 0])
            met += sorted(row.tolist()) == [-1, 1]
    assert met


def test_a_limit_of_turns_is_told_from_a_victory():
    tables, rng, met = Vector("norsaga", 8, players=2, options={"turn_cap": 30}, seed=2), Rng.seeded(3), set()
    for _ in range(500):
        tables.step(tables.random(rng))
        assert not (tables.truncated & ~tables.ended).any()
        for at in np.flatnonzero(tables.ended):
            assert tables.truncated[at] == (not tables.rewards[at].any())  # at the cap nobody wins
            met.add(bool(tables.truncated[at]))
    assert met == {True, False}


def test_the_same_seed_is_the_same_batch():
    def after(seed):
        tables, rng = Vector("norsaga", 4, players=2, seed=seed), Rng.seeded(9)
        for _ in range(50):
            tables.step(tables.random(rng))
        return tables.codes.tobytes() + tables.masks.tobytes()

    assert after(1) == after(1) != after(2)


def test_an_illegal_action_cites_the_rule_and_no_game_moves():
    tables = Vector("norsaga", 3, players=2, seed=1)
    before, given = tables.codes.copy(), tables.random(Rng.seeded(1))
    with pytest.raises(Illegal) as refused:
        tables.step([given[0], given[1], tables.actions.index["dismiss me.Y"]])
    assert str(refused.value.args_of_key["rule"]).startswith("NS-")
    assert (tables.codes == before).all()
    tables.step(given)
    with pytest.raises(Fault) as few:
        tables.step(given[:2])
    assert few.value.key == "actions-count"
