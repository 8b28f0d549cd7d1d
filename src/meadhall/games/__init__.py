"""The games of the hall, by name; each is loaded when it is first asked for."""

from meadhall.core.game import register

register("norsaga", "meadhall.games.norsaga.game:norsaga")
register("fire_and_axe", "meadhall.games.fire_and_axe.game:fire_and_axe")
register("yggdrasil", "meadhall.games.yggdrasil.game:yggdrasil")
register("trudvang", "meadhall.games.trudvang.game:trudvang")
