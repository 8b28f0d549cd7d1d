"""Random games for the tests of this room."""

import meadhall
from meadhall.core.agenda import CHANCE, answer, pending
from meadhall.core.rng import Rng
from meadhall.games import SHIPPED

GAMES = list(SHIPPED)
SHORT = {"norsaga": {"turn_cap": 12}, "fire_and_axe": {"round_cap": 3}, "yggdrasil": {}, "trudvang": {"round_cap": 4}}


def positions(name, games, longest=400, options=None):
    """(state, rng) at each question of random games, each number of players in turn, chance's questions included."""
    game = meadhall.game(name)
    low, high = game.players
    for seed in range(games):
        state, rng = game.new(low + seed % (high - low + 1), options or {}), Rng.seeded(seed)
        for _ in range(longest):
            moves = pending(state)
            if not moves:
                break
            yield state, rng
            frame = state.agenda[-1]
            chosen = frame.sample(state, rng) if frame.seat == CHANCE else moves[rng.below(len(moves))]
            answer(state, int(chosen))


def players_of(state):
    return len(meadhall.game(type(state).__module__.split(".")[2]).view(state, 0)["players"])
