"""Plays the golden games anew: `python tests/yggdrasil/make_golden.py`, after a change that old records do not survive.

Such a change raises `rules_version`; records of games that people have played stay as they are.
`--sagas` plays only those of the Book of Sagas, after a change of its pages.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

import meadhall
from golden import write_heard
from meadhall import Record
from meadhall.bots import bot
from meadhall.bots.match import play_match
from meadhall.core.agenda import CHANCE, TABLE
from meadhall.core.dealer import SeededDealer
from meadhall.core.decision import pending_frame
from yggdrasil.starts import ENDS, PAGES, RICH, SAGA_ENDS

FOLDER = Path(__file__).parent / "golden"
YGGDRASIL = meadhall.game("yggdrasil")
TRIES = 60  # seeds after which a kind of game is given up


class Golden(NamedTuple):
    """A kind of game that is kept: who plays, by which options, and how it ends."""

    level: str
    players: int
    won: bool
    options: dict[str, Any]


GAMES = {
    "one-easy": Golden("karl", 1, True, {}),
    "one-hard": Golden("karl", 1, False, {"difficulty": "hard", "fenrir_solo": "once", "support_after_fenrir": True}),
    "two-easy": Golden("karl", 2, False, {"fenrir_duo": "active"}),
    "two-hard": Golden("karl", 2, False, {"difficulty": "hard", "thor_helps": 1}),
    "three-easy": Golden("karl", 3, True, {"memory": False}),
    "three-hard": Golden("karl", 3, False, {"difficulty": "hard"}),
    "five-easy": Golden("thrall", 5, False, {"creatures": "reshuffle"}),
    "five-hard": Golden("karl", 5, False, {"difficulty": "hard", "healing_delay": "all"}),
}


def full_game(golden: Golden) -> Record:
    """The first game of this kind that ends as it should."""
    for seed in range(1, TRIES):
        options = YGGDRASIL.check(golden.options, golden.players)
        match = play_match(YGGDRASIL, golden.players, options, [golden.level] * golden.players, seed)
        if bool(match.winners) == golden.won:
            return match.record
    raise SystemExit(f"No such game in {TRIES} tries: {golden}")


def from_position(text: str, seed: int) -> Record:
    """A game that begins in the middle, played at random to its end."""
    position = "yggdrasil " + " ".join(text.split())
    state, dealer = YGGDRASIL.from_position(position), SeededDealer(seed)
    players = state.players
    thralls = [bot("thrall", YGGDRASIL, seed + seat) for seat in range(players)]
    options = YGGDRASIL.options_of(state)
    record = Record.start(YGGDRASIL, state, players, options, ["thrall"] * players, dealer, position)
    while (frame := pending_frame(state)) is not None:
        seat = 0 if frame.seat == TABLE else int(frame.seat)
        move = dealer.deal(state) if frame.seat == CHANCE else thralls[seat].choose(state, seat)
        record.add(state, frame.text(state, move))
    record.finish(state, dealer)
    return record


def ending(reason: str, text: str) -> Record:
    """The first game from this position that ends in this way."""
    for seed in range(1, TRIES):
        record = from_position(text, seed)
        if record.result and record.result["result"]["reason"] == reason:
            return record
    raise SystemExit(f"{reason}: not reached in {TRIES} tries")


def sagas() -> dict[str, Record]:
    """Every page, and the ends that only a saga has."""
    records = {f"end-{reason}": ending(reason, text) for reason, text in SAGA_ENDS.items()}
    return records | {f"page-{number}": from_position(text, number) for number, text in enumerate(PAGES, 1)}


def standard() -> dict[str, Record]:
    records = {f"end-{reason}": ending(reason, text) for reason, text in ENDS.items()}
    records |= {f"rich-{number}": from_position(text, number) for number, text in enumerate(RICH[:6], 1)}
    for name, golden in GAMES.items():
        records[name] = full_game(golden)
        print(name, len(records[name].answers), flush=True)
    return records


def main() -> None:
    records = sagas()
    if sys.argv[1:] != ["--sagas"]:
        records |= standard()
        for old in FOLDER.glob("*.record"):
            old.unlink()
    for name, record in records.items():
        record.save(FOLDER / f"{name}.record")
    write_heard("yggdrasil")


if __name__ == "__main__":
    main()
