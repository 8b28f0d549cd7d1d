"""Screens of different sizes."""

from __future__ import annotations

import random

from textual.pilot import Pilot
from textual.widget import Widget

import meadhall
from meadhall.terminal.session import Sitting
from optional import unwrap
from terminal.conftest import SitDown

SEATS = {
    "norsaga": "me=Bera,karl,thrall,thrall",
    "fire_and_axe": "me=Bera,karl,thrall,thrall,thrall",
    "yggdrasil": "me=Odin,thrall,thrall",
    "trudvang": "me=Bera,thrall,thrall",
}


LONG = {"norsaga": 4, "fire_and_axe": 7, "yggdrasil": 5, "trudvang": 5}  # answers of the question to be met


def asked(sit_down: SitDown, game: str, seed: int) -> Sitting:
    """A table where the reader has many answers to choose from, reached by careless play."""
    sitting = sit_down(SEATS[game], game=meadhall.game(game), seed=seed)
    table, rng = sitting.table, random.Random(seed)
    for answered in range(400):
        if sitting.find_person() == 0 and answered > 25 and len(unwrap(table.decision).options) >= LONG[game]:
            break
        seat = table.asked_seat()
        table.answer(max(0, unwrap(seat)), rng.choice(unwrap(table.decision).options))
    sitting.reader = 0
    return sitting


def crop(pilot: Pilot[int], widget: Widget) -> list[str]:
    """What stands in a widget, row by row."""
    screen, region = pilot.app.screen, widget.scrollable_content_region
    rows = ["".join(segment.text for segment in strip) for strip in screen._compositor.render_strips(screen.size)]
    return [row[region.x : region.right].rstrip() for row in rows[region.y : region.bottom]]


def joined(rows: list[str]) -> str:
    return " ".join(" ".join(rows).split())
