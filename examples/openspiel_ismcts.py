"""OpenSpiel's own IS-MCTS plays the first answers of a game of Norsaga: python examples/openspiel_ismcts.py 20 3"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import meadhall.research.open_spiel_game as _registers_the_games  # noqa: F401

simulations, answers = map(int, sys.argv[1:3])
luck = np.random.RandomState(7)
game = pyspiel.load_game("meadhall_norsaga_v1(players=2,options=turn_cap:8)")
bot = ISMCTSBot(game, RandomRolloutEvaluator(1, luck), uct_c=1.4, max_simulations=simulations, random_state=luck)
state = game.new_initial_state()
while answers and not state.is_terminal():
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choice(actions, p=odds))
    else:
        action = bot.step(state)
        print(state.current_player(), state.action_to_string(action))
        state.apply_action(action)
        answers -= 1
