"""The games for measurements of speed: every game that ships, with four seats, or as many as it has."""

from meadhall.core.game import game
from meadhall.games import SHIPPED
from meadhall.words import words

SEATS = {name: min(4, game(name).players[1]) for name in SHIPPED}
TITLES = {name: words("en", name)("title") for name in SHIPPED}
