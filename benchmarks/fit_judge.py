"""Where the weights of Norsaga's judge come from: games of jarl against itself, and who won them.

    PYTHONPATH=build/compiled python benchmarks/fit_judge.py --games 1000 --iterations 250

A seat's chance to win is taken as the softmax of the sums of its marks' weights; the weights are fitted by stochastic
gradient ascent of the likelihood. Some answers are a thrall's, so that unusual tables occur. Prints the loss on games
held back, then the weights as `marks.py` has them; played again with better weights, the games get better too.
"""

import argparse
import random
import sys
from math import exp, log

import meadhall
from meadhall.bots import bot
from meadhall.core.agenda import CHANCE
from meadhall.core.decision import asked
from meadhall.games.norsaga.judge import marks

PLAYERS = (2, 3, 4, 2)
STRAY = 0.04            # share of random answers
KEEP = 0.6              # share of the tables that are learned from; neighbours tell much the same
GROUPS = ("LAID", "TEMPO", "OUTS", "CHAIN", "AHEAD", "GRANT", "HELD", "WAYS", "SKALDS", "GHOSTS", "DOOMED", "LOSS",
          "HEROES", "HAUNTED", "MARKS")

Row = tuple[int, list[list[int]]]       # the winner, and the marks of each seat


def one_game(number: int, seed: int, iterations: int, dice: random.Random) -> list[Row]:
    game = meadhall.game("norsaga")
    players = PLAYERS[number % len(PLAYERS)]
    state, dealer = game.new(players), meadhall.SeededDealer((seed << 24) + number)
    bots = [bot("jarl", game, (seed << 24) + 8 * number + seat, iterations=iterations) for seat in range(players)]
    thrall, seen = bot("thrall", game, number), []
    while (frame := asked(state)) is not None:
        if frame.seat == CHANCE:
            meadhall.play(state, dealer.deal(state))
            continue
        if dice.random() < KEEP:
            stock, ahead = marks.stock_of(state), marks.steps_ahead(state)
            seen.append([marks.marks(state, seat, stock, ahead) for seat in range(players)])
        player = thrall if dice.random() < STRAY else bots[frame.seat]
        meadhall.play(state, player.choose(state, frame.seat))
    outcome = game.outcome(state)
    return [(outcome.winners[0], borne) for borne in seen] if outcome and outcome.winners else []


def chances(weights: list[float], seats: list[list[int]]) -> list[float]:
    scores = [exp(sum([weights[mark] for mark in borne])) for borne in seats]
    total = sum(scores)
    return [score / total for score in scores]


def loss(weights: list[float], rows: list[Row]) -> float:
    return -sum(log(chances(weights, seats)[winner]) for winner, seats in rows) / max(1, len(rows))


def fit(weights: list[float], rows: list[Row], dice: random.Random, rounds: int, shrink: float = 1e-3) -> None:
    for number in range(rounds):
        dice.shuffle(rows)
        step = 0.02 * 0.7 ** number
        for winner, seats in rows:
            for seat, chance in enumerate(chances(weights, seats)):
                push = step * ((seat == winner) - chance)
                for mark in seats[seat]:
                    weights[mark] += push - step * shrink * weights[mark]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="games to learn from")
    parser.add_argument("--iterations", type=int, default=250, help="how many iterations jarl may use")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the random numbers")
    parser.add_argument("--rounds", type=int, default=10, help="passes over the games")
    given = parser.parse_args()
    dice = random.Random(given.seed)
    held: list[Row] = []
    learned: list[Row] = []
    for number in range(given.games):
        # Whole games are held back: tables of one game share their winner.
        (learned if (number // len(PLAYERS)) % 6 else held).extend(one_game(number, given.seed, given.iterations, dice))
        if number % 50 == 49:
            print(f"{number + 1} games, {len(learned) + len(held)} tables", file=sys.stderr, flush=True)
    weights = list(marks.WEIGHTS)
    print(f"loss on {len(held)} tables held back: {loss(weights, held):.4f}", end="")
    fit(weights, learned, dice, given.rounds)
    print(f", fitted {loss(weights, held):.4f}")
    places = [getattr(marks, name) for name in GROUPS]
    for name, first, after in zip(GROUPS, places, places[1:], strict=False):
        print(f"    {', '.join(f'{weight:.2f}' for weight in weights[first:after])},    # {name}")


if __name__ == "__main__":
    main()
