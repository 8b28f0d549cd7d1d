"""The games of the hall, by name; each is loaded when it is first asked for."""

from meadhall.core.game import register

register("norsaga", "meadhall.games.norsaga:norsaga")
