"""A whole game of Norsaga in ten lines: two bots play, chance deals by its own odds."""

import meadhall
from meadhall.bots import bot

game, rng = meadhall.game("norsaga"), meadhall.Rng.seeded(7)
state, bots = game.new(players=2), [bot("karl", game, seed=1), bot("thrall", game, seed=2)]
while (asked := meadhall.decide(state)) is not None:
    if asked.seat == meadhall.CHANCE:
        meadhall.deal(state, rng)
    else:
        meadhall.play(state, bots[asked.seat].choose(state, asked.seat))
print(game.outcome(state), game.position(state), sep="\n")
