"""Meadhall: a hall where Norse sagas are played."""

from meadhall import games as games  # registers the games of the hall
from meadhall.core import agenda as _agenda
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
from meadhall.core.fault import Fault, Illegal, Refusal
from meadhall.core.game import Game, Option, Outcome, game, names
from meadhall.core.record import Record
from meadhall.core.rng import Rng
from meadhall.version import __version__


def _speak(fault: Fault) -> str:
    from meadhall.words import speak  # loaded only when somebody reads an error

    return speak(fault)


compiled: bool = not (_agenda.__file__ or "").endswith(".py")

Fault.speak = _speak

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
    "rollout",
    "turn",
]
