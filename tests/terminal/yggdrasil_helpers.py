"""Positions and tellers of Yggdrasil Chronicles."""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.core.decision import pending_frame
from meadhall.games.yggdrasil.terminal.ui import Teller
from meadhall.terminal.messages import speech
from terminal.answers import Asked

YGGDRASIL = meadhall.game("yggdrasil")


SEATS = "me=Bera,thrall,thrall"


NAMES = ["Bera", "Orm", "Åse", "Jarl", "Þora"]


DEED = (
    "yggdrasil gods=odin,thor,tyr odin.at=midgard thor.at=asgard tyr.at=alfheim odin.elves=1 odin.dice=2 surt=midgard "
    "giants=4 devastated=midgard jotnar=thjazi open=tyr.surt island=2 dead=1 step=3"
)


MOVE = DEED.replace("step=3", "step=2")


def teller(position: str = DEED, seat: int | None = 0, language: str = "en") -> Teller:
    return teller_at(YGGDRASIL.from_position(position), seat, language)


def teller_at(state: Any, seat: int | None, language: str = "en") -> Teller:
    speak = speech(language, "yggdrasil")
    meadhall.decide(state)
    view = YGGDRASIL.view(state, seat)
    names = NAMES[: len(view["players"])]
    found = Teller(speak, YGGDRASIL.phrases(speak, names, seat), view, names)
    found.decision = Asked(YGGDRASIL, state, seat, NAMES, language).decision if pending_frame(state) else found.decision
    return found
