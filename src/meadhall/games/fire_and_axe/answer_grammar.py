"""The grammar of answers in Fire & Axe, for every kind of question."""

from __future__ import annotations

from typing import Final

from meadhall.core.answer_grammar import Forms, join_alternatives
from meadhall.games.fire_and_axe.cards import PIECES, RUNES, SAGAS
from meadhall.games.fire_and_axe.chart import SPACES
from meadhall.games.fire_and_axe.notation import SEATS

FORMS: Final = Forms(
    {
        "DIE": "[1-6]",
        "DIRECTION": "clockwise|anticlockwise",
        "NUMBER": "[0-9]{1,2}",
        "PIECE": join_alternatives(PIECES),
        "RUNE": join_alternatives(RUNES),
        "SAGA": join_alternatives(SAGAS),
        "SEAT": f"[{SEATS}]",
        "SPACE": join_alternatives(SPACES),
    },
    [
        "first SEAT",
        "saga SAGA",
        "rune RUNE",
        "die DIE",
        "treasure NUMBER",
        "load PIECE",
        "launch SPACE",
        "sail SPACE",
        "draw",
        "trade PIECE",
        "raid",
        "settle NUMBER",
        "winter",
        "end",
        "play RUNE",
        "discard RUNE",
        "pass",
        "leave",
        "turn DIRECTION",
        "roll",
        "stop",
        "lose PIECE",
        "place",
        "refuse",
        "choose SEAT",
        "steal SEAT PIECE",
        "reroll DIE...",
        "demand PIECE",
        "board NUMBER",
        "stow PIECE",
        "done",
    ],
    {"winter": "FA-WINTER-03", **{f"lose {piece}": "FA-LOAD-14" for piece in PIECES}},
)
