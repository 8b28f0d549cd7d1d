"""A program of another project, checked as strictly as mypy and pyright can: what the library returns has a type."""

from typing import assert_type

import meadhall
from meadhall.bots import bot
from meadhall.games.norsaga.game import norsaga
from meadhall.games.norsaga.state import Norsaga

rng = meadhall.Rng.seeded(7)
assert_type(rng.choice(["raid", "trade"]), str)


def random_number(numbers: tuple[int, ...]) -> int:
    return rng.choice(numbers)


def random_answer(state: meadhall.State) -> str:
    asked = meadhall.decide(state)
    if asked is None:
        raise ValueError("the game is over")
    return rng.choice(asked.options)


def winners(game: meadhall.Game, seed: int) -> list[int]:
    state = game.new(players=2)
    assert_type(state, meadhall.State)
    karl = bot("karl", game, seed=seed)
    while (asked := meadhall.decide(state)) is not None:
        if asked.seat == meadhall.CHANCE:
            meadhall.deal(state, rng)
        elif asked.seat == 0:
            meadhall.play(state, karl.choose(state, asked.seat))
        else:
            meadhall.play(state, random_answer(state))
    outcome = game.outcome(state)
    return outcome.winners if outcome else []


def refused(game: meadhall.Game, state: meadhall.State, seat: int) -> list[str]:
    """The rules that forbid what this seat must not answer now."""
    reasons = [game.why(state, seat, text) for text in ("pass", "raid 3")]
    try:
        meadhall.play(state, "no such answer")
    except meadhall.Illegal as illegal:
        assert_type(illegal.key, str)
    return [reason.rule for reason in reasons if reason is not None]


def last_position(path: str) -> str:
    record = meadhall.Record.load(path)
    state = record.replay()
    legal: list[int] = list(meadhall.pending(state))
    return f"{record.game.position(state)} {len(legal)} {record.game.view(state, None)}"


assert_type(norsaga.new(2), Norsaga)
print(winners(meadhall.game("norsaga"), 1))
