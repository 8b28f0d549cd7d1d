"""Positions and tellers of Fire & Axe."""

from __future__ import annotations

from typing import Any

import meadhall
from fire_and_axe import greedy
from meadhall.core.agenda import answer, pending
from meadhall.core.rng import Rng
from meadhall.games.fire_and_axe.terminal.ui import Teller
from meadhall.terminal.messages import speech

FIRE_AND_AXE = meadhall.game("fire_and_axe")


SEATS = "me=Bera,thrall,thrall"


SEA = (
    "fire_and_axe players=3 A.ship=skagerrak A.crew=3 A.cargo=fish,fish A.hand=fair_wind,calm_seas A.vp=12 "
    "B.ship=hamburg B.crew=2 settled=shetland:B goods=bremen:furs raided=iona:A4 open=S1-D-T,S1-N-S,S1-D-R "
    "prep=1 sail=3 round=4 active=A"
)


NAMES = ["Bera", "Orm", "Åse", "Jarl", "Þora"]


def teller(position: str = SEA, seat: int | None = 0, language: str = "en") -> Teller:
    state = FIRE_AND_AXE.from_position(position)
    return teller_at(state, seat, language)


def teller_at(state: meadhall.core.agenda.State, seat: int | None, language: str = "en") -> Teller:
    speak = speech(language, "fire_and_axe")
    view = FIRE_AND_AXE.view(state, seat)
    names = NAMES[: len(view["players"])]
    return Teller(speak, FIRE_AND_AXE.phrases(speak, names, seat), view, names)


def later(seed: int, answers: int) -> Any:
    """A game that a hasty captain has brought some way."""
    state = FIRE_AND_AXE.new(3, {})
    rng = Rng.seeded(seed)
    for _ in range(answers):
        answer(state, greedy.pick(state, pending(state), rng))
    return state
