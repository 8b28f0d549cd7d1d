"""Gymnasium's own check, and one agent among bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import meadhall.research.gymnasium_env as seats
from meadhall.core.fault import Fault, Illegal
from research.walks import GAMES, SHORT


@pytest.mark.parametrize("name", GAMES)
def test_gymnasiums_own_check(name, capsys):
    """It draws any action of the space, so a wrong one must be forgiven."""
    env = gymnasium.make(f"meadhall/{seats.IDS[name]}-v1", players=2, forgiving=True, render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_an_agent_plays_to_the_end(name):
    env: Any = gymnasium.make(f"meadhall/{seats.IDS[name]}-v1", players=2, options=SHORT[name], seat=None)
    _, info = env.reset(seed=3)
    luck, ended, total = np.random.default_rng(3), False, 0.0
    while not ended:
        assert (info["action_mask"] == env.unwrapped.action_masks()).all()
        action = luck.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, terminated, truncated, info = env.step(action)
        assert seen in env.observation_space
        assert not (terminated and truncated)
        ended = terminated or truncated
        total += float(reward)
    outcome = env.unwrapped.game.outcome(env.unwrapped.table.state)
    assert truncated == (outcome.reason == "cap")
    assert (info["reason"], info["winners"], info["scores"]) == (outcome.reason, outcome.winners, outcome.scores)
    assert -1 <= total <= 1


def test_the_same_seed_is_the_same_game_against_any_level():
    def first(level):
        env = seats.Seat("norsaga", 3, bots=level, seat=2, iterations=20)
        env.reset(seed=8)
        env.step(env.table.legal()[0])
        return env.text()

    for level in ("thrall", "karl"):
        assert first(level) == first(level)


def test_an_illegal_action_gives_the_rule():
    env = seats.Seat("norsaga", 2, forgiving=True, penalty=-0.5)
    before, _ = env.reset(seed=1)
    wrong = env.table.actions.index["dismiss me.Y"]
    seen, reward, ended, _, info = env.step(wrong)
    assert (seen == before).all()
    assert (reward, ended) == (-0.5, False)
    assert info["why"].startswith("NS-")
    env.forgiving = False
    with pytest.raises(Illegal):
        env.step(wrong)


def test_pictures_are_images_of_one_size():
    env = seats.Seat("yggdrasil", 2, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.dtype == np.uint8
    assert picture.shape[2] == 3
    assert picture.min() < 100 < picture.max()
    assert env.view()["view"]["you"] == 0


@pytest.mark.parametrize(
    ("more", "key"),
    [({"bots": "king"}, "bot-unknown"), ({"seat": 2}, "seat-number"), ({"players": 9}, "players-count")],
)
def test_a_wrong_table_is_refused_at_once(more, key):
    with pytest.raises(Fault) as wrong:
        seats.Seat("norsaga", **{"players": 2, **more})
    assert wrong.value.key == key
