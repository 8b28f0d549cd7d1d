"""Find answers with which a single god wins the first saga at a table of a test's server, and keep the shortest game.

    PYTHONPATH=build/compiled python tests/browser/make_saga.py

It is needed after a change of the rules of Yggdrasil Chronicles, and writes `balder.answers`, a line for each answer.
The god plays like a karl with some random deviations, different for each seed.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import meadhall
from meadhall.bots import judge_of
from meadhall.bots.search import choose_by_prior, drop_equivalents
from meadhall.core.agenda import pending
from meadhall.core.dealer import CommittedDealer
from meadhall.core.rng import Rng
from meadhall.tables.seats import Seat
from meadhall.tables.table import Table
from server.chance import NONCE, secret_of

YGGDRASIL = meadhall.game("yggdrasil")
JUDGE = judge_of(YGGDRASIL)
FILE = Path(__file__).with_name("balder.answers")
STRAYING = (0.0, 0.02, 0.05, 0.1, 0.2)  # how far from the best rating


def sat_down() -> Table:
    """Return the table that the server deals to a user who begins the campaign alone."""
    options = YGGDRASIL.check({"campaign": "ragnarok"}, 1)
    secret = bytes.fromhex(secret_of(YGGDRASIL.name, options, None))
    return Table.new(YGGDRASIL, [Seat("me", "Bera")], options, CommittedDealer(secret, [NONCE]))


def played(seed: int, most: int) -> list[str] | None:
    """Return the answers of one game, if it is won with fewer than this many."""
    table, rng = sat_down(), Rng.seeded(seed)
    given: list[Any] = []
    while table.outcome is None:
        if len(given) >= most:
            return None
        pending(table.state)
        seen = JUDGE.seen(table.state, 0)
        moves = drop_equivalents(seen, seen.agenda[-1].options(seen), JUDGE)
        move = choose_by_prior(seen, moves, JUDGE, rng, STRAYING[seed % len(STRAYING)])
        given.append(YGGDRASIL.notate(table.state, move))
        table.answer(0, given[-1])
    return given if table.outcome.winners else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=1000)
    best: list[str] = []
    for seed in range(parser.parse_args().seeds):
        found = played(seed, len(best) or 1000)
        if found:
            best = found
            FILE.write_text("\n".join(best) + "\n", encoding="utf-8")
            print(f"seed {seed}: won with {len(best)} answers", flush=True)


if __name__ == "__main__":
    main()
