"""How tests look at a saga that is played."""

from __future__ import annotations

from typing import Any

from yggdrasil.scene import ask, run, yggdrasil

EVERYWHERE = (
    "asgard:hidden,alfheim:hidden,vanaheim:hidden,midgard:hidden,nidavellir:hidden,svartalfheim:hidden,"
    "jotunheim:hidden,niflheim:hidden,muspellheim:hidden"
)
OATHS = f"options=saga:balder marks={EVERYWHERE} bag=oath:6,broken:3 "
TEARS = "options=saga:balder page=3 "
WOLVES = "options=saga:sky_wolves figures=skoll:vanaheim,hati:alfheim "
SHIP = "options=saga:naglfar figures=naglfar:quay,garm:quay,modgud:quay,ganglati:quay,ganglot:quay quay=?,?,?,? "
DUELS = "options=saga:vigrid page=2 fates=odin:fenrir,thor:iormungand,tyr:hel "
FREE = "odin.at=alfheim step=2 order=thor thor.down=thor.{0} {1}"  # odin may move, then thor turns over his card


def tally(s: Any, name: str) -> int:
    return int(s.tale.tally[s.saga.tallies.index(name)])


def page(s: Any) -> int:
    return int(s.tale.page) + 1


def figure(s: Any, name: str) -> str:
    shown = yggdrasil.view(s, None)["saga"]["figures"]
    return next((str(one["place"]) for one in shown if one["figure"] == name), "out")


def note(s: Any, name: str) -> int:
    return int(next(one["note"] for one in yggdrasil.view(s, None)["saga"]["figures"] if one["figure"] == name))


def mark(s: Any, world: str) -> str:
    return str(yggdrasil.view(s, None)["saga"]["marks"].get(world, "none"))


def unaided(s: Any, *answers: str) -> None:
    """The answers; nothing averts the risks, and each costs a life point."""
    run(s, *answers)
    if ask(s) == "heroes.use":
        run(s, "heroes 0")
    if ask(s) == "throw.choose":
        run(s, "refrain")
