"""A short game from a position, for those who judge it afterwards."""

from __future__ import annotations

from functools import cache

import meadhall
from meadhall.core.agenda import CHANCE
from meadhall.core.decision import legal_texts, pending_frame
from meadhall.core.record import Record
from scenario import norsaga

# A wins at once with BB1; B would need one more turn.
WON = "play BB1 me.G3"
MISSED = "play SK-R1 me.Y"
NEAR = (
    "norsaga A.saga=R3G1B1Y1 A.tree=RR1/RG1,BG1/YR1,GR1/-,- A.hand=BB1,SK-R1 B.saga=R3G1B2 "
    "B.tree=RR2/RG2,BG2/BR2,GR2/-,- B.hand=BB2,BB3 step=3"
)


def let_pass() -> Record:
    """A plays a skald where the youngest hero stood instead of winning, and B wins."""
    state = norsaga.from_position(NEAR)
    dealer = meadhall.SeededDealer(3)
    record = Record.start(norsaga, state, 2, norsaga.options_of(state), ["me", "me"], dealer, norsaga.position(state))
    while (frame := pending_frame(state)) is not None:
        legal = legal_texts(state)
        if frame.seat == CHANCE:
            text = frame.text(state, dealer.deal(state))
        else:
            text = next(one for one in (MISSED, "play BB2 me.G3", "pass", legal[0]) if one in legal)
        record.add(state, text)
    record.finish(state, dealer)
    return record


@cache
def record_text() -> str:
    return let_pass().text()
