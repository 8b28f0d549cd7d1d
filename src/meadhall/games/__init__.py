"""The games of the hall, by name; each is loaded when it is first asked for."""

from meadhall.core.game import register

register("norsaga", "meadhall.games.norsaga:norsaga")
register("fire_and_axe", "meadhall.games.fire_and_axe:fire_and_axe")
register("yggdrasil", "meadhall.games.yggdrasil:yggdrasil")
register("trudvang", "meadhall.games.trudvang:trudvang")
