"""UCT in fewer than 60 lines, for every game, with chance and hidden cards: python examples/uct.py norsaga 2 100"""

import sys
from math import log, sqrt
from typing import Any

import meadhall
from meadhall import CHANCE, NOBODY, TABLE, Rng, pending, play, turn
from meadhall.bots import judge_of


class Node:
    def __init__(self) -> None:
        self.visits, self.total, self.children = 0, 0.0, dict[int, Node]()


def uct(game: meadhall.Game, state: Any, seat: int, rng: Rng, iterations: int, ahead: int = 8) -> int:
    judge, root = judge_of(game), Node()
    seen = judge.seen(state, seat)  # only what the seat knows; and where that settles it, one answer
    if len(sure := seen.agenda[-1].options(seen)) == 1:
        return int(sure[0])
    for _ in range(iterations):
        world, node, path, steps = game.redeal(seen, seat, rng), root, [(root, seat)], 0
        while (asked := turn(world)) != NOBODY and steps < ahead:
            if asked == CHANCE:
                play(world, int(world.agenda[-1].sample(world, rng)))
                continue
            moves, new = [int(move) for move in pending(world)], [m for m in pending(world) if m not in node.children]
            if steps or new:  # beyond the tree, or a branch nobody has tried
                move, steps = int(rng.choice(new or moves)), steps + 1
            else:
                move = max(
                    moves,
                    key=lambda m: (
                        node.children[m].total / node.children[m].visits
                        + sqrt(log(node.visits) / node.children[m].visits)
                    ),
                )
            if steps < 2:
                node = node.children.setdefault(move, Node())
                path.append((node, 0 if asked == TABLE else int(asked)))
            play(world, move)
        worth = judge.worth(world)  # 0 to 1 for each seat; at the end of the game, who has won
        for node, mover in path:
            node.visits, node.total = node.visits + 1, node.total + worth[mover]
    return max(root.children, key=lambda move: root.children[move].visits)


if __name__ == "__main__":
    game, players, rng = meadhall.game(sys.argv[1]), int(sys.argv[2]), Rng.seeded(1)
    state = game.new(players)
    while (asked := turn(state)) != NOBODY:
        seat = 0 if asked == TABLE else int(asked)
        play(
            state,
            int(state.agenda[-1].sample(state, rng))
            if asked == CHANCE
            else uct(game, state, seat, rng, int(sys.argv[3]))
            if seat == 0
            else rng.choice(pending(state)),
        )
    print(game.outcome(state))
