"""The grammar of answers in Norsaga, for every kind of question."""

from __future__ import annotations

from typing import Final

from meadhall.core.answer_grammar import Forms, join_alternatives
from meadhall.games.norsaga.cards import EMBELLISHMENTS, IDS, SAGA_IDS, SPOT_NAMES
from meadhall.games.norsaga.notation import SEATS

FORMS: Final = Forms(
    {
        "CARD": join_alternatives(IDS),
        "EMBELLISHMENT": join_alternatives(EMBELLISHMENTS),
        "SAGA": join_alternatives(SAGA_IDS),
        "SEAT": f"[{SEATS}]",
        "SPOT": rf"(?:me|[{SEATS}])\.(?:{join_alternatives(SPOT_NAMES)})",
    },
    [
        "saga SAGA",
        "draw CARD",
        "first SEAT",
        "EMBELLISHMENT",
        "pass",
        "play CARD SPOT",
        "place CARD",
        "place CARD SPOT",
        "discard CARD",
        "swap CARD CARD",
        "keep",
        "done",
        "stop",
        "choose SEAT",
        "dismiss SPOT",
        "take SPOT",
        "possess SPOT",
        "give SPOT",
    ],
)
