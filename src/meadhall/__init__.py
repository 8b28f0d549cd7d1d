"""Meadhall: a table for Norse board games, as a library.

    game = meadhall.game("norsaga")             # also: fire_and_axe, yggdrasil, trudvang; meadhall.names() lists all
    state = game.new(players=2)
    rng = meadhall.Rng.seeded(7)
    while (asked := meadhall.decide(state)) is not None:        # Decision(seat, ask, options)
        if asked.seat == meadhall.CHANCE:
            meadhall.deal(state, rng)                           # dice and draws, by their own odds
        else:
            meadhall.play(state, rng.choice(asked.options))     # asked.seat is TABLE where all seats decide together
    print(game.outcome(state))

    names(), game(name)             which games there are; one of them
    game.new(players, options)      a state, ready for the first question
    decide(state), pending(state)   the question as text; its answers as ints; None or [] when the game is over
    play(state, answer)             apply an answer; an illegal one raises a Fault and changes nothing
    deal(state, rng)                let chance answer
    game.view(state, seat)          all that this seat may know, JSON-ready
    game.why(state, seat, text)     None, or the rule that forbids an answer
    game.position(state)            the state as one line; game.from_position(text) reads it
    say(game, state, seat)          the state and its question in words, in English, French or German
    play_match(game, bots, seed)    one game between bots, as a record
    Record.load(path)               a game as it was played

Some names are our own: a frame is a decision node, redeal is determinization, a judge is a value function (worth) with
priors (rate). docs/engine.md describes every call, docs/adr/0030-public-names.md every name; `meadhall.bots.bot` makes
opponents.
"""

import importlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal, overload

from meadhall import games as games  # registers the games that ship
from meadhall.core import agenda as _agenda
from meadhall.core import game as _games
from meadhall.core.agenda import CHANCE, NOBODY, TABLE, Frame, State, pending, rollout, turn
from meadhall.core.dealer import (
    CommittedDealer,
    EnumeratingDealer,
    ReplayingDealer,
    ScriptedDealer,
    SeededDealer,
    deal,
)
from meadhall.core.decision import Decision, decide, play
from meadhall.core.fault import ENGLISH, Fault, Illegal, Refusal
from meadhall.core.game import Game, Option, Outcome, names
from meadhall.core.record import Record
from meadhall.core.rng import Rng
from meadhall.version import __version__

if TYPE_CHECKING:
    from meadhall.bots import Bot
    from meadhall.games.fire_and_axe.game import FireAndAxeGame
    from meadhall.games.norsaga.game import NorsagaGame
    from meadhall.games.trudvang.game import TrudvangGame
    from meadhall.games.yggdrasil.game import YggdrasilGame


@overload
def game(name: Literal["fire_and_axe"]) -> "FireAndAxeGame": ...
@overload
def game(name: Literal["norsaga"]) -> "NorsagaGame": ...
@overload
def game(name: Literal["trudvang"]) -> "TrudvangGame": ...
@overload
def game(name: Literal["yggdrasil"]) -> "YggdrasilGame": ...
@overload
def game(name: str) -> Game: ...
def game(name: str) -> Game:
    """Return the game of this name; raise a Fault that names the nearest one if there is none."""
    return _games.game(name)


def play_match(
    game: Game | str,
    bots: Sequence["str | Bot"],
    seed: int,
    options: Mapping[str, bool | int | str] | None = None,
) -> Record:
    """Play one game between bots, a level (`thrall`, `karl`, `jarl`) or a bot for each seat; return its record.

    The same seed and bots give the same game.

        record = meadhall.play_match("norsaga", ["karl", "thrall"], seed=7)
        print(record.result["result"]["winners"], len(record.answers))
    """
    from meadhall.bots import bot, match  # bots are loaded when one must think

    found = _games.game(game) if isinstance(game, str) else game
    players = [bot(one, found, (seed << 8) + seat) if isinstance(one, str) else one for seat, one in enumerate(bots, 1)]
    levels = [one.level for one in players]
    return match.play_match(found, len(players), dict(options or {}), levels, seed, bots=players).record


def say(
    game: Game | str, state: State, seat: int | None = None, language: str = "en", names: Sequence[str] | None = None
) -> str:
    """Return a state in words, as this seat knows it: the turn, the table, the question or the result, a line each.

    `seat` is None for a spectator, `language` one of `en`, `fr`, `de`; seats are called A, B, C without `names`.

        print(meadhall.say("norsaga", state, seat=0))
    """
    words = importlib.import_module("meadhall.terminal.position_text")  # by name: words and drawings are slow to load
    text: str = words.describe_position(
        _games.game(game) if isinstance(game, str) else game, state, seat, language, names and list(names)
    )
    return text


def _write_english(fault: Fault) -> str:
    from meadhall.words import speak  # loaded only when an error is read

    return speak(fault, "en")


compiled: bool = not (_agenda.__file__ or "").endswith(".py")

ENGLISH[:] = [_write_english]

__all__ = [
    "CHANCE",
    "NOBODY",
    "TABLE",
    "CommittedDealer",
    "Decision",
    "EnumeratingDealer",
    "Fault",
    "Frame",
    "Game",
    "Illegal",
    "Option",
    "Outcome",
    "Record",
    "Refusal",
    "ReplayingDealer",
    "Rng",
    "ScriptedDealer",
    "SeededDealer",
    "State",
    "__version__",
    "compiled",
    "deal",
    "decide",
    "game",
    "names",
    "pending",
    "play",
    "play_match",
    "rollout",
    "say",
    "turn",
]
