"""The research environments know the game by Meadhall's defaults."""

import pytest

import meadhall
from meadhall.research.action_space import number_actions

GAME = meadhall.game("hnefatafl")


@pytest.mark.parametrize("board", ["brandub", "copenhagen"])
def test_every_move_has_a_fixed_number(board):
    state, actions = GAME.new(players=2, options={"board": board}), number_actions(GAME)
    numbers = list(actions.legal(state))
    assert [actions.move(state, number) for number in numbers] == list(meadhall.pending(state))
    assert max(numbers) < 121 * 121


def test_gymnasium_plays_a_game_against_a_bot():
    gymnasium = pytest.importorskip("gymnasium")
    pytest.importorskip("meadhall.research.gymnasium_env")
    env = gymnasium.make("meadhall/Hnefatafl-v1", players=2, bots="thrall")
    _, info = env.reset(seed=7)
    over = truncated = False
    while not (over or truncated):
        action = int(info["action_mask"].argmax())
        _, _, over, truncated, info = env.step(action)
    assert info["reason"]
