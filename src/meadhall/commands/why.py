"""`meadhall why POSITION ANSWER`: say whether a move is legal, and if not, which rule forbids it."""

from __future__ import annotations

from meadhall.commands.cli.arguments import MaybeNumber, Speaker
from meadhall.commands.cli.game_source import read_source
from meadhall.core.agenda import CHANCE
from meadhall.core.decision import build_illegal, pending_frame, seat_name
from meadhall.core.fault import Fault


def why(position: str, answer: str, /, *, seat: str | None = None, at: MaybeNumber = None, say: Speaker) -> int:
    source = read_source(position, at)
    words = say.words(source.game.name)
    frame = pending_frame(source.state)
    chosen = source.seat(seat)
    if chosen is None and frame is not None and frame.seat == CHANCE:
        raise Fault("why-chance")
    who = chosen if chosen is not None else int(frame.seat) if frame else 0
    refusal = source.game.why(source.state, who, answer)
    if refusal is not None and not words.has(refusal.rule):
        raise build_illegal(source.state, answer)  # unreadable: bad input, not an illegal move
    text = words("why-legal", answer=answer) if refusal is None else words.refusal(refusal)
    value = {
        "answer": answer,
        "seat": seat_name(who),
        "legal": refusal is None,
        "rule": refusal.rule if refusal else None,
        "text": text,
    }
    say.give(value, [say.wrap(text)])
    return 0 if refusal is None else 1
