"""How often a team of bots wins each saga of Yggdrasil Chronicles: `python benchmarks/sagas.py balder --games 20`."""

from __future__ import annotations

import argparse
from collections import Counter

import meadhall
from meadhall.bots.match import play_match
from meadhall.games.yggdrasil.options import SAGAS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sagas", nargs="*", default=list(SAGAS), help="all of them, if none is named")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bots", default="karl")
    asked = parser.parse_args()
    game = meadhall.game("yggdrasil")
    for saga in asked.sagas:
        options = game.check({"saga": saga}, asked.players)
        ends: Counter[str] = Counter()
        answers = 0
        for seed in range(1, asked.games + 1):
            match = play_match(game, asked.players, options, [asked.bots] * asked.players, seed)
            result = (match.record.result or {})["result"]
            ends[str(result["reason"])] += 1
            answers += len(match.record.answers)
        told = ", ".join(f"{reason} {count}" for reason, count in ends.most_common())
        won, length = ends["tree"], answers // asked.games
        print(f"{saga}: {won} of {asked.games} won; {length} answers a game; {told}", flush=True)


if __name__ == "__main__":
    main()
