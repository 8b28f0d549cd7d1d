"""How good a table of Norsaga is for each seat, and which answers deserve a look: what bots know about the game.

A judgement is a sum of weights, one for each mark a seat bears (so many markers laid, a hand that can complete the
saga, a chain that opens Martyr ...). It uses what lies open and the seat's own hand, nothing else.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from meadhall.core.rng import Rng
from meadhall.games.norsaga.cards import CARDS, DOMINANT, DOOM, EMPTY, HAND, NEED, PURPLE, RECESSIVE, SPOTS
from meadhall.games.norsaga.memory import knows
from meadhall.games.norsaga.rules.craft import InfiltratePlace, PlunderSwap, Turncoat, TurncoatDiscard
from meadhall.games.norsaga.rules.faith import MartyrPlace
from meadhall.games.norsaga.rules.lore import Possess
from meadhall.games.norsaga.rules.might import Adapt, AdaptPlace
from meadhall.games.norsaga.rules.placing import BOARD, PASS, DismissOwn, PickCard, PickPlayer, Play
from meadhall.games.norsaga.rules.skalds import Embellish
from meadhall.games.norsaga.rules.turn import Continue
from meadhall.games.norsaga.state import Norsaga
from meadhall.games.norsaga.tree import generation

KINDS: Final = 21         # sixteen heroes by their two traits, four skalds, the ghost
NOTHING: Final = 21       # the kind of an empty spot
WIDTH: Final = 22         # a pair of kinds is one * WIDTH + other
