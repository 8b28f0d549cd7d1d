"""A whole game of Norsaga in ten lines: two bots play, and the record can be proven honest."""

import meadhall
from meadhall.bots import bot

game = meadhall.game("norsaga")
state, dealer = game.new(players=2), meadhall.SeededDealer(7)
bots = [bot("karl", game, seed=1), bot("thrall", game, seed=2)]
while (asked := meadhall.decide(state)) is not None:
    chance = asked.seat == meadhall.CHANCE
    meadhall.play(state, dealer.deal(state) if chance else bots[asked.seat].choose(state, asked.seat))
print(game.outcome(state), game.position(state), sep="\n")
